package tabard.server.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;

/** Fills in a prompt as a page does: any option that is not barred, any target, any amount. */
public final class AnyAnswer {
    private static final String ON = "{on}";

    private AnyAnswer() {}

    public static Optional<String> to(JsonNode asks, RandomGenerator dice) {
        var options = new ArrayList<JsonNode>();
        for (var ask : asks) {
            for (var option : ask.path("options")) {
                if (!option.has("barred")) {
                    options.add(option);
                }
            }
        }
        return options.isEmpty() ? Optional.empty() : Optional.of(fill(pick(options, dice), dice));
    }

    private static String fill(JsonNode option, RandomGenerator dice) {
        String line = option.path("line").asString();
        if (line.contains(ON)) {
            var targets = new ArrayList<JsonNode>();
            option.path("on").forEach(targets::add);
            String target = pick(targets, dice).asString();
            line = line.replace(ON, target.substring(target.lastIndexOf('/') + 1));
        }
        for (var amount : option.path("amounts")) {
            int min = amount.path("min").asInt();
            int step = amount.path("step").asInt(1);
            int number = min + step * dice.nextInt((amount.path("max").asInt() - min) / step + 1);
            line = line.replace("{" + amount.path("name").asString() + "}", Integer.toString(number));
        }
        return line;
    }

    private static <T> T pick(List<T> list, RandomGenerator dice) {
        return list.get(dice.nextInt(list.size()));
    }
}
