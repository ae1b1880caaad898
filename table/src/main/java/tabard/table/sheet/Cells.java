package tabard.table.sheet;

import java.util.Arrays;
import tabard.table.Named;

/** Where a field of a sheet lies: a typed handle, indexed by as many names as the field has axes. */
public record Cells(int from, int size, int first, int second, int third) {
    // a record, because the compiler trusts its fields: behind a static final handle these indices are constants

    public int at(int[] cells) {
        return cells[from];
    }

    public int at(int[] cells, Named a) {
        return cells[from + a.ordinal() * first];
    }

    public int at(int[] cells, Named a, Named b) {
        return cells[from + a.ordinal() * first + b.ordinal() * second];
    }

    public int at(int[] cells, Named a, Named b, Named c) {
        return cells[from + a.ordinal() * first + b.ordinal() * second + c.ordinal() * third];
    }

    public void set(int[] cells, int value) {
        cells[from] = value;
    }

    public void set(int[] cells, Named a, int value) {
        cells[from + a.ordinal() * first] = value;
    }

    public void set(int[] cells, Named a, Named b, int value) {
        cells[from + a.ordinal() * first + b.ordinal() * second] = value;
    }

    public void add(int[] cells, int change) {
        cells[from] += change;
    }

    public void add(int[] cells, Named a, int change) {
        cells[from + a.ordinal() * first] += change;
    }

    public void add(int[] cells, Named a, Named b, int change) {
        cells[from + a.ordinal() * first + b.ordinal() * second] += change;
    }

    /** The cells along the last axis, copied: the tickets of an urn. */
    public int[] copy(int[] cells) {
        return Arrays.copyOfRange(cells, from, from + size);
    }

    public void clear(int[] cells) {
        Arrays.fill(cells, from, from + size, 0);
    }
}
