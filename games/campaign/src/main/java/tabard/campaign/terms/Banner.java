package tabard.campaign.terms;

import java.util.List;
import java.util.stream.IntStream;
import tabard.table.Seat;

/** The seats, by the tincture of their counters: one for each people, and the last one taken may be the umpire's (CA-21.48). */
public enum Banner implements Seat {
    BLUE,
    ORANGE,
    GREEN,
    RED,
    VIOLET,
    WHITE,
    GREY;

    /** CA-2.3 */
    public static final int MOST_PLAYERS = 6;

    public static final List<Banner> ALL = List.of(values());

    /** Those that can lead a people; the last one can only be an umpire's. */
    public static final List<Banner> PLAYERS = List.copyOf(ALL.subList(0, MOST_PLAYERS));

    // copied, because what looks into another list is slow to walk
    private static final List<List<Banner>> FIRST = IntStream.rangeClosed(0, MOST_PLAYERS)
            .mapToObj(players -> List.copyOf(ALL.subList(0, players)))
            .toList();

    /** So many of those that can lead a people. */
    public static List<Banner> first(int players) {
        return FIRST.get(players);
    }
}
