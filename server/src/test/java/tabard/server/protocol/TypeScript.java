package tabard.server.protocol;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabard.table.scene.Said;

/** Writes the types that the page is written with, from the records that are sent and understood. */
final class TypeScript {
    private static final String HEAD = """
            // RawJson by `./tabard types` from the records of tabard.table.scene and tabard.server.protocol: change those, not this file.

            export type Said = [key: string, ...args: Arg[]]
            export type Arg = number | string | Said
            """;

    /** What was declared, in the order in which it was met. */
    private final Map<Class<?>, String> declared = new LinkedHashMap<>();

    private TypeScript() {}

    /** The families that pages send are written as one type each: their members have no names of their own. */
    static String of(List<Class<?>> sent, List<Class<?>> received) {
        var types = new TypeScript();
        sent.forEach(types::name);
        for (var family : received) {
            if (family.isSealed()) {
                types.declared.put(family, types.inline(family));
            } else {
                types.name(family);
            }
        }
        var names = types.declared.keySet().stream().map(Class::getSimpleName).toList();
        if (names.stream().distinct().count() < names.size()) {
            throw new IllegalStateException("two types have one name: " + names);
        }
        return HEAD + types.declared.values().stream().map(text -> "\n" + text).collect(Collectors.joining());
    }

    private String name(Class<?> type) {
        if (!declared.containsKey(type)) {
            declared.put(type, ""); // a type may hold itself
            declared.put(type, declaration(type));
        }
        return type.getSimpleName();
    }

    private String declaration(Class<?> type) {
        String name = type.getSimpleName();
        if (type.isEnum()) {
            return "export type " + name + " = " + words(type) + "\n";
        }
        if (type.isSealed()) {
            var members = Arrays.stream(type.getPermittedSubclasses()).map(this::name);
            return "export type " + name + " = " + members.collect(Collectors.joining(" | ")) + "\n";
        }
        var out = new StringBuilder("export interface " + name + " {\n");
        String tag = Wording.tag(type);
        if (tag != null) {
            out.append("  t: '").append(tag).append("'\n");
        }
        for (var component : Wording.components(type)) {
            out.append("  ").append(field(component)).append("\n");
        }
        return out.append("}\n").toString();
    }

    private String inline(Class<?> family) {
        var out = new StringBuilder("export type " + family.getSimpleName() + " =\n");
        for (var member : family.getPermittedSubclasses()) {
            out.append("  | { t: '").append(Wording.tag(member)).append("'");
            for (var component : Wording.components(member)) {
                out.append("; ").append(field(component));
            }
            out.append(" }\n");
        }
        return out.toString();
    }

    private String field(RecordComponent component) {
        String type = Wording.byId(component)
                ? "Record<string, " + type(argument(component.getGenericType(), 0)) + ">"
                : type(component.getGenericType());
        return component.getName() + (Wording.optional(component) ? "?" : "") + ": " + type;
    }

    private static Type argument(Type type, int place) {
        return ((ParameterizedType) type).getActualTypeArguments()[place];
    }

    private String type(Type type) {
        if (type instanceof ParameterizedType generic) {
            var raw = (Class<?>) generic.getRawType();
            if (raw == Changed.class) {
                return type(argument(type, 0)) + " | null";
            }
            if (raw == RawJson.class) {
                return type(argument(type, 0));
            }
            if (Map.class.isAssignableFrom(raw)) {
                return "Record<" + type(argument(type, 0)) + ", " + type(argument(type, 1)) + ">";
            }
            if (Collection.class.isAssignableFrom(raw)) {
                return type(argument(type, 0)) + "[]";
            }
        }
        if (!(type instanceof Class<?> plain)) {
            throw new IllegalStateException("no word for " + type);
        }
        if (plain == String.class) {
            return "string";
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return "boolean";
        }
        if (plain.isPrimitive() || Number.class.isAssignableFrom(plain)) {
            return "number";
        }
        if (plain == Said.class) {
            return "Said";
        }
        if (plain == Object.class) { // a word, or a document of the players' own
            return "string | object";
        }
        if (plain.isEnum() && plain.isMemberClass()) {
            return words(plain);
        }
        return name(plain);
    }

    private static String words(Class<?> constants) {
        return Arrays.stream(constants.getEnumConstants())
                .map(constant -> "'" + Wording.word((Enum<?>) constant) + "'")
                .collect(Collectors.joining(" | "));
    }
}
