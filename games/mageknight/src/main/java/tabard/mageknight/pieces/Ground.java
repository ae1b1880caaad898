package tabard.mageknight.pieces;

import java.util.*;
import tabard.mageknight.content.effect.Land.TerrainCost;
import tabard.table.Named;

/** A change of terrain costs that may be in force, by the effect that brings it (MK-23.11). */
public record Ground(int ordinal, String name, TerrainCost change) implements Named {
    public static final List<Ground> ALL = changes();

    /** What the weather of another hero's prayer does (MK-26.11). */
    public static final Ground WEATHER =
            ALL.stream().filter(ground -> ground.change.ofOthers()).findFirst().orElseThrow();

    private static List<Ground> changes() {
        var all = new ArrayList<Ground>();
        for (var script : Script.ALL) {
            for (int part = 0; part < script.effects().size(); part++) {
                if (script.effects().get(part) instanceof TerrainCost change) {
                    all.add(new Ground(all.size(), script.name() + "_GROUND_" + (part + 1), change));
                }
            }
        }
        return List.copyOf(all);
    }

    public static Ground of(Script script, int part) {
        String name = script.name() + "_GROUND_" + (part + 1);
        return ALL.stream()
                .filter(ground -> ground.name.equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String toString() {
        return word();
    }
}
