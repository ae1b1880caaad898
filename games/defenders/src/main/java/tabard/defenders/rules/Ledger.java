package tabard.defenders.rules;

import tabard.defenders.content.Banner;
import tabard.defenders.content.Blow;
import tabard.defenders.content.Board;
import tabard.defenders.content.CardSpot;
import tabard.defenders.content.Colour;
import tabard.defenders.content.Content;
import tabard.defenders.content.DarknessCard;
import tabard.defenders.content.DarknessSpot;
import tabard.defenders.content.Defeat;
import tabard.defenders.content.Face;
import tabard.defenders.content.Form;
import tabard.defenders.content.General;
import tabard.defenders.content.Guard;
import tabard.defenders.content.Hero;
import tabard.defenders.content.HeroCard;
import tabard.defenders.content.Location;
import tabard.defenders.content.Quest;
import tabard.defenders.content.QuestSpot;
import tabard.defenders.content.Rank;
import tabard.defenders.content.Style;
import tabard.table.Options;
import tabard.table.Position;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Cells;
import tabard.table.sheet.Sheet;

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
    private static final Axis HALVES = Axis.of(Rank.ALL.subList(0, 2));
    private static final Axis THIRDS = Axis.of(Rank.ALL.subList(0, HeroCard.WORDS));

    static final Cells TURN = SHEET.counts(MANY, "turn").silent();
    static final Cells ACTIVE = SHEET.names(Banner.ALL, "active").silent();
    static final Cells WAR = SHEET.counts(Content.BOARD.war().size(), "war").told("war");
    static final Cells ACTIONS = SHEET.counts(TOKENS, "actions").silent();
    static final Cells BONUS = SHEET.counts(TOKENS, "bonus").silent();
    static final Cells RUMOURS = SHEET.counts(2, "rumours").silent();
    static final Cells TELEPORTED = SHEET.flags("teleported").silent();
    static final Cells ATTACKED = SHEET.flags("attacked").silent();
    static final Cells QUIET = SHEET.flags("quiet").silent();
    static final Cells FORM = SHEET.names(Form.ALL, "form").silent();
    static final Cells STYLE = SHEET.names(Style.ALL, "style").silent();
    static final Cells FRESH_MOUNT = SHEET.flags("fresh-mount").silent();
    static final Cells LOST = SHEET.names(Defeat.ALL, "lost").silent();
    static final Cells HERO = SHEET.names(Hero.ALL, SEATS, "hero").silent();
    static final Cells WISH = SHEET.names(Hero.ALL, SEATS, "wish").silent();
    static final Cells PLACE = SHEET.names(Location.ALL, SEATS, "place").silent();
    static final Cells LIFE = SHEET.counts(TOKENS, SEATS, "life").told("life");
    static final Cells PASSING = SHEET.flags(SEATS, "passing").silent();
    static final Cells DECLINED = SHEET.flags(SEATS, "declined").silent();
    static final Cells FALLEN = SHEET.flags(SEATS, "fallen").silent();
    static final Cells MARKERS =
            SHEET.counts(MINIONS_EACH, SEATS, "markers", COLOURS).silent();
    static final Cells VISITED =
            SHEET.bag(1, SEATS, "visited", Axis.of(Quests.STOPS)).silent();
    static final Cells DEAD = SHEET.bag(1, "dead", Axis.of(Hero.ALL)).silent();
    static final Cells STRENGTH = SHEET.counts(6, "generals", GENERALS, "life").told("strength");
    static final Cells STEP = SHEET.counts(4, "generals", GENERALS, "step").silent();
    static final Cells DELAY =
            SHEET.counts(Banner.ALL.size(), "generals", GENERALS, "delay").silent();
    static final Cells SPIED = SHEET.flags("generals", GENERALS, "spied").silent();
    static final Cells SLAIN_BY =
            SHEET.names(Banner.ALL, "generals", GENERALS, "slain-by").told("slain");
    static final Cells SLAYER =
            SHEET.names(Hero.ALL, "generals", GENERALS, "slayer").silent();
    static final Cells SUPPLY = SHEET.counts(MINIONS_EACH, "supply", COLOURS).silent();
    static final Cells MINIONS =
            SHEET.bag(MINIONS_EACH, "minions", COLOURS, PLACES).told("minions");
    static final Cells CRYSTALS = SHEET.bag(Board.CRYSTALS, "crystals", PLACES).told("crystals");
    static final Cells GATES = SHEET.bag(1, "gates", PLACES).silent();
    static final Cells CARDS =
            SHEET.names(CardSpot.ALL, "cards", Axis.of(HeroCard.ALL)).silent();
    static final Cells QUESTS =
            SHEET.names(QuestSpot.ALL, "quests", Axis.of(Quest.ALL)).silent();
    static final Cells USED = SHEET.bag(1, "used", Axis.of(Quest.ALL)).silent();
    static final Cells DARKNESS =
            SHEET.names(DarknessSpot.ALL, "darkness", Axis.of(DarknessCard.ALL)).silent();
    static final Cells VISIONS =
            SHEET.names(DarknessCard.ALL, "visions", Axis.of(Rank.ALL)).silent();
    static final Cells VISIONARY = SHEET.names(Banner.ALL, "visionary").silent();
    static final Cells NIGHT_CARD =
            SHEET.names(DarknessCard.ALL, "night", "card").silent();
    static final Cells NIGHT_NUMBER = SHEET.counts(3, "night", "number").silent();
    static final Cells HALTED = SHEET.flags("night", "halted").silent();
    static final Cells SPARED =
            SHEET.names(Location.ALL, "night", "spared", Axis.of(Guard.ALL)).silent();
    static final Cells FIGHT_PLACE = SHEET.names(Location.ALL, "melee", "place").silent();
    static final Cells BLOW = SHEET.names(Blow.ALL, "melee", "blow").silent();
    static final Cells AMBUSH = SHEET.flags("melee", "ambush").silent();
    static final Cells MELEE = SHEET.bag(MANY, "melee", "dice", COLOURS, FACES).silent();
    static final Cells FOE = SHEET.names(General.ALL, "siege", "general").silent();
    static final Cells LEADER = SHEET.names(Banner.ALL, "siege", "leader").silent();
    static final Cells FOE_LIFE = SHEET.counts(6, "siege", "life").silent();
    static final Cells POWERS_OFF = SHEET.flags("siege", "void").silent();
    static final Cells LUCK = SHEET.counts(2, "siege", "luck").silent();
    static final Cells TAKES_PART = SHEET.flags("siege", SEATS, "part").silent();
    static final Cells ROLLED =
            SHEET.counts(Banner.ALL.size(), "siege", SEATS, "rolled").silent();
    static final Cells GATE_DICE = SHEET.flags("siege", SEATS, "gate-dice").silent();
    static final Cells SIEGE = SHEET.bag(MANY, "siege", SEATS, "dice", FACES).silent();

    static final Cells HELD = SHEET.derived(SEATS, THIRDS);
    static final Cells DECK = SHEET.derived(THIRDS);
    static final Cells HAND = SHEET.derived(SEATS);
    static final Cells DECK_SIZE = SHEET.derived();
    static final Cells DARK_DECK = SHEET.derived(HALVES);
    static final Cells OPEN_QUEST = SHEET.derived(SEATS);
    static final Cells REWARDS = SHEET.derived(SEATS);
    static final Cells BESET = SHEET.derived(HALVES);
    static final Cells TAINTED = SHEET.derived(HALVES);
    static final Cells GATED = SHEET.derived(HALVES);
    static final Cells TAINTS = SHEET.derived();

    Ledger(Options options) {
        super(SHEET, options);
    }

    Ledger(Ledger source) {
        super(source);
    }

    // sets of up to 64 things take two cells

    final long set(Cells halves) {
        return (cells[halves.from()] & 0xFFFF_FFFFL) | ((long) cells[halves.from() + 1] << Integer.SIZE);
    }

    final void mark(Cells halves, int bit, boolean there) {
        int at = halves.from() + (bit >>> 5);
        cells[at] = there ? cells[at] | 1 << bit : cells[at] & ~(1 << bit);
    }
}
