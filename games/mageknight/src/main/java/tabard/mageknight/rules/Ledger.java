package tabard.mageknight.rules;

import java.util.List;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.*;
import tabard.table.sheet.*;

/** Where the map, this turn and the combat are written down, and what follows from all that. */
abstract sealed class Ledger extends HeroLedger permits Holdings {
    /** Whoever asks for it has all fields written down: those of heroes and cards come before. */
    public static final Sheet SHEET = PAGES;

    // the map

    static final Where<Tile, Slot> TILES =
            SHEET.where(Tile.ALL, Slot.ALL, "tiles").silent();
    public static final Count COUNTRYSIDE =
            SHEET.count(11, "stack", "countryside").silent();
    public static final Count CORE = SHEET.count(4, "stack", "core").silent();
    public static final Count CITY_TILES = SHEET.count(4, "stack", "cities").silent();
    public static final One<Token> GUARD =
            SHEET.one(Token.ALL, "sites", PLOTS, "guard").silent();
    public static final One<Token> SECOND =
            SHEET.one(Token.ALL, "second", Axis.of(Plot.LAIRS)).silent();
    public static final One<Player> SHIELD =
            SHEET.one(Player.ALL, "sites", PLOTS, "shield").told("shield");
    public static final Where<Ruin, Plot> RUINS =
            SHEET.where(Ruin.ALL, Plot.ALL, "ruins").silent();
    public static final Count CITY_LEVEL =
            SHEET.count(City.LEVELS, "cities", CITIES, "level").told("city-level", Change.RISES);
    public static final Row<Token> DEFENDERS =
            SHEET.row(Token.ALL, GARRISON, CITIES, "defenders").silent();
    public static final Row<Player> CITY_SHIELDS =
            SHEET.row(Player.ALL, GARRISON, CITIES, "shields").told("city-shield");
    public static final Count UNSEEN =
            SHEET.multiset(MANY, "unseen", Axis.of(BATCHES), ENEMIES).silent();
    public static final Count BATCH =
            SHEET.count(Token.BATCHES - 1, "batch", Axis.of(Back.ALL)).silent();
    public static final Count GONE = SHEET.multiset(MANY, "discarded", ENEMIES).silent();
    public static final One<Space> PLACE =
            SHEET.one(Space.ALL, PLAYERS, "place").silent();

    // this turn

    public static final One<Part> PART = SHEET.one(Part.ALL, "part").silent();
    public static final Count MOVE = SHEET.count(MANY, "points", "move").silent();
    public static final Count INFLUENCE =
            SHEET.number(-MANY, MANY, "points", "influence").silent();
    public static final Count HEAL = SHEET.count(MANY, "points", "heal").silent();
    public static final Flag CARD_USED = SHEET.flag("card-used").silent();
    /** The same of heroes who end a turn of theirs one after the other (MK-17.7, 19.2). */
    public static final Flag CARD_USED_BY = SHEET.flag(PLAYERS, "card-used-by").silent();

    public static final Count EXTRA_DICE = SHEET.count(99, "extra-dice").silent();
    public static final Flag DIE_USED = SHEET.flag("die-used").silent();
    public static final Flag SOURCE_USED = SHEET.flag("source-used").silent();
    public static final Flag WILD = SHEET.flag("wild").silent();
    public static final Flag AGAIN = SHEET.flag("again").silent();
    public static final Flag NO_PROVOKING = SHEET.flag("no-provoking").silent();
    public static final Count REACH = SHEET.count(9, "reach").silent();
    public static final Members<Ground> GROUND =
            SHEET.members(Ground.ALL, "ground").silent();
    public static final One<Mana> THAT = SHEET.one(Mana.ALL, "that").silent();
    public static final Count GIVEN = SHEET.count(MANY, "given").silent();
    public static final Count RECRUITED = SHEET.count(99, "recruited").silent();
    public static final Count CRYSTALS_SPENT =
            SHEET.multiset(MANY, "crystals-spent", BASIC_COLOURS).silent();

    /** What lasts to the end of the turn: scripts with parts that are asked for later (MK-9.8). */
    public static final Row<Script> IN_FORCE =
            SHEET.row(Script.ALL, 24, "in-force").silent();

    /** To the next Move or Influence of a card that another card plays (MK-23.18). */
    public static final Count BONUS = SHEET.count(9, "bonus").silent();

    public static final Members<Force> FORCES =
            SHEET.members(Force.ALL, "forces").silent();
    public static final One<Source> BY = SHEET.one(Source.ALL, "by").silent();
    /** The card played last from hand: Time Bending sets it aside (MK-24.32). */
    public static final One<DeedCard> LAST_PLAYED =
            SHEET.one(DeedCard.ALL, "last-played").silent();

    /** A token that must be spent at once (MK-23.4). */
    public static final One<Mana> HASTE = SHEET.one(Mana.ALL, "haste").silent();

    public static final One<Command> ACTOR = SHEET.one(Command.ALL, "actor").silent();
    public static final Members<Mana> COLOURS_USED =
            SHEET.members(Mana.ALL, "colours-used").silent();
    public static final Count DEFEATED = SHEET.count(99, "defeated").silent();
    public static final Count SPELLS_CAST =
            SHEET.multiset(99, "spells-cast", BASIC_COLOURS).silent();

    /** Wounds the hero got this turn (MK-25.3). */
    public static final Count RECEIVED = SHEET.count(MANY, "received").silent();

    /** Those of them that fell into the discard pile (MK-13.27). */
    public static final Count POISONED = SHEET.count(MANY, "poisoned").silent();

    /** Heal points of the Golden Grail that are left (MK-25.9). */
    public static final Count GRAIL = SHEET.count(99, "grail").silent();

    /** The element that influence becomes Block of (MK-24.15). */
    public static final One<Element> SHAPE = SHEET.one(Element.ALL, "shape").silent();

    public static final Count PRIZES =
            SHEET.multiset(99, "prizes", Axis.of(Prize.ALL)).silent();

    public static final Flag CRYSTALS_RETURN = SHEET.flag("crystals-return").silent();
    public static final One<Space> SET_OUT = SHEET.one(Space.ALL, "set-out").silent();
    public static final Members<Space> VISITED =
            SHEET.members(Space.ALL, "visited").silent();
    public static final Row<Space> BACK = SHEET.row(Space.ALL, WAY, "way-back").silent();

    // combat

    public static final One<Phase> PHASE =
            SHEET.one(Phase.ALL, "combat", "phase").silent();
    public static final One<Venture> VENTURE =
            SHEET.one(Venture.ALL, "combat", "venture").silent();

    /** The site that is fought over. */
    public static final One<Plot> FIELD = SHEET.one(Plot.ALL, "combat", "site").silent();

    /** Those attacked together, and by how much so far (MK-13.9, 13.10). */
    public static final Members<Foe> TARGETS =
            SHEET.members(Foe.ALL, "combat", "targets").silent();

    /** The attack that is being blocked, by as much (MK-13.13). */
    public static final One<Blow> AIMED = SHEET.one(Blow.ALL, "combat", "aimed").silent();

    public static final Count STRENGTH =
            SHEET.multiset(MANY, "combat", "points", Axis.of(Element.ALL)).silent();

    /** What happens if the block succeeds (MK-24.29). */
    public static final Row<Script> SHIELDS =
            SHEET.row(Script.ALL, 3, "combat", "on-block").silent();

    public static final Members<Blow> BLOCKED =
            SHEET.members(Blow.ALL, "combat", "blocked").silent();

    /** Cancelled, or dealt already. */
    public static final Members<Blow> DONE =
            SHEET.members(Blow.ALL, "combat", "done").silent();

    /** Units that have taken damage in this combat (MK-13.20). */
    public static final Members<Command> HIT =
            SHEET.members(Command.ALL, "combat", "hit").silent();

    /** Defenders, the first of their row, that other heroes have met in this shared assault (MK-17.5). */
    public static final Count FACED = SHEET.count(GARRISON, "combat", "faced").silent();

    /** How many defenders each hero has agreed to meet (MK-17.4). */
    public static final Count SHARE = SHEET.count(9, PLAYERS, "share").silent();

    /** Proposals that were refused this turn (MK-17.8). */
    public static final Members<Proposal> REFUSED =
            SHEET.members(Proposal.ALL, "refused").silent();

    /** Where each hero of a shared assault came from (MK-17.7). */
    public static final One<Space> CAME_FROM =
            SHEET.one(Space.ALL, PLAYERS, "came-from").silent();

    /** The hero who is attacked (MK-19.1), and whether he attends fully (MK-19.2). */
    public static final One<Player> RIVAL =
            SHEET.one(Player.ALL, "combat", "rival").silent();

    public static final Flag ATTENDS = SHEET.flag("combat", "attends").silent();

    /** The attacked plays now: what he has lies in front, and the aggressor's is put aside (MK-19.2). */
    public static final Flag RIVAL_PLAYS = SHEET.flag("combat", "rival-plays").silent();

    private static final Count ASIDE_MOVE = SHEET.count(MANY, "aside", "move").silent();
    private static final Count ASIDE_INFLUENCE =
            SHEET.number(-MANY, MANY, "aside", "influence").silent();
    private static final Flag ASIDE_CARD_USED = SHEET.flag("aside", "card-used").silent();
    private static final Count ASIDE_EXTRA_DICE =
            SHEET.count(99, "aside", "extra-dice").silent();
    private static final Flag ASIDE_DIE_USED = SHEET.flag("aside", "die-used").silent();
    private static final Flag ASIDE_SOURCE_USED =
            SHEET.flag("aside", "source-used").silent();
    private static final Flag ASIDE_WILD = SHEET.flag("aside", "wild").silent();
    private static final Members<Mana> ASIDE_COLOURS_USED =
            SHEET.members(Mana.ALL, "aside", "colours-used").silent();
    private static final Count ASIDE_CRYSTALS_SPENT =
            SHEET.multiset(MANY, "aside", "crystals-spent", BASIC_COLOURS).silent();
    private static final Flag ASIDE_CRYSTALS_RETURN =
            SHEET.flag("aside", "crystals-return").silent();
    private static final Count ASIDE_RECEIVED =
            SHEET.count(MANY, "aside", "received").silent();
    private static final Count ASIDE_COMBAT_WOUNDS =
            SHEET.count(MANY, "aside", "wounds").silent();
    /** What the attacked has in force, as {@link #IN_FORCE} and {@link #FORCES} are the aggressor's (MK-9.8). */
    static final Row<Script> RIVAL_IN_FORCE =
            SHEET.row(Script.ALL, 6, "combat", "rival-in-force").silent();

    public static final Members<Force> RIVAL_FORCES =
            SHEET.members(Force.ALL, "combat", "rival-forces").silent();

    /** What a hero blocks of an attack: efficient points, and the sum of the others (MK-19.4). */
    public static final Count WARD = SHEET.count(MANY, "combat", "ward").silent();

    public static final Count WEAK_WARD =
            SHEET.count(MANY, "combat", "weak-ward").silent();

    /** The share of each unit in the attack on a hero (MK-19.8). */
    public static final Count STRUCK =
            SHEET.multiset(MANY, COMMANDS, "struck", Axis.of(Element.ALL)).silent();

    public static final Count COMBAT_WOUNDS =
            SHEET.count(MANY, "combat", "wounds").silent();
    public static final One<Enemy> FOE =
            SHEET.one(Enemy.ALL, "foes", FOES, "enemy").silent();

    /** Where its token lies; nowhere if it was drawn for this combat only. */
    public static final One<Plot> FOE_AT =
            SHEET.one(Plot.ALL, "foes", FOES, "at").silent();

    public static final Count FOE_ARMOUR =
            SHEET.number(-MANY, MANY, "foes", FOES, "armour").silent();
    public static final Count FOE_SLOWED =
            SHEET.count(99, "foes", FOES, "slowed").silent();
    public static final Members<Mark> FOE_MARKS =
            SHEET.members(Mark.ALL, "foes", FOES, "marks").silent();

    /** What each of two heroes who fight has for himself in a turn. */
    private static final List<Cells> IN_FRONT = List.of(
            MOVE.cells(),
            INFLUENCE.cells(),
            CARD_USED.cells(),
            EXTRA_DICE.cells(),
            DIE_USED.cells(),
            SOURCE_USED.cells(),
            WILD.cells(),
            COLOURS_USED.cells(),
            CRYSTALS_SPENT.cells(),
            CRYSTALS_RETURN.cells(),
            RECEIVED.cells(),
            COMBAT_WOUNDS.cells());

    private static final List<Cells> ASIDE = List.of(
            ASIDE_MOVE.cells(),
            ASIDE_INFLUENCE.cells(),
            ASIDE_CARD_USED.cells(),
            ASIDE_EXTRA_DICE.cells(),
            ASIDE_DIE_USED.cells(),
            ASIDE_SOURCE_USED.cells(),
            ASIDE_WILD.cells(),
            ASIDE_COLOURS_USED.cells(),
            ASIDE_CRYSTALS_SPENT.cells(),
            ASIDE_CRYSTALS_RETURN.cells(),
            ASIDE_RECEIVED.cells(),
            ASIDE_COMBAT_WOUNDS.cells());

    // what follows from those above

    /** The kinds of cards in a hand, basic ones too. */
    static final Members<DeedCard> IN_HAND =
            SHEET.derivedMembers(Player.ALL, DeedCard.ALL, (cells, player, card) -> holds(cells, player, card));

    /** How many cards lie in a zone, hidden ones and wounds too. */
    static final Cells SIZE = SHEET.derived(Ledger::sizes, PLAYERS, Axis.of(Zone.ALL));

    /** What a player has in secret zones together, by kinds: all can count it, whatever they cannot see (MK-22.1). */
    static final Cells POOL = SHEET.derived(Ledger::pools, PLAYERS, ACTIONS);

    static final Cells WOUND_POOL = SHEET.derived(Ledger::woundPools, PLAYERS);

    /** Which tile lies on a slot: one more than its ordinal, or 0; four slots to a cell. */
    private static final Cells TILE_AT =
            SHEET.derived(Ledger::tiles, Axis.of(Slot.ALL.subList(0, (Slot.ALL.size() + 3) / 4)));

    Ledger(Options options) {
        super(options);
    }

    Ledger(Ledger source) {
        super(source);
    }

    /** What lies in front and what is put aside change places. */
    public final void swapSides() {
        for (int i = 0; i < ASIDE.size(); i++) {
            int front = IN_FRONT.get(i).from();
            int aside = ASIDE.get(i).from();
            for (int k = 0; k < ASIDE.get(i).size(); k++) {
                int kept = cells[front + k];
                cells[front + k] = cells[aside + k];
                cells[aside + k] = kept;
            }
        }
    }

    public final void clearAside() {
        ASIDE.forEach(aside -> aside.clear(cells));
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
                int actions = actions(player, zone);
                for (int i = 0; i < DeedCard.BASIC_ACTIONS.size(); i++) {
                    sum += cells[actions + i];
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

    /** Where the basic actions of a zone begin. */
    static int actions(Player player, Zone zone) {
        var where = BASIC.cells();
        return where.from() + player.ordinal() * where.first() + zone.ordinal() * where.second();
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
            int at = from + player.ordinal() * DeedCard.BASIC_ACTIONS.size();
            for (var zone : Zone.COUNTED) {
                for (int i = 0; zone.secret() && i < DeedCard.BASIC_ACTIONS.size(); i++) {
                    cells[at + i] += cells[actions(player, zone) + i];
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

    private static int shift(Slot slot) {
        return (slot.ordinal() & 3) * Byte.SIZE;
    }

    /** The number of the tile that lies there, or 0. */
    final int tileAt(Slot slot) {
        return (cells[TILE_AT.from() + (slot.ordinal() >> 2)] >>> shift(slot)) & 0xFF;
    }

    private static void put(int[] cells, int from, Tile tile, Slot slot) {
        int at = from + (slot.ordinal() >> 2);
        cells[at] = (cells[at] & ~(0xFF << shift(slot))) | (Where.number(tile) << shift(slot));
    }

    /** A tile comes to an empty slot. */
    public final void lay(Tile tile, Slot slot) {
        move(TILES, tile, slot);
        put(cells, TILE_AT.from(), tile, slot);
    }

    private static void tiles(int[] cells, int from) {
        for (var tile : Tile.ALL) {
            var slot = TILES.at(cells, tile);
            if (slot != null) {
                put(cells, from, tile, slot);
            }
        }
    }
}
