package tabard.sample.rules;

import java.util.List;
import tabard.table.Named;
import tabard.table.Options;
import tabard.table.Position;
import tabard.table.cards.Cards;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Count;
import tabard.table.sheet.Sheet;
import tabard.table.sheet.Subset;
import tabard.table.sheet.Where;

/** The whole position: where each letter is, and what each player has scored. */
public final class State extends Position<State, Move> {
    public static final Sheet SHEET = new Sheet();
    /** Letters lie in hands, which are called like their players, and in these; one that lies nowhere is in the deck. */
    private record Pile(String name, int ordinal) implements Named {}

    public static final Named ROW = new Pile("ROW", 4);
    public static final Named TAKEN = new Pile("TAKEN", 5);
    private static final List<Named> PLACES = List.of(Player.RED, Player.BLUE, Player.GREEN, Player.YELLOW, ROW, TAKEN);
    public static final Where<Letter, Named> LETTERS =
            SHEET.where(Letter.ALL, PLACES, "letters").withSets().withCounts().silent();
    public static final Count POINTS =
            SHEET.count(24, Axis.of(Player.ALL), "points").told("points");

    /** A hand is for its holder, the deck for nobody, the rest for all (SA-1.2). */
    public static final Cards<Letter, Named> CARDS =
            Cards.of(LETTERS, (viewer, place) -> place instanceof Player holder ? viewer.is(holder) : place != null);

    public State(Options options) {
        super(SHEET, options);
    }

    public State(State source) {
        super(source);
    }

    public List<Player> players() {
        return Player.ALL.subList(0, options().seats());
    }

    /** The letters of a hand, as far as they can be seen. */
    public Subset<Letter> hand(Player player) {
        return subset(LETTERS, player);
    }

    public Subset<Letter> row() {
        return subset(LETTERS, ROW);
    }
}
