package tabard.table;

/** Anything with a fixed place in a list and a word of its own: an enum constant, or an entry of a game's content. */
public interface Named {
    String name();

    int ordinal();

    /** How lines, positions and ids write it: {@code ALT_CLUT} is "alt-clut". */
    default String word() {
        return Wordlist.of(name());
    }

    /** How messages name it: what shares its word with another thing, or is a number to people, says otherwise. */
    default Object said() {
        return "@" + word();
    }
}
