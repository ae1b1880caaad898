package tabard.table;

import java.util.List;

/** Anything with a fixed place in a list and a word of its own: an enum constant, or an entry of a game's content. */
public interface Named {
    String name();

    int ordinal();

    /** How lines, positions and ids write it: {@code ALT_CLUT} is "alt-clut". */
    default String word() {
        return Wordlist.of(name());
    }

    /** The next in a circle, where the first comes after the last. */
    static <T extends Named> T after(T one, List<T> circle) {
        return circle.get((one.ordinal() + 1) % circle.size());
    }

    /** How messages name it: what shares its word with another thing, or is a number to people, says otherwise. */
    default Object said() {
        return "@" + word();
    }
}
