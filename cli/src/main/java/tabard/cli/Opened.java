package tabard.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabard.table.Info;

/** Which game a command is about, and the options it is set up with. */
final class Opened {
    private static final String FILE = "@";

    @Parameters(index = "0", paramLabel = "GAME", description = "The game, as `tabard games` names it.")
    private String game;

    @Option(
            names = {"--option", "--options"},
            paramLabel = "NAME=VALUE",
            split = ",",
            description = {
                "An option of the game; `tabard games` lists them. May be repeated.",
                "Where a game takes a document of your own, NAME=@FILE brings one."
            })
    private Map<String, String> settings = new LinkedHashMap<>();

    String game() {
        return game;
    }

    /** What was chosen: words, and the documents of the files that were named. */
    Map<String, Object> settings(Info info) {
        var chosen = new LinkedHashMap<String, Object>();
        settings.forEach((name, value) ->
                chosen.put(name, value.startsWith(FILE) ? Brought.sound(info, name, value.substring(1)) : value));
        return chosen;
    }

    /** A position document, with the options of the command line laid over its own. */
    Map<String, Object> laidOver(Info info, Map<String, Object> document) {
        if (settings.isEmpty()) {
            return document;
        }
        var all = new LinkedHashMap<String, Object>();
        if (document.get("options") instanceof Map<?, ?> own) {
            own.forEach((name, value) -> all.put(String.valueOf(name), value));
        }
        all.putAll(settings(info));
        var out = new LinkedHashMap<>(document);
        out.put("options", all);
        return out;
    }
}
