package tabard.laws.cases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tabard.table.text.Rulebook;

/**
 * A list of cases of one game; apart are the chapters of its rules that need no case, by number, each with the reason. What stands
 * under "anchors" is there to be referred to, and says nothing by itself.
 */
public record CaseFile(String name, Game<?, ?> game, Map<String, String> apart, List<Case> cases) {
    private static final List<String> KEYS = List.of("game", "anchors", "given", "no cases", "cases");

    public static CaseFile read(String name, String yaml) {
        try {
            var file = YamlMap.of("file", Documents.read(yaml), KEYS);
            return read(name, file, Games.named(file.text("game")));
        } catch (Refusal refusal) {
            throw refusal.at(name);
        }
    }

    private static CaseFile read(String name, YamlMap file, Game<?, ?> game) {
        var book = Rulebook.of(game, "en");
        var reader = new CaseReader(name, List.copyOf(book.clauses().keySet()), file.map("given"));
        var cases = new ArrayList<Case>();
        if (file.need("cases") instanceof List<?> list) {
            for (Object entry : list) {
                cases.add(reader.read("case " + (cases.size() + 1), entry));
            }
        } else {
            throw new Refusal(Said.of("document.list", String.valueOf(file.need("cases")))).at("cases");
        }
        return new CaseFile(name, game, apart(file, book), List.copyOf(cases));
    }

    private static Map<String, String> apart(YamlMap file, Rulebook book) {
        var chapters = book.clauses().keySet().stream()
                .map(Coverage::chapter)
                .distinct()
                .toList();
        var apart = new LinkedHashMap<String, String>();
        file.map("no cases").forEach((chapter, reason) -> {
            if (!chapters.contains(chapter)) {
                throw Refusal.unknown("case.chapter", chapter, chapters).at("no cases");
            }
            apart.put(chapter, YamlMap.text("no cases", reason));
        });
        return apart;
    }
}
