package tabard.defenders;

import java.util.ArrayList;
import java.util.List;

/** What follows from the map alone: neighbours, and how far one gets along its lines. */
final class Board {
    private static final int COUNT = Place.ALL.size();
    private static final long[] NEAR = near();
    private static final long[] TWO = widen(NEAR);
    private static final long[] FOUR = widen(widen(TWO));
    private static final long[] LANDS = lands();

    /** Where one with the shape of an enemy cannot go (DR-15.19). */
    static final long HOUSES = houses();

    static final long ALL = (1L << COUNT) - 1;
    static final Place FIRST_GATE = Place.of(Content.BOARD.firstGate());
    static final int GATES = Content.BOARD.components().gates();
    static final int CRYSTALS = Content.BOARD.components().crystals();

    /** A land holds no more minions (DR-12.1). */
    static final int ROOM = 3;

    /** With so many minions in it the City has fallen (DR-2.6). */
    static final int FALL = 5;

    private Board() {}

    private static long[] near() {
        long[] near = new long[COUNT];
        for (int i = 0; i < COUNT; i++) {
            for (String other : Content.BOARD.locations().get(i).neighbours()) {
                near[i] |= Place.of(other).bit();
            }
        }
        return near;
    }

    /** One line further from each place. */
    private static long[] widen(long[] reach) {
        long[] wider = new long[COUNT];
        for (int i = 0; i < COUNT; i++) {
            wider[i] = reach[i];
            for (long rest = reach[i]; rest != 0; rest &= rest - 1) {
                wider[i] |= NEAR[Long.numberOfTrailingZeros(rest)];
            }
        }
        return wider;
    }

    private static long[] lands() {
        long[] lands = new long[Colour.ALL.size()];
        for (var place : Place.ALL) {
            var colour = place.colour();
            if (colour != null) {
                lands[colour.ordinal()] |= place.bit();
            }
        }
        return lands;
    }

    private static long houses() {
        long houses = 0;
        for (var place : Place.ALL) {
            houses |= place.land() ? 0 : place.bit();
        }
        return houses;
    }

    /** The neighbours of a place (DR-1.1). */
    static long near(Place place) {
        return NEAR[place.ordinal()];
    }

    /** All that lies up to two lines away, but not the place itself. */
    static long within2(Place place) {
        return TWO[place.ordinal()] & ~place.bit();
    }

    static long within4(Place place) {
        return FOUR[place.ordinal()] & ~place.bit();
    }

    static long lands(Colour colour) {
        return LANDS[colour.ordinal()];
    }

    static List<Place> places(long set) {
        var out = new ArrayList<Place>(Long.bitCount(set));
        for (long rest = set; rest != 0; rest &= rest - 1) {
            out.add(Place.first(rest));
        }
        return out;
    }
}
