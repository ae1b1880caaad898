package tabard.campaign.terms;

import java.util.List;
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
    public static final List<Banner> PLAYERS = ALL.subList(0, MOST_PLAYERS);
}
