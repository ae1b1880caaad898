package tabard.table.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/**
 * A JSON file of a game's content, read into records: components by their names, enums by their words however the file spells them, and a
 * map by an enum with an entry for each constant. A broken file is named with the entry that is wrong; what no component asks for is
 * passed over.
 */
public final class ContentFile {
    private final MethodHandles.Lookup lookup;
    private final String name;
    private final Object root;
    private final Map<Class<?>, List<? extends Named>> vocabulary = new HashMap<>();

    /** A file in the folder of resources that belongs to the game: the lookup is that of the class that holds the records. */
    public ContentFile(MethodHandles.Lookup lookup, String path) {
        this(lookup, path.substring(path.lastIndexOf('/') + 1), text(lookup.lookupClass(), path));
    }

    ContentFile(MethodHandles.Lookup lookup, String name, @Nullable String text) {
        this.lookup = lookup;
        this.name = name;
        if (text == null) {
            throw broken("is missing");
        }
        try {
            root = Objects.requireNonNull(JsonText.read(text));
        } catch (IllegalArgumentException e) {
            throw broken(String.valueOf(e.getMessage()));
        }
    }

    static @Nullable String text(Class<?> beside, String path) {
        try (InputStream in = beside.getResourceAsStream(path)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The entries of a kind of content that is not an enum: records may hold them, too. */
    public ContentFile with(Class<? extends Named> type, List<? extends Named> entries) {
        vocabulary.put(type, entries);
        return this;
    }

    public IllegalStateException broken(String what) {
        return new IllegalStateException(name + ": " + what);
    }

    /** Throws unless something holds that the file must fulfil. */
    public void unless(boolean holds, String what) {
        if (!holds) {
            throw broken(what);
        }
    }

    public void same(String what, int found, int expected) {
        unless(found == expected, what + ": " + found + " instead of " + expected);
    }

    /** "influence.castle", "victoryPoint" and "alt_clut" are all words with hyphens to us. */
    public static String word(String id) {
        return id.replaceAll("(?<=[a-z])(?=[A-Z])", "-").replaceAll("[._]", "-").toLowerCase(Locale.ROOT);
    }

    public <T extends Record> T read(Class<T> type) {
        return type.cast(value(root, type, ""));
    }

    private Object value(@Nullable Object found, Type type, String path) {
        return switch (type) {
            case ParameterizedType generic
            when generic.getRawType() == List.class -> list(found, generic.getActualTypeArguments()[0], path);
            case ParameterizedType generic
            when generic.getRawType() == Map.class -> map(found, generic.getActualTypeArguments(), path);
            case Class<?> plain -> plain(found, plain, path);
            default -> throw new IllegalArgumentException(path + ": a component of type " + type);
        };
    }

    private Object plain(@Nullable Object found, Class<?> type, String path) {
        if (found instanceof Map<?, ?> map && type.isRecord()) {
            return record(map, type, path);
        }
        if (found instanceof List<?> && type.isArray()) {
            var list = list(found, type.getComponentType(), path);
            var array = Array.newInstance(type.getComponentType(), list.size());
            for (int i = 0; i < list.size(); i++) {
                Array.set(array, i, list.get(i));
            }
            return array;
        }
        if (found instanceof String id && (type.isEnum() || vocabulary.containsKey(type))) {
            return named(type, id, path);
        }
        var boxed = MethodType.methodType(type).wrap().returnType();
        if (found instanceof Double number && boxed == Integer.class && number == Math.rint(number)) {
            return number.intValue();
        }
        if (found != null && boxed.isInstance(found)) { // a text, a truth, a number with a fraction
            return found;
        }
        throw broken(path + " is " + found + ", which is no " + word(type.getSimpleName()));
    }

    private Object named(Class<?> type, String id, String path) {
        var known = vocabulary.get(type);
        for (var entry : known == null ? List.of(type.getEnumConstants()) : known) {
            if (spelt(entry).equals(word(id))) {
                return entry;
            }
        }
        throw broken(path + ": unknown id " + id);
    }

    /** An enum of the page's looks has no words but its names. */
    private static String spelt(Object entry) {
        return entry instanceof Named named ? named.word() : word(entry.toString());
    }

    private Record record(Map<?, ?> found, Class<?> type, String path) {
        var components = type.getRecordComponents();
        var values = new @Nullable Object[components.length];
        for (int i = 0; i < components.length; i++) {
            var value = found.get(components[i].getName());
            String at = path.isEmpty() ? components[i].getName() : path + "." + components[i].getName();
            values[i] = value == null && mayBeMissing(components[i])
                    ? null
                    : value(value, components[i].getGenericType(), at);
        }
        try {
            var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            var maker = lookup.unreflectConstructor(type.getDeclaredConstructor(types));
            return (Record) maker.invokeWithArguments(values);
        } catch (IllegalStateException e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalArgumentException(type + " cannot be made", e);
        }
    }

    private static boolean mayBeMissing(RecordComponent component) {
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    /** Entries with an id are told by it, and none may stand twice. */
    private List<Object> list(@Nullable Object found, Type entry, String path) {
        if (!(found instanceof List<?> entries)) {
            throw broken(path + " is no list");
        }
        var all = new ArrayList<Object>();
        var ids = new HashSet<Object>();
        for (var each : entries) {
            Object id = each instanceof Map<?, ?> map && map.get("id") instanceof String named ? named : all.size() + 1;
            unless(ids.add(id), path + ": " + id + " stands twice");
            all.add(value(each, entry, path + " " + id));
        }
        return List.copyOf(all);
    }

    /** By texts as they come; by an enum, in its order and with nothing left out. */
    private Map<?, ?> map(@Nullable Object found, Type[] types, String path) {
        if (!(found instanceof Map<?, ?> entries)) {
            throw broken(path + " is no map");
        }
        var key = (Class<?>) types[0];
        var all = new LinkedHashMap<Object, Object>();
        entries.forEach((id, each) ->
                all.put(key.isEnum() ? named(key, id.toString(), path) : id, value(each, types[1], path + "." + id)));
        return Collections.unmodifiableMap(key.isEnum() ? byEnum(all, key, path) : all);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // all keys were looked up in that enum
    private Map<?, ?> byEnum(Map<Object, Object> all, Class<?> key, String path) {
        for (var constant : key.getEnumConstants()) {
            unless(all.containsKey(constant), path + ": no " + spelt(constant));
        }
        return new EnumMap(all);
    }

    /** The entries of a list, one for each name and in the order of the names. */
    public <K extends Named, E> List<E> inOrder(String what, List<E> entries, List<K> names, Function<E, K> name) {
        var sorted = new ArrayList<E>();
        for (var key : names) {
            sorted.add(entries.stream()
                    .filter(entry -> name.apply(entry).equals(key))
                    .findFirst()
                    .orElseThrow(() -> broken(what + ": no " + key.word())));
        }
        same(what, entries.size(), names.size());
        return List.copyOf(sorted);
    }

    /** Of each entry the set of those it borders on, as bits by their place in the list; borders go both ways. */
    public <E> long[] borders(List<E> entries, Function<E, String> id, Function<E, List<String>> neighbours) {
        var ids = entries.stream().map(id).toList();
        var borders = new long[entries.size()];
        for (int i = 0; i < borders.length; i++) {
            for (String other : neighbours.apply(entries.get(i))) {
                int to = ids.indexOf(other);
                unless(
                        to >= 0 && neighbours.apply(entries.get(to)).contains(ids.get(i)),
                        ids.get(i) + " borders on " + other + ", but not the other way round");
                borders[i] |= 1L << to;
            }
        }
        return borders;
    }
}
