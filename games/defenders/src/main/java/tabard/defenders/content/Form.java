package tabard.defenders.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** The shapes of the Sorceress (DR-15.19). */
public enum Form implements Named {
    HUMAN(null),
    DEMON(Colour.RED),
    ORC(Colour.GREEN),
    UNDEAD(Colour.BLACK),
    DRAGONKIN(Colour.BLUE);

    public static final List<Form> ALL = List.of(values());

    private final @Nullable Colour colour;

    Form(@Nullable Colour colour) {
        this.colour = colour;
    }

    /** The army she looks like, if any. */
    @Nullable
    public Colour colour() {
        return colour;
    }
}
