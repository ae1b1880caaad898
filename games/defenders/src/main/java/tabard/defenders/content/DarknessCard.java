package tabard.defenders.content;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** A card of the darkness deck (chapter 11). */
public final class DarknessCard implements Named {
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

    public static final List<DarknessCard> ALL = cards();

    private final int ordinal;
    private final String name;
    private final String word;
    private final Kind kind;
    private final List<Group> groups;
    private final @Nullable Advance advance;

    private DarknessCard(int ordinal, String name, Kind kind, List<Group> groups, @Nullable Advance advance) {
        this.ordinal = ordinal;
        this.name = name;
        this.word = Named.super.word();
        this.kind = kind;
        this.groups = groups;
        this.advance = advance;
    }

    private static List<DarknessCard> cards() {
        var all = new ArrayList<DarknessCard>();
        for (var entry : Content.DARKNESS.cards()) {
            var groups = entry.places().stream()
                    .map(group -> new Group(Location.of(group.location()), group.minions()))
                    .toList();
            var printed = entry.advance();
            var advance = printed == null
                    ? null
                    : new Advance(
                            General.valueOf(printed.general()),
                            printed.to() == null ? null : Location.of(printed.to()),
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

    public long bit() {
        return 1L << ordinal;
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

    @Override
    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word();
    }
}
