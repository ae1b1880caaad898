package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** What a hero may be called at the end (MK-21.2 to 21.4, 28.15, 28.36). */
public enum Title implements Named {
    GREATEST_KNOWLEDGE,
    GREATEST_LEADER,
    GREATEST_ADVENTURER,
    GREATEST_LOOT,
    GREATEST_CONQUEROR,
    GREATEST_BEATING,
    GREATEST_CITY_CONQUEROR,
    GREATEST_LIBERATOR,
    GREATEST_DUNGEON_CRAWLER;

    public static final List<Title> ALL = List.of(values());

    private final String clause;

    Title() {
        var entry = Entry.about("scenarios.json", "titles", word());
        entry.name();
        clause = entry.text("clause");
        entry.done();
    }

    public String clause() {
        return clause;
    }
}
