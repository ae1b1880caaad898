package tabard.mageknight.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.effect.*;
import tabard.table.Named;

/** What may stand on a space of a tile (chapter 12): thirteen kinds of site, and two that are rampaging enemies. */
public enum Site implements Named {
    PORTAL,
    VILLAGE,
    MONASTERY,
    KEEP,
    MAGE_TOWER,
    CITY,
    MONSTER_DEN,
    SPAWNING_GROUNDS,
    DUNGEON,
    TOMB,
    ANCIENT_RUINS,
    MAGICAL_GLADE,
    MINE,
    RAMPAGING_ORCS,
    RAMPAGING_DRACONUM;

    /** What kind of site. */
    public enum Type {
        START,
        INHABITED,
        FORTIFIED,
        ADVENTURE,
        RESOURCE,
        RAMPAGING
    }

    /** What is laid down when the tile is revealed (MK-3.12). */
    public enum Reveal {
        GARRISON,
        CITY_GARRISON,
        RUINS_TOKEN,
        ENEMIES_FACE_UP,
        ADVANCED_ACTION_INTO_UNIT_OFFER
    }

    /** When the enemies of an adventure are drawn. */
    public enum Drawn {
        FIRST_ENTRY,
        EACH_ENTRY
    }

    /** What becomes of those not defeated; with refill, defeated ones are replaced face down. */
    public enum Lost {
        STAY,
        REFILL,
        DISCARDED
    }

    /** How a monastery is burned (MK-12.2). */
    public record Burning(int reputation, List<Back> enemies, boolean units, Effects reward) {}

    public static final List<Site> ALL = List.of(values());

    private final Type type;
    private final @Nullable Reveal reveal;
    private final List<Back> garrison;
    private final List<Back> enemies;
    private final boolean ofToken;
    private final @Nullable Drawn drawn;
    private final @Nullable Lost lost;
    private final boolean again;
    private final boolean units;
    private final boolean nightRules;
    private final int reputation;
    private final boolean recruits;
    private final int healPrice;
    private final List<Sale> sales;
    private final boolean owned;
    private final int moveCost;
    private final boolean severalHeroes;
    private final Effects reward;
    private final Effects plunder;
    private final Effects startOfTurn;
    private final Effects endOfTurn;
    private final @Nullable Burning burning;
    private final String clause;

    Site() {
        var entry = Entry.about("sites.json", "sites", word());
        entry.name();
        type = entry.word("type", Type.class);
        reveal = entry.wordIf("on_reveal", Reveal.class);
        garrison = entry.has("garrison") ? entry.words("garrison", Back.class) : List.of();
        ofToken = entry.is("enemies", "of_token");
        enemies = ofToken || !entry.has("enemies") ? List.of() : entry.words("enemies", Back.class);
        drawn = entry.wordIf("drawn", Drawn.class);
        lost = entry.wordIf("lost", Lost.class);
        again = entry.yes("again", false);
        units = entry.yes("units", true);
        nightRules = entry.yes("night_rules", false);
        reputation = entry.number("reputation", 0);
        recruits = entry.yes("recruits", false);
        healPrice = entry.number("heal_price", 0);
        sales = Sale.all(entry);
        owned = entry.yes("owned", false);
        moveCost = entry.number("move_cost", 0);
        severalHeroes = entry.yes("several_heroes", false);
        reward = entry.is("reward", "of_token") ? Effects.NONE : entry.effects("reward");
        plunder = entry.effects("plunder");
        startOfTurn = entry.effects("start_of_turn");
        endOfTurn = entry.effects("end_of_turn");
        burning = entry.has("burn") ? burning(entry.entry("burn")) : null;
        clause = entry.text("clause");
        entry.require((type == Type.ADVENTURE) == (drawn != null && lost != null), "drawn, lost");
        entry.done();
    }

    private static Burning burning(Entry entry) {
        var burning = new Burning(
                entry.number("reputation"),
                entry.words("enemies", Back.class),
                entry.yes("units", true),
                entry.effects("reward"));
        entry.done();
        return burning;
    }

    public int bit() {
        return 1 << ordinal();
    }

    public Type type() {
        return type;
    }

    public boolean is(Type wanted) {
        return type == wanted;
    }

    public @Nullable Reveal reveal() {
        return reveal;
    }

    /** The tokens laid face down when it is revealed. */
    public List<Back> garrison() {
        return garrison;
    }

    /** The tokens fought there, where neither a garrison nor a ruins token says it. */
    public List<Back> enemies() {
        return enemies;
    }

    /** Enemies and reward are those of its ruins token. */
    public boolean ofToken() {
        return ofToken;
    }

    public @Nullable Drawn drawn() {
        return drawn;
    }

    public @Nullable Lost lost() {
        return lost;
    }

    /** Conquered, it may be entered again, for fame only (MK-12.10). */
    public boolean again() {
        return again;
    }

    /** Own units may take part. */
    public boolean units() {
        return units;
    }

    /** MK-8.8 */
    public boolean nightRules() {
        return nightRules;
    }

    /** What an assault costs (MK-10.8), or what the defeat of rampagers brings (MK-12.15). */
    public int reputation() {
        return reputation;
    }

    public boolean recruits() {
        return recruits;
    }

    /** The Influence for a Heal point; 0 where none is sold (MK-11.6). */
    public int healPrice() {
        return healPrice;
    }

    public List<Sale> sales() {
        return sales;
    }

    /** The conqueror's alone (MK-12.3), not open to all (MK-12.5). */
    public boolean owned() {
        return owned;
    }

    /** In place of the terrain's cost; 0 where that stays (MK-3.10). */
    public int moveCost() {
        return moveCost;
    }

    /** MK-10.13 */
    public boolean severalHeroes() {
        return severalHeroes;
    }

    public Effects reward() {
        return reward;
    }

    public Effects plunder() {
        return plunder;
    }

    public Effects startOfTurn() {
        return startOfTurn;
    }

    public Effects endOfTurn() {
        return endOfTurn;
    }

    public @Nullable Burning burning() {
        return burning;
    }

    public String clause() {
        return clause;
    }
}
