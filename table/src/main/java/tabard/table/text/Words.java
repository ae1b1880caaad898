package tabard.table.text;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/**
 * The messages of a game in one language. In a message {0} is an argument, {0.in} that name in another form ("en Gwent"),
 * {0?piece|pieces} a word that follows the number, {1:0} the name 1 in its form "one" or "many", whichever follows the number 0;
 * {sum} adds up pairs of source and amount, {list} tells them one after another.
 */
public final class Words {
    public static final List<String> LANGUAGES = List.of("en", "fr");

    private static final Pattern HOLE =
            Pattern.compile("\\{(?:(sum|list)|(\\d)(?:\\.([a-z-]+)|:(\\d)|\\?([^|{}]*)\\|([^{}]*))?)}");

    /** A first word with a capital, and small letters after it. */
    private static final Pattern SENTENCE = Pattern.compile("^\\p{Lu}\\p{Ll}*[ ’]\\p{Ll}");

    private final String language;
    private final Map<String, String> texts;
    private final Map<String, String> people;

    private Words(String language, Map<String, String> texts, Map<String, String> people) {
        this.language = language;
        this.texts = texts;
        this.people = people;
    }

    /** The words that belong to no game: refusals, and the table's own. */
    public static Words common(String language) {
        return new Words(
                known(language),
                load(Words.class, "/tabard/table/messages_" + known(language) + ".properties"),
                Map.of());
    }

    /** The game's messages, which lie beside its class, over the common ones. */
    public static Words of(Object game, String language) {
        var texts = load(Words.class, "/tabard/table/messages_" + known(language) + ".properties");
        texts.putAll(load(game.getClass(), "messages_" + language + ".properties"));
        return new Words(language, texts, Map.of());
    }

    /** Just these messages, and nothing beneath them. */
    public static Words of(String language, Map<String, String> texts) {
        return new Words(known(language), new TreeMap<>(texts), Map.of());
    }

    /** The same words, with players' own names for seats. */
    public Words withPeople(Map<String, String> names) {
        return new Words(language, texts, Map.copyOf(names));
    }

    private static String known(String language) {
        if (!LANGUAGES.contains(language)) {
            throw Refusal.unknown("language.unknown", language, LANGUAGES);
        }
        return language;
    }

    private static Map<String, String> load(Class<?> beside, String file) {
        var properties = new Properties();
        try (var in = beside.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no " + file + " beside " + beside.getName());
            }
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var texts = new TreeMap<String, String>();
        properties.forEach((key, text) -> texts.put((String) key, (String) text));
        return texts;
    }

    public String language() {
        return language;
    }

    /** Every message by key, for those who send them on. */
    public Map<String, String> texts() {
        return Collections.unmodifiableMap(texts);
    }

    public boolean knows(String key) {
        return texts.containsKey(key);
    }

    public String say(Said said) {
        String text = texts.get(said.key());
        if (text == null) {
            return said.key() + " " + said.args();
        }
        return HOLE.matcher(text).replaceAll(hole -> {
            String filled = fill(hole, said.args());
            return Matcher.quoteReplacement(follows(text, hole) ? small(said, hole, filled) : filled);
        });
    }

    /** A message that another one introduces: in French no capital stands after a colon. */
    private boolean follows(String text, MatchResult hole) {
        return language.equals("fr") && text.substring(0, hole.start()).endsWith(": ");
    }

    /** Unless it begins with a name. */
    private String small(Said said, MatchResult hole, String filled) {
        boolean sentence = hole.group(2) != null
                && Integer.parseInt(hole.group(2)) < said.args().size()
                && said.args().get(Integer.parseInt(hole.group(2))) instanceof Said inner
                && SENTENCE.matcher(texts.getOrDefault(inner.key(), "")).find();
        return sentence ? filled.substring(0, 1).toLowerCase(Locale.FRENCH) + filled.substring(1) : filled;
    }

    /** The name of a seat, zone or part, in a form where the language has one ("in", "the"), else the plain one. */
    public String name(String id, String form) {
        if (people.containsKey(id)) {
            return people.get(id);
        }
        String plain = texts.getOrDefault(id, id);
        return form.isEmpty() ? plain : texts.getOrDefault(id + "." + form, plain);
    }

    private String fill(MatchResult hole, List<Object> args) {
        if (hole.group(1) != null) {
            return pairs(args, hole.group(1).equals("sum") ? " + " : ", ");
        }
        int index = Integer.parseInt(hole.group(2));
        if (index >= args.size()) {
            return hole.group();
        }
        Object arg = args.get(index);
        if (hole.group(5) != null) {
            return one(arg) ? hole.group(5) : hole.group(6);
        }
        if (hole.group(4) != null) {
            int counted = Integer.parseInt(hole.group(4));
            return counted < args.size() ? arg(arg, one(args.get(counted)) ? "one" : "many") : hole.group();
        }
        return arg(arg, hole.group(3) == null ? "" : hole.group(3));
    }

    private String arg(Object arg, String form) {
        return switch (arg) {
            case Said said -> say(said);
            case String text when text.startsWith("@") -> name(text.substring(1), form);
            case Integer number when number < 0 -> "−" + -number; // a hyphen is no sign
            default -> arg.toString();
        };
    }

    private String pairs(List<Object> args, String between) {
        var out = new ArrayList<String>();
        for (int i = 1; i + 1 < args.size(); i += 2) {
            out.add(arg(args.get(i), "") + " " + arg(args.get(i + 1), ""));
        }
        return String.join(between, out);
    }

    /** French counts nothing as one. */
    private boolean one(Object arg) {
        return arg instanceof Integer number && (number == 1 || (number == 0 && language.equals("fr")));
    }
}
