package tabard.table.sheet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;
import tabard.table.text.Marks;

/**
 * Where each field of a position lies in its one array, what it may hold, and how documents write it: nested maps by name. A path
 * is made of words and of axes, at most three; the field has a value for each combination of the axes' entries.
 */
public final class Sheet {
    /** A cell whose content the viewer may not know. */
    public static final int BLANK = Integer.MIN_VALUE;

    private final List<Field> fields = new ArrayList<>();
    private final List<Kept> kept = new ArrayList<>();
    private @Nullable Layout layout;
    private @Nullable Flat flat;
    private int size;
    private volatile long[] marked = {};

    /** Cells that follow from others, and how: the rule fills cells that begin at an index and are 0. */
    private record Kept(String name, int from, int size, Rule rule) {
        void renew(int[] cells) {
            Arrays.fill(cells, from, from + size, 0);
            rule.fill(cells, from);
        }
    }

    /** Fills derived cells, which begin at an index and are 0, from all that was declared before them. */
    @FunctionalInterface
    public interface Rule {
        void fill(int[] cells, int from);
    }

    /** Whether a thing belongs to a derived set. */
    @FunctionalInterface
    public interface Belongs<T> {
        boolean test(int[] cells, T thing);
    }

    /** Whether a thing belongs to the derived set of an entry. */
    @FunctionalInterface
    public interface BelongsTo<A, T> {
        boolean test(int[] cells, A of, T thing);
    }

    // typed fields

    /** A number from 0 to most. */
    public Count count(int most, Object... path) {
        return new Count(counts(most, path));
    }

    /** A number from least, which may be below 0, to most. */
    public Count number(int least, int most, Object... path) {
        return new Count(field(new Content.Number(least, most), false, path));
    }

    /** A multiset of the entries of the last axis: written as a map of those that are in it, and replaced as a whole. */
    public Count multiset(int most, Object... path) {
        return new Count(bag(most, path));
    }

    public Flag flag(Object... path) {
        return new Flag(flags(path));
    }

    /** A flag for each entry of the last axis, written like a multiset: those that have it, with a 1. */
    public Flag marks(Object... path) {
        return new Flag(field(new Content.YesOrNo(true), true, path));
    }

    /** A number from 0 to most that may be missing. */
    public Maybe perhaps(int most, Object... path) {
        return new Maybe(maybe(most, path));
    }

    public <T extends Named> One<T> one(List<T> values, Object... path) {
        return new One<>(names(values, path), values);
    }

    /** A set of things, written {@code [a, b]}. */
    public <T extends Named> Members<T> members(List<T> all, Object... path) {
        return new Members<>(field(new Content.Names(all), false, path), all, Bits.words(all.size()), null);
    }

    /** At most so many things in an order, written {@code [a, b]}. */
    public <T extends Named> Row<T> row(List<T> values, int most, Object... path) {
        return new Row<>(field(new Content.InOrder(values, most), false, path), values, most);
    }

    /** Where each thing is; the path, which has no axis, is completed by the things. */
    public <T extends Named, P extends Named> Where<T, P> where(List<T> things, List<P> places, String... path) {
        var whole = new ArrayList<Object>(List.of(path));
        whole.add(Axis.of(things));
        var cells = field(new Content.Name(places), false, whole.toArray());
        return new Where<>(cells, things, places, Where.NOT_KEPT, Bits.words(things.size()), Where.NOT_KEPT, this);
    }

    // typed fields that follow from the others: copied with them, never written, worked out by their rule after reading

    public Count derivedCount(ToIntFunction<int[]> rule) {
        return new Count(derived((s, from) -> s[from] = rule.applyAsInt(s)));
    }

    /** A number for each entry of a list. */
    public <A extends Named> Count derivedCount(List<A> axis, ToIntBiFunction<int[], A> rule) {
        var entries = Axis.inOrder(axis);
        return new Count(derived(
                (s, from) -> {
                    for (int i = 0; i < entries.size(); i++) {
                        s[from + i] = rule.applyAsInt(s, entries.get(i));
                    }
                },
                Axis.of(entries)));
    }

    public <T extends Named> Members<T> derivedMembers(List<T> all, Belongs<T> rule) {
        var things = Axis.inOrder(all);
        var content = new Content.Names(things);
        var cells = derived(content, List.of(), (s, from) -> {
            for (int i = 0; i < things.size(); i++) {
                if (rule.test(s, things.get(i))) {
                    Bits.add(s, from, i);
                }
            }
        });
        return new Members<>(cells, things, content.width(), (s, _, thing) -> rule.test(s, thing));
    }

    /** A set for each entry of a list. */
    @SuppressWarnings("unchecked") // a set is asked for with entries of its axis
    public <A extends Named, T extends Named> Members<T> derivedMembers(
            List<A> axis, List<T> all, BelongsTo<A, T> rule) {
        var entries = Axis.inOrder(axis);
        var things = Axis.inOrder(all);
        var content = new Content.Names(things);
        var cells = derived(content, List.of(Axis.of(entries)), (s, from) -> {
            for (int i = 0; i < entries.size(); i++) {
                for (int j = 0; j < things.size(); j++) {
                    if (rule.test(s, entries.get(i), things.get(j))) {
                        Bits.add(s, from + i * content.width(), j);
                    }
                }
            }
        });
        return new Members<>(cells, things, content.width(), (s, of, thing) -> rule.test(s, (A) of, thing));
    }

    /** Any other derived cells, with the rule that fills them. */
    public Cells derived(Rule rule, Axis... axes) {
        return derived(new Content.Number(Integer.MIN_VALUE, Integer.MAX_VALUE), List.of((Object[]) axes), rule);
    }

    private Cells derived(Content content, List<Object> axes, Rule rule) {
        var cells = reserve(new Field(size, content, false, axes));
        kept.add(new Kept("derived " + kept.size(), cells.from(), cells.size(), rule));
        return cells;
    }

    /** Cells that a field keeps beside its own. */
    int keep(String name, int cells, Rule rule) {
        int from = size;
        kept.add(new Kept(name, from, cells, rule));
        size += cells;
        return from;
    }

    // bare cells

    /** A number from 0 to most for each combination of the axes in the path. */
    public Cells counts(int most, Object... path) {
        return field(new Content.Number(0, most), false, path);
    }

    public Cells maybe(int most, Object... path) {
        return field(new Content.Missable(most), false, path);
    }

    public Cells flags(Object... path) {
        return field(new Content.YesOrNo(false), false, path);
    }

    public Cells names(List<? extends Named> values, Object... path) {
        return field(new Content.Name(values), false, path);
    }

    public Cells bag(int most, Object... path) {
        return field(new Content.Number(0, most), true, path);
    }

    /** Cells that follow from the others: copied with them, never written; the game computes them anew after reading. */
    public Cells derived(Axis... axes) {
        var any = new Content.Number(Integer.MIN_VALUE, Integer.MAX_VALUE);
        return reserve(new Field(size, any, false, List.of((Object[]) axes)));
    }

    private Cells field(Content content, boolean bag, Object... path) {
        var field = new Field(size, content, bag, List.of(path));
        fields.add(field);
        return reserve(field);
    }

    private Cells reserve(Field field) {
        size += field.size();
        return field.cells();
    }

    // the whole sheet

    public int size() {
        return size;
    }

    List<Field> fields() {
        return fields;
    }

    /** All fields but derived ones, with their bounds. */
    public Layout layout() {
        var known = layout;
        if (known == null || known.entries().size() != fields.size()) {
            known = Layout.of(fields);
            layout = known;
        }
        return known;
    }

    /** The cells as the layout lists them, with a mask of what is hidden. */
    public Layout.Observation observe(int[] cells) {
        return flat().observe(cells);
    }

    /** The same into an array as long as the layout, {@link Layout#HIDDEN} where a number is hidden. */
    public void observe(int[] cells, int[] numbers) {
        flat().read(cells, numbers);
    }

    private Flat flat() {
        var known = flat;
        if (known == null || known.cells().length != layout().size()) {
            known = Flat.of(fields, layout().size());
            flat = known;
        }
        return known;
    }

    /** The fields whose changes are neither told nor said to be silent. */
    public List<String> unsaid() {
        return fields.stream().filter(Field::unsaid).map(Field::name).toList();
    }

    /** The keys of told fields that differ in two views although neither hides what differs; "changed." begins each. */
    public List<String> changed(int[] before, int[] after) {
        return fields.stream()
                .filter(field -> !field.told().isEmpty() && field.changed(before, after))
                .map(field -> Consequences.CHANGED + field.told())
                .toList();
    }

    /** Works out all derived cells that have a rule. */
    public void derive(int[] cells) {
        for (var derived : kept) {
            derived.renew(cells);
        }
    }

    /** The derived fields that are not what their rules say: somebody forgot to keep them in step. */
    public List<String> stale(int[] cells) {
        int[] fresh = cells.clone();
        derive(fresh);
        return kept.stream()
                .filter(derived -> !Arrays.equals(
                        cells,
                        derived.from,
                        derived.from + derived.size,
                        fresh,
                        derived.from,
                        derived.from + derived.size))
                .map(Kept::name)
                .toList();
    }

    /**
     * A number for what stands on the sheet. It goes by the names of the cells and leaves out those that hold 0: so it stays the same
     * when fields change places, or when one is added that a position does not use.
     */
    public long mark(int[] cells) {
        long[] known = marked();
        long sum = 0;
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] != 0 && known[i] != 0) {
                sum += Marks.pair(known[i], cells[i]);
            }
        }
        return sum;
    }

    /** A number for the name of each cell; 0 for those that follow from others. */
    private long[] marked() {
        long[] known = marked;
        if (known.length != size) {
            known = new long[size];
            for (var field : fields) {
                for (int i = 0; i < field.size(); i++) {
                    known[field.from() + i] = Marks.of(field.name(i));
                }
            }
            marked = known;
        }
        return known;
    }

    /** The whole sheet as a document; entries of an axis that are not in play are left out. */
    public Map<String, Object> text(int[] cells, Predicate<Named> inPlay) {
        return new Document(fields, inPlay).write(cells);
    }

    /** The words a document may begin with. */
    public Set<String> keys() {
        var keys = new LinkedHashSet<String>();
        for (var field : fields) {
            switch (field.path().getFirst()) {
                case Axis axis -> keys.addAll(axis.words());
                case Object word -> keys.add((String) word);
            }
        }
        return keys;
    }

    /** Lays a document over the cells, works out what is derived, and tells which fields were named, as paths joined by dots. */
    public Set<String> parse(Map<String, Object> document, int[] cells, Predicate<Named> inPlay) {
        var named = new Document(fields, inPlay).read(document, cells);
        derive(cells);
        return named;
    }
}
