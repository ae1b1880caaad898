package tabard.cli.draw;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tabard.table.scene.Prompt.Option;
import tabard.table.text.Words;

/** Options called by the names of the language that is spoken, without regard to capitals and accents: "walk wolf pass", "aller à pied col du loup". */
final class ByName {
    private static final Pattern SIGNS = Pattern.compile("[\\p{M}«»“”]");
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final Words words;

    ByName(Words words) {
        this.words = words;
    }

    /** As it is compared: small letters without accents and quotes, one kind of apostrophe and of space. */
    private static String plain(String text) {
        String apart = Normalizer.normalize(text.replace('\u00a0', ' ').replace('\u2019', '\''), Normalizer.Form.NFD);
        String bare = SIGNS.matcher(apart).replaceAll("").toLowerCase(Locale.ROOT);
        return SPACES.matcher(bare).replaceAll(" ").strip();
    }

    static boolean same(String one, String other) {
        return plain(one).equals(plain(other));
    }

    /** What a word of a line is called; land that goes by its number keeps it. */
    String name(String word) {
        return NUMBER.matcher(word).matches() ? word : words.name(word, "");
    }

    /** The one option that these words stand for; empty where there is none, or more than one. */
    Optional<Filling> option(List<Option> open, String typed) {
        var found = new ArrayList<Filling>();
        for (var option : open) {
            String label = words.say(option.label());
            if (plain(label).equals(plain(typed))) {
                found.add(Filling.of(option));
            } else {
                chosen(option, label, typed).ifPresent(found::add);
            }
        }
        return found.stream().map(Filling::line).distinct().count() == 1
                ? Optional.of(found.getFirst())
                : Optional.empty();
    }

    private Optional<Filling> chosen(Option option, String label, String typed) {
        var taken = Filling.of(option);
        if (!taken.targeting()) {
            return Optional.empty();
        }
        String verb = option.line().substring(0, option.line().indexOf('{')).strip();
        for (String start : List.of(label + " ", verb + " ", "")) {
            if (plain(typed + " ").startsWith(plain(start))) {
                var chosen = target(taken, plain(typed).substring(plain(start).length()));
                if (chosen.isPresent()) {
                    return chosen;
                }
            }
        }
        return Optional.empty();
    }

    /** The next hole filled by a name, and those after it by the numbers that follow. */
    Optional<Filling> target(Filling taken, String typed) {
        String wanted = plain(typed);
        for (String word : taken.targeting() ? taken.words() : List.<String>of()) {
            String name = plain(name(word));
            if (wanted.equals(name)) {
                return taken.choose(word);
            }
            if (wanted.startsWith(name + " ")) {
                var filling = taken.choose(word);
                for (String number : wanted.substring(name.length()).strip().split(" ", -1)) {
                    filling = filling.flatMap(sofar -> sofar.choose(number));
                }
                if (filling.isPresent()) {
                    return filling;
                }
            }
        }
        return Optional.empty();
    }
}
