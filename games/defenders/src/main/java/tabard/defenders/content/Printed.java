package tabard.defenders.content;

import java.util.Locale;
import tabard.table.Named;

/** A place or card that the game's files list: it stands at a number of its list, under the name that they give it. */
abstract class Printed implements Named {
    private final int ordinal;
    private final String name;
    private final String word;

    Printed(int ordinal, String id) {
        this.ordinal = ordinal;
        this.name = id.toUpperCase(Locale.ROOT);
        this.word = Named.super.word();
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final int ordinal() {
        return ordinal;
    }

    @Override
    public final String word() {
        return word;
    }

    @Override
    public final String toString() {
        return word;
    }
}
