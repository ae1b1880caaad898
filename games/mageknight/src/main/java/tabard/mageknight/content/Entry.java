package tabard.mageknight.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.effect.*;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An entry of a content file, read field by field: what is missing, of the wrong kind or never asked for is named with file and entry. */
final class Entry {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Map<String, JsonNode> FILES = new ConcurrentHashMap<>();
    private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    private final String where;
    private final JsonNode node;
    private final Set<String> asked = new HashSet<>();

    private Entry(String where, JsonNode node) {
        this.where = where;
        this.node = node;
    }

    /** What is made of an entry and its place in the list. */
    interface Maker<T> {
        T make(int ordinal, Entry entry);
    }

    /** The whole file. */
    static Entry file(String file) {
        return new Entry(file, FILES.computeIfAbsent(file, Entry::parse));
    }

    private static JsonNode parse(String file) {
        try (InputStream in = Entry.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException(file + ": is missing");
            }
            return JSON.readTree(in.readAllBytes());
        } catch (JacksonException e) {
            throw new IllegalStateException(file + ": " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Once everything is read, the files need not be kept. */
    static void putAway() {
        FILES.clear();
    }

    /** All entries of a list of a file, which must be so many. */
    static <T> List<T> all(String file, String list, int expected, Maker<T> maker) {
        var made = new ArrayList<T>();
        for (var entry : file(file).entries(list)) {
            made.add(maker.make(made.size(), entry));
            entry.done();
        }
        same(file + ": " + list, made.size(), expected);
        return List.copyOf(made);
    }

    /** The entry that is about one constant of an enum. */
    static Entry about(String file, String list, String id) {
        for (var entry : file(file).entries(list)) {
            if (entry.id().equals(id)) {
                return entry;
            }
        }
        throw new IllegalStateException(file + ": " + list + ": no " + id);
    }

    static void same(String what, Object found, Object expected) {
        if (!found.equals(expected)) {
            throw new IllegalStateException(what + ": " + found + " instead of " + expected);
        }
    }

    IllegalStateException broken(String what) {
        return new IllegalStateException(where + ": " + what);
    }

    void require(boolean holds, String what) {
        if (!holds) {
            throw broken(what);
        }
    }

    /** Every field has been asked for. */
    void done() {
        node.propertyNames().forEach(field -> require(asked.contains(field), "takes no " + field));
    }

    private @Nullable JsonNode find(String field) {
        asked.add(field);
        var value = node.get(field);
        return value == null || value.isNull() ? null : value;
    }

    private JsonNode get(String field, Predicate<JsonNode> kind, String wanted) {
        var value = find(field);
        if (value == null) {
            throw broken(field + " is missing");
        }
        require(kind.test(value), field + " must be " + wanted + ", not " + value);
        return value;
    }

    boolean has(String field) {
        return find(field) != null;
    }

    boolean is(String field, String text) {
        return has(field) && node.get(field).isString() && text(field).equals(text);
    }

    String id() {
        String id = text("id");
        require(ID.matcher(id).matches(), "an id is a word with hyphens");
        return id;
    }

    /** The id as the constant of an enum is written; the names in both languages are there. */
    String name() {
        require(!text("name").isBlank(), "no name");
        require(!text("fr").isBlank() && !text("fr").contains("'"), "no fr, or a straight apostrophe in it");
        return id().toUpperCase(Locale.ROOT).replace('-', '_');
    }

    String text(String field) {
        return get(field, JsonNode::isString, "a text").stringValue();
    }

    int number(String field) {
        return get(field, JsonNode::isInt, "a whole number").intValue();
    }

    int number(String field, int otherwise) {
        return has(field) ? number(field) : otherwise;
    }

    boolean yes(String field, boolean otherwise) {
        return has(field) ? get(field, JsonNode::isBoolean, "true or false").booleanValue() : otherwise;
    }

    <E extends Enum<E>> E word(String field, Class<E> type) {
        return word(field, type, text(field));
    }

    <E extends Enum<E>> @Nullable E wordIf(String field, Class<E> type) {
        return has(field) ? word(field, type) : null;
    }

    private <E extends Enum<E>> E word(String field, Class<E> type, String text) {
        for (var constant : type.getEnumConstants()) {
            if (constant.name().equals(text.toUpperCase(Locale.ROOT).replace('-', '_'))) {
                return constant;
            }
        }
        throw broken(field + " cannot be " + text);
    }

    List<String> texts(String field) {
        var texts = new ArrayList<String>();
        for (var value : get(field, JsonNode::isArray, "a list")) {
            require(value.isString(), field + " is a list of words, not " + value);
            texts.add(value.stringValue());
        }
        return List.copyOf(texts);
    }

    <E extends Enum<E>> List<E> words(String field, Class<E> type) {
        return texts(field).stream().map(text -> word(field, type, text)).toList();
    }

    /** The same as bits, none where the field is left out. */
    <E extends Enum<E>> int bits(String field, Class<E> type) {
        int bits = 0;
        for (var word : has(field) ? words(field, type) : List.<E>of()) {
            bits |= 1 << word.ordinal();
        }
        return bits;
    }

    int[] numbers(String field) {
        var list = get(field, JsonNode::isArray, "a list");
        int[] numbers = new int[list.size()];
        for (int i = 0; i < numbers.length; i++) {
            require(list.get(i).isInt(), field + " is a list of numbers, not " + list.get(i));
            numbers[i] = list.get(i).intValue();
        }
        return numbers;
    }

    /** From and to, where either end may be open. */
    int[] range(String field) {
        var list = get(field, JsonNode::isArray, "a list");
        require(list.size() == 2, field + " is two numbers or nulls, not " + list);
        return new int[] {
            list.get(0).isInt() ? list.get(0).intValue() : Integer.MIN_VALUE,
            list.get(1).isInt() ? list.get(1).intValue() : Integer.MAX_VALUE
        };
    }

    List<int[]> pairs(String field) {
        var pairs = new ArrayList<int[]>();
        for (var pair : get(field, JsonNode::isArray, "a list")) {
            require(
                    pair.size() == 2 && pair.get(0).isInt() && pair.get(1).isInt(),
                    field + " is a list of pairs, not " + pair);
            pairs.add(new int[] {pair.get(0).intValue(), pair.get(1).intValue()});
        }
        return pairs;
    }

    /** What the field does; nothing where it is left out. */
    Effects effects(String field) {
        var list = find(field);
        return list == null ? Effects.NONE : Reading.effects(where + ": " + field, list);
    }

    /** The inner object, with this entry's name before its own. */
    Entry entry(String field) {
        return new Entry(where + ": " + field, get(field, JsonNode::isObject, "an object"));
    }

    /** The list, as entries named by their ids, or by their places in it. */
    List<Entry> entries(String field) {
        var entries = new ArrayList<Entry>();
        for (var value : get(field, JsonNode::isArray, "a list")) {
            var id = value.get("id");
            String name = id == null ? field + " " + (entries.size() + 1) : id.asString();
            require(value.isObject(), field + " is a list of objects, not " + value);
            entries.add(new Entry(where + ": " + name, value));
        }
        return entries;
    }

    List<String> fields() {
        return List.copyOf(node.propertyNames());
    }
}
