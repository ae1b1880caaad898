package tabard.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabard.table.Info;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.Setting;

/**
 * The ways to set up a game that agree: every number of seats with every combination of settings, or where those are too many, one at
 * a time, the others being the first that agree with it.
 */
final class Ways {
    /** More combinations of settings than this are not all tried. */
    private static final int MANY = 64;

    private Ways() {}

    static List<Options> of(Info info) {
        long product = 1;
        for (var setting : info.settings()) {
            product = Math.min(MANY + 1L, product * setting.values().size());
        }
        var choices = product <= MANY ? product(info.settings()) : oneAtATime(info.settings());
        var ways = new LinkedHashSet<Options>();
        for (int seats = info.fewest(); seats <= info.most(); seats++) {
            for (var choice : choices) {
                agreed(info, seats, choice).ifPresent(ways::add);
            }
        }
        return List.copyOf(ways);
    }

    /** Of these, the first that has this number of seats, or this value of a setting. */
    static List<Options> few(List<Options> ways) {
        var shown = new HashSet<String>();
        var few = new ArrayList<Options>();
        for (var way : ways) {
            boolean news = shown.add("seats " + way.seats());
            for (var setting : Options.words(way.settings()).entrySet()) {
                news |= shown.add(setting.toString());
            }
            if (news) {
                few.add(way);
            }
        }
        return List.copyOf(few);
    }

    private static Optional<Options> agreed(Info info, int seats, Map<String, String> choice) {
        try {
            return Optional.of(info.options(seats, choice));
        } catch (Refusal disagreement) {
            return Optional.empty();
        }
    }

    private static List<Map<String, String>> product(List<Setting> settings) {
        List<Map<String, String>> all = List.of(Map.of());
        for (var setting : settings) {
            var next = new ArrayList<Map<String, String>>();
            for (var begun : all) {
                for (String value : setting.values()) {
                    var choice = new LinkedHashMap<>(begun);
                    choice.put(setting.name(), value);
                    next.add(choice);
                }
            }
            all = next;
        }
        return all;
    }

    /** The standard way, then every other value of each setting with the others standard. */
    private static List<Map<String, String>> oneAtATime(List<Setting> settings) {
        var all = new ArrayList<Map<String, String>>();
        all.add(Map.of());
        for (var setting : settings) {
            for (String value : setting.values().subList(1, setting.values().size())) {
                all.add(Map.of(setting.name(), value));
            }
        }
        return all;
    }
}
