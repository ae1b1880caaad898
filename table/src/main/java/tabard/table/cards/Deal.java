package tabard.table.cards;

import java.util.List;
import java.util.random.RandomGenerator;
import tabard.table.Action;
import tabard.table.Lottery;

/** One of a set of cards comes out, each as likely as the other: the order of a deck is drawn when its cards are. */
final class Deal<M extends Action> implements Lottery<M> {
    private final List<M> each;
    private final int[] words;
    private final int total;

    /** The moves are in the order of the cards; takes ownership of the set. */
    Deal(List<M> each, int[] words) {
        this.each = each;
        this.words = words;
        int sum = 0;
        for (int word : words) {
            sum += Integer.bitCount(word);
        }
        if (sum == 0) {
            throw new IllegalArgumentException("no card to draw");
        }
        this.total = sum;
    }

    @Override
    public M draw(RandomGenerator dice) {
        int ticket = dice.nextInt(total);
        int word = 0;
        while (ticket >= Integer.bitCount(words[word])) {
            ticket -= Integer.bitCount(words[word++]);
        }
        int drawn = Integer.expand(1 << ticket, words[word]); // the bit before which so many others are set
        return each.get(word * Integer.SIZE + Integer.numberOfTrailingZeros(drawn));
    }

    @Override
    public boolean admits(Action outcome) {
        for (int word = 0; word < words.length; word++) {
            for (int rest = words[word]; rest != 0; rest &= rest - 1) {
                if (each.get(word * Integer.SIZE + Integer.numberOfTrailingZeros(rest))
                        .equals(outcome)) {
                    return true;
                }
            }
        }
        return false;
    }
}
