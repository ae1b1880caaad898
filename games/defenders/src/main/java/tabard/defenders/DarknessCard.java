package tabard.defenders;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** A card of the darkness deck (chapter 11). */
final class DarknessCard implements Named {
    /** What a card brings. */
    enum Kind {
        REGULAR,
        ORC_PATROLS,
        ORC_WAR_PARTY,
        ALL_IS_QUIET,
        MONARCH_CITY
    }

    /** Printed minions; their colour is that of the land. */
    record Group(Place place, int minions) {
        Colour colour() {
            return Objects.requireNonNull(place.colour());
        }
    }

    /** Where a general goes and who joins him; no place means the next one. */
    record Advance(General general, @Nullable Place to, int minions) {}

    static final List<DarknessCard> ALL = cards();

    private final int ordinal;
    private final String name;
    private final Kind kind;
    private final List<Group> groups;
    private final @Nullable Advance advance;

    private DarknessCard(int ordinal, String name, Kind kind, List<Group> groups, @Nullable Advance advance) {
        this.ordinal = ordinal;
        this.name = name;
        this.kind = kind;
        this.groups = groups;
        this.advance = advance;
    }

    private static List<DarknessCard> cards() {
        var all = new ArrayList<DarknessCard>();
        for (var entry : Content.DARKNESS.cards()) {
            var groups = entry.places().stream()
                    .map(group -> new Group(Place.of(group.location()), group.minions()))
                    .toList();
            var printed = entry.advance();
            var advance = printed == null
                    ? null
                    : new Advance(
                            General.valueOf(printed.general()),
                            printed.to() == null ? null : Place.of(printed.to()),
                            printed.minions());
            all.add(new DarknessCard(
                    all.size(), entry.id().toUpperCase(Locale.ROOT), Kind.valueOf(entry.kind()), groups, advance));
        }
        return List.copyOf(all);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int ordinal() {
        return ordinal;
    }

    long bit() {
        return 1L << ordinal;
    }

    Kind kind() {
        return kind;
    }

    /** Only regular cards print any. */
    List<Group> groups() {
        return groups;
    }

    @Nullable
    Advance advance() {
        return advance;
    }

    @Override
    public String toString() {
        return word();
    }
}
