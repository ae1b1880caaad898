package tabard.table.sheet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** How the fields of a sheet are written and read: nested maps by name. Entries of an axis that are not in play do not exist. */
record Document(List<Field> fields, Predicate<Named> inPlay) {
    Map<String, Object> write(int[] cells) {
        var document = new LinkedHashMap<String, Object>();
        for (var field : fields) {
            write(field, cells, 0, field.from(), document);
        }
        return document;
    }

    private void write(Field field, int[] cells, int depth, int at, Map<String, Object> into) {
        if (field.path().get(depth) instanceof Axis axis) {
            for (int i = 0; i < axis.size(); i++) {
                int here = at + i * field.stride(depth);
                if (inPlay.test(axis.entries().get(i))) {
                    put(field, cells, depth, here, axis.words().get(i), into);
                }
            }
        } else {
            put(field, cells, depth, at, (String) field.path().get(depth), into);
        }
    }

    private void put(Field field, int[] cells, int depth, int at, String key, Map<String, Object> into) {
        if (depth < field.path().size() - 1) {
            write(field, cells, depth + 1, at, child(into, key));
        } else if (!field.bag() || cells[at] != 0) {
            into.put(key, field.content().write(cells, at));
        }
    }

    @SuppressWarnings("unchecked") // only this class puts maps into the document
    private static Map<String, Object> child(Map<String, Object> into, String key) {
        return (Map<String, Object>) into.computeIfAbsent(key, _ -> new LinkedHashMap<String, Object>());
    }

    /** Lays a document over the cells and tells which fields it named, as paths joined by dots. */
    Set<String> read(Map<String, Object> document, int[] cells) {
        var named = new LinkedHashSet<String>();
        read(fields, document, cells, 0, Collections.nCopies(fields.size(), 0), "", named);
        return named;
    }

    /** Reads one level: all fields whose path agrees so far share this map; offsets says where each of them stands. */
    @SuppressWarnings("ReferenceEquality") // an axis that is equal, but another, is only looked into again
    private void read(
            List<Field> candidates,
            Map<String, Object> document,
            int[] cells,
            int depth,
            List<Integer> offsets,
            String path,
            Set<String> named) {
        for (var field : candidates) {
            if (field.bag() && depth == field.path().size() - 1) {
                int at = field.from() + offsets.get(candidates.indexOf(field));
                Arrays.fill(cells, at, at + ((Axis) field.path().getLast()).size(), 0);
                named.add(path);
            }
        }
        for (var entry : document.entrySet()) {
            String key = entry.getKey();
            String here = path.isEmpty() ? key : path + "." + key;
            var next = new ArrayList<Field>();
            var at = new ArrayList<Integer>();
            @Nullable Axis known = null; // fields that follow each other mostly share one
            int index = -1;
            for (int i = 0; i < candidates.size(); i++) {
                var field = candidates.get(i);
                if (field.path().get(depth) instanceof Axis axis) {
                    if (axis != known) {
                        known = axis;
                        index = index(axis, key);
                    }
                    if (index >= 0) {
                        next.add(field);
                        at.add(offsets.get(i) + index * field.stride(depth));
                    }
                } else if (field.path().get(depth).equals(key)) {
                    next.add(field);
                    at.add(offsets.get(i));
                }
            }
            if (next.isEmpty()) {
                throw Refusal.unknown("document.unknown", key, words(candidates, depth))
                        .at(path.isEmpty() ? "position" : path);
            }
            var field = next.getFirst();
            if (depth == field.path().size() - 1) {
                field.content().read(entry.getValue(), cells, field.from() + at.getFirst(), here);
                named.add(here);
            } else {
                read(next, map(entry.getValue(), here), cells, depth + 1, at, here, named);
            }
        }
    }

    /** Which entry is called so; below 0 for none that is in play. */
    private int index(Axis axis, String word) {
        int index = axis.words().indexOf(word);
        return index >= 0 && inPlay.test(axis.entries().get(index)) ? index : -1;
    }

    private List<String> words(List<Field> candidates, int depth) {
        var words = new LinkedHashSet<String>();
        for (var field : candidates) {
            if (field.path().get(depth) instanceof Axis axis) {
                for (int i = 0; i < axis.size(); i++) {
                    if (inPlay.test(axis.entries().get(i))) {
                        words.add(axis.words().get(i));
                    }
                }
            } else {
                words.add((String) field.path().get(depth));
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
}
