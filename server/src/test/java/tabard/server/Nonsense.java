package tabard.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tabard.server.client.Caller;

/** What nobody would say, and somebody will: JSON that is almost right, by a fixed seed. */
final class Nonsense {
    private static final List<String> NAMES = List.of(
            "t",
            "at",
            "line",
            "lines",
            "table",
            "text",
            "seat",
            "before",
            "visible",
            "all",
            "from",
            "name",
            "password",
            "old",
            "game",
            "places",
            "seats",
            "options",
            "title",
            "clock",
            "kind",
            "amount",
            "late",
            "hints",
            "listed",
            "spectators",
            "bot",
            "token",
            "contribution",
            "document",
            "setting",
            "locale",
            "ways",
            "address",
            "code",
            "days",
            "",
            "é");
    private static final List<String> WORDS = List.of(
            "join",
            "choose",
            "undo",
            "reopen",
            "hint",
            "log",
            "chat",
            "sit",
            "here",
            "resync",
            "macht",
            "macht-1",
            "macht-99",
            "couriers",
            "pebbles",
            "orange",
            "white",
            "me",
            "open",
            "bot:random",
            "bot:nobody",
            "days",
            "minutes",
            "usual",
            "",
            " ",
            "\u0000",
            "\ud800",
            "\u202e",
            "🎲",
            "../../etc/passwd",
            "%00",
            "' or 1=1 --",
            "{0}",
            "<script>",
            "NaN",
            "pass",
            "topple mercia",
            "resign: orange",
            "a: b\nc: d");
    private static final List<Object> NUMBERS =
            List.of(0, 1, 2, -1, 7, 1_000_000, Integer.MIN_VALUE, Long.MAX_VALUE, 1.5, -0.0, 1e300, 200, 65_536);
    private static final int DEEP = 700;

    private final SplittableRandom dice;

    Nonsense(long seed) {
        this.dice = new SplittableRandom(seed);
    }

    <T> T one(List<T> of) {
        return of.get(dice.nextInt(of.size()));
    }

    int number(int below) {
        return dice.nextInt(below);
    }

    String word() {
        return switch (dice.nextInt(12)) {
            case 0 -> one(WORDS).repeat(dice.nextInt(400));
            case 1 -> one(WORDS) + one(WORDS);
            case 2 -> String.valueOf((char) dice.nextInt(0x10000));
            default -> one(WORDS);
        };
    }

    Object value(int depth) {
        return switch (dice.nextInt(depth > 3 ? 6 : 9)) {
            case 0 -> dice.nextBoolean();
            case 1, 2 -> one(NUMBERS);
            case 6 -> object(depth + 1);
            case 7 -> {
                var list = new ArrayList<>();
                for (int i = dice.nextInt(5); i > 0; i--) {
                    list.add(value(depth + 1));
                }
                yield list;
            }
            default -> word();
        };
    }

    Map<String, Object> object(int depth) {
        var object = new LinkedHashMap<String, Object>();
        for (int i = dice.nextInt(7); i > 0; i--) {
            object.put(one(NAMES), value(depth));
        }
        return object;
    }

    /** JSON mostly; or a piece of it, something very deep, or no JSON at all. */
    String text(Map<String, ?> usual) {
        var said = new LinkedHashMap<String, Object>(usual);
        for (int i = dice.nextInt(4); i > 0; i--) {
            said.put(one(dice.nextBoolean() && !usual.isEmpty() ? List.copyOf(usual.keySet()) : NAMES), value(0));
        }
        String json = Caller.JSON.writeValueAsString(dice.nextInt(5) == 0 ? object(0) : said);
        return switch (dice.nextInt(20)) {
            case 0 -> json.substring(0, dice.nextInt(json.length()));
            case 1 -> "[".repeat(DEEP) + "]".repeat(DEEP);
            case 2 -> "{\"a\":".repeat(DEEP) + "1" + "}".repeat(DEEP);
            case 3 -> word();
            case 4 -> Caller.JSON.writeValueAsString(value(0));
            case 5 -> json.replace('"', '\'');
            case 6 -> json + json;
            default -> json;
        };
    }
}
