package tabard.defenders.rules;

import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.sheet.*;

/** Where everything in a position is written down, and whose change is told by itself; what it means stands in {@link State}. */
abstract sealed class Ledger extends Position<State, Move> permits Realm {
    public static final Sheet SHEET = new Sheet();
    public static final int MINIONS_EACH = BoardFile.BOARD.components().minionsPerColour();
    private static final int MANY = 9999;
    private static final int TOKENS = 7; // the most life a hero can have (DR-1.5, 19.1)
    private static final Axis SEATS = Axis.of(Banner.ALL);
    private static final Axis COLOURS = Axis.of(Colour.ALL);
    private static final Axis PLACES = Axis.of(Location.ALL);
    private static final Axis GENERALS = Axis.of(General.ALL);
    private static final Axis FACES = Axis.of(Face.ALL, Face::plural);

    public static final Count TURN = SHEET.count(MANY, "turn").silent();
    public static final One<Banner> ACTIVE = SHEET.one(Banner.ALL, "active").silent();
    public static final Count WAR =
            SHEET.count(BoardFile.BOARD.war().size(), "war").told("war");
    public static final Count ACTIONS = SHEET.count(TOKENS, "actions").silent();
    public static final Count BONUS = SHEET.count(TOKENS, "bonus").silent();
    public static final Count RUMOURS = SHEET.count(2, "rumours").silent();
    public static final Flag TELEPORTED = SHEET.flag("teleported").silent();
    public static final Flag ATTACKED = SHEET.flag("attacked").silent();
    public static final Flag QUIET = SHEET.flag("quiet").silent();
    public static final One<Form> FORM = SHEET.one(Form.ALL, "form").silent();
    public static final One<Style> STYLE = SHEET.one(Style.ALL, "style").silent();
    public static final Flag FRESH_MOUNT = SHEET.flag("fresh-mount").silent();
    public static final One<Defeat> LOST = SHEET.one(Defeat.ALL, "lost").silent();
    public static final One<Hero> HERO = SHEET.one(Hero.ALL, SEATS, "hero").silent();
    public static final One<Hero> WISH = SHEET.one(Hero.ALL, SEATS, "wish").silent();
    public static final One<Location> PLACE =
            SHEET.one(Location.ALL, SEATS, "place").silent();
    public static final Count LIFE = SHEET.count(TOKENS, SEATS, "life").sometimesTold("life");
    public static final Flag PASSING = SHEET.flag(SEATS, "passing").silent();
    public static final Flag DECLINED = SHEET.flag(SEATS, "declined").silent();
    public static final Flag FALLEN = SHEET.flag(SEATS, "fallen").silent();
    public static final Count MARKERS =
            SHEET.count(MINIONS_EACH, SEATS, "markers", COLOURS).silent();
    public static final Flag VISITED =
            SHEET.marks(SEATS, "visited", Axis.of(Stop.ALL)).silent();
    public static final Flag DEAD = SHEET.marks("dead", Axis.of(Hero.ALL)).silent();
    public static final Count STRENGTH =
            SHEET.count(6, "generals", GENERALS, "life").told("strength");
    public static final Count STEP =
            SHEET.count(4, "generals", GENERALS, "step").silent();
    public static final Count DELAY =
            SHEET.count(Banner.ALL.size(), "generals", GENERALS, "delay").silent();
    public static final Flag SPIED = SHEET.flag("generals", GENERALS, "spied").silent();
    public static final One<Banner> SLAIN_BY =
            SHEET.one(Banner.ALL, "generals", GENERALS, "slain-by").told("slain");
    public static final One<Hero> SLAYER =
            SHEET.one(Hero.ALL, "generals", GENERALS, "slayer").silent();
    public static final Count SUPPLY =
            SHEET.count(MINIONS_EACH, "supply", COLOURS).silent();
    public static final Count MINIONS =
            SHEET.multiset(MINIONS_EACH, "minions", COLOURS, PLACES).sometimesTold("minions");
    public static final Count CRYSTALS =
            SHEET.multiset(Board.CRYSTALS, "crystals", PLACES).sometimesTold("crystals");
    public static final Flag GATES = SHEET.marks("gates", PLACES).silent();
    public static final Where<HeroCard, CardSpot> CARDS = SHEET.where(HeroCard.ALL, CardSpot.ALL, "cards")
            .withSets()
            .withCounts()
            .silent();
    public static final Where<Quest, QuestSpot> QUESTS =
            SHEET.where(Quest.ALL, QuestSpot.ALL, "quests").withSets().silent();
    public static final Flag USED = SHEET.marks("used", Axis.of(Quest.ALL)).silent();
    public static final Where<DarknessCard, DarknessSpot> DARKNESS = SHEET.where(
                    DarknessCard.ALL, DarknessSpot.ALL, "darkness")
            .withSets()
            .silent();
    public static final One<DarknessCard> VISIONS =
            SHEET.one(DarknessCard.ALL, "visions", Axis.of(Rank.ALL)).silent();
    public static final One<Banner> VISIONARY =
            SHEET.one(Banner.ALL, "visionary").silent();
    public static final One<DarknessCard> NIGHT_CARD =
            SHEET.one(DarknessCard.ALL, "night", "card").silent();
    public static final Count NIGHT_NUMBER = SHEET.count(3, "night", "number").silent();
    public static final Flag HALTED = SHEET.flag("night", "halted").silent();
    public static final One<Location> SPARED =
            SHEET.one(Location.ALL, "night", "spared", Axis.of(Guard.ALL)).silent();
    public static final One<Location> FIGHT_PLACE =
            SHEET.one(Location.ALL, "melee", "place").silent();
    public static final One<Blow> BLOW = SHEET.one(Blow.ALL, "melee", "blow").silent();
    public static final Flag AMBUSH = SHEET.flag("melee", "ambush").silent();
    public static final Count MELEE =
            SHEET.multiset(MANY, "melee", "dice", COLOURS, FACES).silent();
    public static final One<General> FOE =
            SHEET.one(General.ALL, "siege", "general").silent();
    public static final One<Banner> LEADER =
            SHEET.one(Banner.ALL, "siege", "leader").silent();
    public static final Count FOE_LIFE = SHEET.count(6, "siege", "life").silent();
    public static final Flag POWERS_OFF = SHEET.flag("siege", "void").silent();
    public static final Count LUCK = SHEET.count(2, "siege", "luck").silent();
    public static final Flag TAKES_PART = SHEET.flag("siege", SEATS, "part").silent();
    public static final Count ROLLED =
            SHEET.count(Banner.ALL.size(), "siege", SEATS, "rolled").silent();
    public static final Flag GATE_DICE = SHEET.flag("siege", SEATS, "gate-dice").silent();
    public static final Count SIEGE =
            SHEET.multiset(MANY, "siege", SEATS, "dice", FACES).silent();

    // what follows from those above

    public static final Members<Quest> REWARDS = SHEET.derivedMembers(
            Banner.ALL,
            Quest.ALL,
            (cells, banner, quest) -> QUESTS.is(cells, quest, QuestSpot.done(banner)) && !USED.get(cells, quest));
    public static final Members<Location> BESET =
            SHEET.derivedMembers(Location.ALL, (cells, place) -> minions(cells, place) > 0);
    public static final Members<Location> TAINTED =
            SHEET.derivedMembers(Location.ALL, (cells, place) -> CRYSTALS.get(cells, place) > 0);
    public static final Members<Location> GATED = SHEET.derivedMembers(Location.ALL, GATES::get);
    public static final Count TAINTS = SHEET.derivedCount(cells -> {
        int sum = 0;
        for (var place : Location.ALL) {
            sum += CRYSTALS.get(cells, place);
        }
        return sum;
    });

    Ledger(Options options, int rules) {
        super(SHEET, options, rules);
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
