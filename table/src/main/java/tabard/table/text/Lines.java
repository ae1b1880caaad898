package tabard.table.text;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Frame;
import tabard.table.Named;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/**
 * Writes and reads records as lines: {@code Topple(MERCIA)} is "topple mercia". Nested records stand in round brackets, lists in
 * square ones. A name needs to be unique in its chapter only: where two chapters have a record {@code Block}, the lines begin with
 * "combat.block" and "siege.block".
 */
public final class Lines {
    private static final MethodType MAKER = MethodType.methodType(Record.class, Object[].class);
    private static final MethodType READER = MethodType.methodType(Object.class, Record.class);
    private static final Pattern NUMBER = Pattern.compile("0|-?[1-9]\\d{0,8}");
    private static final int MOST_LISTED = 16;

    private final Map<String, Shape> byWord = new LinkedHashMap<>();
    private final Map<Class<?>, Shape> byType = new HashMap<>();
    private final Map<Class<?>, List<? extends Named>> vocabulary = new ConcurrentHashMap<>();
    private final MethodHandles.Lookup lookup;
    private Class<?>[] chapters = {};

    record Shape(Class<?> type, String word, MethodHandle maker, List<Part> parts) {
        Record make(Object[] values) {
            try {
                return (Record) maker.invokeExact(values);
            } catch (RuntimeException e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }

    record Part(Type type, MethodHandle reader, @Nullable Within within) {}

    /** Knows all records found in the families: sealed interfaces, and chapter classes with records inside. */
    public Lines(MethodHandles.Lookup lookup, Class<?>... families) {
        this.lookup = lookup;
        words(families).forEach((type, word) -> {
            var shape = shape(type, word);
            byType.put(type, shape);
            byWord.put(word, shape);
        });
    }

    /** The moves of some chapters, and whatever those hold: all their records but the frames. */
    public static Lines ofMoves(MethodHandles.Lookup lookup, Class<?>... chapters) {
        var records = new LinkedHashSet<Class<?>>();
        for (var chapter : chapters) {
            learn(chapter, records);
        }
        records.removeIf(Frame.class::isAssignableFrom);
        var lines = new Lines(lookup, records.toArray(Class<?>[]::new));
        lines.chapters = chapters;
        return lines;
    }

    /** All records of the same chapters, with the same content: what an agenda may hold. */
    public Lines withFrames() {
        var lines = new Lines(lookup, chapters);
        lines.vocabulary.putAll(vocabulary);
        return lines;
    }

    /** The chapters that a game's moves stand in, and others without moves of their own: there its frames are found. */
    public static Class<?>[] chapters(Class<?> moves, Class<?>... others) {
        var records = new LinkedHashSet<Class<?>>();
        learn(moves, records);
        var chapters = new LinkedHashSet<Class<?>>();
        records.forEach(type -> chapters.add(Objects.requireNonNull(type.getEnclosingClass(), "no chapter")));
        chapters.addAll(List.of(others));
        return chapters.toArray(Class<?>[]::new);
    }

    /** The entries of a kind of content that is not an enum. */
    public Lines with(Class<? extends Named> type, List<? extends Named> entries) {
        vocabulary.put(type, entries);
        return this;
    }

    public static String word(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /** What the lines of each record of the families begin with; a word that several have comes after their chapter. */
    public static Map<Class<?>, String> words(Class<?>... families) {
        var records = new LinkedHashSet<Class<?>>();
        for (var family : families) {
            learn(family, records);
        }
        var common = new HashMap<String, Integer>();
        records.forEach(type -> common.merge(word(type), 1, Integer::sum));
        var words = new LinkedHashMap<Class<?>, String>();
        for (var type : records) {
            String word = common.getOrDefault(word(type), 1) == 1 ? word(type) : inChapter(type);
            if (words.containsValue(word)) {
                throw new IllegalArgumentException("two records named " + word);
            }
            words.put(type, word);
        }
        return words;
    }

    private static String inChapter(Class<?> type) {
        var chapter = type.getEnclosingClass();
        return chapter == null ? word(type) : word(chapter) + "." + word(type);
    }

    private static void learn(Class<?> type, Set<Class<?>> records) {
        if (type.isRecord()) {
            records.add(type);
        } else if (type.isSealed()) {
            for (var permitted : type.getPermittedSubclasses()) {
                learn(permitted, records);
            }
        } else {
            for (var nested : type.getDeclaredClasses()) {
                if (nested.isRecord() || nested.isSealed()) {
                    learn(nested, records);
                }
            }
        }
    }

    private Shape shape(Class<?> type, String word) {
        try {
            var components = type.getRecordComponents();
            var parts = new ArrayList<Part>();
            var types = new Class<?>[components.length];
            for (int i = 0; i < components.length; i++) {
                RecordComponent component = components[i];
                types[i] = component.getType();
                var reader = lookup.unreflect(component.getAccessor()).asType(READER);
                parts.add(new Part(component.getGenericType(), reader, within(type, component)));
            }
            var maker = lookup.unreflectConstructor(type.getDeclaredConstructor(types))
                    .asSpreader(Object[].class, types.length)
                    .asType(MAKER);
            return new Shape(type, word, maker, parts);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("not open to lines: " + type, e);
        }
    }

    private static @Nullable Within within(Class<?> type, RecordComponent component) {
        var own = component.getAnnotation(Within.class);
        return own == null && component.getType() == int.class ? type.getAnnotation(Within.class) : own;
    }

    public String text(Record record) {
        var out = new StringJoiner(" ");
        out.add(shape(record).word);
        for (var value : values(record)) {
            out.add(write(value));
        }
        return out.toString();
    }

    /** What the line of a record begins with: the word of its type, after its chapter where another chapter has the same. */
    public String name(Record record) {
        return shape(record).word;
    }

    public boolean knows(Record record) {
        return byType.containsKey(record.getClass());
    }

    /** What the lines of actions begin with, without those of what they hold. */
    public List<String> ofActions() {
        return byWord.values().stream()
                .filter(shape -> Action.class.isAssignableFrom(shape.type))
                .map(Shape::word)
                .toList();
    }

    List<Shape> shapes() {
        return List.copyOf(byWord.values());
    }

    Shape shape(Record record) {
        var shape = byType.get(record.getClass());
        if (shape == null) {
            throw new IllegalArgumentException("not of this family: " + record);
        }
        return shape;
    }

    /** What the record holds, in order. */
    public List<Object> values(Record record) {
        var parts = shape(record).parts;
        var values = new ArrayList<Object>(parts.size());
        try {
            for (var part : parts) {
                values.add((Object) part.reader.invokeExact(record));
            }
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
        return values;
    }

    /** What the record holds, as arguments of a message: names by "@word". */
    public List<Object> args(Record record) {
        var args = new ArrayList<Object>();
        for (var value : values(record)) {
            args.add(
                    switch (value) {
                        case Named named -> named.said();
                        case Integer number -> number;
                        case Boolean flag -> flag ? 1 : 0;
                        default -> write(value);
                    });
        }
        return args;
    }

    /** What an option does, by its shape: {@code Topple(MERCIA)} is "do.topple" with @mercia. */
    public Said label(Record move) {
        return new Said("do." + name(move), args(move));
    }

    private String write(Object value) {
        return switch (value) {
            case Named named -> named.word();
            case Record record -> "(" + text(record) + ")";
            case List<?> list -> {
                var out = new StringJoiner(" ", "[", "]");
                list.forEach(entry -> out.add(write(entry)));
                yield out.toString();
            }
            default -> value.toString();
        };
    }

    /** Where a game has many kinds of moves a list of them helps nobody. */
    private Refusal unknown(String word) {
        var refusal = Refusal.unknown("line.unknown", word, List.copyOf(byWord.keySet()));
        boolean listed = refusal.why().key().equals("line.unknown");
        return listed && byWord.size() > MOST_LISTED ? new Refusal(Said.of("line.unknown-many", word)) : refusal;
    }

    public Record parse(String line) {
        var words = split(line);
        if (words.isEmpty()) {
            throw new Refusal(Said.of("line.empty"));
        }
        var shape = byWord.get(words.getFirst());
        if (shape == null) {
            throw unknown(words.getFirst());
        }
        if (shape.parts.size() != words.size() - 1) {
            throw new Refusal(Said.of("line.parts", shape.word, shape.parts.size(), words.size() - 1));
        }
        var args = new Object[shape.parts.size()];
        for (int i = 0; i < args.length; i++) {
            args[i] = read(shape.parts.get(i).type, words.get(i + 1));
            bound(shape.parts.get(i).within, args[i]);
        }
        return shape.make(args);
    }

    private static void bound(@Nullable Within within, Object value) {
        if (within != null && value instanceof Integer number && (number < within.least() || number > within.most())) {
            throw new Refusal(Said.of("line.bounds", number, within.most()), within.rule());
        }
    }

    private Object read(Type type, String word) {
        if (type == int.class || type == Integer.class) {
            if (!NUMBER.matcher(word).matches()) {
                throw new Refusal(Said.of("line.number", word));
            }
            return Integer.parseInt(word);
        }
        if (type == boolean.class) {
            if (!word.equals("true") && !word.equals("false")) {
                throw new Refusal(Said.of("line.flag", word));
            }
            return Boolean.parseBoolean(word);
        }
        if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            return split(inside(word, '[', ']')).stream()
                    .map(entry -> read(list.getActualTypeArguments()[0], entry))
                    .toList();
        }
        if (type instanceof Class<?> named && isName(named)) {
            return entry(named, word);
        }
        var record = parse(inside(word, '(', ')'));
        if (type instanceof Class<?> family && !family.isInstance(record)) {
            throw new Refusal(Said.of("line.other", word));
        }
        return record;
    }

    static boolean isName(Class<?> type) {
        return Named.class.isAssignableFrom(type);
    }

    /** Every name in the record, and in the records it holds. */
    public List<Named> names(Record record) {
        var names = new ArrayList<Named>();
        for (var value : values(record)) {
            switch (value) {
                case Named named -> names.add(named);
                case Record inner -> names.addAll(names(inner));
                case List<?> list ->
                    list.stream()
                            .filter(Named.class::isInstance)
                            .map(Named.class::cast)
                            .forEach(names::add);
                default -> {}
            }
        }
        return names;
    }

    private Named entry(Class<?> type, String word) {
        var entries = entries(type);
        for (var entry : entries) {
            if (entry.word().equals(word)) {
                return entry;
            }
        }
        throw Refusal.unknown(
                "line.name", word, entries.stream().map(Named::word).toList());
    }

    /** Enums are learnt when first read, by whichever thread comes first. */
    List<? extends Named> entries(Class<?> type) {
        var known = vocabulary.get(type);
        if (known != null) {
            return known;
        }
        var constants = new ArrayList<Named>();
        for (Object constant : type.getEnumConstants()) {
            constants.add((Named) constant);
        }
        vocabulary.put(type, constants);
        return constants;
    }

    private static String inside(String word, char open, char close) {
        if (word.length() < 2 || word.charAt(0) != open || word.charAt(word.length() - 1) != close) {
            throw new Refusal(Said.of("line.brackets", word, "" + open, "" + close));
        }
        return word.substring(1, word.length() - 1);
    }

    /** Words between single blanks; brackets hold together. One line has one spelling. */
    private static List<String> split(String line) {
        var out = new ArrayList<String>();
        if (line.isEmpty()) {
            return out;
        }
        int depth = 0;
        int from = 0;
        for (int i = 0; i <= line.length(); i++) {
            char c = i == line.length() ? ' ' : line.charAt(i);
            if (c == '(' || c == '[') {
                depth++;
            } else if (c == ')' || c == ']') {
                depth--;
            } else if (c == ' ' && depth == 0) {
                if (i == from) {
                    throw new Refusal(Said.of("line.blanks", line));
                }
                out.add(line.substring(from, i));
                from = i + 1;
            }
        }
        if (depth != 0) {
            throw new Refusal(Said.of("line.unclosed", line));
        }
        return out;
    }
}
