package tabard.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.cli.desk.Voice;
import tabard.laws.cases.Coverage;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Setting;
import tabard.table.text.Words;

/** The games in the house: how many play, what can be chosen, and how far their rules are shown by cases. */
@Command(
        name = "games",
        description = {
            "Lists the games, their numbers of players and their options.",
            "Of each option the values, the standard one first; of the rules the version, and how many clauses are shown by a case."
        })
final class ListGames implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() {
        var voice = tabard.voice();
        if (json) {
            var all = new ArrayList<Map<String, Object>>();
            Games.all().forEach(game -> all.add(document(game)));
            voice.print(Json.write(all));
        } else {
            Games.all().forEach(game -> print(voice, game));
        }
        return 0;
    }

    private static Map<String, Object> document(Game<?, ?> game) {
        var info = game.info();
        var names = new LinkedHashMap<String, String>();
        Words.LANGUAGES.forEach(language -> names.put(language, name(game, language)));
        var covered = Coverage.of(game);
        var document = new LinkedHashMap<String, Object>();
        document.put("id", info.id());
        document.put("names", names);
        document.put("rules", info.rules());
        document.put("seats", Map.of("fewest", info.fewest(), "most", info.most()));
        document.put("seatNames", info.seats().stream().map(seat -> seat.word()).toList());
        document.put("cooperative", game.cooperative(info.standard()));
        document.put("options", info.settings());
        document.put("clauses", covered.cases().size());
        document.put("covered", covered.cases().size() - covered.missing().size());
        document.put("uncovered", covered.missing());
        return document;
    }

    private static void print(Voice voice, Game<?, ?> game) {
        var info = game.info();
        var covered = Coverage.of(game);
        int clauses = covered.cases().size();
        var names = Words.LANGUAGES.stream()
                .map(language -> name(game, language))
                .distinct()
                .toList();
        voice.print(info.id() + "  " + String.join(" / ", names));
        voice.paragraph("  " + Words.of(game, voice.own().language()).texts().getOrDefault("game.about", ""), "  ");
        voice.print("  "
                + (info.fewest() == info.most()
                        ? voice.own("games.seats-exactly", info.most())
                        : voice.own("games.seats", info.fewest(), info.most())));
        voice.print("  " + voice.own("games.options", options(info.settings())));
        voice.print("  "
                + voice.own(
                        "games.rules",
                        info.rules(),
                        clauses,
                        clauses - covered.missing().size()));
    }

    private static String options(List<Setting> settings) {
        if (settings.isEmpty()) {
            return "–";
        }
        return String.join(
                "; ",
                settings.stream()
                        .map(setting -> setting.name() + "=" + String.join("|", setting.values()))
                        .toList());
    }

    private static String name(Game<?, ?> game, String language) {
        return Words.of(game, language).name("game.name", "");
    }
}
