package tabard.table.sheet;

import java.util.Arrays;
import tabard.table.Named;

/** A number for each combination of the entries of its axes. */
public record Count(Cells cells) implements Handle<Count> {
    public int get(int[] s) {
        return cells.at(s);
    }

    public int get(int[] s, Named a) {
        return cells.at(s, a);
    }

    public int get(int[] s, Named a, Named b) {
        return cells.at(s, a, b);
    }

    public int get(int[] s, Named a, Named b, Named c) {
        return cells.at(s, a, b, c);
    }

    /** The sum of the whole field. */
    public int sum(int[] s) {
        return sum(s, cells.from(), cells.size(), 1);
    }

    /** The sum of what belongs to one entry of the first axis. */
    public int sum(int[] s, Named a) {
        return sum(s, cells.index(a), cells.first(), 1);
    }

    /** Of a field with two axes: the sum over all entries of the first one. */
    public int across(int[] s, Named b) {
        return sum(s, cells.from() + b.ordinal() * cells.second(), cells.size(), cells.first());
    }

    private static int sum(int[] s, int from, int span, int stride) {
        int sum = 0;
        for (int i = 0; i < span; i += stride) {
            sum += s[from + i];
        }
        return sum;
    }

    /** The whole field, copied: the tickets of an urn. */
    public int[] copy(int[] s) {
        return cells.copy(s);
    }

    /** What belongs to one entry of the first axis, copied: the tickets of an urn. */
    public int[] copy(int[] s, Named a) {
        return Arrays.copyOfRange(s, cells.index(a), cells.index(a) + cells.first());
    }
}
