package tabard.mageknight.content.effect;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.table.Named;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.*;

/** Writes effects as the content files do: what was read is written the same. */
public final class Writing {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Writing() {}

    public static ArrayNode effects(Effects effects) {
        var list = NODES.arrayNode();
        for (var effect : effects) {
            var node = NODES.objectNode().put("do", Word.of(effect).spelt());
            list.add(fill(node, (Record) effect));
        }
        return list;
    }

    private static ObjectNode fill(ObjectNode node, Record record) {
        for (var parameter : Form.of(record.getClass()).parameters()) {
            var value = parameter.of(record);
            if (value != null && !leftOut(parameter, value)) {
                node.set(parameter.key(), value(parameter, value));
            }
        }
        return node;
    }

    private static boolean leftOut(Form.Parameter parameter, Object value) {
        var otherwise = parameter.otherwise();
        return switch (value) {
            case Boolean yes -> !yes;
            case Integer number -> otherwise != null && number == otherwise.value();
            case Some<?> some -> otherwise != null && some.bits() == otherwise.value();
            case Effects effects -> effects.isEmpty();
            default -> false;
        };
    }

    private static JsonNode value(Form.Parameter parameter, Object value) {
        var spelt = parameter.spelt();
        return switch (value) {
            case Integer number ->
                spelt.all() && number == Integer.MAX_VALUE ? NODES.stringNode("all") : NODES.numberNode(number);
            case Boolean _ -> spelt.says().isEmpty() ? NODES.booleanNode(true) : NODES.stringNode(spelt.says());
            case Amount amount -> amount(amount);
            case Colours colours -> colours(colours);
            case Effects effects -> effects(effects);
            case Rolls rolls -> rolls(rolls);
            case Some<?> some -> some(spelt, some);
            case List<?> list -> list(list);
            default -> NODES.stringNode(word((Enum<?>) value));
        };
    }

    private static JsonNode amount(Amount amount) {
        return switch (amount) {
            case Amount.Fixed(int n) -> n == Integer.MAX_VALUE ? NODES.stringNode("all") : NODES.numberNode(n);
            case Amount.ByTime time -> fill(NODES.objectNode(), time);
            case Amount.ByForest forest -> fill(NODES.objectNode(), forest);
            case Amount.PerCount count -> fill(NODES.objectNode(), count);
        };
    }

    private static JsonNode colours(Colours colours) {
        if (colours.kind() != Colours.Kind.CHOSEN) {
            return NODES.stringNode(word(colours.kind()));
        }
        if (colours.equals(Colours.ANY_BASIC)) {
            return NODES.stringNode("any_basic");
        }
        if (colours.equals(Colours.ANY_BUT_GOLD)) {
            return NODES.stringNode("any_but_gold");
        }
        return colours.equals(Colours.ANY)
                ? NODES.stringNode("any")
                : words(Mana.ALL.stream().filter(colours::has).toList(), colours.fixed());
    }

    private static JsonNode rolls(Rolls rolls) {
        var node = NODES.objectNode();
        var basic = new HashSet<>(rolls.faces().subList(0, Mana.BASIC.size()));
        boolean same = basic.size() == 1 && !basic.contains(Effects.NONE);
        if (same) {
            node.set("basic", effects(rolls.of(Mana.RED)));
        }
        for (var face : Mana.ALL) {
            if (!rolls.of(face).isEmpty() && !(same && face.basic())) {
                node.set(word(face), effects(rolls.of(face)));
            }
        }
        return node;
    }

    private static JsonNode some(Spelt spelt, Some<?> some) {
        if (spelt.all() && some.all().getFirst() instanceof Terrain && some.bits() == Terrain.OPEN_BITS) {
            return NODES.stringNode("all");
        }
        return words(some.each(), spelt.chosen() && some.size() == 1);
    }

    private static JsonNode words(List<? extends Enum<?>> constants, boolean alone) {
        if (alone) {
            return NODES.stringNode(word(constants.getFirst()));
        }
        var list = NODES.arrayNode();
        constants.forEach(constant -> list.add(word(constant)));
        return list;
    }

    private static JsonNode list(List<?> values) {
        var list = NODES.arrayNode();
        for (var value : values) {
            list.add(value instanceof Effects effects ? effects(effects) : fill(NODES.objectNode(), (Record) value));
        }
        return list;
    }

    /** Things with names are words with hyphens, grammar is spelt with underscores. */
    static String word(Enum<?> constant) {
        boolean thing = (constant instanceof Named && !(constant instanceof Count))
                || constant.name().startsWith("RESIST_");
        String lower = constant.name().toLowerCase(Locale.ROOT);
        return thing ? lower.replace('_', '-') : lower;
    }
}
