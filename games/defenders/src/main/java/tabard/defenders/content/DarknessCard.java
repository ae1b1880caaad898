package tabard.defenders.content;

import java.util.*;
import org.jspecify.annotations.Nullable;

/** A card of the darkness deck (chapter 11). */
public final class DarknessCard extends Printed {
    /** What a card brings. */
    public enum Kind {
        REGULAR,
        ORC_PATROLS,
        ORC_WAR_PARTY,
        ALL_IS_QUIET,
        MONARCH_CITY
    }

    /** Printed minions; their colour is that of the land. */
    public record Group(Location place, int minions) {
        public Colour colour() {
            return Objects.requireNonNull(place.colour());
        }
    }

    /** Where a general goes and who joins him; no place means the next one. */
    public record Advance(General general, @Nullable Location to, int minions) {}

    public static final List<DarknessCard> ALL = Content.numbered(Content.DARKNESS.cards(), DarknessCard::new);

    private final Kind kind;
    private final List<Group> groups;
    private final @Nullable Advance advance;

    private DarknessCard(int ordinal, Content.DarknessEntry entry) {
        super(ordinal, entry.id());
        this.kind = entry.kind();
        this.groups = entry.places().stream()
                .map(group -> new Group(Location.of(group.location()), group.minions()))
                .toList();
        var printed = entry.advance();
        this.advance = printed == null
                ? null
                : new Advance(General.valueOf(printed.general()), Location.ofNullable(printed.to()), printed.minions());
    }

    public long bit() {
        return 1L << ordinal();
    }

    public Kind kind() {
        return kind;
    }

    /** Only regular cards print any. */
    public List<Group> groups() {
        return groups;
    }

    @Nullable
    public Advance advance() {
        return advance;
    }
}
