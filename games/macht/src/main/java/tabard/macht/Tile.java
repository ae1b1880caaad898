package tabard.macht;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** The kinds of action tiles (MO-1.7): what each does is chapters 5 and 6, how many there are and whom they recruit is content. */
enum Tile implements Named {
    INFLUENCE_CASTLE(Marker.CASTLE),
    INFLUENCE_ARMOUR(Marker.ARMOUR),
    INFLUENCE_TENT(Marker.TENT),
    INFLUENCE_KEYS(Marker.KEYS),
    BONUS_CASTLE(Marker.CASTLE),
    BONUS_ARMOUR(Marker.ARMOUR),
    BONUS_TENT(Marker.TENT),
    BONUS_KEYS(Marker.KEYS),
    MOVEMENT(null),
    SEA(null),
    MERLIN(null),
    SERPENT(null),
    VICTORY_POINT(null),
    REBELLION(null),
    CHANGE_MARKER(null);

    static final List<Tile> ALL = List.of(values());

    private final @Nullable Marker marker;

    Tile(@Nullable Marker marker) {
        this.marker = marker;
    }

    /** The marker that an Influence or Bonus tile shows. */
    Marker marker() {
        if (marker == null) {
            throw new IllegalStateException(this + " shows no marker");
        }
        return marker;
    }

    boolean influence() {
        return ordinal() <= INFLUENCE_KEYS.ordinal();
    }

    /** MO-4.A1: auctioned as soon as it is taken. */
    boolean lightning() {
        return ordinal() >= VICTORY_POINT.ordinal();
    }

    /** Whether it may act as an Influence tile of this kind (MO-6.1, 6.9). */
    boolean influences(Marker kind) {
        return this == MERLIN || (influence() && marker == kind);
    }

    int bit() {
        return 1 << ordinal();
    }

    /** The first of a set that is not empty. */
    static Tile first(int set) {
        return ALL.get(Integer.numberOfTrailingZeros(set));
    }

    int count() {
        return Content.BOX.tile(this).count();
    }

    /** The pieces shown on it (MO-6.11): none, one set, or two sets to choose from. */
    List<Levy> levies() {
        return Content.BOX.tile(this).levies();
    }

    /** A set of recruits shown on a tile. */
    record Levy(int knights, int mages) {
        int of(Kind kind) {
            return kind == Kind.KNIGHT ? knights : mages;
        }
    }
}
