package tabard.immortals.scene;

import tabard.immortals.content.*;
import tabard.immortals.rules.*;
import tabard.table.scene.Said;

/** What stands on the spaces of a player board: what the action is and what it costs a player of these tribes. */
final class SpaceNotes {
    private SpaceNotes() {}

    static Said of(Space space, Tribe light, Tribe dark) {
        return switch (space) {
            case GOLD, ENERGY, ATTACK -> price(Price.FREE);
            case MARCH -> Said.of("note.march", price(Actions.MOVE));
            case TRANSITION -> price(Actions.TRANSITION);
            case BUILD ->
                Said.of(
                        "note.build",
                        price(light.half().cost(Building.PORTAL)),
                        price(light.half().cost(Building.SANCTUARY)),
                        price(light.half().cost(Building.CAPITAL)));
            case LIGHT_TRIBE -> tribe(light);
            case DARK_TRIBE -> tribe(dark);
            case LIGHT_MAGIC, DARK_MAGIC -> Said.of("note.magic");
        };
    }

    private static Said tribe(Tribe tribe) {
        return Said.of("note.tribe", tribe, Said.of("deed." + tribe.deed().word()), price(tribe.price()));
    }

    private static Said price(Price price) {
        if (price.energy() == 0) {
            return price.gold() == 0 ? Said.of("price.free") : Said.of("price.gold", price.gold());
        }
        return price.gold() == 0
                ? Said.of("price.energy", price.energy())
                : Said.of("price.both", price.energy(), price.gold());
    }
}
