package tabard.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.scene.Said;
import tabard.table.text.Rulebook;
import tabard.table.text.Words;

/** The words and the rules of a game in every language, and what is wrong with a message that is to be said in them. */
final class Sayings {
    /** A hole in a message: its number, "sum" or "list", then perhaps the form of a name, what it is counted by, or the two words of a plural. */
    private static final Pattern HOLE =
            Pattern.compile("\\{(\\d|sum|list)(?:(\\.)[a-z-]+|:(\\d)|(\\?)[^|{}]*\\|[^{}]*)?}");

    private final Spoken spoken;

    /** What is named by a map rather than by words. */
    private final Set<String> own;

    /** The languages of a game, the same for every way to play it. */
    private record Spoken(
            List<Words> words, List<Map<String, Rulebook.Clause>> clauses, Map<String, Message> messages) {
        static Spoken of(Game<?, ?> game) {
            var words = new ArrayList<Words>();
            var clauses = new ArrayList<Map<String, Rulebook.Clause>>();
            for (String language : Words.LANGUAGES) {
                words.add(Words.of(game, language));
                clauses.add(Rulebook.of(game, language).clauses());
            }
            return new Spoken(words, clauses, new ConcurrentHashMap<>());
        }
    }

    private record Hole(String language, String argument, boolean form, boolean plural) {}

    /** A message in all languages: its holes, and what is wrong with it whatever is put into them. */
    private record Message(List<Hole> holes, Optional<String> fault) {}

    /** Those of a game for each way to play it, which several laws ask for. */
    static final class OfGame {
        private final Game<?, ?> game;
        private final Map<Options, Sayings> known = new ConcurrentHashMap<>();
        private @Nullable Spoken spoken;

        OfGame(Game<?, ?> game) {
            this.game = game;
        }

        Sayings with(Options options) {
            return known.computeIfAbsent(options, way -> new Sayings(spoken(), game, way));
        }

        private synchronized Spoken spoken() {
            var read = spoken;
            if (read == null) {
                read = Spoken.of(game);
                spoken = read;
            }
            return read;
        }
    }

    private Sayings(Spoken spoken, Game<?, ?> game, Options options) {
        this.spoken = spoken;
        this.own = Set.copyOf(
                game.box(options).ownNames(spoken.words.getFirst()::say).keySet());
    }

    /** A clause must stand in the rules in every language; an empty one names no rule. */
    Optional<String> faultOfClause(String clause) {
        for (int i = 0; i < spoken.clauses.size(); i++) {
            if (!clause.isEmpty() && !spoken.clauses.get(i).containsKey(clause)) {
                return Optional.of(
                        "no clause " + clause + " in " + spoken.words.get(i).language());
            }
        }
        return Optional.empty();
    }

    Optional<String> faultOfName(String id) {
        return own.contains(id) ? Optional.empty() : spoken.messages.computeIfAbsent(id, this::message).fault;
    }

    Optional<String> fault(Said said) {
        var message = spoken.messages.computeIfAbsent(said.key(), this::message);
        if (message.fault.isPresent()) {
            return message.fault;
        }
        for (var hole : message.holes) {
            if (!fits(hole, said.args())) {
                return Optional.of(
                        "the words of %s in %s do not fit %s".formatted(said.key(), hole.language, said.args()));
            }
        }
        for (var argument : said.args()) {
            var fault = faultOfArgument(argument);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private Optional<String> faultOfArgument(Object argument) {
        return switch (argument) {
            case Said said -> fault(said);
            case String text when text.startsWith("@") -> faultOfName(text.substring(1));
            case String _, Integer _ -> Optional.empty();
            default -> Optional.of("not a number, a name or a message: " + argument);
        };
    }

    private static boolean fits(Hole hole, List<Object> args) {
        if (!Character.isDigit(hole.argument.charAt(0))) {
            return args.size() % 2 == 1;
        }
        int index = Integer.parseInt(hole.argument);
        return index < args.size()
                && (!hole.plural || args.get(index) instanceof Integer)
                && (!hole.form || (args.get(index) instanceof String name && name.startsWith("@")));
    }

    private Message message(String key) {
        var holes = new ArrayList<Hole>();
        var used = new ArrayList<TreeSet<String>>();
        for (var language : spoken.words) {
            String text = language.texts().getOrDefault(key, "");
            if (text.isBlank()) {
                return new Message(List.of(), Optional.of("no words for " + key + " in " + language.language()));
            }
            used.add(new TreeSet<>());
            var hole = HOLE.matcher(text);
            while (hole.find()) {
                used.getLast().add(hole.group(1));
                boolean name = hole.group(2) != null || hole.group(3) != null;
                holes.add(new Hole(language.language(), hole.group(1), name, hole.group(4) != null));
                if (hole.group(3) != null) {
                    used.getLast().add(hole.group(3));
                    holes.add(new Hole(language.language(), hole.group(3), false, true));
                }
            }
            String rest = HOLE.matcher(text).replaceAll("");
            if (rest.contains("{") || rest.contains("}")) {
                return new Message(
                        List.of(), Optional.of("a hole of no known shape in " + key + " in " + language.language()));
            }
        }
        boolean same = key.equals(Said.OWN_NAME) || used.stream().distinct().count() == 1;
        return new Message(
                holes,
                same ? Optional.empty() : Optional.of("the languages of " + key + " use different arguments: " + used));
    }
}
