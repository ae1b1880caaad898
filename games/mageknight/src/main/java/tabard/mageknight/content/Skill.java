package tabard.mageknight.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.effect.*;
import tabard.table.Named;

/** A skill token, ten for each hero (MK-2.6). Sets of them are the bits of a long. */
public record Skill(
        int ordinal,
        String name,
        Hero hero,
        Use use,
        @Nullable When when,
        boolean interactive,
        Effects effects) implements Named {
    /** How often it may be used (MK-9.9). */
    public enum Use {
        TURN,
        ROUND,
        PERMANENT
    }

    public static final List<Skill> ALL = Entry.all("skills.json", "skills", 40, Skill::read);

    private static final long[] OF = new long[Hero.ALL.size()];

    static {
        ALL.forEach(skill -> OF[skill.hero.ordinal()] |= skill.bit());
    }

    private static Skill read(int ordinal, Entry entry) {
        var skill = new Skill(
                ordinal,
                entry.name(),
                entry.word("hero", Hero.class),
                entry.word("use", Use.class),
                entry.wordIf("when", When.class),
                entry.yes("interactive", false),
                entry.effects("effects"));
        entry.require(entry.id().startsWith(skill.hero.word() + "-"), "not of its hero");
        entry.require(!skill.effects.isEmpty(), "no effects");
        return skill;
    }

    /** The ten of a hero, as bits. */
    public static long of(Hero hero) {
        return OF[hero.ordinal()];
    }

    public long bit() {
        return 1L << ordinal;
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
