package tabard.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tabard.server.live.Shelf;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Options;
import tabard.table.text.Rulebook;
import tabard.table.text.Words;
import tools.jackson.core.type.TypeReference;

/** The page itself, and the files it needs for each game: made once, named by their content, cached for ever. */
public final class Pages implements Shelf {
    private static final TypeReference<Map<String, String>> TEXTS = new TypeReference<>() {};

    private final Map<String, Leaf> made = new ConcurrentHashMap<>();
    private final Map<String, Optional<Leaf>> shipped = new ConcurrentHashMap<>();
    private final Map<String, String> boxes = new ConcurrentHashMap<>();
    private final Map<String, Map<String, Object>> files = new LinkedHashMap<>();
    private final Map<String, Object> innWords;

    public Pages() {
        for (var game : Games.everyVersion()) {
            files.put(game.info().rules(), files(game));
        }
        innWords = perLanguage(language -> put("/words/inn/" + language, "json", innWords(language)));
    }

    /** Makes one address per language. */
    private interface PerLanguage {
        String address(String language);
    }

    private static Map<String, Object> perLanguage(PerLanguage one) {
        var all = new LinkedHashMap<String, Object>();
        Words.LANGUAGES.forEach(language -> all.put(language, one.address(language)));
        return all;
    }

    private Map<String, Object> files(Game<?, ?> game) {
        String id = game.info().id();
        var out = new LinkedHashMap<String, Object>();
        out.put(
                "words",
                perLanguage(lang -> put(
                        "/words/" + id + "/" + lang,
                        "json",
                        Words.of(game, lang).texts())));
        out.put("rulesText", perLanguage(lang -> put("/rules/" + id + "/" + lang, "json", Rulebook.of(game, lang))));
        var art = new LinkedHashMap<String, Object>();
        for (String kind : new String[] {"svg", "css"}) {
            byte[] bytes = read(game.getClass(), "art." + kind);
            if (bytes == null) {
                bytes = read(Pages.class, "/web/art/" + id + "." + kind);
            }
            if (bytes != null) {
                art.put(kind, put("/art/" + id, kind, bytes));
            }
        }
        if (!art.isEmpty()) {
            out.put("art", art);
        }
        return out;
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

    Map<String, Object> innWords() {
        return innWords;
    }

    Map<String, Object> of(Game<?, ?> game) {
        return files.getOrDefault(game.info().rules(), Map.of());
    }

    @Override
    public Map<String, Object> addresses(Game<?, ?> game, Options options) {
        var out = new LinkedHashMap<String, Object>();
        String key = game.info().rules() + " " + options.seats() + " " + new TreeMap<>(options.settings());
        out.put("box", boxes.computeIfAbsent(key, _ -> put("/box/" + game.info().id(), "json", game.box(options))));
        out.putAll(of(game));
        return out;
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

    private static final String MISSING = """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>Tabard</title>
            <p>The inn is open, but its page was not built into this program.</p>
            <p lang="fr">L’auberge est ouverte, mais sa page n’a pas été construite avec ce programme.</p></html>
            """;

    private Optional<Leaf> shipped(String path) {
        if (path.contains("..") || path.contains("//") || path.contains("\\") || path.length() > 200) {
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
