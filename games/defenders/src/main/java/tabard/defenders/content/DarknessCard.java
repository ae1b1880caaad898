package tabard.defenders.content;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.*;
import tabard.table.text.ContentFile;

/** A card of the darkness deck (chapter 11). */
public final class DarknessCard extends Listing {
    /** What a card brings. */
    public enum Kind implements Named {
        REGULAR,
        ORC_PATROLS,
        ORC_WAR_PARTY,
        ALL_IS_QUIET,
        MONARCH_CITY
    }

    /** Printed minions; their colour is that of the land. */
    public record Group(Location location, int minions) {
        public Colour colour() {
            return Objects.requireNonNull(location.colour());
        }
    }

    /** Where a general goes and who joins him; no place means the next one. */
    public record Advance(General general, @Nullable Location to, int minions) {}

    public static final List<DarknessCard> ALL = each(Content.DARKNESS, DarknessCard::new);

    private final Content.DarknessEntry entry;

    private DarknessCard(int ordinal, Content.DarknessEntry entry) {
        super(ordinal, ContentFile.word(entry.id()));
        this.entry = entry;
    }

    public Kind kind() {
        return entry.kind();
    }

    /** Only regular cards print any. */
    public List<Group> groups() {
        return entry.places();
    }

    public @Nullable Advance advance() {
        return entry.advance();
    }
}
