package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** The colour of a pile of enemy tokens (MK-2.3). */
public enum Back implements Named {
    GREEN,
    GREY,
    BROWN,
    VIOLET,
    WHITE,
    RED;

    public static final List<Back> ALL = List.of(values());

    private final String word;

    Back() {
        word = "back-" + Named.super.word();
    }

    /** Green mana is another thing than a green back. */
    @Override
    public String word() {
        return word;
    }

    /** The word of its colour. */
    public String colour() {
        return Named.super.word();
    }
}
