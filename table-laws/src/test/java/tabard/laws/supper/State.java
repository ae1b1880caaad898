package tabard.laws.supper;

import java.util.List;
import tabard.table.Frame;
import tabard.table.Options;
import tabard.table.Position;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Cells;
import tabard.table.sheet.Sheet;

/** Who holds what, who has said what, who knows whose hand, and how often each was praised. */
final class State extends Position<State, Move> {
    interface Asks<M extends Move> extends Frame.Asks<State, Move, M> {}

    interface Draws<M extends Move> extends Frame.Draws<State, Move, M> {}

    interface Runs extends Frame.Runs<State, Move> {}

    static final Sheet SHEET = new Sheet();
    private static final Axis GUESTS = Axis.of(Guest.ALL);
    private static final Axis DISHES = Axis.of(Dish.ALL);

    static final Cells ROUND = SHEET.counts(9, "round").told("round");
    static final Cells HUSHED = SHEET.flags("hushed").silent();
    static final Cells LARDER = SHEET.bag(Dish.COUNT, "larder", DISHES).silent();
    static final Cells EATEN = SHEET.bag(Dish.COUNT, "eaten", DISHES).silent();
    static final Cells HAND = SHEET.bag(Dish.COUNT, GUESTS, "hand", DISHES).silent();
    static final Cells HELD = SHEET.counts(9, GUESTS, "held").silent();
    static final Cells SALT = SHEET.counts(1, GUESTS, "salt").told("salt");
    static final Cells WORD = SHEET.flags(GUESTS, "word").silent();
    static final Cells POINTS = SHEET.counts(99, GUESTS, "points").told("points");
    static final Cells LAID = SHEET.names(Dish.ALL, GUESTS, "laid").silent();
    static final Cells SALTED = SHEET.maybe(1, GUESTS, "salted").silent();
    static final Cells KNOWS = SHEET.names(Guest.ALL, GUESTS, "knows").silent();

    State(Options options) {
        super(SHEET, options);
    }

    State(State source) {
        super(source);
    }

    List<Guest> guests() {
        return Guest.ALL.subList(0, options().seats());
    }

    int[] tickets(Cells field) {
        return field.copy(cells);
    }

    boolean hasLaid(Guest guest) {
        return count(LAID, guest) != 0;
    }

    Dish laid(Guest guest) {
        return Dish.ALL.get(count(LAID, guest) - 1);
    }

    /** How many dishes of a kind are anywhere. */
    int everywhere(Dish dish) {
        int sum = count(LARDER, dish) + count(EATEN, dish);
        for (var guest : guests()) {
            sum += count(HAND, guest, dish);
        }
        return sum;
    }

    int held(Guest guest) {
        int sum = 0;
        for (var dish : Dish.ALL) {
            sum += count(HAND, guest, dish);
        }
        return sum;
    }
}
