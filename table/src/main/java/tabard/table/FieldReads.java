package tabard.table;

import org.jspecify.annotations.Nullable;
import tabard.table.sheet.Count;
import tabard.table.sheet.Flag;
import tabard.table.sheet.Handle;
import tabard.table.sheet.Layout;
import tabard.table.sheet.Maybe;
import tabard.table.sheet.Members;
import tabard.table.sheet.One;
import tabard.table.sheet.Row;
import tabard.table.sheet.Sheet;
import tabard.table.sheet.Subset;
import tabard.table.sheet.Where;

/** What stands in the fields of a position: {@code s.get(OWNER, province)}, by as many names as the field has axes. */
public abstract sealed class FieldReads permits FieldWrites {
    protected final int[] cells;
    private final Sheet sheet;

    FieldReads(Sheet sheet, int[] cells) {
        this.sheet = sheet;
        this.cells = cells;
    }

    final Sheet sheet() {
        return sheet;
    }

    /** All numbers of the position but derived ones, with a mask of what is hidden: what a learner sees. */
    public final Layout.Observation observe() {
        return sheet.observe(cells);
    }

    // numbers

    public final int count(Count field) {
        return field.get(cells);
    }

    public final int count(Count field, Named of) {
        return field.get(cells, of);
    }

    public final int count(Count field, Named of, Named and) {
        return field.get(cells, of, and);
    }

    public final int count(Count field, Named of, Named and, Named also) {
        return field.get(cells, of, and, also);
    }

    public final boolean present(Maybe field) {
        return field.present(cells);
    }

    public final boolean present(Maybe field, Named of) {
        return field.present(cells, of);
    }

    /** The number, which must be there. */
    public final int number(Maybe field) {
        return field.get(cells);
    }

    public final int number(Maybe field, Named of) {
        return field.get(cells, of);
    }

    // flags

    public final boolean is(Flag flag) {
        return flag.get(cells);
    }

    public final boolean is(Flag flag, Named of) {
        return flag.get(cells, of);
    }

    public final boolean is(Flag flag, Named of, Named and) {
        return flag.get(cells, of, and);
    }

    public final boolean is(Flag flag, Named of, Named and, Named also) {
        return flag.get(cells, of, and, also);
    }

    // one of some names

    /** The name there; null for none, and where the viewer may not know it. */
    @Nullable
    public final <T extends Named> T get(One<T> field) {
        return field.get(cells);
    }

    @Nullable
    public final <T extends Named> T get(One<T> field, Named of) {
        return field.get(cells, of);
    }

    @Nullable
    public final <T extends Named> T get(One<T> field, Named of, Named and) {
        return field.get(cells, of, and);
    }

    @Nullable
    public final <T extends Named> T get(One<T> field, Named of, Named and, Named also) {
        return field.get(cells, of, and, also);
    }

    /** The name there, which must be one. */
    public final <T extends Named> T require(One<T> field) {
        return field.require(cells);
    }

    public final <T extends Named> T require(One<T> field, Named of) {
        return field.require(cells, of);
    }

    public final <T extends Named> T require(One<T> field, Named of, Named and) {
        return field.require(cells, of, and);
    }

    public final <T extends Named> T require(One<T> field, Named of, Named and, Named also) {
        return field.require(cells, of, and, also);
    }

    public final <T extends Named> boolean is(One<T> field, T value) {
        return field.is(cells, value);
    }

    public final <T extends Named> boolean is(One<T> field, Named of, T value) {
        return field.is(cells, of, value);
    }

    public final <T extends Named> boolean is(One<T> field, Named of, Named and, T value) {
        return field.is(cells, of, and, value);
    }

    public final <T extends Named> boolean is(One<T> field, Named of, Named and, Named also, T value) {
        return field.is(cells, of, and, also, value);
    }

    /** Whether there is none; what is hidden may be none or not. */
    public final boolean isEmpty(One<?> field) {
        return field.cells().at(cells) == 0;
    }

    public final boolean isEmpty(One<?> field, Named of) {
        return field.cells().at(cells, of) == 0;
    }

    public final boolean isEmpty(One<?> field, Named of, Named and) {
        return field.cells().at(cells, of, and) == 0;
    }

    public final boolean isEmpty(One<?> field, Named of, Named and, Named also) {
        return field.cells().at(cells, of, and, also) == 0;
    }

    // sets

    public final <T extends Named> boolean has(Members<T> set, T thing) {
        return set.has(cells, thing);
    }

    public final <T extends Named> boolean has(Members<T> set, Named of, T thing) {
        return set.has(cells, of, thing);
    }

    public final <T extends Named> boolean has(Members<T> set, Named of, Named and, T thing) {
        return set.has(cells, of, and, thing);
    }

    public final int size(Members<?> set) {
        return set.size(cells);
    }

    public final int size(Members<?> set, Named of) {
        return set.size(cells, of);
    }

    public final int size(Members<?> set, Named of, Named and) {
        return set.size(cells, of, and);
    }

    /** In the order of ordinals; what is walked may leave the set meanwhile. */
    public final <T extends Named> Iterable<T> each(Members<T> set) {
        return set.each(cells);
    }

    public final <T extends Named> Iterable<T> each(Members<T> set, Named of) {
        return set.each(cells, of);
    }

    public final <T extends Named> Iterable<T> each(Members<T> set, Named of, Named and) {
        return set.each(cells, of, and);
    }

    /** A set of up to 64 things, as it is now. */
    public final <T extends Named> Subset<T> subset(Members<T> set) {
        return new Subset<>(set.all(), set.bits(cells));
    }

    public final <T extends Named> Subset<T> subset(Members<T> set, Named of) {
        return new Subset<>(set.all(), set.bits(cells, of));
    }

    public final <T extends Named> Subset<T> subset(Members<T> set, Named of, Named and) {
        return new Subset<>(set.all(), set.bits(cells, of, and));
    }

    // rows

    public final int size(Row<?> row) {
        return row.size(cells);
    }

    public final int size(Row<?> row, Named of) {
        return row.size(cells, of);
    }

    /** What stands at that place, counted from 0; null where the viewer may not know it. */
    @Nullable
    public final <T extends Named> T get(Row<T> row, int place) {
        return row.get(cells, place);
    }

    @Nullable
    public final <T extends Named> T get(Row<T> row, Named of, int place) {
        return row.get(cells, of, place);
    }

    public final <T extends Named> boolean contains(Row<T> row, T thing) {
        return row.contains(cells, thing);
    }

    public final <T extends Named> boolean contains(Row<T> row, Named of, T thing) {
        return row.contains(cells, of, thing);
    }

    public final <T extends Named> Iterable<T> each(Row<T> row) {
        return row.each(cells);
    }

    public final <T extends Named> Iterable<T> each(Row<T> row, Named of) {
        return row.each(cells, of);
    }

    // where things are; no place is null

    /** Null also where the viewer may not know it. */
    @Nullable
    public final <T extends Named, P extends Named> P at(Where<T, P> field, T thing) {
        return field.at(cells, thing);
    }

    public final <T extends Named, P extends Named> P require(Where<T, P> field, T thing) {
        return field.require(cells, thing);
    }

    public final <T extends Named, P extends Named> boolean is(Where<T, P> field, T thing, @Nullable P place) {
        return field.is(cells, thing, place);
    }

    /** How many are there, hidden ones too if the field keeps numbers. */
    public final <T extends Named, P extends Named> int count(Where<T, P> field, @Nullable P place) {
        return field.count(cells, place);
    }

    /** How many one sees there. */
    public final <T extends Named, P extends Named> int seen(Where<T, P> field, @Nullable P place) {
        return field.seen(cells, place);
    }

    /** What one sees there, 32 things to an int, copied. */
    public final <T extends Named, P extends Named> int[] words(Where<T, P> field, @Nullable P place) {
        return field.words(cells, place);
    }

    /** What one sees there; what is walked may be moved away meanwhile. */
    public final <T extends Named, P extends Named> Iterable<T> each(Where<T, P> field, @Nullable P place) {
        return field.each(cells, place);
    }

    /** What one sees there of up to 64 things, as it is now. */
    public final <T extends Named, P extends Named> Subset<T> subset(Where<T, P> field, @Nullable P place) {
        return new Subset<>(field.things(), field.bits(cells, place));
    }

    // what the viewer may not know: of any field with one cell for each combination of names

    public final boolean hidden(Handle<?> field) {
        return field.cells().at(cells) == Sheet.BLANK;
    }

    public final boolean hidden(Handle<?> field, Named of) {
        return field.cells().at(cells, of) == Sheet.BLANK;
    }

    public final boolean hidden(Handle<?> field, Named of, Named and) {
        return field.cells().at(cells, of, and) == Sheet.BLANK;
    }

    public final boolean hidden(Handle<?> field, Named of, Named and, Named also) {
        return field.cells().at(cells, of, and, also) == Sheet.BLANK;
    }
}
