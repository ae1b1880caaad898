package tabard.mageknight.content.effect;

import java.util.*;
import org.jspecify.annotations.Nullable;

/**
 * Effects that are carried out in order (MK-23.1). What an interpreter asks at every step is worked out once: the word of each
 * part, to be switched on, and which words occur anywhere within, as bits.
 */
public final class Effects implements Iterable<Effect> {
    public static final Effects NONE = new Effects(List.of());

    private final List<Effect> parts;
    private final Word[] words;
    private final long low;
    private final long high;

    private Effects(List<Effect> parts) {
        this.parts = List.copyOf(parts);
        words = new Word[parts.size()];
        long[] within = new long[2];
        for (int i = 0; i < words.length; i++) {
            words[i] = Word.of(parts.get(i));
            within[words[i].ordinal() >>> 6] |= 1L << words[i].ordinal();
            for (var inner : parts.get(i).inner()) {
                within[0] |= inner.low;
                within[1] |= inner.high;
            }
        }
        low = within[0];
        high = within[1];
    }

    public static Effects of(List<Effect> parts) {
        return parts.isEmpty() ? NONE : new Effects(parts);
    }

    public static Effects of(Effect... parts) {
        return of(List.of(parts));
    }

    public int size() {
        return words.length;
    }

    public boolean isEmpty() {
        return words.length == 0;
    }

    public Effect get(int index) {
        return parts.get(index);
    }

    /** The word of a part: switching on it is one jump. */
    public Word word(int index) {
        return words[index];
    }

    /** Whether the word occurs, in this list or within one of its parts. */
    public boolean has(Word word) {
        return ((word.ordinal() < Long.SIZE ? low : high) & 1L << word.ordinal()) != 0;
    }

    public List<Effect> parts() {
        return parts;
    }

    @Override
    public Iterator<Effect> iterator() {
        return parts.iterator();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Effects effects && parts.equals(effects.parts);
    }

    @Override
    public int hashCode() {
        return parts.hashCode();
    }

    /** As the content files write it. */
    @Override
    public String toString() {
        return Writing.effects(this).toString();
    }
}
