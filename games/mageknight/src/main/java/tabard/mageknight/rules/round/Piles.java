package tabard.mageknight.rules.round;

import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.table.Lottery;

/** The piles of enemy tokens (MK-2.3): what is not seen of a batch is partly in the pile, partly face down on the map. */
public final class Piles {
    private Piles() {}

    /** All tokens of the boxes in play, before the first is drawn (MK-2.9). */
    static void fill(State s) {
        for (var back : Back.ALL) {
            wholeSet(s, back, 0);
        }
    }

    private static void wholeSet(State s, Back back, int batch) {
        for (var enemy : Enemy.of(back)) {
            if (enemy.in(s.terms().tokens())) {
                s.add(State.UNSEEN, State.BATCHES.get(batch), enemy, enemy.copies());
            }
        }
    }

    private static int unseen(State s, Back back, int batch) {
        int sum = 0;
        for (var enemy : Enemy.of(back)) {
            sum += s.count(State.UNSEEN, State.BATCHES.get(batch), enemy);
        }
        return sum;
    }

    /** How many tokens of a batch lie face down. */
    private static int faceDown(State s, Back back, int batch) {
        var down = Token.faceDown(back, batch);
        int count = 0;
        for (var plot : Plot.ALL) {
            count += s.is(State.GUARD, plot, down) ? 1 : 0;
        }
        for (var plot : Plot.LAIRS) {
            count += s.is(State.SECOND, plot, down) ? 1 : 0;
        }
        for (var city : City.ALL) {
            for (var token : s.each(State.DEFENDERS, city)) {
                count += token.equals(down) ? 1 : 0;
            }
        }
        return count;
    }

    /** The batch a token of that back comes from; an empty pile is made of the discard, or of one more full set (MK-2.3). */
    public static int batch(State s, Back back) {
        int batch = s.count(State.BATCH, back);
        if (unseen(s, back, batch) > faceDown(s, back, batch)) {
            return batch;
        }
        int next = (batch + 1) % Token.BATCHES;
        s.set(State.BATCH, back, next);
        boolean any = false;
        for (var enemy : Enemy.of(back)) {
            int gone = s.count(State.GONE, enemy);
            s.set(State.GONE, enemy, 0);
            s.add(State.UNSEEN, State.BATCHES.get(next), enemy, gone);
            any |= gone > 0;
        }
        if (!any) {
            wholeSet(s, back, next);
        }
        return next;
    }

    /** One more token lies face down. */
    public static Token lay(State s, Back back) {
        return Token.faceDown(back, batch(s, back));
    }

    /** What a token of that back and batch may be. */
    public static Lottery<Reveal.Appeared> lottery(State s, Back back, int batch) {
        int[] weights = new int[Enemy.ALL.size()];
        for (var enemy : Enemy.of(back)) {
            weights[enemy.ordinal()] = s.count(State.UNSEEN, State.BATCHES.get(batch), enemy);
        }
        return new Lottery.Urn<>(Reveal.Appeared.EACH, weights);
    }

    /** It is seen from now on. */
    public static void take(State s, Enemy enemy, int batch) {
        s.add(State.UNSEEN, State.BATCHES.get(batch), enemy, -1);
    }
}
