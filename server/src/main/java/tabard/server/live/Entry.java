package tabard.server.live;

import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Seat;
import tabard.table.Step;

/** One line of a table's log: a step of the game, or what only a table knows: taking back and giving up. */
sealed interface Entry<A extends Action> {
    String UNDO = "undo";
    String RESIGN = "resign";

    record Stepped<A extends Action>(Step<A> step) implements Entry<A> {
        @Override
        public String line() {
            return step.line();
        }
    }

    /** So many choices of a seat, taken back at once. */
    record Undone<A extends Action>(Seat by, int steps) implements Entry<A> {
        @Override
        public String line() {
            return UNDO + ": " + by.word() + (steps == 1 ? "" : " " + steps);
        }
    }

    record Resigned<A extends Action>(Seat by) implements Entry<A> {
        @Override
        public String line() {
            return RESIGN + ": " + by.word();
        }
    }

    String line();

    /** Whether it follows from the entry before it, without anybody's decision. */
    default boolean follows() {
        return this instanceof Stepped<A>(var step) && step instanceof Step.Happened<A>;
    }

    /** The same of a line that nobody has read yet. */
    static boolean follows(String line) {
        return line.startsWith(Step.CHANCE + ": ");
    }

    static <A extends Action> Entry<A> of(Game<?, A> game, String line) {
        if (line.startsWith(UNDO + ": ")) {
            String[] words = line.substring(UNDO.length() + 2).split(" ", 2);
            return new Undone<>(game.info().seat(words[0]), words.length == 1 ? 1 : Integer.parseInt(words[1]));
        }
        if (line.startsWith(RESIGN + ": ")) {
            return new Resigned<>(game.info().seat(line.substring(RESIGN.length() + 2)));
        }
        return new Stepped<>(game.step(line));
    }
}
