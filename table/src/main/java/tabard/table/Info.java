package tabard.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Said;

/**
 * What one must know of a game before opening the box. Its names are words: "game.name", "game.about". Agreement refuses a combination of
 * seats and settings that do not go together, with the clause.
 */
public record Info(
        String id,
        String rules,
        List<? extends Seat> seats,
        int fewest,
        int most,
        List<Setting> settings,
        Consumer<Options> agreement) {
    private static final int TRIES = 20_000;
    private static final Pattern VERSION = Pattern.compile("[1-9]\\d{0,8}");

    /** The number after the last dash of the rules: of two versions, the higher one is newer. */
    public int version() {
        String number = rules.substring(rules.lastIndexOf('-') + 1);
        if (!VERSION.matcher(number).matches()) {
            throw new IllegalStateException("the rules of a game end in a dash and a number: " + rules);
        }
        return Integer.parseInt(number);
    }

    /** Of a game in which everything goes with everything. */
    public Info(String id, String rules, List<? extends Seat> seats, int fewest, int most, List<Setting> settings) {
        this(id, rules, seats, fewest, most, settings, _ -> {});
    }

    /**
     * The options of a game for this many seats; what makes no sense is refused, and what is not named becomes the first combination that
     * agrees, in the order of the settings and their values.
     */
    public Options options(int seats, Map<String, ?> chosen) {
        if (seats < fewest || seats > most) {
            throw new Refusal(
                    fewest == most
                            ? Said.of("options.seats-exactly", id, most, seats)
                            : Said.of("options.seats", id, fewest, most, seats));
        }
        var names = settings.stream().map(Setting::name).toList();
        for (String name : chosen.keySet()) {
            if (!names.contains(name)) {
                throw Refusal.unknown("options.name", name, names);
            }
        }
        var free = new ArrayList<Setting>();
        var all = new LinkedHashMap<String, Object>();
        for (var setting : settings) {
            Object value = chosen.get(setting.name());
            if (value == null) {
                free.add(setting);
                value = setting.values().getFirst();
            } else if (!(value instanceof Map && setting.open())
                    && !setting.values().contains(String.valueOf(value))) {
                throw Refusal.unknown("options.value", String.valueOf(value), setting.values());
            }
            all.put(setting.name(), Options.frozen(value)); // once, however many combinations are tried
        }
        return agreeing(seats, all, free);
    }

    private Options agreeing(int seats, LinkedHashMap<String, Object> all, List<Setting> free) {
        var standard = new Options(seats, all);
        var why = refused(standard);
        if (why == null) {
            return standard;
        }
        var digits = new int[free.size()];
        for (int tries = 0; tries < TRIES && next(digits, free); tries++) {
            for (int i = 0; i < digits.length; i++) {
                all.put(free.get(i).name(), free.get(i).values().get(digits[i]));
            }
            var options = new Options(seats, all);
            if (refused(options) == null) {
                return options;
            }
        }
        throw why;
    }

    /** Counts up, the last setting fastest; false when all combinations have been seen. */
    private static boolean next(int[] digits, List<Setting> free) {
        for (int i = digits.length - 1; i >= 0; i--) {
            if (++digits[i] < free.get(i).values().size()) {
                return true;
            }
            digits[i] = 0;
        }
        return false;
    }

    private @Nullable Refusal refused(Options options) {
        try {
            agreement.accept(options);
            return null;
        } catch (Refusal refusal) {
            return refusal;
        }
    }

    /** Whether these go together. */
    public boolean agrees(Options options) {
        return refused(options) == null;
    }

    /** The numbers of seats that go with what was chosen. */
    public List<Integer> seatsFor(Map<String, ?> chosen) {
        var numbers = new ArrayList<Integer>();
        for (int seats = fewest; seats <= most; seats++) {
            if (possible(seats, chosen)) {
                numbers.add(seats);
            }
        }
        return List.copyOf(numbers);
    }

    /** The values of a setting that go with these seats and with whatever else was chosen. */
    public List<String> valuesFor(Setting setting, int seats, Map<String, ?> chosen) {
        return setting.values().stream()
                .filter(value -> {
                    var other = new LinkedHashMap<String, Object>(chosen);
                    other.put(setting.name(), value);
                    return possible(seats, other);
                })
                .toList();
    }

    private boolean possible(int seats, Map<String, ?> chosen) {
        try {
            options(seats, chosen);
            return true;
        } catch (Refusal refusal) {
            return false;
        }
    }

    /** The fewest who can play, as is standard for them. */
    public Options standard() {
        return options(Map.of());
    }

    /** The fewest who can play so; where nobody can, the refusal is that of the fewest. */
    public Options options(Map<String, ?> chosen) {
        int seats = fewest;
        while (seats < most && !possible(seats, chosen)) {
            seats++;
        }
        return options(possible(seats, chosen) ? seats : fewest, chosen);
    }

    /** The seats taken in a game with these options, in turn order of the table. */
    public List<? extends Seat> seated(Options options) {
        return seats.subList(0, options.seats());
    }

    public Seat seat(String word) {
        for (var seat : seats) {
            if (seat.word().equals(word)) {
                return seat;
            }
        }
        throw Refusal.unknown(
                "seat.unknown", word, seats.stream().map(Seat::word).toList());
    }
}
