package tabard.mageknight.scene;

import tabard.mageknight.pieces.Player;
import tabard.mageknight.rules.*;
import tabard.table.SheetGame.Grip;

/** What stands for a move on the table: what is taken up first, and what is pressed. */
public final class Grips {
    private Grips() {}

    public static Grip of(State s, Player seat, Move move) {
        return switch (move) {
            default -> Grip.BUTTON;
        };
    }
}
