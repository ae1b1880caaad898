package tabard.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tabard.server.live.Exhibition;
import tabard.server.live.Shelf;
import tabard.server.protocol.Art;
import tabard.server.protocol.GameFiles;
import tabard.server.protocol.PerLanguage;
import tabard.server.protocol.WorkedExamples;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Options;
import tabard.table.Seat;
import tabard.table.text.FirstGame;
import tabard.table.text.Rulebook;
import tabard.table.text.Words;
import tools.jackson.core.type.TypeReference;

/** The page itself, and the files it needs for each game: made once, named by their content, cached for ever. */
public final class Pages implements Shelf {
    private static final TypeReference<Map<String, String>> TEXTS = new TypeReference<>() {};

    /** How the words begin that the common room needs of a game. */
    private static final List<String> SIGN = List.of("game.", "option.", "bot.");

    private final Map<String, Leaf> made = new ConcurrentHashMap<>();
    private final Map<String, Optional<Leaf>> shipped = new ConcurrentHashMap<>();
    private final Map<String, String> boxes = new ConcurrentHashMap<>();
    private final Map<String, GameFiles> files = new ConcurrentHashMap<>();
    private final Map<String, WorkedExamples> examples = new ConcurrentHashMap<>();
    private final PerLanguage innWords;

    public Pages() {
        for (var game : Games.everyVersion()) {
            files(game);
        }
        innWords = PerLanguage.of(language -> put("/words/inn/" + language, "json", innWords(language)));
    }

    private GameFiles makeFiles(Game<?, ?> game) {
        String id = game.info().id();
        var words = PerLanguage.of(lang ->
                put("/words/" + id + "/" + lang, "json", Words.of(game, lang).texts()));
        var sign = PerLanguage.of(lang -> put("/words/" + id + "/sign-" + lang, "json", sign(game, lang)));
        var rules = PerLanguage.of(lang -> put("/rules/" + id + "/" + lang, "json", Rulebook.of(game, lang)));
        String svg = art(game, "svg");
        String css = art(game, "css");
        String first = FirstGame.of(game)
                .map(taught -> put("/first/" + id, "json", taught))
                .orElse(null);
        return new GameFiles(words, sign, rules, svg == null && css == null ? null : new Art(svg, css), first);
    }

    /** What the common room says of a game: its name and all that is told of it there, its options, its seats, and how its bots have done. */
    private static Map<String, String> sign(Game<?, ?> game, String language) {
        var seats = game.info().seats().stream().map(Seat::word).collect(Collectors.toSet());
        var texts = new TreeMap<>(Words.of(game, language).texts());
        texts.keySet().removeIf(key -> SIGN.stream().noneMatch(key::startsWith) && !seats.contains(key));
        return texts;
    }

    private @Nullable String art(Game<?, ?> game, String kind) {
        String id = game.info().id();
        byte[] bytes = read(game.getClass(), "art." + kind);
        if (bytes == null) {
            bytes = read(Pages.class, "/web/art/" + id + "." + kind);
        }
        return bytes == null ? null : put("/art/" + id, kind, bytes);
    }

    private String put(String stem, String ending, Object content) {
        return put(stem, ending, Reply.JSON.writeValueAsBytes(content));
    }

    private String put(String stem, String ending, byte[] bytes) {
        var leaf = Leaf.of(bytes, "." + ending);
        String address = stem + "." + leaf.hash() + "." + ending;
        made.put(address, leaf);
        return address;
    }

    /** Words of the table, of the server, and of the page where it is built in. */
    private static Map<String, String> innWords(String language) {
        var texts = new TreeMap<>(Words.common(language).texts());
        byte[] own = read(Pages.class, "/tabard/server/messages_" + language + ".properties");
        if (own != null) {
            var properties = new Properties();
            try {
                properties.load(new StringReader(new String(own, StandardCharsets.UTF_8)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            properties.forEach((key, text) -> texts.put((String) key, (String) text));
        }
        byte[] page = read(Pages.class, "/web/words/" + language + ".json");
        if (page != null) {
            texts.putAll(Reply.JSON.readValue(page, TEXTS));
        }
        return texts;
    }

    PerLanguage innWords() {
        return innWords;
    }

    @Override
    public GameFiles files(Game<?, ?> game) {
        return files.computeIfAbsent(game.info().rules(), _ -> makeFiles(game));
    }

    @Override
    public String box(Game<?, ?> game, Options options) {
        String key = game.info().rules() + " " + options.seats() + " " + new TreeMap<>(options.settings());
        return boxes.computeIfAbsent(key, _ -> put("/box/" + game.info().id(), "json", game.box(options)));
    }

    /** Played when somebody first reads the rules. */
    WorkedExamples examples(Game<?, ?> game) {
        return examples.computeIfAbsent(game.info().rules(), _ -> Exhibition.of(game, this));
    }

    /** A file of a game. */
    void made(Context ctx) {
        var leaf = made.get(ctx.path());
        if (leaf == null) {
            throw new Refused(404, "inn.no-page");
        }
        leaf.serveForEver(ctx);
    }

    /** A file of the page's own build; its name has a hash in it. */
    void asset(Context ctx) {
        shipped(ctx.path()).orElseThrow(() -> new Refused(404, "inn.no-page")).serveForEver(ctx);
    }

    /** A file of the page that keeps its name. */
    void plain(Context ctx) {
        shipped(ctx.path()).orElseThrow(() -> new Refused(404, "inn.no-page")).serveFresh(ctx);
    }

    void index(Context ctx) {
        shipped("/index.html").ifPresentOrElse(page -> page.serveFresh(ctx), () -> ctx.html(MISSING));
    }

    /** Whether somebody opens an address in a browser; what a page or a program fetches is answered in its own form. */
    static boolean reads(Context ctx) {
        String wanted = ctx.header("Accept");
        return wanted != null && wanted.contains("text/html") && !ctx.path().startsWith("/api/");
    }

    private static final String MISSING = """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>Tabard</title>
            <p>The inn is open, but its page was not built into this program.</p>
            <p lang="fr">L’auberge est ouverte, mais sa page n’a pas été construite avec ce programme.</p></html>
            """;

    private Optional<Leaf> shipped(String path) {
        boolean file =
                path.lastIndexOf('.') > path.lastIndexOf('/') && !path.endsWith("."); // folders hold nothing for guests
        if (!file || path.contains("..") || path.contains("//") || path.contains("\\") || path.length() > 200) {
            return Optional.empty();
        }
        var known = shipped.get(path);
        if (known == null) {
            byte[] bytes = read(Pages.class, "/web" + path);
            known = Optional.ofNullable(bytes).map(found -> Leaf.of(found, path));
            if (bytes != null) {
                shipped.put(path, known); // only what exists: others' guesses must not fill the memory
            }
        }
        return known;
    }

    private static byte @Nullable [] read(Class<?> beside, String name) {
        try (var in = beside.getResourceAsStream(name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
