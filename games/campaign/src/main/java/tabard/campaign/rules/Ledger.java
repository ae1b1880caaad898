package tabard.campaign.rules;

import tabard.campaign.content.*;
import tabard.campaign.terms.*;
import tabard.table.Options;
import tabard.table.Position;
import tabard.table.sheet.*;

/** The fields of a position: the umpire's books, page by page. What is read off them and done to them is the {@link State}'s. */
abstract sealed class Ledger extends Position<State, Move> permits State {
    public static final Sheet SHEET = new Sheet();
    public static final int COMPANY_MOST = 8000; // CA-1.7
    public static final int RESERVISTS_MOST = 4000; // CA-1.7
    public static final int THOUSAND = 1000; // CA-1.2
    public static final int LARGE = 4000; // CA-1.4
    public static final int TURNS_MOST = 40; // CA-21.43
    private static final int MUCH = 999; // a bound for documents: nothing limits PC or gold
    private static final int VERY_MUCH = 999_990;
    private static final Axis BANNERS = Axis.of(Banner.PLAYERS);
    private static final Axis PLACES = Axis.of(Place.ALL);
    private static final Axis GROUPS = Axis.of(Group.ALL);
    private static final Axis LEGS = Axis.of(Leg.ALL);
    private static final Axis BATTLES = Axis.of(BattleNumber.ALL);
    private static final Axis MATTERS = Axis.of(Matter.ALL);
    private static final Axis SIDES = Axis.of(Side.ALL);
    private static final Axis AUTHORS = Axis.of(Side.ALL, side -> "by-" + side.word());
    private static final Axis CHEST_AXIS = Axis.of(Chest.ALL);

    public static final Count TURN = SHEET.count(TURNS_MOST, "turn").silent();
    public static final One<Window> WINDOW = SHEET.one(Window.ALL, "window").silent();

    // the map; a company belongs to the guest where there is one (CA-1.12), else to the owner of the land
    public static final One<Banner> OWNER =
            SHEET.one(Banner.PLAYERS, "map", PLACES, "owner").sometimesTold("owner");
    public static final Count COMPANY =
            SHEET.count(2 * COMPANY_MOST, "map", PLACES, "pa").told("company");
    public static final One<Banner> GUEST =
            SHEET.one(Banner.PLAYERS, "map", PLACES, "guest").silent();
    public static final One<Building> BUILDING =
            SHEET.one(Building.ALL, "map", PLACES, "building").sometimesTold("building");
    public static final One<Banner> MINE_OWNER =
            SHEET.one(Banner.PLAYERS, "map", PLACES, "mine-of").sometimesTold("mine");
    public static final Count RESERVISTS =
            SHEET.count(RESERVISTS_MOST, "map", PLACES, "reservists").told("reservists");

    // the players
    public static final One<People> PEOPLE =
            SHEET.one(People.ALL, BANNERS, "people").silent();
    public static final Count PC = SHEET.count(MUCH, BANNERS, "pc").told("pc");
    public static final Count GOLD = SHEET.count(VERY_MUCH, BANNERS, "gold").told("gold");
    public static final Flag OUT = SHEET.flag(BANNERS, "out").told("out");
    public static final Count WITHDREW =
            SHEET.count(TURNS_MOST, BANNERS, "withdrew").silent();
    /** What a player had at the end of the turn before (CA-21.45). */
    public static final Count SCORE = SHEET.count(VERY_MUCH, BANNERS, "score").silent();

    /** Written only of those it is true of: positions of records are written as before it was there. */
    public static final Flag EXIT = SHEET.marks(BANNERS, Axis.of(Exit.ALL)).silent();

    public static final Flag HIRED = SHEET.flag(BANNERS, "hired").silent();

    // what is entered in the windows of events (4), purchases (6), transfers (7.13) and upkeep (17)
    public static final One<Event> EVENT =
            SHEET.one(Event.ALL, BANNERS, "event").silent();
    public static final One<Banner> VEIN =
            SHEET.one(Banner.PLAYERS, BANNERS, "vein").silent();
    public static final One<Place> FIRE = SHEET.one(Place.ALL, BANNERS, "fire").silent();
    public static final One<Place> PULLED =
            SHEET.one(Place.ALL, BANNERS, "pulls-down").silent();
    public static final One<Building> BUILDS =
            SHEET.one(Building.ALL, "map", PLACES, "builds").silent();
    /** Lots for the company there, and for its reservists: bought (6), handed over (7.13), or given up (17.2). */
    public static final Count LOTS =
            SHEET.count(COMPANY_MOST, "map", PLACES, "lots").silent();

    public static final Count RESERVE_LOTS =
            SHEET.count(RESERVISTS_MOST, "map", PLACES, "reserve-lots").silent();
    public static final One<MarchOption> MARCH =
            SHEET.one(MarchOption.ALL, BANNERS, "march").silent();

    // orders (21.5); from their reveal on the troops of a group are on the way: no longer at its start, not yet at its
    // end
    public static final One<Shape> SHAPE =
            SHEET.one(Shape.ALL, BANNERS, "shape").silent();
    public static final One<Place> FROM =
            SHEET.one(Place.ALL, BANNERS, "orders", GROUPS, "from").silent();
    public static final One<Place> PATH =
            SHEET.one(Place.ALL, BANNERS, "orders", GROUPS, "path", LEGS).silent();
    public static final One<Way> WAY =
            SHEET.one(Way.ALL, BANNERS, "orders", GROUPS, "way", LEGS).silent();
    public static final Flag LEAVES =
            SHEET.flag(BANNERS, "orders", GROUPS, "leaves-faction", LEGS).silent();
    public static final Count PA =
            SHEET.count(2 * COMPANY_MOST, BANNERS, "orders", GROUPS, "pa").silent();
    public static final Count JOINED =
            SHEET.count(COMPANY_MOST, BANNERS, "orders", GROUPS, "joined").silent();
    public static final Count SETTLES =
            SHEET.count(COMPANY_MOST, BANNERS, "orders", GROUPS, "settles").silent();
    public static final Count PRIORITY =
            SHEET.count(Group.ALL.size(), BANNERS, "orders", GROUPS, "priority").silent();
    public static final Count PAYS =
            SHEET.count(MUCH, BANNERS, "orders", GROUPS, "pays").silent();
    public static final Flag TAKES_MINE =
            SHEET.flag(BANNERS, "orders", GROUPS, "takes-mine").silent();
    public static final Flag RAZES =
            SHEET.flag(BANNERS, "orders", GROUPS, "razes", LEGS).silent();
    /** CA-4.12: where the group is to end instead. */
    public static final One<Place> CHASES =
            SHEET.one(Place.ALL, BANNERS, "orders", GROUPS, "chases").silent();

    public static final One<Place> AT =
            SHEET.one(Place.ALL, BANNERS, "orders", GROUPS, "at").silent();
    public static final One<Fate> FATE =
            SHEET.one(Fate.ALL, BANNERS, "orders", GROUPS, "fate").silent();
    /** Where it falls back to (CA-11.1, 21.14). */
    public static final One<Place> HOME =
            SHEET.one(Place.ALL, BANNERS, "orders", GROUPS, "home").silent();
    /** What was judged of it; from then on its PC are what it pays, not what it would pay at most. */
    public static final One<Finding> FINDING =
            SHEET.one(Finding.ALL, BANNERS, "orders", GROUPS, "finding").silent();

    // what is entered in the windows of opponents, pincers, counters, retreats, Gauntlets and mercenaries
    public static final One<Banner> OPPONENT =
            SHEET.one(Banner.PLAYERS, "matters", MATTERS, "opponent").silent();
    public static final One<Place> RETREAT =
            SHEET.one(Place.ALL, "matters", MATTERS, "retreat").silent();
    public static final One<Pinch> PINCER =
            SHEET.one(Pinch.ALL, BANNERS, "pincer").silent();
    public static final Flag COUNTERED = SHEET.flag(BANNERS, "countered").silent();
    public static final One<Place> CHAMPION =
            SHEET.one(Place.ALL, BANNERS, "champion").silent();
    public static final One<Place> DEFIES =
            SHEET.one(Place.ALL, BANNERS, "defies").silent();
    public static final One<Place> HIRES =
            SHEET.one(Place.ALL, BANNERS, "hires").silent();

    // battles (14, 21.27)
    public static final One<Place> FIELD =
            SHEET.one(Place.ALL, "battles", BATTLES, "place").silent();
    public static final One<Cause> CAUSE =
            SHEET.one(Cause.ALL, "battles", BATTLES, "cause").silent();
    public static final One<Banner> FIGHTER =
            SHEET.one(Banner.PLAYERS, "battles", BATTLES, "side", SIDES).silent();
    public static final One<Place> CHALLENGER =
            SHEET.one(Place.ALL, "battles", BATTLES, "from").silent();
    public static final One<Side> CHOOSER =
            SHEET.one(Side.ALL, "battles", BATTLES, "chooses").silent();
    public static final Count SIZE =
            SHEET.count(2 * COMPANY_MOST, "battles", BATTLES, "size").silent();
    public static final One<Scoring> SCORING =
            SHEET.one(Scoring.ALL, "battles", BATTLES, "scoring").silent();
    public static final Count GOLD_ROLL =
            SHEET.count(20, "battles", BATTLES, "gold-roll").silent();
    public static final One<Lineup> LIST =
            SHEET.one(Lineup.ALL, "battles", BATTLES, "list", SIDES).silent();
    public static final One<Course> COURSE =
            SHEET.one(Course.ALL, "battles", BATTLES, "course").silent();
    /** Rounds fought (21.34), or how often two reports differed (21.32). */
    public static final Count ROUND =
            SHEET.count(6, "battles", BATTLES, "round").silent();

    public static final Count WON =
            SHEET.count(6, "battles", BATTLES, "won", SIDES).silent();

    // reports (21.28), one by each side; once a battle is settled, what stands by side A is what holds
    public static final One<Stand> STAND =
            SHEET.one(Stand.ALL, "battles", BATTLES, AUTHORS, "stand").silent();
    public static final One<Scoring> TYPE =
            SHEET.one(Scoring.ALL, "battles", BATTLES, AUTHORS, "scoring").silent();
    public static final Count VP =
            SHEET.count(MUCH, "battles", BATTLES, AUTHORS, "vp", SIDES).silent();
    public static final Count LOST = SHEET.count(2 * COMPANY_MOST, "battles", BATTLES, AUTHORS, "lost", SIDES)
            .silent();
    public static final One<Side> CHESTS = SHEET.one(Side.ALL, "battles", BATTLES, AUTHORS, "chests", CHEST_AXIS)
            .silent();
    public static final One<Lineup> LINEUP = SHEET.one(Lineup.ALL, "battles", BATTLES, AUTHORS, "incarnates", SIDES)
            .silent();

    // sets that follow from the map; the verbs of the state keep them in step
    public static final Members<Place> LAND =
            SHEET.derivedMembers(Banner.PLAYERS, Place.ALL, (cells, banner, place) -> OWNER.is(cells, place, banner));
    public static final Members<Place> OWNED =
            SHEET.derivedMembers(Place.ALL, (cells, place) -> OWNER.get(cells, place) != null);
    public static final Members<Place> GUARDED =
            SHEET.derivedMembers(Place.ALL, (cells, place) -> COMPANY.get(cells, place) > 0);
    public static final Members<Place> VISITED =
            SHEET.derivedMembers(Place.ALL, (cells, place) -> GUEST.get(cells, place) != null);
    public static final Members<Place> BUILT = SHEET.derivedMembers(
            Building.ALL, Place.ALL, (cells, building, place) -> BUILDING.is(cells, place, building));
    public static final Members<Place> MINES = SHEET.derivedMembers(
            Banner.PLAYERS, Place.ALL, (cells, banner, place) -> MINE_OWNER.is(cells, place, banner));

    Ledger(Options options) {
        super(SHEET, options);
    }

    Ledger(Ledger source) {
        super(source);
    }
}
