package tabard.table;

import org.jspecify.annotations.Nullable;
import tabard.table.sheet.Count;
import tabard.table.sheet.Flag;
import tabard.table.sheet.Handle;
import tabard.table.sheet.Maybe;
import tabard.table.sheet.Members;
import tabard.table.sheet.One;
import tabard.table.sheet.Row;
import tabard.table.sheet.Sheet;
import tabard.table.sheet.Where;

/** Changes what stands in the fields of a position: {@code s.set(OWNER, province, side)}. */
public abstract sealed class FieldWrites extends FieldReads permits Position {
    FieldWrites(Sheet sheet) {
        super(sheet, new int[sheet.size()]);
    }

    FieldWrites(FieldWrites source) {
        super(source.sheet(), source.cells.clone());
    }

    // numbers

    public final void set(Count field, int value) {
        field.cells().set(cells, value);
    }

    public final void set(Count field, Named of, int value) {
        field.cells().set(cells, of, value);
    }

    public final void set(Count field, Named of, Named and, int value) {
        field.cells().set(cells, of, and, value);
    }

    public final void set(Count field, Named of, Named and, Named also, int value) {
        field.cells().set(cells, of, and, also, value);
    }

    public final void add(Count field, int change) {
        field.cells().add(cells, change);
    }

    public final void add(Count field, Named of, int change) {
        field.cells().add(cells, of, change);
    }

    public final void add(Count field, Named of, Named and, int change) {
        field.cells().add(cells, of, and, change);
    }

    public final void add(Count field, Named of, Named and, Named also, int change) {
        field.cells().add(cells, of, and, also, change);
    }

    public final void set(Maybe field, int value) {
        field.set(cells, value);
    }

    public final void set(Maybe field, Named of, int value) {
        field.set(cells, of, value);
    }

    public final void clear(Maybe field, Named of) {
        field.cells().set(cells, of, 0);
    }

    // flags

    public final void set(Flag flag, boolean value) {
        flag.cells().set(cells, value ? 1 : 0);
    }

    public final void set(Flag flag, Named of, boolean value) {
        flag.cells().set(cells, of, value ? 1 : 0);
    }

    public final void set(Flag flag, Named of, Named and, boolean value) {
        flag.cells().set(cells, of, and, value ? 1 : 0);
    }

    public final void set(Flag flag, Named of, Named and, Named also, boolean value) {
        flag.cells().set(cells, of, and, also, value ? 1 : 0);
    }

    // one of some names, or null for none

    public final <T extends Named> void set(One<T> field, @Nullable T value) {
        field.set(cells, value);
    }

    public final <T extends Named> void set(One<T> field, Named of, @Nullable T value) {
        field.set(cells, of, value);
    }

    public final <T extends Named> void set(One<T> field, Named of, Named and, @Nullable T value) {
        field.set(cells, of, and, value);
    }

    public final <T extends Named> void set(One<T> field, Named of, Named and, Named also, @Nullable T value) {
        field.set(cells, of, and, also, value);
    }

    public final void clear(One<?> field, Named of) {
        field.cells().set(cells, of, 0);
    }

    public final void clear(One<?> field, Named of, Named and) {
        field.cells().set(cells, of, and, 0);
    }

    public final void clear(One<?> field, Named of, Named and, Named also) {
        field.cells().set(cells, of, and, also, 0);
    }

    // sets

    public final <T extends Named> void add(Members<T> set, T thing) {
        set.set(cells, thing, true);
    }

    public final <T extends Named> void add(Members<T> set, Named of, T thing) {
        set.set(cells, of, thing, true);
    }

    public final <T extends Named> void add(Members<T> set, Named of, Named and, T thing) {
        set.set(cells, of, and, thing, true);
    }

    public final <T extends Named> void remove(Members<T> set, T thing) {
        set.set(cells, thing, false);
    }

    public final <T extends Named> void remove(Members<T> set, Named of, T thing) {
        set.set(cells, of, thing, false);
    }

    public final <T extends Named> void remove(Members<T> set, Named of, Named and, T thing) {
        set.set(cells, of, and, thing, false);
    }

    /** Asks the rule of a derived set anew about one thing. */
    public final <T extends Named> void renew(Members<T> derived, T thing) {
        derived.renew(cells, thing);
    }

    public final <T extends Named> void renew(Members<T> derived, Named of, T thing) {
        derived.renew(cells, of, thing);
    }

    // rows

    public final <T extends Named> void add(Row<T> row, T thing) {
        row.add(cells, thing);
    }

    public final <T extends Named> void add(Row<T> row, Named of, T thing) {
        row.add(cells, of, thing);
    }

    public final <T extends Named> T removeFirst(Row<T> row) {
        return row.remove(cells, 0);
    }

    public final <T extends Named> T removeFirst(Row<T> row, Named of) {
        return row.remove(cells, of, 0);
    }

    public final <T extends Named> T remove(Row<T> row, int place) {
        return row.remove(cells, place);
    }

    public final <T extends Named> T remove(Row<T> row, Named of, int place) {
        return row.remove(cells, of, place);
    }

    /** Takes the thing out, the first if there are several; whether it was there. */
    public final <T extends Named> boolean remove(Row<T> row, T thing) {
        return row.remove(cells, thing);
    }

    public final <T extends Named> boolean remove(Row<T> row, Named of, T thing) {
        return row.remove(cells, of, thing);
    }

    public final void clear(Row<?> row, Named of) {
        row.clear(cells, of);
    }

    // where things are; no place is null

    public final <T extends Named, P extends Named> void move(Where<T, P> field, T thing, @Nullable P to) {
        field.move(cells, thing, to);
    }

    // what the viewer may not know

    /** One cannot say where it is; how many lie in each place stays known. */
    public final <T extends Named> void hide(Where<T, ?> field, T thing) {
        field.hide(cells, thing);
    }

    /** Of any field with one cell for each combination of names. */
    public final void hide(Handle<?> field) {
        field.cells().set(cells, Sheet.BLANK);
    }

    public final void hide(Handle<?> field, Named of) {
        field.cells().set(cells, of, Sheet.BLANK);
    }

    public final void hide(Handle<?> field, Named of, Named and) {
        field.cells().set(cells, of, and, Sheet.BLANK);
    }

    public final void hide(Handle<?> field, Named of, Named and, Named also) {
        field.cells().set(cells, of, and, also, Sheet.BLANK);
    }

    // whole fields

    /** Zero, no, none or empty everywhere. Things that are somewhere are moved, not cleared. */
    public final void clear(Handle<?> field) {
        field.cells().clear(cells);
    }

    /** Works out all derived cells that have a rule. */
    public final void renew() {
        sheet().derive(cells);
    }
}
