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
}
