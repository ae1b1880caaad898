package tabard.defenders.rules;

import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.sheet.*;

/** Where everything in a position is written down, and whose change is told by itself; what it means stands in {@link State}. */
abstract sealed class Ledger extends Position<State, Move> permits Realm {
    public static final Sheet SHEET = new Sheet();
    public static final int MINIONS_EACH = Content.BOARD.components().minionsPerColour();
    private static final int MANY = 9999;
    private static final int TOKENS = 7; // the most life a hero can have (DR-1.5, 19.1)
    private static final Axis SEATS = Axis.of(Banner.ALL);
    private static final Axis COLOURS = Axis.of(Colour.ALL);
    private static final Axis PLACES = Axis.of(Location.ALL);
    private static final Axis GENERALS = Axis.of(General.ALL);
    private static final Axis FACES = Axis.of(Face.ALL, Face::plural);

    static final Count TURN = SHEET.count(MANY, "turn").silent();
    static final One<Banner> ACTIVE = SHEET.one(Banner.ALL, "active").silent();
    static final Count WAR = SHEET.count(Content.BOARD.war().size(), "war").told("war");
    static final Count ACTIONS = SHEET.count(TOKENS, "actions").silent();
    static final Count BONUS = SHEET.count(TOKENS, "bonus").silent();
    static final Count RUMOURS = SHEET.count(2, "rumours").silent();
    static final Flag TELEPORTED = SHEET.flag("teleported").silent();
    static final Flag ATTACKED = SHEET.flag("attacked").silent();
    static final Flag QUIET = SHEET.flag("quiet").silent();
    static final One<Form> FORM = SHEET.one(Form.ALL, "form").silent();
    static final One<Style> STYLE = SHEET.one(Style.ALL, "style").silent();
    static final Flag FRESH_MOUNT = SHEET.flag("fresh-mount").silent();
    static final One<Defeat> LOST = SHEET.one(Defeat.ALL, "lost").silent();
    static final One<Hero> HERO = SHEET.one(Hero.ALL, SEATS, "hero").silent();
    static final One<Hero> WISH = SHEET.one(Hero.ALL, SEATS, "wish").silent();
    static final One<Location> PLACE = SHEET.one(Location.ALL, SEATS, "place").silent();
    static final Count LIFE = SHEET.count(TOKENS, SEATS, "life").sometimesTold("life");
    static final Flag PASSING = SHEET.flag(SEATS, "passing").silent();
    static final Flag DECLINED = SHEET.flag(SEATS, "declined").silent();
    static final Flag FALLEN = SHEET.flag(SEATS, "fallen").silent();
    static final Count MARKERS =
            SHEET.count(MINIONS_EACH, SEATS, "markers", COLOURS).silent();
    static final Flag VISITED = SHEET.marks(SEATS, "visited", Axis.of(Stop.ALL)).silent();
    static final Flag DEAD = SHEET.marks("dead", Axis.of(Hero.ALL)).silent();
    static final Count STRENGTH = SHEET.count(6, "generals", GENERALS, "life").told("strength");
    static final Count STEP = SHEET.count(4, "generals", GENERALS, "step").silent();
    static final Count DELAY =
            SHEET.count(Banner.ALL.size(), "generals", GENERALS, "delay").silent();
    static final Flag SPIED = SHEET.flag("generals", GENERALS, "spied").silent();
    static final One<Banner> SLAIN_BY =
            SHEET.one(Banner.ALL, "generals", GENERALS, "slain-by").told("slain");
    static final One<Hero> SLAYER =
            SHEET.one(Hero.ALL, "generals", GENERALS, "slayer").silent();
    static final Count SUPPLY = SHEET.count(MINIONS_EACH, "supply", COLOURS).silent();
    static final Count MINIONS =
            SHEET.multiset(MINIONS_EACH, "minions", COLOURS, PLACES).sometimesTold("minions");
    static final Count CRYSTALS =
            SHEET.multiset(Board.CRYSTALS, "crystals", PLACES).sometimesTold("crystals");
    static final Flag GATES = SHEET.marks("gates", PLACES).silent();
    static final Where<HeroCard, CardSpot> CARDS = SHEET.where(HeroCard.ALL, CardSpot.ALL, "cards")
            .withSets()
            .withCounts()
            .silent();
    static final Where<Quest, QuestSpot> QUESTS =
            SHEET.where(Quest.ALL, QuestSpot.ALL, "quests").withSets().silent();
    static final Flag USED = SHEET.marks("used", Axis.of(Quest.ALL)).silent();
    static final Where<DarknessCard, DarknessSpot> DARKNESS = SHEET.where(
                    DarknessCard.ALL, DarknessSpot.ALL, "darkness")
            .withSets()
            .silent();
    static final One<DarknessCard> VISIONS =
            SHEET.one(DarknessCard.ALL, "visions", Axis.of(Rank.ALL)).silent();
    static final One<Banner> VISIONARY = SHEET.one(Banner.ALL, "visionary").silent();
    static final One<DarknessCard> NIGHT_CARD =
            SHEET.one(DarknessCard.ALL, "night", "card").silent();
    static final Count NIGHT_NUMBER = SHEET.count(3, "night", "number").silent();
    static final Flag HALTED = SHEET.flag("night", "halted").silent();
    static final One<Location> SPARED =
            SHEET.one(Location.ALL, "night", "spared", Axis.of(Guard.ALL)).silent();
    static final One<Location> FIGHT_PLACE =
            SHEET.one(Location.ALL, "melee", "place").silent();
    static final One<Blow> BLOW = SHEET.one(Blow.ALL, "melee", "blow").silent();
    static final Flag AMBUSH = SHEET.flag("melee", "ambush").silent();
    static final Count MELEE =
            SHEET.multiset(MANY, "melee", "dice", COLOURS, FACES).silent();
    static final One<General> FOE = SHEET.one(General.ALL, "siege", "general").silent();
    static final One<Banner> LEADER = SHEET.one(Banner.ALL, "siege", "leader").silent();
    static final Count FOE_LIFE = SHEET.count(6, "siege", "life").silent();
    static final Flag POWERS_OFF = SHEET.flag("siege", "void").silent();
    static final Count LUCK = SHEET.count(2, "siege", "luck").silent();
    static final Flag TAKES_PART = SHEET.flag("siege", SEATS, "part").silent();
    static final Count ROLLED =
            SHEET.count(Banner.ALL.size(), "siege", SEATS, "rolled").silent();
    static final Flag GATE_DICE = SHEET.flag("siege", SEATS, "gate-dice").silent();
    static final Count SIEGE =
            SHEET.multiset(MANY, "siege", SEATS, "dice", FACES).silent();

    // what follows from those above

    static final Members<Quest> REWARDS = SHEET.derivedMembers(
            Banner.ALL,
            Quest.ALL,
            (cells, banner, quest) -> QUESTS.is(cells, quest, QuestSpot.done(banner)) && !USED.get(cells, quest));
    static final Members<Location> BESET =
            SHEET.derivedMembers(Location.ALL, (cells, place) -> minions(cells, place) > 0);
    static final Members<Location> TAINTED =
            SHEET.derivedMembers(Location.ALL, (cells, place) -> CRYSTALS.get(cells, place) > 0);
    static final Members<Location> GATED = SHEET.derivedMembers(Location.ALL, GATES::get);
    static final Count TAINTS = SHEET.derivedCount(cells -> {
        int sum = 0;
        for (var place : Location.ALL) {
            sum += CRYSTALS.get(cells, place);
        }
        return sum;
    });

    Ledger(Options options) {
        super(SHEET, options);
    }

    Ledger(Ledger source) {
        super(source);
    }

    /** Of all four colours. */
    static int minions(int[] cells, Location place) {
        int at = MINIONS.cells().from() + place.ordinal();
        int stride = MINIONS.cells().first();
        return cells[at] + cells[at + stride] + cells[at + 2 * stride] + cells[at + 3 * stride];
    }
}
