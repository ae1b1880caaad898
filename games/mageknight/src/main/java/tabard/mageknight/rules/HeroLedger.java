package tabard.mageknight.rules;

import java.util.List;
import java.util.stream.IntStream;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.*;
import tabard.table.sheet.*;

/** Where rounds, heroes, cards, offers and the Source are written down, and whose change is told by itself; what it means stands in {@link State}. */
abstract sealed class HeroLedger extends Position<State, Move> permits Ledger {
    /** The sheet, as far as it is written here; {@link Ledger#SHEET} is the whole of it. */
    static final Sheet PAGES = new Sheet();

    static final int MANY = 9999;
    static final int TOP = 10;
    static final int BOTTOM = 8;
    public static final int WAY = 24;
    static final int REMEMBERED = 9;
    static final int GARRISON = 5;
    static final Axis PLAYERS = Axis.of(Player.ALL);
    static final Axis COLOURS = Axis.of(Mana.ALL);
    static final Axis BASIC_COLOURS = Axis.of(Mana.BASIC);
    static final Axis ACTIONS = Axis.of(DeedCard.BASIC_ACTIONS);
    static final Axis ZONES = Axis.of(Zone.COUNTED);
    static final Axis PLOTS = Axis.of(Plot.ALL);
    static final Axis CITIES = Axis.of(City.ALL);
    static final Axis ENEMIES = Axis.of(Enemy.ALL);
    static final Axis UNIT_KINDS = Axis.of(Unit.ALL);
    static final Axis COMMANDS = Axis.of(Command.ALL);
    static final Axis FOES = Axis.of(Foe.ALL);

    /** One of the times a pile was shuffled. */
    private record Batch(String name, int ordinal) implements Named {}

    public static final List<? extends Named> BATCHES = IntStream.range(0, Token.BATCHES)
            .mapToObj(number -> new Batch("BATCH_" + (number + 1), number))
            .toList();

    // the round

    public static final Count ROUND = PAGES.count(MANY, "round").told("round", Change.RISES);
    public static final Count TURN = PAGES.count(MANY, "turn").silent();
    public static final One<Entrant> ACTIVE = PAGES.one(Entrant.ALL, "active").silent();
    public static final Row<Entrant> ORDER =
            PAGES.row(Entrant.ALL, Entrant.ALL.size(), "order").told("order");
    public static final Flag FACE_DOWN = PAGES.flag(PLAYERS, "face-down").told("face-down", Change.FALLS);
    public static final One<Entrant> ANNOUNCED =
            PAGES.one(Entrant.ALL, "announced").silent();
    public static final Flag GOAL = PAGES.flag("goal").told("goal");
    public static final Count LAST_TURNS =
            PAGES.count(Entrant.ALL.size(), "last-turns").silent();
    public static final Where<Tactic, TacticSpot> TACTICS =
            PAGES.where(Tactic.ALL, TacticSpot.ALL, "tactics").silent().withSets();
    public static final Flag TACTIC_USED = PAGES.flag(PLAYERS, "tactic-used").silent();

    public static final Flag FLIPPED = PAGES.flag(PLAYERS, "tactic-flipped").silent();
    public static final Flag PLUNDERED = PAGES.flag(PLAYERS, "plundered").silent();
    public static final One<Tactic> NAMED =
            PAGES.one(Tactic.ALL, PLAYERS, "named").silent();

    // the heroes

    public static final One<Hero> HERO = PAGES.one(Hero.ALL, PLAYERS, "hero").silent();
    public static final One<Hero> DUMMY_HERO =
            PAGES.one(Hero.ALL, "dummy", "hero").silent();
    public static final Count FAME = PAGES.count(MANY, PLAYERS, "fame").told("fame");
    public static final Count LEVEL = PAGES.count(10, PLAYERS, "level").silent();
    public static final Count REPUTATION = PAGES.number(-Tracks.REPUTATION, Tracks.REPUTATION, PLAYERS, "reputation")
            .told("reputation");
    public static final Count CRYSTALS =
            PAGES.count(Tracks.CRYSTALS, PLAYERS, "crystals", BASIC_COLOURS).told("crystals");
    public static final Count TOKENS =
            PAGES.multiset(99, PLAYERS, "mana", COLOURS).told("mana", Change.RISES);
    public static final Count NEXT_DRAW = PAGES.count(99, PLAYERS, "next-draw").silent();
    public static final Where<Skill, SkillSpot> SKILLS =
            PAGES.where(Skill.ALL, SkillSpot.ALL, "skills").silent().withSets();
    public static final Members<Skill> SKILL_USED =
            PAGES.members(Skill.ALL, "skills-used").silent();
    public static final One<Unit> UNITS =
            PAGES.one(Unit.ALL, PLAYERS, "units", COMMANDS).told("unit", Change.GOES);
    public static final Members<Command> SPENT =
            PAGES.members(Command.ALL, PLAYERS, "spent").silent();
    public static final Count HURT = PAGES.count(2, PLAYERS, "hurt", COMMANDS).told("hurt");
    public static final One<DeedCard> BANNERS =
            PAGES.one(DeedCard.ALL, PLAYERS, "banners", COMMANDS).silent();

    /** Banners that were flipped this round (MK-25.4). */
    public static final Members<DeedCard> BANNER_USED =
            PAGES.members(DeedCard.ALL, "banners-used").silent();

    /** The place of the unit under Bonds of Loyalty, which only one hero can have (MK-26.10). */
    public static final One<Command> LOYAL = PAGES.one(Command.ALL, "loyal").silent();

    // cards

    public static final Where<DeedCard, CardSpot> CARDS =
            PAGES.where(DeedCard.ALL, CardSpot.ALL, "cards").silent();
    static final Count BASIC =
            PAGES.multiset(2, PLAYERS, ZONES, "actions", ACTIONS).silent();
    static final Count WOUNDS = PAGES.count(MANY, PLAYERS, ZONES, "wounds").silent();
    /** Cards under Sparing Power that nobody has seen: they are still counted to the bag (MK-6.11). */
    public static final Count BLIND = PAGES.count(99, PLAYERS, "blind").silent();

    public static final Row<DeedCard> ON_TOP =
            PAGES.row(DeedCard.ALL, TOP, PLAYERS, "on-top").silent();
    public static final Row<DeedCard> BELOW =
            PAGES.row(DeedCard.ALL, BOTTOM, PLAYERS, "below").silent();

    /** Cards of a hand that everybody has seen going there, as many as anybody remembers (MK-22.1). */
    static final Row<DeedCard> KNOWN =
            PAGES.row(DeedCard.ALL, REMEMBERED, PLAYERS, "known").silent();

    /** Artifacts that nobody but this player has seen (MK-22.2). */
    public static final Members<DeedCard> SECRET =
            PAGES.members(DeedCard.ALL, PLAYERS, "secret").silent();

    public static final Row<DeedCard> ADVANCED_UNDER = PAGES.row(
                    DeedCard.ALL, DeedCard.ADVANCED_ACTIONS.size(), "advanced-under")
            .silent();
    public static final Row<DeedCard> SPELLS_UNDER =
            PAGES.row(DeedCard.ALL, DeedCard.SPELLS.size(), "spells-under").silent();
    public static final Row<DeedCard> ARTIFACTS_UNDER = PAGES.row(
                    DeedCard.ALL, DeedCard.ARTIFACTS.size(), "artifacts-under")
            .silent();

    // the Dummy

    public static final Count DUMMY_DECK =
            PAGES.multiset(2, "dummy", "deck", ACTIONS).silent();
    public static final Count DUMMY_CRYSTALS =
            PAGES.multiset(MANY, "dummy", "crystals", BASIC_COLOURS).silent();

    // what players do to each other

    /** A die of the Source brings a token at the start of each later turn of the round (MK-24.35). */
    public static final Flag TRIBUTE = PAGES.flag(PLAYERS, "tribute").silent();

    /** Others take a wound on each turn they use the colour of the claimed die (MK-24.35). */
    public static final Flag CURSES = PAGES.flag(PLAYERS, "curses").silent();

    /** Whose Mana Exploit lasts, and the colour that others may use unharmed (MK-26.7). */
    public static final One<Player> EXPLOITER =
            PAGES.one(Player.ALL, "exploit", "by").silent();

    public static final One<Mana> EXPLOITED =
            PAGES.one(Mana.ALL, "exploit", "colour").silent();

    /** Whose Source Freeze lasts (MK-26.7). */
    public static final One<Player> FREEZER = PAGES.one(Player.ALL, "frozen-by").silent();

    /** Whose Prayer of Weather makes the ways of others longer (MK-26.11). */
    public static final One<Player> WEATHER =
            PAGES.one(Player.ALL, "weather-by").silent();

    /** How many own turns must end before another Motivation may be used (MK-26.4). */
    public static final Count MOTIVATED = PAGES.count(2, PLAYERS, "motivated").silent();

    /** The colours of crystals that others have just lost (MK-24.34). */
    public static final Members<Mana> LOST_CRYSTALS =
            PAGES.members(Mana.ALL, "lost-crystals").silent();

    /** What a player gives up to a mind that reads it; others see it when all have chosen, and an action may be taken for good (MK-24.36). */
    public static final One<DeedCard> GIVES =
            PAGES.one(DeedCard.ALL, PLAYERS, "gives").silent();

    // scenarios

    /** Glades marked by a player (MK-28.17). */
    public static final Members<Plot> MARKED =
            PAGES.members(Plot.ALL, PLAYERS, "marked").silent();

    /** Who has made the incantation of this night (MK-28.18). */
    public static final Flag INCANTED = PAGES.flag(PLAYERS, "incanted").silent();

    /** Where secret dungeons and tombs lie (MK-28.26). */
    public static final One<Space> ENTRANCE =
            PAGES.one(Space.ALL, "entrances", Axis.of(Plot.ENTRANCES)).silent();

    /** Who is out of the game (MK-28.39). */
    public static final Members<Player> OUT = PAGES.members(Player.ALL, "out").told("out");

    // units on offer

    public static final Count UNIT_PILE =
            PAGES.multiset(3, "unit-pile", UNIT_KINDS).silent();
    public static final Count UNIT_OFFER =
            PAGES.multiset(3, "unit-offer", UNIT_KINDS).silent();
    public static final Row<Unit> UNITS_UNDER =
            PAGES.row(Unit.ALL, 20, Axis.of(Tier.ALL), "under").silent();

    // the Source

    public static final Count SOURCE =
            PAGES.multiset(Tracks.DICE, "source", COLOURS).silent();
    public static final Count DICE_SPENT =
            PAGES.count(Tracks.DICE, "dice-spent").silent();
    public static final One<Mana> STOLEN =
            PAGES.one(Mana.ALL, PLAYERS, "stolen").silent();
    public static final One<Claim> CLAIMED =
            PAGES.one(Claim.ALL, PLAYERS, "claimed").silent();

    HeroLedger(Options options) {
        super(PAGES, options);
    }

    HeroLedger(HeroLedger source) {
        super(source);
    }
}
