package tabard.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which game a command is about, and the options it is set up with. */
final class Opened {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game, as `tabard games` names it.")
    private String game;

    @Option(
            names = {"--option", "--options"},
            paramLabel = "NAME=VALUE",
            split = ",",
            description = "An option of the game; `tabard games` lists them. May be repeated.")
    private Map<String, String> settings = new LinkedHashMap<>();

    String game() {
        return game;
    }

    Map<String, String> settings() {
        return settings;
    }

    /** A position document, with the options of the command line laid over its own. */
    Map<String, Object> laidOver(Map<String, Object> document) {
        if (settings.isEmpty()) {
            return document;
        }
        var all = new LinkedHashMap<String, Object>();
        if (document.get("options") instanceof Map<?, ?> own) {
            own.forEach((name, value) -> all.put(String.valueOf(name), value));
        }
        all.putAll(settings);
        var out = new LinkedHashMap<>(document);
        out.put("options", all);
        return out;
    }
}
