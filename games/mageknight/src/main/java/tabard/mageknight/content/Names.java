package tabard.mageknight.content;

import java.util.*;

/** What everything is called, in both languages, as the content files have it; the strong half of a spell has a name of its own. */
public record Names(String id, String en, String fr) {
    private static final Map<String, List<String>> LISTS = lists();

    public static final List<Names> ALL = all();

    private static Map<String, List<String>> lists() {
        var lists = new LinkedHashMap<String, List<String>>();
        lists.put("words.json", List.of("colours_and_elements", "terms"));
        lists.put("terrain.json", List.of("terrain"));
        lists.put("sites.json", List.of("sites"));
        lists.put("heroes.json", List.of("heroes"));
        lists.put("basic_actions.json", List.of("cards", "hero_cards"));
        lists.put("advanced_actions.json", List.of("cards"));
        lists.put("spells.json", List.of("cards"));
        lists.put("artifacts.json", List.of("cards"));
        lists.put("skills.json", List.of("skills"));
        lists.put("units.json", List.of("units"));
        lists.put("tactics.json", List.of("tactics"));
        lists.put("enemies.json", List.of("backs", "abilities", "enemies"));
        lists.put("ruins.json", List.of("tokens"));
        lists.put("cities.json", List.of("cities"));
        lists.put("tiles.json", List.of("shapes", "tiles"));
        lists.put("scenarios.json", List.of("titles", "scenarios"));
        return lists;
    }

    private static List<Names> all() {
        var all = new ArrayList<Names>();
        var files = new HashMap<String, String>();
        LISTS.forEach((file, lists) -> lists.forEach(list -> {
            for (var entry : Entry.file(file).entries(list)) {
                entry.name();
                var first = files.put(entry.id(), file);
                entry.require(first == null, "its id is also in " + first);
                all.add(new Names(entry.id(), entry.text("name"), entry.text("fr")));
                if (file.equals("spells.json")) {
                    all.add(new Names(entry.id() + ".strong", entry.text("strong_name"), entry.text("strong_fr")));
                }
            }
        }));
        return List.copyOf(all);
    }
}
