package tabard.table.sheet;

import java.util.List;
import java.util.function.Function;
import tabard.table.Named;

/** One direction in which a field of a sheet extends: an entry for each seat, province or kind, and the word that documents use. */
public record Axis(List<? extends Named> entries, List<String> words) {
    public static <T extends Named> Axis of(List<T> entries) {
        return of(entries, Named::word);
    }

    public static <T extends Named> Axis of(List<T> entries, Function<T, String> word) {
        return new Axis(entries, entries.stream().map(word).toList());
    }

    public int size() {
        return entries.size();
    }

    /** Handles count on ordinals: the first entry has 0, the next 1. An immutable list, whose entries the compiler may trust. */
    static <T extends Named> List<T> inOrder(List<T> entries) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).ordinal() != i) {
                throw new IllegalArgumentException(entries.get(i).word() + " is not number " + i);
            }
        }
        return List.copyOf(entries);
    }
}
