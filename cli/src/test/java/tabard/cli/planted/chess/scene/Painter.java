package tabard.cli.planted.chess.scene;

import java.util.function.IntConsumer;
import tabard.cli.planted.chess.Board;
import tabard.cli.planted.chess.rules.Castling;
import tabard.cli.planted.table.sheet.Count;

/** Planted: a picture that changes the position; reading it is allowed. */
record Painter(Board board, Count count) {
    void inherited() {
        board.set(1);
    }

    IntConsumer referred() {
        return board::set;
    }

    void byHandle() {
        count.set(new int[1], count.get(new int[1]));
    }

    void throughTheRules() {
        Castling.castle(board);
    }

    String allowed() {
        return board.agenda() + Castling.possible(board);
    }
}
