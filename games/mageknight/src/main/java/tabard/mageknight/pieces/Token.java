package tabard.mageknight.pieces;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.table.Moves;
import tabard.table.Named;

/**
 * An enemy token as it lies on the table: face up it is a kind of enemy; face down it is a back and the batch it was laid from, since
 * a pile that was shuffled anew is no source for tokens laid before (MK-2.3). What it is, is drawn when it is turned.
 */
public record Token(int ordinal, String name, @Nullable Enemy enemy, Back back, int batch) implements Named {
    /** How many times a pile may be shuffled while tokens of the first still lie face down. */
    public static final int BATCHES = 3;

    /** Only the back is shown: which token it is, is drawn from the pile when it is first met (MK-28.7). */
    private static final int UNLAID = BATCHES;

    public static final List<Token> ALL = tokens();

    private static final List<List<Token>> FACE_DOWN = Moves.each(
            Back.ALL,
            back -> ALL.stream()
                    .filter(token -> !token.faceUp() && token.back == back)
                    .toList());

    private static List<Token> tokens() {
        var all = new ArrayList<Token>();
        for (var enemy : Enemy.ALL) {
            all.add(new Token(all.size(), enemy.name(), enemy, enemy.back(), 0));
        }
        for (var back : Back.ALL) {
            for (int batch = 0; batch <= UNLAID; batch++) {
                all.add(new Token(all.size(), "BACK_" + back.name() + "_" + (batch + 1), null, back, batch));
            }
        }
        return List.copyOf(all);
    }

    public static Token of(Enemy enemy) {
        return ALL.get(enemy.ordinal());
    }

    public static Token faceDown(Back back, int batch) {
        return FACE_DOWN.get(back.ordinal()).get(batch);
    }

    public static Token unlaid(Back back) {
        return faceDown(back, UNLAID);
    }

    /** Whether it was laid from a pile; otherwise it is still to be drawn. */
    public boolean laid() {
        return batch != UNLAID;
    }

    public boolean faceUp() {
        return enemy != null;
    }

    /** There is but one of each. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return ordinal;
    }

    @Override
    public String toString() {
        return word();
    }
}
