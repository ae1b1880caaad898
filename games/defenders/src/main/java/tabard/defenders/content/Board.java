package tabard.defenders.content;

import java.util.List;
import java.util.function.Predicate;
import tabard.table.sheet.Subset;

/** What follows from the map alone: neighbours, and how far one gets along its lines. */
public final class Board {
    private static final int COUNT = Location.ALL.size();
    private static final long[] NEAR = near();
    private static final long[] TWO = widen(NEAR);
    private static final long[] FOUR = widen(widen(TWO));
    private static final long[] LANDS = Colour.ALL.stream()
            .mapToLong(colour -> those(place -> place.is(colour)))
            .toArray();

    /** Where one with the shape of an enemy cannot go (DR-15.19). */
    public static final long HOUSES = those(place -> !place.land());

    public static final long ALL = (1L << COUNT) - 1;
    public static final Location FIRST_GATE = Location.of(Content.BOARD.firstGate());
    public static final int GATES = Content.BOARD.components().gates();
    public static final int CRYSTALS = Content.BOARD.components().crystals();

    /** A land holds no more minions (DR-12.1). */
    public static final int ROOM = 3;

    /** With so many minions in it the City has fallen (DR-2.6). */
    public static final int FALL = 5;

    private Board() {}

    private static long[] near() {
        long[] near = new long[COUNT];
        for (int i = 0; i < COUNT; i++) {
            for (String other : Content.BOARD.locations().get(i).neighbours()) {
                near[i] |= Location.of(other).bit();
            }
        }
        return near;
    }

    /** One line further from each place. */
    private static long[] widen(long[] reach) {
        long[] wider = new long[COUNT];
        for (int i = 0; i < COUNT; i++) {
            wider[i] = reach[i];
            for (var place : Subset.of(Location.ALL, reach[i])) {
                wider[i] |= near(place);
            }
        }
        return wider;
    }

    private static long those(Predicate<Location> wanted) {
        return Location.ALL.stream().filter(wanted).mapToLong(Location::bit).sum();
    }

    /** The neighbours of a place (DR-1.1). */
    public static long near(Location place) {
        return NEAR[place.ordinal()];
    }

    /** All that lies up to two lines away, but not the place itself. */
    public static long within2(Location place) {
        return TWO[place.ordinal()] & ~place.bit();
    }

    public static long within4(Location place) {
        return FOUR[place.ordinal()] & ~place.bit();
    }

    /** The place itself, and all up to one or two lines away. */
    public static long around(Location place, int lines) {
        return place.bit() | (lines == 1 ? near(place) : within2(place));
    }

    public static long lands(Colour colour) {
        return LANDS[colour.ordinal()];
    }

    public static List<Location> places(long set) {
        return Location.ALL.stream().filter(place -> (set & place.bit()) != 0).toList();
    }
}
