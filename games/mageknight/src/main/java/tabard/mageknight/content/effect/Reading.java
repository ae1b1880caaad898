package tabard.mageknight.content.effect;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tools.jackson.databind.JsonNode;

/** Reads effects as the content files write them; a word, a parameter or a value that the vocabulary does not have is refused. */
public final class Reading {
    private static final Map<String, Word> WORDS = words();

    private Reading() {}

    private static Map<String, Word> words() {
        var words = new HashMap<String, Word>();
        Word.ALL.forEach(word -> words.put(word.spelt(), word));
        return Map.copyOf(words);
    }

    /** A list of effects; the place it stands at is named when it is refused. */
    public static Effects effects(String where, JsonNode list) {
        if (!list.isArray()) {
            throw broken(where, "effects are a list, not " + list);
        }
        var parts = new ArrayList<Effect>();
        for (var part : list) {
            var word = part.path("do").asString("");
            var known = WORDS.get(word);
            if (known == null) {
                throw broken(where, "no effect word " + (word.isEmpty() ? part : word));
            }
            parts.add((Effect) record(where + ": " + word, known.type(), part));
        }
        return Effects.of(parts);
    }

    private static IllegalStateException broken(String where, String what) {
        return new IllegalStateException(where + ": " + what);
    }

    private static Record record(String where, Class<?> type, JsonNode node) {
        var form = Form.of(type);
        var values = new ArrayList<@Nullable Object>();
        var known = new HashSet<>(Set.of("do"));
        for (var parameter : form.parameters()) {
            known.add(parameter.key());
            var value = node.get(parameter.key());
            values.add(
                    value == null
                            ? missing(where, parameter)
                            : value(where + ": " + parameter.key(), parameter, value));
        }
        for (var key : node.propertyNames()) {
            if (!known.contains(key)) {
                throw broken(where, "takes no " + key);
            }
        }
        return form.make(values);
    }

    private static @Nullable Object missing(String where, Form.Parameter parameter) {
        var otherwise = parameter.otherwise();
        if (parameter.type() == boolean.class) {
            return false;
        }
        if (otherwise == null) {
            if (parameter.nullable()) {
                return null;
            }
            throw broken(where, "lacks " + parameter.key());
        }
        if (parameter.type() == Effects.class) {
            return Effects.NONE;
        }
        return parameter.type() == int.class ? otherwise.value() : some(parameter.member(), otherwise.value());
    }

    private static Object value(String where, Form.Parameter parameter, JsonNode node) {
        var type = parameter.type();
        var spelt = parameter.spelt();
        if (spelt.all() && node.isString() && node.stringValue().equals("all")) {
            return type == int.class
                    ? Integer.MAX_VALUE
                    : type == Amount.class ? Amount.ALL : some(Terrain.class, Terrain.OPEN_BITS);
        }
        if (type == int.class) {
            return number(where, node);
        } else if (type == boolean.class) {
            return yes(where, spelt.says(), node);
        } else if (type == Amount.class) {
            return amount(where, node);
        } else if (type == Colours.class) {
            return colours(where, node);
        } else if (type == Effects.class) {
            return filled(where, node);
        } else if (type == Rolls.class) {
            return rolls(where, node);
        } else if (type == Some.class) {
            return some(parameter.member(), bits(where, parameter, node));
        } else if (type == List.class) {
            return list(where, parameter, node);
        }
        return constant(where, type, spelt, node);
    }

    private static int number(String where, JsonNode node) {
        if (!node.isInt()) {
            throw broken(where, "must be a whole number, not " + node);
        }
        return node.intValue();
    }

    private static boolean yes(String where, String says, JsonNode node) {
        if (says.isEmpty()
                ? node.isBoolean() && node.booleanValue()
                : node.isString() && node.stringValue().equals(says)) {
            return true;
        }
        throw broken(where, "can only be " + (says.isEmpty() ? "true" : says) + ", not " + node);
    }

    private static Amount amount(String where, JsonNode node) {
        if (!node.isObject()) {
            return new Amount.Fixed(number(where, node));
        }
        var shape =
                node.has("day") ? Amount.ByTime.class : node.has("per") ? Amount.PerCount.class : Amount.ByForest.class;
        return (Amount) record(where, shape, node);
    }

    private static Colours colours(String where, JsonNode node) {
        if (node.isArray()) {
            if (node.size() < 2) {
                throw broken(where, "a list of colours has two or more, not " + node);
            }
            int bits = 0;
            for (var colour : node) {
                bits |= 1 << constant(where, Mana.class, null, colour).ordinal();
            }
            return new Colours(Colours.Kind.CHOSEN, bits);
        }
        return switch (node.asString("")) {
            case "any_basic" -> Colours.ANY_BASIC;
            case "any_but_gold" -> Colours.ANY_BUT_GOLD;
            case "any" -> Colours.ANY;
            case "red", "blue", "green", "white", "gold", "black" ->
                new Colours(
                        Colours.Kind.CHOSEN,
                        1 << constant(where, Mana.class, null, node).ordinal());
            case "chosen" -> throw broken(where, "cannot be " + node);
            default -> new Colours((Colours.Kind) constant(where, Colours.Kind.class, null, node), 0);
        };
    }

    private static Effects filled(String where, JsonNode node) {
        var effects = effects(where, node);
        if (effects.isEmpty()) {
            throw broken(where, "holds no effect");
        }
        return effects;
    }

    private static Rolls rolls(String where, JsonNode node) {
        var faces = new ArrayList<>(Collections.nCopies(Mana.ALL.size(), Effects.NONE));
        if (!node.isObject() || node.isEmpty()) {
            throw broken(where, "is a map from faces to effects, not " + node);
        }
        node.properties().forEach(face -> {
            var effects = filled(where + ": " + face.getKey(), face.getValue());
            if (face.getKey().equals("basic")) {
                Mana.BASIC.forEach(colour -> faces.set(colour.ordinal(), effects));
            } else {
                faces.set(constant(where, Mana.class, face.getKey()).ordinal(), effects);
            }
        });
        return new Rolls(faces);
    }

    private static int bits(String where, Form.Parameter parameter, JsonNode node) {
        if (parameter.spelt().chosen() && node.isString()) {
            return 1 << constant(where, parameter.member(), null, node).ordinal();
        }
        if (!node.isArray() || node.size() < (parameter.spelt().chosen() ? 2 : 1)) {
            throw broken(where, "cannot be " + node);
        }
        int bits = 0;
        for (var member : node) {
            bits |= 1 << constant(where, parameter.member(), null, member).ordinal();
        }
        return bits;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Some<?> some(Class<?> type, int bits) {
        return Some.of((Class) type, bits);
    }

    private static List<?> list(String where, Form.Parameter parameter, JsonNode node) {
        if (!node.isArray() || node.isEmpty()) {
            throw broken(where, "is a list, not " + node);
        }
        var list = new ArrayList<>();
        for (var member : node) {
            list.add(
                    parameter.member() == Effects.class
                            ? filled(where, member)
                            : record(where, parameter.member(), member));
        }
        if (parameter.member() == Effects.class && list.size() < 2) {
            throw broken(where, "leaves nothing to choose");
        }
        return list;
    }

    private static Enum<?> constant(String where, Class<?> type, @Nullable Spelt spelt, JsonNode node) {
        if (!node.isString()) {
            throw broken(where, "is a word, not " + node);
        }
        if (spelt != null && spelt.among().length > 0 && !List.of(spelt.among()).contains(node.stringValue())) {
            throw broken(where, "cannot be " + node.stringValue());
        }
        return constant(where, type, node.stringValue());
    }

    private static Enum<?> constant(String where, Class<?> type, String text) {
        for (var constant : type.getEnumConstants()) {
            if (Writing.word((Enum<?>) constant).equals(text)) {
                return (Enum<?>) constant;
            }
        }
        throw broken(where, "cannot be " + text);
    }
}
