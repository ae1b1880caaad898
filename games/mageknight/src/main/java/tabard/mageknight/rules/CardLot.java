package tabard.mageknight.rules;

import java.util.*;
import java.util.random.RandomGenerator;
import tabard.mageknight.content.DeedCard;
import tabard.table.*;

/**
 * One card of many, a wound perhaps, each as likely as the others. The move of each kind of card stands at the card's place, that of a wound
 * behind them; basic actions are counted, and of every other card there is but one.
 */
public record CardLot<A extends Action>(A[] moves, int[] basic, long rare, int wounds, int total)
        implements Lottery<A> {
    private static final int BASIC = DeedCard.BASIC_ACTIONS.size();

    public CardLot {
        if (total <= 0) {
            throw new IllegalArgumentException("nothing to draw");
        }
    }

    public static <A extends Action> CardLot<A> of(A[] moves, int[] basic, long rare, int wounds) {
        int total = Long.bitCount(rare) + wounds;
        for (int cards : basic) {
            total += cards;
        }
        return new CardLot<>(moves, basic, rare, wounds, total);
    }

    @Override
    public A draw(RandomGenerator dice) {
        int ticket = dice.nextInt(total);
        for (int i = 0; i < BASIC; i++) {
            if (ticket < basic[i]) {
                return moves[i];
            }
            ticket -= basic[i];
        }
        return ticket < Long.bitCount(rare)
                ? moves[BASIC + Long.numberOfTrailingZeros(Long.expand(1L << ticket, rare))]
                : moves[DeedCard.ALL.size()];
    }

    private int tickets(int move) {
        if (move < BASIC) {
            return basic[move];
        }
        return move < DeedCard.ALL.size() ? (int) (rare >>> (move - BASIC) & 1) : wounds;
    }

    @Override
    public boolean admits(Action outcome) {
        for (int i = 0; i < moves.length; i++) {
            if (tickets(i) > 0 && moves[i].equals(outcome)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Odds<A>> outcomes() {
        var odds = new ArrayList<Odds<A>>();
        for (int i = 0; i < moves.length; i++) {
            if (tickets(i) > 0) {
                odds.add(new Odds<>(moves[i], (double) tickets(i) / total));
            }
        }
        return odds;
    }
}
