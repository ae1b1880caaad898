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

/** Where everything in a position is written down; what it means stands in {@link State}. */
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

    static final Cells TURN = SHEET.counts(MANY, "turn");
    static final Cells ACTIVE = SHEET.names(Banner.ALL, "active");
    static final Cells WAR = SHEET.counts(Content.BOARD.war().size(), "war");
    static final Cells ACTIONS = SHEET.counts(TOKENS, "actions");
    static final Cells BONUS = SHEET.counts(TOKENS, "bonus");
    static final Cells RUMOURS = SHEET.counts(2, "rumours");
    static final Cells TELEPORTED = SHEET.flags("teleported");
    static final Cells ATTACKED = SHEET.flags("attacked");
    static final Cells QUIET = SHEET.flags("quiet");
    static final Cells FORM = SHEET.names(Form.ALL, "form");
    static final Cells STYLE = SHEET.names(Style.ALL, "style");
    static final Cells FRESH_MOUNT = SHEET.flags("fresh-mount");
    static final Cells LOST = SHEET.names(Defeat.ALL, "lost");
    static final Cells HERO = SHEET.names(Hero.ALL, SEATS, "hero");
    static final Cells WISH = SHEET.names(Hero.ALL, SEATS, "wish");
    static final Cells PLACE = SHEET.names(Location.ALL, SEATS, "place");
    static final Cells LIFE = SHEET.counts(TOKENS, SEATS, "life");
    static final Cells PASSING = SHEET.flags(SEATS, "passing");
    static final Cells DECLINED = SHEET.flags(SEATS, "declined");
    static final Cells FALLEN = SHEET.flags(SEATS, "fallen");
    static final Cells MARKERS = SHEET.counts(MINIONS_EACH, SEATS, "markers", COLOURS);
    static final Cells VISITED = SHEET.bag(1, SEATS, "visited", Axis.of(Quests.STOPS));
    static final Cells DEAD = SHEET.bag(1, "dead", Axis.of(Hero.ALL));
    static final Cells STRENGTH = SHEET.counts(6, "generals", GENERALS, "life");
    static final Cells STEP = SHEET.counts(4, "generals", GENERALS, "step");
    static final Cells DELAY = SHEET.counts(Banner.ALL.size(), "generals", GENERALS, "delay");
    static final Cells SPIED = SHEET.flags("generals", GENERALS, "spied");
    static final Cells SLAIN_BY = SHEET.names(Banner.ALL, "generals", GENERALS, "slain-by");
    static final Cells SLAYER = SHEET.names(Hero.ALL, "generals", GENERALS, "slayer");
    static final Cells SUPPLY = SHEET.counts(MINIONS_EACH, "supply", COLOURS);
    static final Cells MINIONS = SHEET.bag(MINIONS_EACH, "minions", COLOURS, PLACES);
    static final Cells CRYSTALS = SHEET.bag(Board.CRYSTALS, "crystals", PLACES);
    static final Cells GATES = SHEET.bag(1, "gates", PLACES);
    static final Cells CARDS = SHEET.names(CardSpot.ALL, "cards", Axis.of(HeroCard.ALL));
    static final Cells QUESTS = SHEET.names(QuestSpot.ALL, "quests", Axis.of(Quest.ALL));
    static final Cells USED = SHEET.bag(1, "used", Axis.of(Quest.ALL));
    static final Cells DARKNESS = SHEET.names(DarknessSpot.ALL, "darkness", Axis.of(DarknessCard.ALL));
    static final Cells VISIONS = SHEET.names(DarknessCard.ALL, "visions", Axis.of(Rank.ALL));
    static final Cells VISIONARY = SHEET.names(Banner.ALL, "visionary");
    static final Cells NIGHT_CARD = SHEET.names(DarknessCard.ALL, "night", "card");
    static final Cells NIGHT_NUMBER = SHEET.counts(3, "night", "number");
    static final Cells HALTED = SHEET.flags("night", "halted");
    static final Cells SPARED = SHEET.names(Location.ALL, "night", "spared", Axis.of(Guard.ALL));
    static final Cells FIGHT_PLACE = SHEET.names(Location.ALL, "melee", "place");
    static final Cells BLOW = SHEET.names(Blow.ALL, "melee", "blow");
    static final Cells AMBUSH = SHEET.flags("melee", "ambush");
    static final Cells MELEE = SHEET.bag(MANY, "melee", "dice", COLOURS, FACES);
    static final Cells FOE = SHEET.names(General.ALL, "siege", "general");
    static final Cells LEADER = SHEET.names(Banner.ALL, "siege", "leader");
    static final Cells FOE_LIFE = SHEET.counts(6, "siege", "life");
    static final Cells POWERS_OFF = SHEET.flags("siege", "void");
    static final Cells LUCK = SHEET.counts(2, "siege", "luck");
    static final Cells TAKES_PART = SHEET.flags("siege", SEATS, "part");
    static final Cells ROLLED = SHEET.counts(Banner.ALL.size(), "siege", SEATS, "rolled");
    static final Cells GATE_DICE = SHEET.flags("siege", SEATS, "gate-dice");
    static final Cells SIEGE = SHEET.bag(MANY, "siege", SEATS, "dice", FACES);

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
