package tabard.table.cards;

import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import tabard.table.Action;
import tabard.table.Lottery;
import tabard.table.Named;

/** One of a set of cards comes out, each as likely as the other: the order of a deck is drawn when its cards are. */
final class Deal<T extends Named, M extends Action> implements Lottery<M> {
    private final List<T> cards;
    private final Function<? super T, ? extends M> maker;
    private final int[] words;
    private final int total;

    /** Takes ownership of the set. */
    Deal(List<T> cards, int[] words, Function<? super T, ? extends M> maker) {
        this.cards = cards;
        this.maker = maker;
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
        return drawn(word, drawn);
    }

    private M drawn(int word, int bits) {
        return maker.apply(cards.get(word * Integer.SIZE + Integer.numberOfTrailingZeros(bits)));
    }

    @Override
    public boolean admits(Action outcome) {
        for (int word = 0; word < words.length; word++) {
            for (int rest = words[word]; rest != 0; rest &= rest - 1) {
                if (drawn(word, rest).equals(outcome)) {
                    return true;
                }
            }
        }
        return false;
    }
}
