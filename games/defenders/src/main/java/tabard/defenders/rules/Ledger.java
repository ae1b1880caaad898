package tabard.defenders.rules;

import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.sheet.*;

/** Where everything in a position is written down, and whose change is told by itself; what it means stands in {@link State}. */
interface Ledger {
    Sheet SHEET = new Sheet();
    int MINIONS_EACH = BoardFile.BOARD.components().minionsPerColour();
    int MANY = 9999;
    int TOKENS = 7; // the most life a hero can have (DR-1.5, 19.1)
    Axis SEATS = Axis.of(Banner.ALL);
    Axis COLOURS = Axis.of(Colour.ALL);
    Axis PLACES = Axis.of(Location.ALL);
    Axis GENERALS = Axis.of(General.ALL);
    Axis FACES = Axis.of(Face.ALL, Face::plural);

    Count TURN = SHEET.count(MANY, "turn").silent();
    One<Banner> ACTIVE = SHEET.one(Banner.ALL, "active").silent();
    Count WAR = SHEET.count(BoardFile.BOARD.war().size(), "war").told("war");
    Count ACTIONS = SHEET.count(TOKENS, "actions").silent();
    Count BONUS = SHEET.count(TOKENS, "bonus").silent();
    Count RUMOURS = SHEET.count(2, "rumours").silent();
    Flag TELEPORTED = SHEET.flag("teleported").silent();
    Flag ATTACKED = SHEET.flag("attacked").silent();
    Flag QUIET = SHEET.flag("quiet").silent();
    One<Form> FORM = SHEET.one(Form.ALL, "form").silent();
    One<Style> STYLE = SHEET.one(Style.ALL, "style").silent();
    Flag FRESH_MOUNT = SHEET.flag("fresh-mount").silent();
    One<Defeat> LOST = SHEET.one(Defeat.ALL, "lost").silent();
    One<Hero> HERO = SHEET.one(Hero.ALL, SEATS, "hero").silent();
    One<Hero> WISH = SHEET.one(Hero.ALL, SEATS, "wish").silent();
    One<Location> PLACE = SHEET.one(Location.ALL, SEATS, "place").silent();
    Count LIFE = SHEET.count(TOKENS, SEATS, "life").sometimesTold("life");
    Flag PASSING = SHEET.flag(SEATS, "passing").silent();
    Flag DECLINED = SHEET.flag(SEATS, "declined").silent();
    Flag FALLEN = SHEET.flag(SEATS, "fallen").silent();
    Count MARKERS = SHEET.count(MINIONS_EACH, SEATS, "markers", COLOURS).silent();
    Flag VISITED = SHEET.marks(SEATS, "visited", Axis.of(Stop.ALL)).silent();
    Flag DEAD = SHEET.marks("dead", Axis.of(Hero.ALL)).silent();
    Count STRENGTH = SHEET.count(6, "generals", GENERALS, "life").told("strength");
    Count STEP = SHEET.count(4, "generals", GENERALS, "step").silent();
    Count DELAY = SHEET.count(Banner.ALL.size(), "generals", GENERALS, "delay").silent();
    Flag SPIED = SHEET.flag("generals", GENERALS, "spied").silent();
    One<Banner> SLAIN_BY =
            SHEET.one(Banner.ALL, "generals", GENERALS, "slain-by").told("slain");
    One<Hero> SLAYER = SHEET.one(Hero.ALL, "generals", GENERALS, "slayer").silent();
    Count SUPPLY = SHEET.count(MINIONS_EACH, "supply", COLOURS).silent();
    Count MINIONS = SHEET.multiset(MINIONS_EACH, "minions", COLOURS, PLACES).sometimesTold("minions");
    Count CRYSTALS = SHEET.multiset(Board.CRYSTALS, "crystals", PLACES).sometimesTold("crystals");
    Flag GATES = SHEET.marks("gates", PLACES).silent();
    Where<HeroCard, CardSpot> CARDS = SHEET.where(HeroCard.ALL, CardSpot.ALL, "cards")
            .withSets()
            .withCounts()
            .silent();
    Where<Quest, QuestSpot> QUESTS =
            SHEET.where(Quest.ALL, QuestSpot.ALL, "quests").withSets().silent();
    Flag USED = SHEET.marks("used", Axis.of(Quest.ALL)).silent();
    Where<DarknessCard, DarknessSpot> DARKNESS = SHEET.where(DarknessCard.ALL, DarknessSpot.ALL, "darkness")
            .withSets()
            .silent();
    One<DarknessCard> VISIONS =
            SHEET.one(DarknessCard.ALL, "visions", Axis.of(Rank.ALL)).silent();
    One<Banner> VISIONARY = SHEET.one(Banner.ALL, "visionary").silent();
    One<DarknessCard> NIGHT_CARD = SHEET.one(DarknessCard.ALL, "night", "card").silent();
    Count NIGHT_NUMBER = SHEET.count(3, "night", "number").silent();
    Flag HALTED = SHEET.flag("night", "halted").silent();
    One<Location> SPARED =
            SHEET.one(Location.ALL, "night", "spared", Axis.of(Guard.ALL)).silent();
    One<Location> FIGHT_PLACE = SHEET.one(Location.ALL, "melee", "place").silent();
    One<Blow> BLOW = SHEET.one(Blow.ALL, "melee", "blow").silent();
    Flag AMBUSH = SHEET.flag("melee", "ambush").silent();
    Count MELEE = SHEET.multiset(MANY, "melee", "dice", COLOURS, FACES).silent();
    One<General> FOE = SHEET.one(General.ALL, "siege", "general").silent();
    One<Banner> LEADER = SHEET.one(Banner.ALL, "siege", "leader").silent();
    Count FOE_LIFE = SHEET.count(6, "siege", "life").silent();
    Flag POWERS_OFF = SHEET.flag("siege", "void").silent();
    Count LUCK = SHEET.count(2, "siege", "luck").silent();
    Flag TAKES_PART = SHEET.flag("siege", SEATS, "part").silent();
    Count ROLLED = SHEET.count(Banner.ALL.size(), "siege", SEATS, "rolled").silent();
    Flag GATE_DICE = SHEET.flag("siege", SEATS, "gate-dice").silent();
    Count SIEGE = SHEET.multiset(MANY, "siege", SEATS, "dice", FACES).silent();

    // what follows from those above

    Members<Quest> REWARDS = SHEET.derivedMembers(
            Banner.ALL,
            Quest.ALL,
            (cells, banner, quest) -> QUESTS.is(cells, quest, QuestSpot.done(banner)) && !USED.get(cells, quest));
    Members<Location> BESET = SHEET.derivedMembers(Location.ALL, (cells, place) -> minions(cells, place) > 0);
    Members<Location> TAINTED = SHEET.derivedMembers(Location.ALL, (cells, place) -> CRYSTALS.get(cells, place) > 0);
    Members<Location> GATED = SHEET.derivedMembers(Location.ALL, GATES::get);
    Count TAINTS = SHEET.derivedCount(cells -> Subset.all(Location.ALL).sum(place -> CRYSTALS.get(cells, place)));

    /** Of all four colours. */
    static int minions(int[] cells, Location place) {
        int at = MINIONS.cells().from() + place.ordinal();
        int stride = MINIONS.cells().first();
        return cells[at] + cells[at + stride] + cells[at + 2 * stride] + cells[at + 3 * stride];
    }
}
