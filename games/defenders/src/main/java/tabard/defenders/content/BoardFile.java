package tabard.defenders.content;

import java.lang.invoke.MethodHandles;
import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.text.ContentFile;

/** The map with its lines, the war track, and how many tokens there are. */
public record BoardFile(
        Components components, double[] size, String firstGate, List<WarEntry> war, List<Entry> locations) {
    private static final ContentFile FILE = new ContentFile(MethodHandles.lookup(), "board.json");
    public static final BoardFile BOARD = board();

    /** By location, those that lines join it to. */
    static final long[] NEAR = FILE.borders(BOARD.locations, Entry::id, Entry::neighbours);

    public record Components(int minionsPerColour, int crystals, int gates) {}

    /** How many darkness cards a Night brings: full ones, then those that only advance (DR-11.1). */
    public record WarEntry(int full, int advanceOnly) {
        public int cards() {
            return full + advanceOnly;
        }
    }

    public record Entry(
            String id,
            Location.Kind kind,
            @Nullable Colour colour,
            boolean chest,
            double x,
            double y,
            List<String> neighbours) {}

    private static BoardFile board() {
        var board = FILE.read(BoardFile.class);
        for (var location : board.locations) {
            FILE.unless(
                    (location.kind == Location.Kind.LAND) == (location.colour != null),
                    location.id + " is a land without a colour, or has one and is none");
        }
        FILE.same("locations", board.locations.size(), 45); // DR-1.1
        long[] near = FILE.borders(board.locations, Entry::id, Entry::neighbours);
        FILE.same("lines", Arrays.stream(near).mapToInt(Long::bitCount).sum(), 2 * 74);
        FILE.same("war", board.war.size(), 4); // DR-1.8
        boolean known = board.locations.stream().anyMatch(location -> location.id.equals(board.firstGate));
        FILE.unless(known, "firstGate: unknown location " + board.firstGate);
        return board;
    }
}
