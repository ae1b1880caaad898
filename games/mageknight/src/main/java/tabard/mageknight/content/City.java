package tabard.mageknight.content;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** The four cities (chapter 17). */
public enum City implements Named {
    WHITE_CITY,
    BLUE_CITY,
    GREEN_CITY,
    RED_CITY;

    public static final List<City> ALL = List.of(values());

    /** Levels go from 1 to this. */
    public static final int LEVELS = 11;

    private final Mana colour;
    final String tile;
    private final int armour;
    private final int[] attack = new int[Element.ALL.size()];
    private final @Nullable Ability ability;
    private final boolean anyUnit;
    private final List<Sale> sales;
    private final int[][] garrison = new int[LEVELS][Back.ALL.size()];
    private final String clause;

    /** Who may be recruited there. */
    private enum Recruits {
        ANY_UNIT,
        CITY_UNITS
    }

    City() {
        var entry = Entry.about("cities.json", "cities", word());
        entry.name();
        colour = entry.word("colour", Mana.class);
        entry.require(word().equals(colour.word() + "-city"), "colour");
        tile = entry.text("tile");
        var defenders = entry.entry("defenders");
        armour = defenders.number("armour", 0);
        if (defenders.has("attack")) {
            var more = defenders.entry("attack");
            Element.ALL.forEach(element -> attack[element.ordinal()] = more.number(element.word(), 0));
            more.done();
        }
        ability = defenders.wordIf("ability", Ability.class);
        defenders.require(ability == null || defenders.word("to", Element.class) == Element.PHYSICAL, "to");
        defenders.done();
        anyUnit = entry.word("recruits", Recruits.class) == Recruits.ANY_UNIT;
        sales = Sale.all(entry);
        var levels = entry.entry("garrison");
        int before = 0;
        for (int level = 1; level <= LEVELS; level++) {
            before = garrison(levels.entry(Integer.toString(level)), level, before);
        }
        levels.done();
        clause = entry.text("clause");
        entry.done();
    }

    /** Reads a level and says how many defend it; a higher level never has fewer. */
    private int garrison(Entry level, int number, int before) {
        int size = 0;
        for (var back : Back.ALL) {
            garrison[number - 1][back.ordinal()] = level.number(back.colour(), 0);
            size += garrison[number - 1][back.ordinal()];
        }
        level.done();
        level.require(size >= before && size > 0, "fewer defenders than the level below");
        return size;
    }

    public Mana colour() {
        return colour;
    }

    /** How many tokens of a back defend it at a level (MK-17.1). */
    public int garrison(int level, Back back) {
        return garrison[level - 1][back.ordinal()];
    }

    /** What its defenders have more of (MK-17.2). */
    public int armour() {
        return armour;
    }

    /** How much more an attack of that element has. */
    public int attack(Element element) {
        return attack[element.ordinal()];
    }

    /** What physical attacks of its defenders have besides. */
    public @Nullable Ability ability() {
        return ability;
    }

    /** Units of any icon may be recruited, not only those of cities (MK-11.9). */
    public boolean anyUnit() {
        return anyUnit;
    }

    public List<Sale> sales() {
        return sales;
    }

    public String clause() {
        return clause;
    }
}
