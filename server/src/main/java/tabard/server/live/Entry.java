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

    record Undone<A extends Action>(Seat by) implements Entry<A> {
        @Override
        public String line() {
            return UNDO + ": " + by.word();
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
            return new Undone<>(game.info().seat(line.substring(UNDO.length() + 2)));
        }
        if (line.startsWith(RESIGN + ": ")) {
            return new Resigned<>(game.info().seat(line.substring(RESIGN.length() + 2)));
        }
        return new Stepped<>(game.step(line));
    }
}
