package tabard.defenders.content;

import java.util.List;
import tabard.table.*;

/** What was agreed before the game (chapter 19, DR-2.8, 3.2, 3.10, 20.1), as numbers and flags. */
public record Terms(
        boolean heroesByLot,
        boolean firstByLot,
        boolean champion,
        boolean closedHands,
        int draws,
        boolean penalty,
        int cards,
        int life,
        boolean overruns,
        int purpleRemoved,
        int quietRemoved,
        int minions) {

    /** The first value of each is the standard one. DR-19.3: one token more and one less are values of one setting. */
    public static final List<Setting> SETTINGS = List.of(
            new Setting("heroes", List.of("chosen", "lot")),
            new Setting("first", List.of("lot", "lion")),
            new Setting("champion", List.of("named", "unnamed")),
            new Setting("hands", List.of("open", "closed")),
            new Setting("draws", List.of("printed", "fewer")),
            new Setting("penalty", List.of("suffered", "spared")),
            new Setting("cards", List.of("two", "three")),
            new Setting("life", List.of("printed", "more", "less")),
            new Setting("overruns", List.of("never", "allowed")),
            new Setting("purple", List.of("all", "1-less", "2-less", "3-less", "4-less", "5-less", "6-less")),
            new Setting("quiet", List.of("all", "1-less", "2-less", "3-less")),
            new Setting("minions", List.of("all", "fewer")));

    public static Terms of(Options options) {
        return new Terms(
                options.get("heroes").equals("lot"),
                options.get("first").equals("lot"),
                options.get("champion").equals("named"),
                options.get("hands").equals("closed"),
                options.get("draws").equals("fewer") ? 2 : 3,
                options.get("penalty").equals("suffered"),
                options.get("cards").equals("three") ? 3 : 2,
                options.get("life").equals("more") ? 1 : options.get("life").equals("less") ? -1 : 0,
                options.get("overruns").equals("allowed"),
                less(options.get("purple")),
                less(options.get("quiet")),
                BoardFile.BOARD.components().minionsPerColour()
                        - (options.get("minions").equals("fewer") ? 5 : 0));
    }

    /** "3-less" is 3, "all" is none. */
    private static int less(String value) {
        return value.equals("all") ? 0 : value.charAt(0) - '0';
    }

    /** DR-1.5, 19.1, 19.2 */
    public int life(Hero hero) {
        return hero.life() + life;
    }
}
