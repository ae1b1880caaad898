package tabard.cli.planted.chess.rules;

import tabard.cli.planted.chess.Board;

/** A room of the rules, open to the others: what is done in it changes the position. */
public final class Castling {
    private Castling() {}

    public static void castle(Board board) {
        move(board);
    }

    private static void move(Board board) {
        board.set(2);
    }

    public static boolean possible(Board board) {
        return board.agenda().isEmpty();
    }
}
