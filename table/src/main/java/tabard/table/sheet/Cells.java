package tabard.table.sheet;

import java.util.Arrays;
import tabard.table.Named;

/** Where a field of a sheet lies, indexed by as many names as the field has axes; what the typed handles are made of. */
public record Cells(int from, int size, int first, int second, int third, Field field) implements Handle<Cells> {
    // a record, because the compiler trusts its fields: behind a static final handle these indices are constants

    @Override
    public Cells cells() {
        return this;
    }

    int index(Named a) {
        return from + a.ordinal() * first;
    }

    int index(Named a, Named b) {
        return from + a.ordinal() * first + b.ordinal() * second;
    }

    int index(Named a, Named b, Named c) {
        return from + a.ordinal() * first + b.ordinal() * second + c.ordinal() * third;
    }

    public int at(int[] cells) {
        return cells[from];
    }

    public int at(int[] cells, Named a) {
        return cells[index(a)];
    }

    public int at(int[] cells, Named a, Named b) {
        return cells[index(a, b)];
    }

    public int at(int[] cells, Named a, Named b, Named c) {
        return cells[index(a, b, c)];
    }

    public void set(int[] cells, int value) {
        cells[from] = value;
    }

    public void set(int[] cells, Named a, int value) {
        cells[index(a)] = value;
    }

    public void set(int[] cells, Named a, Named b, int value) {
        cells[index(a, b)] = value;
    }

    public void set(int[] cells, Named a, Named b, Named c, int value) {
        cells[index(a, b, c)] = value;
    }

    public void add(int[] cells, int change) {
        cells[from] += change;
    }

    public void add(int[] cells, Named a, int change) {
        cells[index(a)] += change;
    }

    public void add(int[] cells, Named a, Named b, int change) {
        cells[index(a, b)] += change;
    }

    public void add(int[] cells, Named a, Named b, Named c, int change) {
        cells[index(a, b, c)] += change;
    }

    /** All cells of the field, copied: the tickets of an urn. */
    public int[] copy(int[] cells) {
        return Arrays.copyOfRange(cells, from, from + size);
    }

    public void clear(int[] cells) {
        Arrays.fill(cells, from, from + size, 0);
    }
}
