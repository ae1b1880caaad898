package tabard.defenders.content;

import java.util.*;
import java.util.function.Predicate;
import tabard.table.sheet.Subset;

/** What follows from the map alone: neighbours, and how far one gets along its lines. */
public final class Board {
    public static final long ALL = Subset.all(Location.ALL).bits();

    /** By lines, then by place: what lies no further away than that, the place with it. */
    private static final List<long[]> AROUND = around();

    private static final long[] LANDS = Colour.ALL.stream()
            .mapToLong(colour -> those(place -> place.is(colour)))
            .toArray();

    /** Where one with the shape of an enemy cannot go (DR-15.19). */
    public static final long HOUSES = those(place -> !place.land());

    public static final Location FIRST_GATE = Location.of(BoardFile.BOARD.firstGate());
    public static final int GATES = BoardFile.BOARD.components().gates();
    public static final int CRYSTALS = BoardFile.BOARD.components().crystals();

    /** A land holds no more minions (DR-12.1). */
    public static final int ROOM = 3;

    /** With so many minions in it the City has fallen (DR-2.6). */
    public static final int FALL = 5;

    private Board() {}

    private static List<long[]> around() {
        var around = new ArrayList<>(
                List.of(Location.ALL.stream().mapToLong(Location::bit).toArray()));
        while (Arrays.stream(around.getLast()).anyMatch(reach -> reach != ALL)) {
            around.add(Arrays.stream(around.getLast())
                    .map(reach -> reach | Subset.of(Location.ALL, reach).union(Board::near))
                    .toArray());
        }
        return List.copyOf(around);
    }

    private static long those(Predicate<Location> wanted) {
        return Subset.all(Location.ALL).where(wanted).bits();
    }

    /** The neighbours of a place (DR-1.1). */
    public static long near(Location place) {
        return BoardFile.NEAR[place.ordinal()];
    }

    /** The place itself, and all up to so many lines away. */
    public static long around(Location place, int lines) {
        return AROUND.get(lines)[place.ordinal()];
    }

    public static long lands(Colour colour) {
        return LANDS[colour.ordinal()];
    }

    public static List<Location> places(long set) {
        return Location.ALL.stream().filter(place -> (set & place.bit()) != 0).toList();
    }
}
