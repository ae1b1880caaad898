package tabard.table.sheet;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** Things in an order, as many as there is room for, for each entry of at most one axis; a thing may stand in it more than once. */
public record Row<T extends Named>(Cells cells, List<T> values, int most) implements Handle<Row<T>> {
    // the first cell holds the length, those after it one more than the ordinals; unused ones are 0, so that equal rows
    // are equal

    public Row {
        values = Axis.inOrder(values);
    }

    public int size(int[] s) {
        return s[cells.from()];
    }

    public int size(int[] s, Named a) {
        return s[cells.index(a)];
    }

    /** The thing at that place, counted from 0; none where the viewer may not know it. */
    @Nullable
    public T get(int[] s, int place) {
        return get(s, cells.from(), place);
    }

    @Nullable
    public T get(int[] s, Named a, int place) {
        return get(s, cells.index(a), place);
    }

    @Nullable
    private T get(int[] s, int from, int place) {
        if (place < 0 || place >= s[from]) {
            throw new IndexOutOfBoundsException(place);
        }
        int cell = s[from + 1 + place];
        return cell <= 0 ? null : values.get(cell - 1);
    }

    public boolean contains(int[] s, T thing) {
        return find(s, cells.from(), thing) >= 0;
    }

    public boolean contains(int[] s, Named a, T thing) {
        return find(s, cells.index(a), thing) >= 0;
    }

    private static int find(int[] s, int from, Named thing) {
        for (int i = 0; i < s[from]; i++) {
            if (s[from + 1 + i] == thing.ordinal() + 1) {
                return i;
            }
        }
        return -1;
    }

    /** At the end. */
    public void add(int[] s, T thing) {
        add(s, cells.from(), thing);
    }

    public void add(int[] s, Named a, T thing) {
        add(s, cells.index(a), thing);
    }

    private void add(int[] s, int from, T thing) {
        if (s[from] == most) {
            throw new IllegalStateException("no room for more than " + most);
        }
        s[from + 1 + s[from]++] = thing.ordinal() + 1;
    }

    /** Takes out what stands at that place; what stands after it closes up. */
    public T remove(int[] s, int place) {
        return remove(s, cells.from(), place);
    }

    public T remove(int[] s, Named a, int place) {
        return remove(s, cells.index(a), place);
    }

    /** Takes the thing out, the first if there are several; whether it was there. */
    public boolean remove(int[] s, T thing) {
        return remove(s, cells.from(), thing);
    }

    public boolean remove(int[] s, Named a, T thing) {
        return remove(s, cells.index(a), thing);
    }

    private boolean remove(int[] s, int from, T thing) {
        int place = find(s, from, thing);
        if (place >= 0) {
            remove(s, from, place);
        }
        return place >= 0;
    }

    private T remove(int[] s, int from, int place) {
        var thing = get(s, from, place);
        if (thing == null) {
            throw new IllegalStateException("it cannot be seen what stands there");
        }
        int last = s[from]--;
        for (int i = place + 1; i < last; i++) {
            s[from + i] = s[from + i + 1];
        }
        s[from + last] = 0;
        return thing;
    }

    public void clear(int[] s, Named a) {
        for (int i = 0; i <= most; i++) {
            s[cells.index(a) + i] = 0;
        }
    }

    /** In what a viewer sees: something stands there, one cannot say what. */
    public void hide(int[] s, int place) {
        s[cells.from() + 1 + place] = Sheet.BLANK;
    }

    public void hide(int[] s, Named a, int place) {
        s[cells.index(a) + 1 + place] = Sheet.BLANK;
    }

    /** Replaces what stands at that place. */
    public void set(int[] s, int place, T thing) {
        s[cells.from() + 1 + place] = thing.ordinal() + 1;
    }

    public void set(int[] s, Named a, int place, T thing) {
        s[cells.index(a) + 1 + place] = thing.ordinal() + 1;
    }

    /** In order, without what cannot be seen; the row must not change meanwhile. */
    public Iterable<T> each(int[] s) {
        return new Walk<>(this, s, cells.from());
    }

    public Iterable<T> each(int[] s, Named a) {
        return new Walk<>(this, s, cells.index(a));
    }

    private record Walk<T extends Named>(Row<T> row, int[] s, int from) implements Iterable<T> {
        @Override
        public Iterator<T> iterator() {
            return new Iterator<>() {
                private int place;

                @Override
                public boolean hasNext() {
                    while (place < s[from] && s[from + 1 + place] <= 0) {
                        place++;
                    }
                    return place < s[from];
                }

                @Override
                public T next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    return row.values.get(s[from + 1 + place++] - 1);
                }
            };
        }
    }
}
