package tabard.sample.rules;

import java.util.List;
import java.util.stream.IntStream;
import tabard.table.Named;

/** A to X, each once (SA-1.1). Not an enum: what a game reads from its content looks like this too. */
public record Letter(String name, int ordinal) implements Named {
    public static final List<Letter> ALL = IntStream.rangeClosed('A', 'X')
            .mapToObj(code -> new Letter(Character.toString(code), code - 'A'))
            .toList();
}
