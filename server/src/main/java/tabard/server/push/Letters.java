package tabard.server.push;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabard.server.Post;
import tabard.server.store.Mails;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** What the inn writes to people: a subject and some lines, in their language. Nothing in it was written by another guest. */
final class Letters {
    private final String home;
    private final Map<String, Words> words =
            Words.LANGUAGES.stream().collect(Collectors.toMap(language -> language, Letters::load));

    Letters(Post post) {
        home = post.home();
    }

    record Letter(String subject, String text) {}

    private static Words load(String language) {
        var properties = new Properties();
        try (var in = Letters.class.getResourceAsStream("/tabard/server/letters_" + language + ".properties")) {
            properties.load(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var texts = new TreeMap<String, String>();
        properties.forEach((key, text) -> texts.put((String) key, (String) text));
        return Words.of(language, texts);
    }

    private Letter letter(String language, String what, Object... args) {
        var said = Objects.requireNonNull(words.get(language), language);
        String text = said.say(Said.of(what + ".text", args)) + "\n\n" + said.say(Said.of("end", home));
        return new Letter(said.say(Said.of(what + ".subject", args)), text);
    }

    Letter code(String language, boolean confirms, String code) {
        return letter(language, confirms ? "confirm" : "recover", code, (int) Mails.LIFE.toMinutes());
    }

    Letter changed(String language, Postman.News news) {
        return letter(language, "changed-" + news.name().toLowerCase(Locale.ROOT));
    }

    Letter turn(String language, String game, String question, String table) {
        return letter(language, "turn", game, question, home + "/table/" + table);
    }
}
