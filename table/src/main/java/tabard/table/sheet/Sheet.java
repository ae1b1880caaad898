package tabard.table.sheet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Predicate;
import tabard.table.Named;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tabard.table.text.Marks;

/** Where each field of a position lies in its one array, what it may hold, and how documents write it: nested maps by name. */
public final class Sheet {
    /** A cell whose content the viewer may not know. */
    public static final int BLANK = Integer.MIN_VALUE;

    private static final String HIDDEN = "?";
    private static final String NONE = "none";

    private final List<Field> fields = new ArrayList<>();
    private int size;
    private volatile long[] names = {};

    /** What a cell means. */
    private sealed interface Content {
        record Count(int most) implements Content {}

        /** A count that may be missing; stored as one more than it is. */
        record Maybe(int most) implements Content {}

        record Flag() implements Content {}

        /** One of some names, or none; stored as one more than its ordinal. */
        record Name(List<? extends Named> values) implements Content {}
    }

    /** A bag is a multiset over its last axis: documents name what is in it, and naming it replaces the whole of it. */
    private record Field(Cells cells, Content content, List<Object> path, boolean bag) {
        /** How many cells lie between two neighbouring entries of the axis at this place of the path. */
        int stride(int depth) {
            int stride = 1;
            for (int i = depth + 1; i < path.size(); i++) {
                if (path.get(i) instanceof Axis axis) {
                    stride *= axis.size();
                }
            }
            return stride;
        }

        /** The words that lead to one of its cells, with dots. */
        String name(int index) {
            var words = new StringJoiner(".");
            for (int depth = 0; depth < path.size(); depth++) {
                words.add(
                        path.get(depth) instanceof Axis axis
                                ? axis.words().get(index / stride(depth) % axis.size())
                                : (String) path.get(depth));
            }
            return words.toString();
        }
    }

    /** A number from 0 to most for each combination of the axes in the path. */
    public Cells counts(int most, Object... path) {
        return field(new Content.Count(most), false, path);
    }

    public Cells maybe(int most, Object... path) {
        return field(new Content.Maybe(most), false, path);
    }

    public Cells flags(Object... path) {
        return field(new Content.Flag(), false, path);
    }

    public Cells names(List<? extends Named> values, Object... path) {
        return field(new Content.Name(values), false, path);
    }

    public Cells bag(int most, Object... path) {
        return field(new Content.Count(most), true, path);
    }

    /** Cells that follow from the others: copied with them, never written; the game computes them anew after reading. */
    public Cells derived(Axis... axes) {
        return reserve(List.of((Object[]) axes));
    }

    private Cells field(Content content, boolean bag, Object... path) {
        var field = new Field(reserve(List.of(path)), content, List.of(path), bag);
        fields.add(field);
        return field.cells;
    }

    private Cells reserve(List<Object> path) {
        var lengths = new ArrayList<Integer>();
        for (Object part : path) {
            if (part instanceof Axis axis) {
                lengths.add(axis.size());
            }
        }
        int[] strides = new int[3];
        int total = 1;
        for (int i = lengths.size() - 1; i >= 0; i--) {
            strides[i] = total;
            total *= lengths.get(i);
        }
        var cells = new Cells(size, total, strides[0], strides[1], strides[2]);
        size += total;
        return cells;
    }

    public int size() {
        return size;
    }

    /**
     * A number for what stands on the sheet. It goes by the names of the cells and leaves out those that hold 0: so it stays the same
     * when fields change places, or when one is added that a position does not use.
     */
    public long mark(int[] cells) {
        long[] known = named();
        long sum = 0;
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] != 0 && known[i] != 0) {
                sum += Marks.pair(known[i], cells[i]);
            }
        }
        return sum;
    }

    /** A number for the name of each cell; 0 for those that follow from others. */
    private long[] named() {
        long[] known = names;
        if (known.length != size) {
            known = new long[size];
            for (var field : fields) {
                for (int i = 0; i < field.cells.size(); i++) {
                    known[field.cells.from() + i] = Marks.of(field.name(i));
                }
            }
            names = known;
        }
        return known;
    }

    /** The whole sheet as a document; entries of an axis that are not in play are left out. */
    public Map<String, Object> text(int[] cells, Predicate<Named> inPlay) {
        var document = new LinkedHashMap<String, Object>();
        for (var field : fields) {
            write(field, cells, inPlay, 0, field.cells.from(), document);
        }
        return document;
    }

    private void write(Field field, int[] cells, Predicate<Named> inPlay, int depth, int at, Map<String, Object> into) {
        boolean last = depth == field.path.size() - 1;
        if (field.path.get(depth) instanceof Axis axis) {
            for (int i = 0; i < axis.size(); i++) {
                int here = at + i * field.stride(depth);
                if (inPlay.test(axis.entries().get(i))) {
                    put(field, cells, inPlay, depth, here, axis.words().get(i), last, into);
                }
            }
        } else {
            put(field, cells, inPlay, depth, at, (String) field.path.get(depth), last, into);
        }
    }

    private void put(
            Field field,
            int[] cells,
            Predicate<Named> inPlay,
            int depth,
            int at,
            String key,
            boolean last,
            Map<String, Object> into) {
        if (!last) {
            write(field, cells, inPlay, depth + 1, at, child(into, key));
        } else if (!field.bag || cells[at] != 0) {
            into.put(key, value(field.content, cells[at]));
        }
    }

    @SuppressWarnings("unchecked") // only this class puts maps into the document
    private static Map<String, Object> child(Map<String, Object> into, String key) {
        return (Map<String, Object>) into.computeIfAbsent(key, _ -> new LinkedHashMap<String, Object>());
    }

    private static Object value(Content content, int cell) {
        if (cell == BLANK) {
            return HIDDEN;
        }
        return switch (content) {
            case Content.Count _ -> cell;
            case Content.Maybe _ -> cell == 0 ? NONE : (Object) (cell - 1);
            case Content.Flag _ -> cell == 1;
            case Content.Name(var values) ->
                cell == 0 ? NONE : values.get(cell - 1).word();
        };
    }

    /** The words a document may begin with. */
    public Set<String> keys() {
        var keys = new LinkedHashSet<String>();
        for (var field : fields) {
            switch (field.path.getFirst()) {
                case Axis axis -> keys.addAll(axis.words());
                case Object word -> keys.add((String) word);
            }
        }
        return keys;
    }

    /** Lays a document over the cells and tells which fields it named, as paths joined by dots. */
    public Set<String> parse(Map<String, Object> document, int[] cells, Predicate<Named> inPlay) {
        var named = new LinkedHashSet<String>();
        read(fields, document, cells, inPlay, 0, Collections.nCopies(fields.size(), 0), "", named);
        return named;
    }

    /** Reads one level: all fields whose path agrees so far share this map; offsets says where each of them stands. */
    private void read(
            List<Field> candidates,
            Map<String, Object> document,
            int[] cells,
            Predicate<Named> inPlay,
            int depth,
            List<Integer> offsets,
            String path,
            Set<String> named) {
        for (var field : candidates) {
            if (field.bag && depth == field.path.size() - 1) {
                int at = field.cells.from() + offsets.get(candidates.indexOf(field));
                Arrays.fill(cells, at, at + ((Axis) field.path.getLast()).size(), 0);
                named.add(path);
            }
        }
        for (var entry : document.entrySet()) {
            String key = entry.getKey();
            String here = path.isEmpty() ? key : path + "." + key;
            var next = new ArrayList<Field>();
            var at = new ArrayList<Integer>();
            for (int i = 0; i < candidates.size(); i++) {
                var field = candidates.get(i);
                if (field.path.get(depth) instanceof Axis axis) {
                    int index = axis.words().indexOf(key);
                    if (index >= 0 && inPlay.test(axis.entries().get(index))) {
                        next.add(field);
                        at.add(offsets.get(i) + index * field.stride(depth));
                    }
                } else if (field.path.get(depth).equals(key)) {
                    next.add(field);
                    at.add(offsets.get(i));
                }
            }
            if (next.isEmpty()) {
                throw Refusal.unknown("document.unknown", key, words(candidates, depth, inPlay))
                        .at(path.isEmpty() ? "position" : path);
            }
            var field = next.getFirst();
            if (depth == field.path.size() - 1) {
                cells[field.cells.from() + at.getFirst()] = cell(field.content, entry.getValue(), here);
                named.add(here);
            } else {
                read(next, map(entry.getValue(), here), cells, inPlay, depth + 1, at, here, named);
            }
        }
    }

    private static List<String> words(List<Field> candidates, int depth, Predicate<Named> inPlay) {
        var words = new LinkedHashSet<String>();
        for (var field : candidates) {
            if (field.path.get(depth) instanceof Axis axis) {
                for (int i = 0; i < axis.size(); i++) {
                    if (inPlay.test(axis.entries().get(i))) {
                        words.add(axis.words().get(i));
                    }
                }
            } else {
                words.add((String) field.path.get(depth));
            }
        }
        return List.copyOf(words);
    }

    @SuppressWarnings("unchecked") // documents have words for keys
    private static Map<String, Object> map(Object value, String path) {
        if (value instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw new Refusal(Said.of("document.map", String.valueOf(value))).at(path);
    }

    private static int cell(Content content, Object value, String path) {
        return switch (content) {
            case Content.Count(int most) -> count(value, most, path);
            case Content.Maybe(int most) -> NONE.equals(value) ? 0 : count(value, most, path) + 1;
            case Content.Flag _ -> {
                if (value instanceof Boolean flag) {
                    yield flag ? 1 : 0;
                }
                throw new Refusal(Said.of("document.flag", String.valueOf(value))).at(path);
            }
            case Content.Name(var values) -> {
                if (NONE.equals(value)) {
                    yield 0;
                }
                var words = values.stream().map(Named::word).toList();
                int index = words.indexOf(String.valueOf(value));
                if (index < 0) {
                    throw Refusal.unknown("document.value", String.valueOf(value), words)
                            .at(path);
                }
                yield index + 1;
            }
        };
    }

    private static int count(Object value, int most, String path) {
        if (!(value instanceof Integer number) || number < 0 || number > most) {
            throw new Refusal(Said.of("document.count", String.valueOf(value), most)).at(path);
        }
        return number;
    }
}
