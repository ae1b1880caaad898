package tabard.mageknight.pieces;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.effect.Gain;
import tabard.table.Named;

/** A way to turn points of one kind into those of another, by the effect that allows it (MK-23.10). */
public record Conversion(int ordinal, String name, Script script, Gain.Convert change) implements Named {
    public static final List<Conversion> ALL = conversions();

    private static List<Conversion> conversions() {
        var all = new ArrayList<Conversion>();
        for (var script : Script.ALL) {
            for (int part = 0; part < script.effects().size(); part++) {
                if (script.effects().get(part) instanceof Gain.Convert change) {
                    all.add(new Conversion(all.size(), script.name() + "_CONVERT_" + (part + 1), script, change));
                }
            }
        }
        return List.copyOf(all);
    }

    /** Those that a list of effects in force allows. */
    public static List<Conversion> of(Script script) {
        return OF.get(script.ordinal());
    }

    private static final List<List<Conversion>> OF = Script.ALL.stream()
            .map(script -> ALL.stream().filter(one -> one.script.equals(script)).toList())
            .toList();

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return ordinal;
    }

    @Override
    public String toString() {
        return word();
    }
}
