package tabard.mageknight.rules;

import java.util.List;
import java.util.stream.IntStream;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.*;
import tabard.table.sheet.*;

/** Where everything in a position is written down, and whose change is told by itself; what it means stands in {@link State}. */
abstract sealed class Ledger extends Position<State, Move> permits Holdings {
    public static final Sheet SHEET = new Sheet();

    static final int MANY = 9999;
    static final int TOP = 10;
    static final int BOTTOM = 8;
    static final int WAY = 24;
    static final int REMEMBERED = 9;
    private static final int GARRISON = 5;
    private static final Axis PLAYERS = Axis.of(Player.ALL);
    private static final Axis COLOURS = Axis.of(Mana.ALL);
    private static final Axis BASIC_COLOURS = Axis.of(Mana.BASIC);
    private static final Axis ACTIONS = Axis.of(DeedCard.BASIC_ACTIONS);
    private static final Axis ZONES = Axis.of(Zone.COUNTED);
    private static final Axis PLOTS = Axis.of(Plot.ALL);
    private static final Axis CITIES = Axis.of(City.ALL);
    private static final Axis ENEMIES = Axis.of(Enemy.ALL);
    private static final Axis UNIT_KINDS = Axis.of(Unit.ALL);
    private static final Axis COMMANDS = Axis.of(Command.ALL);
    private static final Axis FOES = Axis.of(Foe.ALL);

    /** One of the times a pile was shuffled. */
    private record Batch(String name, int ordinal) implements Named {}

    static final List<? extends Named> BATCHES = IntStream.range(0, Token.BATCHES)
            .mapToObj(number -> new Batch("BATCH_" + (number + 1), number))
            .toList();

    // the round

    static final Count ROUND = SHEET.count(MANY, "round").told("round", Change.RISES);
    static final Count TURN = SHEET.count(MANY, "turn").silent();
    static final One<Entrant> ACTIVE = SHEET.one(Entrant.ALL, "active").silent();
    static final Row<Entrant> ORDER =
            SHEET.row(Entrant.ALL, Entrant.ALL.size(), "order").told("order");
    static final Flag FACE_DOWN = SHEET.flag(PLAYERS, "face-down").told("face-down", Change.FALLS);
    static final One<Entrant> ANNOUNCED = SHEET.one(Entrant.ALL, "announced").silent();
    static final Flag GOAL = SHEET.flag("goal").told("goal");
    static final Count LAST_TURNS =
            SHEET.count(Entrant.ALL.size(), "last-turns").silent();
    static final Where<Tactic, TacticSpot> TACTICS =
            SHEET.where(Tactic.ALL, TacticSpot.ALL, "tactics").silent();
    static final Flag TACTIC_USED = SHEET.flag(PLAYERS, "tactic-used").silent();

    static final Flag FLIPPED = SHEET.flag(PLAYERS, "tactic-flipped").silent();
    static final Flag PLUNDERED = SHEET.flag(PLAYERS, "plundered").silent();
    static final One<Tactic> NAMED = SHEET.one(Tactic.ALL, PLAYERS, "named").silent();

    // the heroes

    static final One<Hero> HERO = SHEET.one(Hero.ALL, PLAYERS, "hero").silent();
    static final One<Hero> DUMMY_HERO = SHEET.one(Hero.ALL, "dummy", "hero").silent();
    static final Count FAME = SHEET.count(MANY, PLAYERS, "fame").told("fame");
    static final Count LEVEL = SHEET.count(10, PLAYERS, "level").silent();
    static final Count REPUTATION = SHEET.number(-Tracks.REPUTATION, Tracks.REPUTATION, PLAYERS, "reputation")
            .told("reputation");
    static final Count CRYSTALS =
            SHEET.count(Tracks.CRYSTALS, PLAYERS, "crystals", BASIC_COLOURS).told("crystals");
    static final Count TOKENS = SHEET.multiset(99, PLAYERS, "mana", COLOURS).told("mana", Change.RISES);
    static final Count NEXT_DRAW = SHEET.count(99, PLAYERS, "next-draw").silent();
    static final Where<Skill, SkillSpot> SKILLS =
            SHEET.where(Skill.ALL, SkillSpot.ALL, "skills").silent();
    static final Members<Skill> SKILL_USED =
            SHEET.members(Skill.ALL, "skills-used").silent();
    static final One<Unit> UNITS =
            SHEET.one(Unit.ALL, PLAYERS, "units", COMMANDS).told("unit", Change.GOES);
    static final Members<Command> SPENT =
            SHEET.members(Command.ALL, PLAYERS, "spent").silent();
    static final Count HURT = SHEET.count(2, PLAYERS, "hurt", COMMANDS).told("hurt");
    static final One<DeedCard> BANNERS =
            SHEET.one(DeedCard.ALL, PLAYERS, "banners", COMMANDS).silent();

    /** Banners that were flipped this round (MK-25.4). */
    static final Members<DeedCard> BANNER_USED =
            SHEET.members(DeedCard.ALL, "banners-used").silent();

    /** The place of the unit under Bonds of Loyalty, which only one hero can have (MK-26.10). */
    static final One<Command> LOYAL = SHEET.one(Command.ALL, "loyal").silent();

    // cards

    static final Where<DeedCard, CardSpot> CARDS =
            SHEET.where(DeedCard.ALL, CardSpot.ALL, "cards").silent();
    static final Count BASIC =
            SHEET.multiset(2, PLAYERS, ZONES, "actions", ACTIONS).silent();
    static final Count WOUNDS = SHEET.count(MANY, PLAYERS, ZONES, "wounds").silent();
    /** Cards under Sparing Power that nobody has seen: they are still counted to the bag (MK-6.11). */
    static final Count BLIND = SHEET.count(99, PLAYERS, "blind").silent();

    static final Row<DeedCard> ON_TOP =
            SHEET.row(DeedCard.ALL, TOP, PLAYERS, "on-top").silent();
    static final Row<DeedCard> BELOW =
            SHEET.row(DeedCard.ALL, BOTTOM, PLAYERS, "below").silent();

    /** Cards of a hand that everybody has seen going there, as many as anybody remembers (MK-22.1). */
    static final Row<DeedCard> KNOWN =
            SHEET.row(DeedCard.ALL, REMEMBERED, PLAYERS, "known").silent();

    /** Artifacts that nobody but this player has seen (MK-22.2). */
    static final Members<DeedCard> SECRET =
            SHEET.members(DeedCard.ALL, PLAYERS, "secret").silent();

    static final Row<DeedCard> ADVANCED_UNDER = SHEET.row(
                    DeedCard.ALL, DeedCard.ADVANCED_ACTIONS.size(), "advanced-under")
            .silent();
    static final Row<DeedCard> SPELLS_UNDER =
            SHEET.row(DeedCard.ALL, DeedCard.SPELLS.size(), "spells-under").silent();
    static final Row<DeedCard> ARTIFACTS_UNDER = SHEET.row(DeedCard.ALL, DeedCard.ARTIFACTS.size(), "artifacts-under")
            .silent();

    // the Dummy

    static final Count DUMMY_DECK = SHEET.multiset(2, "dummy", "deck", ACTIONS).silent();
    static final Count DUMMY_CRYSTALS =
            SHEET.multiset(MANY, "dummy", "crystals", BASIC_COLOURS).silent();

    // what players do to each other

    /** A die of the Source brings a token at the start of each later turn of the round (MK-24.35). */
    static final Flag TRIBUTE = SHEET.flag(PLAYERS, "tribute").silent();

    /** Others take a wound on each turn they use the colour of the claimed die (MK-24.35). */
    static final Flag CURSES = SHEET.flag(PLAYERS, "curses").silent();

    /** Whose Mana Exploit lasts, and the colour that others may use unharmed (MK-26.7). */
    static final One<Player> EXPLOITER = SHEET.one(Player.ALL, "exploit", "by").silent();

    static final One<Mana> EXPLOITED = SHEET.one(Mana.ALL, "exploit", "colour").silent();

    /** Whose Source Freeze lasts (MK-26.7). */
    static final One<Player> FREEZER = SHEET.one(Player.ALL, "frozen-by").silent();

    /** Whose Prayer of Weather makes the ways of others longer (MK-26.11). */
    static final One<Player> WEATHER = SHEET.one(Player.ALL, "weather-by").silent();

    /** How many own turns must end before another Motivation may be used (MK-26.4). */
    static final Count MOTIVATED = SHEET.count(2, PLAYERS, "motivated").silent();

    /** The colours of crystals that others have just lost (MK-24.34). */
    static final Members<Mana> LOST_CRYSTALS =
            SHEET.members(Mana.ALL, "lost-crystals").silent();

    /** What a player gives up to a mind that reads it; others see it when all have chosen (MK-24.36). */
    static final One<DeedCard> GIVES = SHEET.one(DeedCard.ALL, PLAYERS, "gives").silent();

    /** Action cards that others have just discarded (MK-24.36). */
    static final Row<DeedCard> READ = SHEET.row(DeedCard.ALL, 3, "read").silent();

    // scenarios

    /** Glades marked by a player (MK-28.17). */
    static final Members<Plot> MARKED =
            SHEET.members(Plot.ALL, PLAYERS, "marked").silent();

    /** Who has made the incantation of this night (MK-28.18). */
    static final Flag INCANTED = SHEET.flag(PLAYERS, "incanted").silent();

    /** Where secret dungeons and tombs lie (MK-28.26). */
    static final One<Space> ENTRANCE =
            SHEET.one(Space.ALL, "entrances", Axis.of(Plot.ENTRANCES)).silent();

    /** Who is out of the game (MK-28.39). */
    static final Members<Player> OUT = SHEET.members(Player.ALL, "out").told("out");

    // units on offer

    static final Count UNIT_PILE = SHEET.multiset(3, "unit-pile", UNIT_KINDS).silent();
    static final Count UNIT_OFFER = SHEET.multiset(3, "unit-offer", UNIT_KINDS).silent();
    static final Row<Unit> UNITS_UNDER =
            SHEET.row(Unit.ALL, 20, Axis.of(Tier.ALL), "under").silent();

    // the Source

    static final Count SOURCE = SHEET.multiset(Tracks.DICE, "source", COLOURS).silent();
    static final Count DICE_SPENT = SHEET.count(Tracks.DICE, "dice-spent").silent();
    static final One<Mana> STOLEN = SHEET.one(Mana.ALL, PLAYERS, "stolen").silent();
    static final One<Mana> CLAIMED = SHEET.one(Mana.ALL, PLAYERS, "claimed").silent();

    // the map

    static final Where<Tile, Slot> TILES =
            SHEET.where(Tile.ALL, Slot.ALL, "tiles").silent();
    static final Count COUNTRYSIDE = SHEET.count(11, "stack", "countryside").silent();
    static final Count CORE = SHEET.count(4, "stack", "core").silent();
    static final Count CITY_TILES = SHEET.count(4, "stack", "cities").silent();
    static final One<Token> GUARD =
            SHEET.one(Token.ALL, "sites", PLOTS, "guard").silent();
    static final One<Token> SECOND =
            SHEET.one(Token.ALL, "second", Axis.of(Plot.LAIRS)).silent();
    static final One<Player> SHIELD =
            SHEET.one(Player.ALL, "sites", PLOTS, "shield").told("shield");
    static final Where<Ruin, Plot> RUINS =
            SHEET.where(Ruin.ALL, Plot.ALL, "ruins").silent();
    static final Count CITY_LEVEL =
            SHEET.count(City.LEVELS, "cities", CITIES, "level").told("city-level", Change.RISES);
    static final Row<Token> DEFENDERS =
            SHEET.row(Token.ALL, GARRISON, CITIES, "defenders").silent();
    static final Row<Player> CITY_SHIELDS =
            SHEET.row(Player.ALL, GARRISON, CITIES, "shields").told("city-shield");
    static final Count UNSEEN =
            SHEET.multiset(MANY, "unseen", Axis.of(BATCHES), ENEMIES).silent();
    static final Count BATCH =
            SHEET.count(Token.BATCHES - 1, "batch", Axis.of(Back.ALL)).silent();
    static final Count GONE = SHEET.multiset(MANY, "discarded", ENEMIES).silent();
    static final One<Space> PLACE = SHEET.one(Space.ALL, PLAYERS, "place").silent();

    // this turn

    static final One<Part> PART = SHEET.one(Part.ALL, "part").silent();
    static final Count MOVE = SHEET.count(MANY, "points", "move").silent();
    static final Count INFLUENCE =
            SHEET.number(-MANY, MANY, "points", "influence").silent();
    static final Count HEAL = SHEET.count(MANY, "points", "heal").silent();
    static final Flag CARD_USED = SHEET.flag("card-used").silent();
    static final Count EXTRA_DICE = SHEET.count(99, "extra-dice").silent();
    static final Flag DIE_USED = SHEET.flag("die-used").silent();
    static final Flag SOURCE_USED = SHEET.flag("source-used").silent();
    static final Flag WILD = SHEET.flag("wild").silent();
    static final Flag AGAIN = SHEET.flag("again").silent();
    static final Flag NO_PROVOKING = SHEET.flag("no-provoking").silent();
    static final Count REACH = SHEET.count(9, "reach").silent();
    static final Members<Ground> GROUND = SHEET.members(Ground.ALL, "ground").silent();
    static final One<Mana> THAT = SHEET.one(Mana.ALL, "that").silent();
    static final Count GIVEN = SHEET.count(MANY, "given").silent();
    static final Count RECRUITED = SHEET.count(99, "recruited").silent();
    static final Count CRYSTALS_SPENT =
            SHEET.multiset(MANY, "crystals-spent", BASIC_COLOURS).silent();

    /** What lasts to the end of the turn: scripts with parts that are asked for later (MK-9.8). */
    static final Row<Script> IN_FORCE = SHEET.row(Script.ALL, 24, "in-force").silent();

    /** To the next Move or Influence of a card that another card plays (MK-23.18). */
    static final Count BONUS = SHEET.count(9, "bonus").silent();

    static final Members<Force> FORCES = SHEET.members(Force.ALL, "forces").silent();
    static final One<Source> BY = SHEET.one(Source.ALL, "by").silent();
    /** The card played last from hand: Time Bending sets it aside (MK-24.32). */
    static final One<DeedCard> LAST_PLAYED =
            SHEET.one(DeedCard.ALL, "last-played").silent();

    /** A token that must be spent at once (MK-23.4). */
    static final One<Mana> HASTE = SHEET.one(Mana.ALL, "haste").silent();

    static final One<Command> ACTOR = SHEET.one(Command.ALL, "actor").silent();
    static final Members<Mana> COLOURS_USED =
            SHEET.members(Mana.ALL, "colours-used").silent();
    static final Count DEFEATED = SHEET.count(99, "defeated").silent();
    static final Count SPELLS_CAST =
            SHEET.multiset(99, "spells-cast", BASIC_COLOURS).silent();

    /** Wounds the hero got this turn (MK-25.3). */
    static final Count RECEIVED = SHEET.count(MANY, "received").silent();

    /** Heal points of the Golden Grail that are left (MK-25.9). */
    static final Count GRAIL = SHEET.count(99, "grail").silent();

    /** The element that influence becomes Block of (MK-24.15). */
    static final One<Element> SHAPE = SHEET.one(Element.ALL, "shape").silent();

    static final Count PRIZES = SHEET.multiset(99, "prizes", Axis.of(Prize.ALL)).silent();

    static final Flag CRYSTALS_RETURN = SHEET.flag("crystals-return").silent();
    static final One<Space> SET_OUT = SHEET.one(Space.ALL, "set-out").silent();
    static final Members<Space> VISITED = SHEET.members(Space.ALL, "visited").silent();
    static final Row<Space> BACK = SHEET.row(Space.ALL, WAY, "way-back").silent();

    // combat

    static final One<Phase> PHASE = SHEET.one(Phase.ALL, "combat", "phase").silent();
    static final One<Venture> VENTURE =
            SHEET.one(Venture.ALL, "combat", "venture").silent();

    /** The site that is fought over. */
    static final One<Plot> FIELD = SHEET.one(Plot.ALL, "combat", "site").silent();

    /** Those attacked together, and by how much so far (MK-13.9, 13.10). */
    static final Members<Foe> TARGETS =
            SHEET.members(Foe.ALL, "combat", "targets").silent();

    /** The attack that is being blocked, by as much (MK-13.13). */
    static final One<Blow> AIMED = SHEET.one(Blow.ALL, "combat", "aimed").silent();

    static final Count STRENGTH =
            SHEET.multiset(MANY, "combat", "points", Axis.of(Element.ALL)).silent();

    /** What happens if the block succeeds (MK-24.29). */
    static final Row<Script> SHIELDS =
            SHEET.row(Script.ALL, 3, "combat", "on-block").silent();

    static final Members<Blow> BLOCKED =
            SHEET.members(Blow.ALL, "combat", "blocked").silent();

    /** Cancelled, or dealt already. */
    static final Members<Blow> DONE = SHEET.members(Blow.ALL, "combat", "done").silent();

    /** Units that have taken damage in this combat (MK-13.20). */
    static final Members<Command> HIT =
            SHEET.members(Command.ALL, "combat", "hit").silent();

    /** Defenders, the first of their row, that other heroes have met in this shared assault (MK-17.5). */
    static final Count FACED = SHEET.count(GARRISON, "combat", "faced").silent();

    /** How many defenders each hero has agreed to meet (MK-17.4). */
    static final Count SHARE = SHEET.count(9, PLAYERS, "share").silent();

    /** Proposals that were refused this turn (MK-17.8). */
    static final Members<Proposal> REFUSED =
            SHEET.members(Proposal.ALL, "refused").silent();

    /** Where each hero of a shared assault came from (MK-17.7). */
    static final One<Space> CAME_FROM =
            SHEET.one(Space.ALL, PLAYERS, "came-from").silent();

    /** The hero who is attacked (MK-19.1), and whether he attends fully (MK-19.2). */
    static final One<Player> RIVAL = SHEET.one(Player.ALL, "combat", "rival").silent();

    static final Flag ATTENDS = SHEET.flag("combat", "attends").silent();

    /** He has used his die (MK-19.2). */
    static final Flag RIVAL_DIE = SHEET.flag("combat", "rival-die").silent();

    /** What a hero blocks of an attack: efficient points, and the sum of the others (MK-19.4). */
    static final Count WARD = SHEET.count(MANY, "combat", "ward").silent();

    static final Count WEAK_WARD = SHEET.count(MANY, "combat", "weak-ward").silent();

    /** The share of each unit in the attack on a hero (MK-19.8). */
    static final Count STRUCK =
            SHEET.multiset(MANY, COMMANDS, "struck", Axis.of(Element.ALL)).silent();

    static final Count COMBAT_WOUNDS = SHEET.count(MANY, "combat", "wounds").silent();
    static final One<Enemy> FOE = SHEET.one(Enemy.ALL, "foes", FOES, "enemy").silent();

    /** Where its token lies; nowhere if it was drawn for this combat only. */
    static final One<Plot> FOE_AT = SHEET.one(Plot.ALL, "foes", FOES, "at").silent();

    static final Count FOE_ARMOUR =
            SHEET.number(-MANY, MANY, "foes", FOES, "armour").silent();
    static final Count FOE_SLOWED = SHEET.count(99, "foes", FOES, "slowed").silent();
    static final Members<Mark> FOE_MARKS =
            SHEET.members(Mark.ALL, "foes", FOES, "marks").silent();

    // what follows from those above

    /** The kinds of cards in a hand, basic ones too. */
    static final Members<DeedCard> IN_HAND =
            SHEET.derivedMembers(Player.ALL, DeedCard.ALL, (cells, player, card) -> holds(cells, player, card));

    /** How many cards lie in a zone, hidden ones and wounds too. */
    static final Cells SIZE = SHEET.derived(Ledger::sizes, PLAYERS, Axis.of(Zone.ALL));

    /** What a player has in secret zones together, by kinds: all can count it, whatever they cannot see (MK-22.1). */
    static final Cells POOL = SHEET.derived(Ledger::pools, PLAYERS, ACTIONS);

    static final Cells WOUND_POOL = SHEET.derived(Ledger::woundPools, PLAYERS);

    /** Which tile lies on a slot: one more than its ordinal, or 0. */
    static final Cells TILE_AT = SHEET.derived(Ledger::tiles, Axis.of(Slot.ALL));

    Ledger(Options options) {
        super(SHEET, options);
    }

    Ledger(Ledger source) {
        super(source);
    }

    static boolean holds(int[] cells, Player player, DeedCard card) {
        return card.is(DeedCard.Sort.BASIC_ACTION)
                ? BASIC.get(cells, player, Zone.HAND, card) > 0
                : CARDS.is(cells, card, CardSpot.of(player, Zone.HAND));
    }

    private static void sizes(int[] cells, int from) {
        for (var player : Player.ALL) {
            int at = from + player.ordinal() * Zone.ALL.size();
            for (var zone : Zone.COUNTED) {
                int sum = WOUNDS.get(cells, player, zone);
                for (var card : DeedCard.BASIC_ACTIONS) {
                    sum += BASIC.get(cells, player, zone, card);
                }
                cells[at + zone.ordinal()] += sum;
            }
            cells[at + Zone.TOP.ordinal()] += basic(cells, ON_TOP, player);
            cells[at + Zone.BOTTOM.ordinal()] += basic(cells, BELOW, player);
        }
        for (var card : DeedCard.ALL) {
            var spot = CARDS.at(cells, card);
            if (spot != null && spot.player() != null) {
                cells[
                        from
                                + spot.player().ordinal() * Zone.ALL.size()
                                + spot.zone().ordinal()]++;
            }
        }
    }

    private static int basic(int[] cells, Row<DeedCard> row, Player player) {
        int count = 0;
        for (var card : row.each(cells, player)) {
            count += card.is(DeedCard.Sort.BASIC_ACTION) ? 1 : 0;
        }
        return count;
    }

    private static void pools(int[] cells, int from) {
        for (var player : Player.ALL) {
            for (var card : DeedCard.BASIC_ACTIONS) {
                int at = from + player.ordinal() * DeedCard.BASIC_ACTIONS.size() + card.ordinal();
                for (var zone : Zone.COUNTED) {
                    cells[at] += zone.secret() ? BASIC.get(cells, player, zone, card) : 0;
                }
            }
        }
    }

    private static void woundPools(int[] cells, int from) {
        for (var player : Player.ALL) {
            for (var zone : Zone.COUNTED) {
                cells[from + player.ordinal()] += zone.secret() ? WOUNDS.get(cells, player, zone) : 0;
            }
        }
    }

    private static void tiles(int[] cells, int from) {
        for (var tile : Tile.ALL) {
            var slot = TILES.at(cells, tile);
            if (slot != null) {
                cells[from + slot.ordinal()] = tile.ordinal() + 1;
            }
        }
    }
}
