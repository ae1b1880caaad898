package tabard.arena;

import java.util.regex.Pattern;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** One of so many parts of a tournament, for as many machines: every game is in exactly one, and each has games of every round. */
public record TournamentPart(int number, int of) {
    private static final Pattern WRITTEN = Pattern.compile("([0-9]{1,6})/([0-9]{1,6})");
    private static final TournamentPart WHOLE = new TournamentPart(1, 1);

    public static TournamentPart whole() {
        return WHOLE;
    }

    /** Reads "3/16". */
    public static TournamentPart of(String text) {
        var found = WRITTEN.matcher(text);
        if (found.matches()) {
            var part = new TournamentPart(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)));
            if (part.number >= 1 && part.number <= part.of) {
                return part;
            }
        }
        throw new Refusal(Said.of("arena.part", text));
    }

    boolean has(int game) {
        return game % of == number - 1;
    }
}
