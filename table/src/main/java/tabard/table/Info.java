package tabard.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabard.table.scene.Said;

/** What one must know of a game before opening the box. Its names are words: "game.name", "game.about". */
public record Info(
        String id,
        String rules,
        List<? extends Seat> seats,
        int fewest,
        int most,
        boolean cooperative,
        List<Setting> settings) {

    /** The number after the last dash of the rules: of two versions, the higher one is newer. */
    public int version() {
        String number = rules.substring(rules.lastIndexOf('-') + 1);
        if (!number.matches("[1-9]\\d{0,8}")) {
            throw new IllegalStateException("the rules of a game end in a dash and a number: " + rules);
        }
        return Integer.parseInt(number);
    }

    /** The options of a game for this many seats; what is not named is standard, what makes no sense is refused. */
    public Options options(int seats, Map<String, String> chosen) {
        if (seats < fewest || seats > most) {
            throw new Refusal(
                    fewest == most
                            ? Said.of("options.seats-exactly", id, most, seats)
                            : Said.of("options.seats", id, fewest, most, seats));
        }
        var names = new ArrayList<String>();
        var all = new LinkedHashMap<String, String>();
        for (var setting : settings) {
            names.add(setting.name());
            String value = chosen.getOrDefault(setting.name(), setting.values().getFirst());
            if (!setting.values().contains(value)) {
                throw Refusal.unknown("options.value", value, setting.values());
            }
            all.put(setting.name(), value);
        }
        for (String name : chosen.keySet()) {
            if (!names.contains(name)) {
                throw Refusal.unknown("options.name", name, names);
            }
        }
        return new Options(seats, all);
    }

    public Options standard() {
        return options(fewest, Map.of());
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
