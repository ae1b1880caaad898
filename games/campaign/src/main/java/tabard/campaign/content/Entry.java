package tabard.campaign.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/**
 * One map of a file, read field by field. What is wrong is noted with the path that leads there, and reading goes on with something
 * harmless, so that all faults come to light at once. A field without a value is as good as none.
 */
record Entry(String path, Map<?, ?> fields, Faults faults) {
    static final int LONGEST_NAME = 60;

    /** Letters of any script and what stands between them: nothing that a page, a line or a message would take for a sign of its own. */
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N} '’.,:;!?()/·°–—-]*");

    /** A misspelt field would be overlooked. */
    Entry knowing(String... names) {
        for (Object key : fields.keySet()) {
            if (!List.of(names).contains(String.valueOf(key))) {
                faults.add(
                        path,
                        Refusal.unknown("document.unknown", shortened(key), List.of(names))
                                .why());
            }
        }
        return this;
    }

    boolean has(String name) {
        return fields.get(name) != null;
    }

    String at(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    void fault(String name, String key, Object... args) {
        faults.add(at(name), Said.of(key, args));
    }

    private Object needed(String name) {
        Object value = fields.get(name);
        if (value == null) {
            faults.add(path, Said.of("file.missing-field", name));
            return "";
        }
        return value;
    }

    /** A name that people wrote: short, and without signs that could mean something to a machine. */
    String name(String name) {
        Object value = needed(name);
        if (!has(name)) {
            return "";
        }
        if (!(value instanceof String text) || text.isBlank()) {
            fault(name, "file.text");
            return "";
        }
        if (text.codePointCount(0, text.length()) > LONGEST_NAME) {
            fault(name, "file.name-long", LONGEST_NAME, text.codePointCount(0, text.length()));
            return "";
        }
        if (!NAME.matcher(text).matches() || text.endsWith(" ")) {
            fault(name, "file.name-signs", shortened(text));
            return "";
        }
        return text;
    }

    String name(String name, String otherwise) {
        return has(name) ? name(name) : otherwise;
    }

    /** One of some words. */
    String word(String name, List<String> known, String otherwise) {
        Object value = fields.get(name);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof String word && known.contains(word)) {
            return word;
        }
        faults.add(
                at(name), Refusal.unknown("file.word", shortened(value), known).why());
        return otherwise;
    }

    /** One of the peoples; none where none is named. */
    @Nullable
    People people(String name, String clause) {
        Object value = fields.get(name);
        if (value == null) {
            return null;
        }
        try {
            return People.of(shortened(value));
        } catch (Refusal unknown) {
            faults.add(at(name), clause, 0, unknown.why());
            return null;
        }
    }

    int whole(String name, int least, int most) {
        return whole(name, needed(name), least, most, least);
    }

    int whole(String name, int least, int most, int otherwise) {
        Object value = fields.get(name);
        return value == null ? otherwise : whole(name, value, least, most, otherwise);
    }

    private int whole(String name, Object value, int least, int most, int otherwise) {
        if (value instanceof Integer number && number >= least && number <= most) {
            return number;
        }
        if (has(name)) {
            fault(name, "document.range", shortened(value), least, most);
        }
        return otherwise;
    }

    boolean flag(String name, boolean otherwise) {
        Object value = fields.get(name);
        if (value instanceof Boolean flag) {
            return flag;
        }
        if (value != null) {
            fault(name, "document.flag", shortened(value));
        }
        return otherwise;
    }

    List<?> list(String name) {
        Object value = fields.get(name);
        if (value instanceof List<?> list) {
            return list;
        }
        if (value != null) {
            fault(name, "document.list", shortened(value));
        }
        return List.of();
    }

    List<?> neededList(String name) {
        needed(name);
        return list(name);
    }

    /** The maps of a list, numbered from 1. */
    List<Entry> entries(String name) {
        var entries = new ArrayList<Entry>();
        int number = 0;
        for (Object each : neededList(name)) {
            String where = at(name) + "." + ++number;
            if (each instanceof Map<?, ?> map) {
                entries.add(new Entry(where, map, faults));
            } else {
                faults.add(where, Said.of("document.map", shortened(each)));
            }
        }
        return entries;
    }

    @Nullable
    Entry entry(String name) {
        Object value = fields.get(name);
        if (value instanceof Map<?, ?> map) {
            return new Entry(at(name), map, faults);
        }
        if (value != null) {
            fault(name, "document.map", shortened(value));
        }
        return null;
    }

    /** A set of territories, given by their numbers. */
    long places(String name, int size) {
        long places = 0;
        for (Object each : list(name)) {
            if (each instanceof Integer number && number >= 1 && number <= size) {
                places |= Place.of(number).bit();
            } else {
                fault(name, "map.no-territory", shortened(each), size);
            }
        }
        return places;
    }

    /** Two numbers, rounded: documents know whole numbers only. */
    double @Nullable [] pair(String name) {
        Object value = fields.get(name);
        if (value == null) {
            return null;
        }
        var pair = pair(value);
        if (pair == null) {
            fault(name, "file.pair", shortened(value));
        }
        return pair;
    }

    static double @Nullable [] pair(Object value) {
        return value instanceof List<?> list
                        && list.size() == 2
                        && list.get(0) instanceof Number x
                        && list.get(1) instanceof Number y
                ? new double[] {Math.rint(x.doubleValue()), Math.rint(y.doubleValue())}
                : null;
    }

    /** What is quoted back must not be longer than what is said about it. */
    static String shortened(Object value) {
        String text = String.valueOf(value);
        return text.length() <= 40
                ? text
                : text.substring(0, text.offsetByCodePoints(0, Math.min(37, text.codePointCount(0, text.length()))))
                        + "…";
    }
}
