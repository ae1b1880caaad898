package tabard.table.cards;

import java.util.List;
import java.util.function.Predicate;
import tabard.table.Named;

/** Those of all cards that are of one kind, worked out once: the cards of a colour, of a realm, or all. */
public final class Kind<T extends Named> {
    private final int[] words;

    private Kind(int[] words) {
        this.words = words;
    }

    public static <T extends Named> Kind<T> of(List<T> all, Predicate<T> kind) {
        int[] words = new int[(all.size() + Integer.SIZE - 1) / Integer.SIZE];
        for (var card : all) {
            if (kind.test(card)) {
                words[card.ordinal() >>> 5] |= 1 << card.ordinal();
            }
        }
        return new Kind<>(words);
    }

    public boolean has(T card) {
        return (words[card.ordinal() >>> 5] & 1 << card.ordinal()) != 0;
    }

    /** 32 of them, as {@link tabard.table.sheet.Where#word} gives what lies in a place. */
    public int word(int word) {
        return words[word];
    }

    /** Leaves only cards of this kind in a set. */
    int[] among(int[] set) {
        for (int word = 0; word < set.length; word++) {
            set[word] &= words[word];
        }
        return set;
    }
}
