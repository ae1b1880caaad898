package tabard.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.bots.Bots;
import tabard.bots.Level;
import tabard.bots.outside.Strangers;
import tabard.table.text.Words;

/** The bots of the house: the levels that one meets at a table, and the plain ways to choose that simulations are made with. */
@Command(
        name = "bots",
        description = {
            "Lists the bots by the words that --seats and --bots take.",
            "First the pilgrims of the inn, from the easiest to the hardest, who take their own time.",
            "Then the plain ways to choose, which think for as long as they are told."
        })
final class ListBots implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Mixin
    private BroughtBots brought;

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() {
        brought.arrive(tabard);
        var voice = tabard.voice();
        if (json) {
            var all = new ArrayList<Map<String, Object>>();
            Bots.words().forEach(word -> all.add(document(word)));
            Strangers.words().forEach(word -> all.add(document(word)));
            voice.print(Json.write(all));
        } else {
            voice.say("bots.pilgrims");
            Level.words().forEach(this::print);
            voice.say("bots.ways");
            Bots.ways().forEach(this::print);
            if (!Strangers.words().isEmpty()) {
                voice.say("bots.strangers");
                Strangers.words().forEach(word -> voice.print("  " + word));
            }
        }
        return 0;
    }

    private void print(String word) {
        var voice = tabard.voice();
        var words = voice.game().texts();
        String about = words.getOrDefault("bot." + word + ".about", "");
        voice.print("  %-14s %s"
                .formatted(word, voice.own("bots.line", words.getOrDefault("bot." + word, word), about)));
    }

    private static Map<String, Object> document(String word) {
        var names = new LinkedHashMap<String, String>();
        var about = new LinkedHashMap<String, String>();
        for (String language : Words.LANGUAGES) {
            var texts = Words.common(language).texts();
            names.put(language, texts.getOrDefault("bot." + word, word));
            about.put(language, texts.getOrDefault("bot." + word + ".about", ""));
        }
        var document = new LinkedHashMap<String, Object>();
        document.put("word", word);
        document.put("pilgrim", Level.words().contains(word));
        document.put("names", names);
        document.put("about", about);
        return document;
    }
}
