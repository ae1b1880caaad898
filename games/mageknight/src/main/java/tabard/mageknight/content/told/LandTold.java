package tabard.mageknight.content.told;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.table.scene.Said;

/** The map in words. */
final class LandTold {
    private LandTold() {}

    static Said effect(Land land) {
        return switch (land) {
            case Land.TerrainCost cost -> cost(cost);
            case Land.Travel travel -> travel(travel);
            case Land.AssaultThere() -> Said.of("effect.assault-there");
            case Land.Reach(int spaces) -> Said.of("effect.reach", spaces);
            case Land.NoProvoking() -> Said.of("effect.no-provoking");
            case Land.SeeAsByDay() -> Said.of("effect.see-as-by-day");
        };
    }

    private static Said terrains(Some<Terrain> terrains) {
        return terrains.bits() == Terrain.OPEN_BITS
                ? Said.of("terrain.all")
                : Phrases.and(Phrases.each(terrains.each(), terrain -> Phrases.form("several", terrain)));
    }

    private static Said cost(Land.TerrainCost cost) {
        var where = terrains(cost.terrains());
        if (cost.set() != Land.UNSET) {
            if (cost.opens().isEmpty()) {
                return Said.of("effect.terrain-cost.set", where, cost.set());
            }
            return cost.opens().equals(cost.terrains())
                    ? Said.of("effect.terrain-cost.opened", where, cost.set())
                    : Said.of("effect.terrain-cost.set.opens", where, cost.set(), terrains(cost.opens()));
        }
        String key = cost.delta() < 0 ? "effect.terrain-cost.less" : "effect.terrain-cost.more";
        var said = Said.of(cost.ofOthers() ? key + ".others" : key, where, Math.abs(cost.delta()));
        var lasting = cost.untilOwnNextTurn() ? Said.of("effect.until-own-next-turn", said) : said;
        if (cost.min() > 0) {
            return Said.of("effect.terrain-cost.min", lasting, cost.min());
        }
        return cost.max() < Integer.MAX_VALUE ? Said.of("effect.terrain-cost.max", lasting, cost.max()) : lasting;
    }

    private static Said travel(Land.Travel travel) {
        var parts = new ArrayList<Said>();
        parts.add(Said.of("effect.travel." + Phrases.word(travel.to()), travel.spaces()));
        if (travel.move() > 0) {
            parts.add(Said.of("effect.travel.move", travel.move()));
        }
        if (travel.moveEach() > 0) {
            parts.add(Said.of("effect.travel.move-each", travel.moveEach()));
        }
        if (!travel.notThrough().isEmpty()) {
            parts.add(Said.of(
                    "effect.travel.not-through",
                    Phrases.nor(Phrases.each(travel.notThrough().each(), terrain -> Phrases.form("none", terrain)))));
        }
        parts.add(Said.of("effect.travel.no-provoking"));
        return Phrases.comma(parts);
    }
}
