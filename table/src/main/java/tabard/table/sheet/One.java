package tabard.table.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** One of a list of names, or none, for each combination of the entries of its axes. */
public record One<T extends Named>(Cells cells, List<T> values) implements Handle<One<T>> {
    // the cell holds one more than the ordinal, 0 for none; where the viewer may not know it there is none to be read

    public One {
        values = Axis.inOrder(values);
    }

    @Nullable
    private T read(int cell) {
        return cell <= 0 ? null : values.get(cell - 1);
    }

    private int cell(@Nullable T value) {
        return value == null ? 0 : value.ordinal() + 1;
    }

    @Nullable
    public T get(int[] s) {
        return read(cells.at(s));
    }

    @Nullable
    public T get(int[] s, Named a) {
        return read(cells.at(s, a));
    }

    @Nullable
    public T get(int[] s, Named a, Named b) {
        return read(cells.at(s, a, b));
    }

    @Nullable
    public T get(int[] s, Named a, Named b, Named c) {
        return read(cells.at(s, a, b, c));
    }

    /** The name, which must be there. */
    public T require(int[] s) {
        return values.get(cells.at(s) - 1);
    }

    public T require(int[] s, Named a) {
        return values.get(cells.at(s, a) - 1);
    }

    public T require(int[] s, Named a, Named b) {
        return values.get(cells.at(s, a, b) - 1);
    }

    public T require(int[] s, Named a, Named b, Named c) {
        return values.get(cells.at(s, a, b, c) - 1);
    }

    public boolean is(int[] s, T value) {
        return cells.at(s) == value.ordinal() + 1;
    }

    public boolean is(int[] s, Named a, T value) {
        return cells.at(s, a) == value.ordinal() + 1;
    }

    public boolean is(int[] s, Named a, Named b, T value) {
        return cells.at(s, a, b) == value.ordinal() + 1;
    }

    public boolean is(int[] s, Named a, Named b, Named c, T value) {
        return cells.at(s, a, b, c) == value.ordinal() + 1;
    }

    public void set(int[] s, @Nullable T value) {
        cells.set(s, cell(value));
    }

    public void set(int[] s, Named a, @Nullable T value) {
        cells.set(s, a, cell(value));
    }

    public void set(int[] s, Named a, Named b, @Nullable T value) {
        cells.set(s, a, b, cell(value));
    }

    public void set(int[] s, Named a, Named b, Named c, @Nullable T value) {
        cells.set(s, a, b, c, cell(value));
    }
}
