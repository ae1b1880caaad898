package tabard.mageknight.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.effect.*;
import tabard.table.Named;

/** A tactic card: six for the day, then six for the night (chapter 6). */
public record Tactic(int ordinal, String name, Time time, int number, Trigger trigger, Use use, Effects effects)
        implements Named {
    /** When it works. */
    public enum Trigger {
        /** Only its number counts (MK-6.1). */
        NONE,
        /** MK-5.8 */
        ON_TAKE,
        /** MK-6.6 */
        OWN_TURN,
        /** In the window of MK-7.1. */
        BEFORE_OWN_TURN,
        /** In the own turn, before Source mana is used (MK-6.8). */
        BEFORE_SOURCE_MANA,
        /** Before drawing (MK-6.4). */
        END_OF_TURN,
        /** Also in the middle of a draw (MK-6.7). */
        DECK_EMPTY
    }

    /** How often it works. */
    public enum Use {
        ALWAYS,
        /** Once a round. */
        ONCE,
        /** Once each turn. */
        TURN
    }

    public static final List<Tactic> ALL = Entry.all("tactics.json", "tactics", 12, Tactic::read);

    private static final List<List<Tactic>> OF = Time.ALL.stream()
            .map(time -> ALL.stream().filter(tactic -> tactic.time == time).toList())
            .toList();

    private static Tactic read(int ordinal, Entry entry) {
        var tactic = new Tactic(
                ordinal,
                entry.name(),
                entry.word("time", Time.class),
                entry.number("number"),
                entry.word("trigger", Trigger.class),
                entry.word("use", Use.class),
                entry.effects("effects"));
        entry.require(entry.has("effects"), "effects is missing");
        entry.require(
                tactic.time == Time.ALL.get(ordinal / 6) && tactic.number == ordinal % 6 + 1,
                "time and number do not follow those before");
        entry.require((tactic.trigger == Trigger.NONE) == tactic.effects.isEmpty(), "trigger and effects do not agree");
        return tactic;
    }

    /** The six of a time of day, by their numbers. */
    public static List<Tactic> of(Time time) {
        return OF.get(time.ordinal());
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
