package tabard.campaign.rules;

import java.lang.invoke.MethodHandles;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.sheet.*;
import tabard.table.text.Lines;

/** The whole position: who holds which land with what, what each player has and has entered, and the battles of the turn. */
public final class State extends Position<State, Move> {
    interface Asks<M extends Move> extends Frame.Asks<State, Move, M> {
        @Override
        Banner seat();

        /** CA-21.2: until a window closes, an entry may be replaced or withdrawn. */
        @Override
        default boolean reopens() {
            return true;
        }

        @Override
        default void reopened(State s) {
            var window = s.window();
            if (window != null) {
                Secrets.forget(s, window, seat());
            }
        }
    }

    interface Draws<M extends Move> extends Frame.Draws<State, Move, M> {}

    interface Runs extends Frame.Runs<State, Move> {}

    public static final Lines FRAMES = new Lines(
                    MethodHandles.lookup(),
                    Setup.class,
                    Turn.class,
                    Events.class,
                    Construction.class,
                    Revenue.class,
                    Purchases.class,
                    Windows.class,
                    Judging.class,
                    Opponents.class,
                    Pincer.class,
                    Countering.class,
                    CarryOut.class,
                    Homecoming.class,
                    Claims.class,
                    Retreats.class,
                    Portals.class,
                    Gauntlet.class,
                    Mercenaries.class,
                    Orders.class,
                    Reveal.class,
                    MarchOptions.class,
                    Battles.class,
                    Preparations.class,
                    BattleLines.class,
                    LargeBattles.class,
                    Incarnates.Listing.class,
                    VirtualBattle.class,
                    Reports.class,
                    Report.Difference.class,
                    Dispute.class,
                    Casualties.class,
                    Aftermath.class,
                    Annexing.class,
                    Occupation.class,
                    Withdrawal.class,
                    Upkeep.class)
            .with(Place.class, Place.ALL)
            .with(People.class, People.ALL)
            .with(BattleNumber.class, BattleNumber.ALL)
            .with(Matter.class, Matter.ALL);

    public static final Sheet SHEET = new Sheet();
    public static final int COMPANY_MOST = 8000; // CA-1.7
    public static final int RESERVISTS_MOST = 4000; // CA-1.7
    public static final int THOUSAND = 1000; // CA-1.2
    public static final int LARGE = 4000; // CA-1.4
    static final int TURNS_MOST = 40; // CA-21.43
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

    static final Count TURN = SHEET.count(TURNS_MOST, "turn").silent();
    static final One<Window> WINDOW = SHEET.one(Window.ALL, "window").silent();

    // the map; a company belongs to the guest where there is one (CA-1.12), else to the owner of the land
    static final One<Banner> OWNER =
            SHEET.one(Banner.PLAYERS, "map", PLACES, "owner").told("owner");
    static final Count COMPANY =
            SHEET.count(2 * COMPANY_MOST, "map", PLACES, "pa").told("company");
    static final One<Banner> GUEST =
            SHEET.one(Banner.PLAYERS, "map", PLACES, "guest").silent();
    static final One<Building> BUILDING =
            SHEET.one(Building.ALL, "map", PLACES, "building").told("building");
    static final One<Banner> MINE_OWNER =
            SHEET.one(Banner.PLAYERS, "map", PLACES, "mine-of").told("mine");
    static final Count RESERVISTS =
            SHEET.count(RESERVISTS_MOST, "map", PLACES, "reservists").told("reservists");

    // the players
    static final One<People> PEOPLE = SHEET.one(People.ALL, BANNERS, "people").silent();
    static final Count PC = SHEET.count(MUCH, BANNERS, "pc").told("pc");
    static final Count GOLD = SHEET.count(VERY_MUCH, BANNERS, "gold").told("gold");
    static final Flag OUT = SHEET.flag(BANNERS, "out").told("out");
    static final Count WITHDREW = SHEET.count(TURNS_MOST, BANNERS, "withdrew").silent();
    /** What a player had at the end of the turn before (CA-21.45). */
    static final Count SCORE = SHEET.count(VERY_MUCH, BANNERS, "score").silent();

    static final Flag HIRED = SHEET.flag(BANNERS, "hired").silent();

    // what is entered in the windows of events (4), purchases (6), transfers (7.13) and upkeep (17)
    static final One<Event> EVENT = SHEET.one(Event.ALL, BANNERS, "event").silent();
    static final One<Banner> VEIN = SHEET.one(Banner.PLAYERS, BANNERS, "vein").silent();
    static final One<Place> FIRE = SHEET.one(Place.ALL, BANNERS, "fire").silent();
    static final One<Place> PULLED = SHEET.one(Place.ALL, BANNERS, "pulls-down").silent();
    static final One<Building> BUILDS =
            SHEET.one(Building.ALL, "map", PLACES, "builds").silent();
    /** Lots for the company there, and for its reservists: bought (6), handed over (7.13), or given up (17.2). */
    static final Count LOTS = SHEET.count(COMPANY_MOST, "map", PLACES, "lots").silent();

    static final Count RESERVE_LOTS =
            SHEET.count(RESERVISTS_MOST, "map", PLACES, "reserve-lots").silent();
    static final One<MarchOption> MARCH =
            SHEET.one(MarchOption.ALL, BANNERS, "march").silent();

    // orders (21.5); from their reveal on the troops of a group are on the way: no longer at its start, not yet at its
    // end
    static final One<Shape> SHAPE = SHEET.one(Shape.ALL, BANNERS, "shape").silent();
    static final One<Place> FROM =
            SHEET.one(Place.ALL, BANNERS, "orders", GROUPS, "from").silent();
    static final One<Place> PATH =
            SHEET.one(Place.ALL, BANNERS, "orders", GROUPS, "path", LEGS).silent();
    static final One<Way> WAY =
            SHEET.one(Way.ALL, BANNERS, "orders", GROUPS, "way", LEGS).silent();
    static final Flag LEAVES =
            SHEET.flag(BANNERS, "orders", GROUPS, "leaves-faction", LEGS).silent();
    static final Count PA =
            SHEET.count(2 * COMPANY_MOST, BANNERS, "orders", GROUPS, "pa").silent();
    static final Count JOINED =
            SHEET.count(COMPANY_MOST, BANNERS, "orders", GROUPS, "joined").silent();
    static final Count SETTLES =
            SHEET.count(COMPANY_MOST, BANNERS, "orders", GROUPS, "settles").silent();
    static final Count PRIORITY =
            SHEET.count(Group.ALL.size(), BANNERS, "orders", GROUPS, "priority").silent();
    static final Count PAYS =
            SHEET.count(MUCH, BANNERS, "orders", GROUPS, "pays").silent();
    static final Flag TAKES_MINE =
            SHEET.flag(BANNERS, "orders", GROUPS, "takes-mine").silent();
    static final Flag RAZES =
            SHEET.flag(BANNERS, "orders", GROUPS, "razes", LEGS).silent();
    /** CA-4.12: where the group is to end instead. */
    static final One<Place> CHASES =
            SHEET.one(Place.ALL, BANNERS, "orders", GROUPS, "chases").silent();

    static final One<Place> AT =
            SHEET.one(Place.ALL, BANNERS, "orders", GROUPS, "at").silent();
    static final One<Fate> FATE =
            SHEET.one(Fate.ALL, BANNERS, "orders", GROUPS, "fate").silent();
    /** Where it falls back to (CA-11.1, 21.14). */
    static final One<Place> HOME =
            SHEET.one(Place.ALL, BANNERS, "orders", GROUPS, "home").silent();
    /** What was judged of it; from then on its PC are what it pays, not what it would pay at most. */
    static final One<Finding> FINDING =
            SHEET.one(Finding.ALL, BANNERS, "orders", GROUPS, "finding").silent();

    // what is entered in the windows of opponents, pincers, counters, retreats, Gauntlets and mercenaries
    static final One<Banner> OPPONENT =
            SHEET.one(Banner.PLAYERS, "matters", MATTERS, "opponent").silent();
    static final One<Place> RETREAT =
            SHEET.one(Place.ALL, "matters", MATTERS, "retreat").silent();
    static final One<Pinch> PINCER = SHEET.one(Pinch.ALL, BANNERS, "pincer").silent();
    static final Flag COUNTERED = SHEET.flag(BANNERS, "countered").silent();
    static final One<Place> CHAMPION = SHEET.one(Place.ALL, BANNERS, "champion").silent();
    static final One<Place> DEFIES = SHEET.one(Place.ALL, BANNERS, "defies").silent();
    static final One<Place> HIRES = SHEET.one(Place.ALL, BANNERS, "hires").silent();

    // battles (14, 21.27)
    static final One<Place> FIELD =
            SHEET.one(Place.ALL, "battles", BATTLES, "place").silent();
    static final One<Cause> CAUSE =
            SHEET.one(Cause.ALL, "battles", BATTLES, "cause").silent();
    static final One<Banner> FIGHTER =
            SHEET.one(Banner.PLAYERS, "battles", BATTLES, "side", SIDES).silent();
    static final One<Place> CHALLENGER =
            SHEET.one(Place.ALL, "battles", BATTLES, "from").silent();
    static final One<Side> CHOOSER =
            SHEET.one(Side.ALL, "battles", BATTLES, "chooses").silent();
    static final Count SIZE =
            SHEET.count(2 * COMPANY_MOST, "battles", BATTLES, "size").silent();
    static final One<Scoring> SCORING =
            SHEET.one(Scoring.ALL, "battles", BATTLES, "scoring").silent();
    static final Count GOLD_ROLL =
            SHEET.count(20, "battles", BATTLES, "gold-roll").silent();
    static final One<Lineup> LIST =
            SHEET.one(Lineup.ALL, "battles", BATTLES, "list", SIDES).silent();
    static final One<Course> COURSE =
            SHEET.one(Course.ALL, "battles", BATTLES, "course").silent();
    /** Rounds fought (21.34), or how often two reports differed (21.32). */
    static final Count ROUND = SHEET.count(6, "battles", BATTLES, "round").silent();

    static final Count WON = SHEET.count(6, "battles", BATTLES, "won", SIDES).silent();

    // reports (21.28), one by each side; once a battle is settled, what stands by side A is what holds
    static final One<Stand> STAND =
            SHEET.one(Stand.ALL, "battles", BATTLES, AUTHORS, "stand").silent();
    static final One<Scoring> TYPE =
            SHEET.one(Scoring.ALL, "battles", BATTLES, AUTHORS, "scoring").silent();
    static final Count VP =
            SHEET.count(MUCH, "battles", BATTLES, AUTHORS, "vp", SIDES).silent();
    static final Count LOST = SHEET.count(2 * COMPANY_MOST, "battles", BATTLES, AUTHORS, "lost", SIDES)
            .silent();
    static final One<Side> CHESTS = SHEET.one(Side.ALL, "battles", BATTLES, AUTHORS, "chests", CHEST_AXIS)
            .silent();
    static final One<Lineup> LINEUP = SHEET.one(Lineup.ALL, "battles", BATTLES, AUTHORS, "incarnates", SIDES)
            .silent();

    private static final Members<Place> LAND =
            SHEET.derivedMembers(Banner.PLAYERS, Place.ALL, (cells, banner, place) -> OWNER.is(cells, place, banner));
    private static final Members<Place> GUARDED =
            SHEET.derivedMembers(Place.ALL, (cells, place) -> COMPANY.get(cells, place) > 0);

    private final CampaignDocument agreed;

    public State(Options options) {
        super(SHEET, options);
        agreed = Agreed.of(options);
    }

    public State(State source) {
        super(source);
        agreed = source.agreed;
    }

    /** What was agreed before the first turn. */
    public CampaignDocument agreed() {
        return agreed;
    }

    public CampaignMap map() {
        return agreed.scenario().map();
    }

    // players and time

    /** Those who lead a people, those who are out among them; the umpire is none. */
    public List<Banner> players() {
        return Banner.PLAYERS.subList(0, agreed.scenario().players());
    }

    /** CA-21.42 */
    public boolean out(Banner banner) {
        return is(OUT, banner);
    }

    public @Nullable Banner umpire() {
        return agreed.umpire() == Umpire.SEAT ? Banner.ALL.get(agreed.scenario().players()) : null;
    }

    public int turn() {
        return count(TURN);
    }

    /** The window that is open, if one is. */
    public @Nullable Window window() {
        return get(WINDOW);
    }

    public @Nullable People people(Banner banner) {
        return get(PEOPLE, banner);
    }

    public int pc(Banner banner) {
        return count(PC, banner);
    }

    public int gold(Banner banner) {
        return count(GOLD, banner);
    }

    void pay(Banner banner, int pc) {
        add(PC, banner, -pc);
    }

    void gain(Banner banner, int pc) {
        add(PC, banner, pc);
    }

    // the map

    /** Whose land it is; nobody's is virgin unless a company stands there (CA-1.6). */
    public @Nullable Banner owner(Place place) {
        return get(OWNER, place);
    }

    public boolean owns(Banner banner, Place place) {
        return is(OWNER, place, banner);
    }

    void owner(Place place, @Nullable Banner banner) {
        var before = get(OWNER, place);
        set(OWNER, place, banner);
        if (before != null) {
            renew(LAND, before, place);
        }
        if (banner != null) {
            renew(LAND, banner, place);
        }
    }

    /** The land of a player, as a set of ordinals. */
    public long land(Banner banner) {
        return subset(LAND, banner).bits();
    }

    /** Land that is nobody's. */
    public long ownerless() {
        long all = map().all();
        for (var banner : players()) {
            all &= ~land(banner);
        }
        return all;
    }

    /** Where companies stand. */
    public long guarded() {
        return subset(GUARDED).bits();
    }

    /** The PA of the company there, whosever it is; 0 where there is none. */
    public int company(Place place) {
        return count(COMPANY, place);
    }

    /** Whose company stands there, if one does: the guest's, else the owner's (CA-1.12). */
    public @Nullable Banner stands(Place place) {
        if (company(place) == 0) {
            return null;
        }
        var guest = get(GUEST, place);
        return guest == null ? get(OWNER, place) : guest;
    }

    void company(Place place, int pa) {
        set(COMPANY, place, pa);
        renew(GUARDED, place);
    }

    public @Nullable Banner guest(Place place) {
        return get(GUEST, place);
    }

    /** Where a player's companies stand, as a guest too. */
    public long companies(Banner banner) {
        long own = 0;
        for (long rest = guarded(); rest != 0; rest &= rest - 1) {
            var place = Place.ALL.get(Long.numberOfTrailingZeros(rest));
            if (stands(place) == banner) {
                own |= place.bit();
            }
        }
        return own;
    }

    public @Nullable Building building(Place place) {
        return get(BUILDING, place);
    }

    public boolean has(Place place, Building building) {
        return is(BUILDING, place, building);
    }

    /** CA-9.6: whoever has the mine need not have the land; nobody has a neutral one. */
    public @Nullable Banner mineOwner(Place place) {
        return get(MINE_OWNER, place);
    }

    public int reservists(Place place) {
        return count(RESERVISTS, place);
    }

    /** CA-18.2 */
    public int mines(Banner banner) {
        int mines = 0;
        for (int i = 0; i < map().size(); i++) {
            mines += is(MINE_OWNER, Place.ALL.get(i), banner) ? 1 : 0;
        }
        return mines;
    }

    public int buildings(Banner banner, Building building) {
        int buildings = 0;
        for (long rest = land(banner); rest != 0; rest &= rest - 1) {
            buildings += is(BUILDING, Place.ALL.get(Long.numberOfTrailingZeros(rest)), building) ? 1 : 0;
        }
        return buildings;
    }

    /** CA-18.1: fortresses and cities together. */
    public int strongholds(Banner banner) {
        return buildings(banner, Building.FORTRESS) + buildings(banner, Building.CITY);
    }

    /** All that a player has under arms (CA-17.1): companies, reservists, and groups on the way. */
    public int army(Banner banner) {
        int pa = 0;
        for (long rest = guarded(); rest != 0; rest &= rest - 1) {
            var place = Place.ALL.get(Long.numberOfTrailingZeros(rest));
            pa += stands(place) == banner ? company(place) : 0;
        }
        for (long rest = land(banner); rest != 0; rest &= rest - 1) {
            pa += reservists(Place.ALL.get(Long.numberOfTrailingZeros(rest)));
        }
        for (var group : Group.ALL) {
            pa += isEmpty(FATE, banner, group) ? 0 : count(PA, banner, group);
        }
        return pa;
    }

    // orders

    /** Where a group starts, if it is ordered and the viewer knows. */
    public @Nullable Place start(Banner banner, Group group) {
        return get(FROM, banner, group);
    }

    public @Nullable Place step(Banner banner, Group group, Leg leg) {
        return get(PATH, banner, group, leg);
    }

    /** The PA of a group, those that it takes along on the way counted (CA-7.5); 0 for a faction (CA-7.8). */
    public int ordered(Banner banner, Group group) {
        return count(PA, banner, group) + (isEmpty(FATE, banner, group) ? count(JOINED, banner, group) : 0);
    }

    public int settles(Banner banner, Group group) {
        return count(SETTLES, banner, group);
    }

    /** Whether any order was judged and is still being carried out. */
    public boolean judged() {
        for (var banner : players()) {
            for (var group : Group.ALL) {
                if (finding(banner, group) != null) {
                    return true;
                }
            }
        }
        return false;
    }

    public @Nullable Finding finding(Banner banner, Group group) {
        return get(FINDING, banner, group);
    }

    /** Where a group ends, once the orders lie open. */
    public @Nullable Place at(Banner banner, Group group) {
        return get(AT, banner, group);
    }

    /** Whether a player was asked in the open window, and has answered. */
    public boolean confirmed(Banner banner) {
        if (window() != null && agenda() instanceof Agenda.Together<Frame<State, Move>>(var branches, var _)) {
            for (var branch : branches) {
                if (branch.seat() == banner) {
                    return branch.done();
                }
            }
        }
        return false;
    }

    public @Nullable Event event(Banner banner) {
        return get(EVENT, banner);
    }
}
