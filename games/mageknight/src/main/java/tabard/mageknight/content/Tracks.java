package tabard.mageknight.content;

import java.util.*;

/** Fame with its levels, reputation, and the numbers of dice and crystals. */
public final class Tracks {
    private static final Entry FILE = Entry.file("tracks.json");

    /** What a hero of a level has, and what reaching it brings (MK-16.6 to 16.8). */
    public record Level(int number, int fame, int armour, int handLimit, int commandTokens, Gain gain, String clause) {}

    /** What a level-up brings. */
    public enum Gain {
        START,
        COMMAND_TOKEN,
        SKILL_AND_ADVANCED_ACTION
    }

    /** Level 1 first. */
    public static final List<Level> LEVELS = Entry.all("tracks.json", "levels", 10, Tracks::level);

    private static final List<Level> BY_NUMBER = byNumber();

    private static List<Level> byNumber() {
        var levels = new ArrayList<>(LEVELS);
        levels.addFirst(LEVELS.getFirst());
        return List.copyOf(levels);
    }

    /** Reputation stops here, up and down (MK-2.7). */
    public static final int REPUTATION = 7;

    /** There nobody interacts (MK-11.1). */
    private static final int SHUNNED = Integer.MIN_VALUE;

    private static final int[] INFLUENCE =
            Entry.all("tracks.json", "reputation", 2 * REPUTATION + 1, Tracks::influence).stream()
                    .mapToInt(Integer::intValue)
                    .toArray();

    public static final int DICE = FILE.number("mana_dice");
    public static final int CRYSTALS = FILE.number("crystals_per_colour");

    /** Where the fame of a level ends, so long as it is counted on the board. */
    public static final int LAST_FAME = 119;

    static {
        Entry.same("tracks.json: mana_die", new HashSet<>(FILE.words("mana_die", Mana.class)), Set.copyOf(Mana.ALL));
    }

    private Tracks() {}

    private static Level level(int ordinal, Entry entry) {
        var level = new Level(
                entry.number("level"),
                entry.number("fame_min"),
                entry.number("armour"),
                entry.number("hand_limit"),
                entry.number("command_tokens"),
                entry.word("gain", Gain.class),
                entry.text("clause"));
        int next = level.number + 1;
        entry.require(level.number == ordinal + 1 && level.fame == level.number * level.number - 1, "level, fame_min");
        entry.require(entry.number("fame_max") == Math.min(next * next - 2, LAST_FAME), "fame_max");
        return level;
    }

    private static int influence(int ordinal, Entry entry) {
        entry.require(entry.number("step") == ordinal - REPUTATION, "step");
        return entry.yes("interaction", true) ? entry.number("influence") : SHUNNED;
    }

    /** The level at so much fame; the last has no end (MK-2.7). */
    public static Level at(int fame) {
        var reached = LEVELS.getFirst();
        for (var level : LEVELS) {
            if (fame < level.fame) {
                break;
            }
            reached = level;
        }
        return reached;
    }

    /** The level of that number; before the game begins, which is at number 0, a hero has what the first gives. */
    public static Level level(int number) {
        return BY_NUMBER.get(number);
    }

    /** Whether a hero of that reputation may interact (MK-11.1). */
    public static boolean interacts(int reputation) {
        return INFLUENCE[reputation + REPUTATION] != SHUNNED;
    }

    /** The Influence that reputation adds to an interaction (MK-11.2). */
    public static int influence(int reputation) {
        return INFLUENCE[reputation + REPUTATION];
    }
}
