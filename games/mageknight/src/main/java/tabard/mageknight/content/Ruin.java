package tabard.mageknight.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.effect.*;
import tabard.table.Named;

/** A yellow token of the ancient ruins: an altar to pay at, or enemies to fight (MK-12.11, 12.12). */
public record Ruin(int ordinal, String name, List<Back> enemies, Effects cost, Effects reward) implements Named {
    /** What waits there. */
    private enum Kind {
        ALTAR,
        ENEMIES
    }

    public static final List<Ruin> ALL = Entry.all("ruins.json", "tokens", 12, Ruin::read);

    private static Ruin read(int ordinal, Entry entry) {
        boolean altar = entry.word("kind", Kind.class) == Kind.ALTAR;
        var ruin = new Ruin(
                ordinal,
                entry.name(),
                altar ? List.of() : entry.words("enemies", Back.class),
                entry.effects("cost"),
                entry.effects("reward"));
        entry.require(altar != ruin.cost.isEmpty() && altar == ruin.enemies.isEmpty(), "kind, cost and enemies");
        entry.require(altar == ordinal < 4, "four altars come first");
        entry.require(!ruin.reward.isEmpty(), "reward is missing");
        return ruin;
    }

    public boolean altar() {
        return enemies.isEmpty();
    }

    /** There is but one of each. */
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
