package tabard.immortals;

import java.util.List;
import tabard.table.Frame;
import tabard.table.Options;
import tabard.table.Position;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Cells;
import tabard.table.sheet.Sheet;

/** The whole position: armies in two realms and two limbos, what is built, who holds which card, what is planned, tower and tray. */
final class State extends Position<State, Move> {
    interface Asks<M extends Move> extends Frame.Asks<State, Move, M> {
        @Override
        Colour seat();
    }

    interface Draws<M extends Move> extends Frame.Draws<State, Move, M> {}

    interface Runs extends Frame.Runs<State, Move> {}

    static final Sheet SHEET = new Sheet();
    static final int CUBES = Content.NUMBERS.components().armyCubesUsed();
    static final int GREEN = Content.NUMBERS.components().inhabitantCubes();
    static final int PURSE = 999; // a bound for documents: gold, energy and points have none (IM-1.9, 16.6)
    private static final int CARDS = Card.CONFLICTS.size();
    private static final Axis COLOURS = Axis.of(Colour.ALL);
    private static final Axis REALMS = Axis.of(Realm.ALL);
    private static final Axis REGIONS = Axis.of(Region.ALL);
    private static final Axis CONFLICT = Axis.of(Card.CONFLICTS);

    static final Cells ROUND = SHEET.counts(10, "round");
    static final Cells PHASE = SHEET.names(Phase.ALL, "phase");
    static final Cells MARKER = SHEET.names(Colour.ALL, "marker");
    static final Cells FIRST = SHEET.names(Colour.ALL, "first");
    static final Cells LIGHT_TRIBE = SHEET.names(Tribe.ALL, COLOURS, "light-tribe");
    static final Cells DARK_TRIBE = SHEET.names(Tribe.ALL, COLOURS, "dark-tribe");
    static final Cells POINTS = SHEET.counts(PURSE, COLOURS, "points");
    static final Cells GOLD = SHEET.counts(PURSE, COLOURS, "gold");
    static final Cells ENERGY = SHEET.counts(PURSE, COLOURS, "energy");
    static final Cells PASSED = SHEET.flags(COLOURS, "passed");
    static final Cells SUPPLY = SHEET.counts(CUBES, COLOURS, "supply");
    static final Cells GROUPS = SHEET.bag(9, COLOURS, "groups", Axis.of(Group.ALL));
    static final Cells LIMBO = SHEET.counts(CUBES, COLOURS, "limbo", REALMS);
    static final Cells TOWER = SHEET.counts(CUBES, COLOURS, "tower");
    static final Cells TRAY = SHEET.counts(CUBES, COLOURS, "tray");
    static final Cells OUT = SHEET.counts(CUBES, COLOURS, "out");
    static final Cells BOARD = SHEET.names(Card.ALL, COLOURS, "board", Axis.of(Space.ALL));
    static final Cells USED_MAGIC = SHEET.bag(1, COLOURS, "used-magic", Axis.of(Magic.ALL));
    static final Cells USED_BLANKS = SHEET.counts(Space.ALL.size(), COLOURS, "used-blanks");
    static final Cells CONFLICTS = SHEET.counts(CARDS, COLOURS, "conflicts");
    static final Cells DRAFT = SHEET.counts(CARDS, COLOURS, "draft");
    static final Cells DRAFT_REALM = SHEET.names(Realm.ALL, COLOURS, "draft-realm");
    static final Cells CHOICE = SHEET.names(Card.CONFLICTS, COLOURS, "choice");
    static final Cells KNOWS = SHEET.bag(1, COLOURS, "knows", CONFLICT);
    static final Cells GREEN_SUPPLY = SHEET.counts(GREEN, "inhabitants", "supply");
    static final Cells GREEN_TOWER = SHEET.counts(GREEN, "inhabitants", "tower");
    static final Cells GREEN_TRAY = SHEET.counts(GREEN, "inhabitants", "tray");
    static final Cells OWNER = SHEET.names(Colour.ALL, "regions", REGIONS, "owner");
    static final Cells ARMIES = SHEET.counts(CUBES, "regions", REGIONS, "armies");
    static final Cells BUILT = SHEET.names(Building.ALL, "regions", REGIONS, "building");
    static final Cells PORTAL = SHEET.flags("regions", REGIONS, "portal");
    static final Cells HOLDER = SHEET.names(Colour.ALL, "cards", Axis.of(Land.ALL));
    static final Cells WHERE = SHEET.names(Place.ALL, "conflict", CONFLICT);
    static final Cells SHOWN = SHEET.bag(1, "shown", CONFLICT);
    static final Cells USED = SHEET.bag(1, "used", Axis.of(Card.UNIQUE));
    static final Cells DECKS = SHEET.counts(CARDS, "decks", Axis.of(Pile.ALL));
    private static final Cells HELD = SHEET.derived(COLOURS, REALMS);
    private static final Cells CARDS_HELD = SHEET.derived(COLOURS);

    State(Options options) {
        super(SHEET, options);
    }

    State(State source) {
        super(source);
    }

    // players and time

    int seats() {
        return options().seats();
    }

    List<Colour> seated() {
        return Colour.ALL.subList(0, seats());
    }

    /** The left neighbour. */
    Colour after(Colour colour) {
        int next = colour.ordinal() + 1;
        return Colour.ALL.get(next == seats() ? 0 : next);
    }

    Colour first() {
        return Colour.ALL.get(FIRST.at(cells) - 1);
    }

    /** Whether play order ends with this player. */
    boolean last(Colour colour) {
        return after(colour) == first();
    }

    Phase phase() {
        return Phase.ALL.get(PHASE.at(cells) - 1);
    }

    void phase(Phase phase) {
        PHASE.set(cells, phase.ordinal() + 1);
    }

    boolean passed(Colour colour) {
        return PASSED.at(cells, colour) != 0;
    }

    Tribe tribe(Colour colour, Realm realm) {
        return Tribe.ALL.get((realm == Realm.LIGHT ? LIGHT_TRIBE : DARK_TRIBE).at(cells, colour) - 1);
    }

    // gold, energy, points

    int purse(Colour colour, Resource resource) {
        return (resource == Resource.GOLD ? GOLD : ENERGY).at(cells, colour);
    }

    /** IM-1.10 */
    boolean affords(Colour colour, Price price) {
        return GOLD.at(cells, colour) >= price.gold() && ENERGY.at(cells, colour) >= price.energy();
    }

    void pay(Colour colour, Price price) {
        GOLD.add(cells, colour, -price.gold());
        ENERGY.add(cells, colour, -price.energy());
    }

    void gain(Colour colour, Resource resource, int amount) {
        (resource == Resource.GOLD ? GOLD : ENERGY).add(cells, colour, amount);
    }

    void score(Colour colour, int points) {
        POINTS.add(cells, colour, points);
    }

    // regions

    int armies(Region region) {
        return ARMIES.at(cells, region);
    }

    boolean occupied(Region region) {
        return OWNER.at(cells, region) != 0;
    }

    Colour owner(Region region) {
        return Colour.ALL.get(OWNER.at(cells, region) - 1);
    }

    /** The regions that a player occupies (IM-1.7). */
    long held(Colour colour) {
        return Region.set(Realm.LIGHT, HELD.at(cells, colour, Realm.LIGHT))
                | Region.set(Realm.DARK, HELD.at(cells, colour, Realm.DARK));
    }

    /** The lands whose region in that realm a player occupies. */
    int held(Colour colour, Realm realm) {
        return HELD.at(cells, colour, realm);
    }

    boolean holds(Colour colour, Region region) {
        return (HELD.at(cells, colour, region.realm()) & region.land().bit()) != 0;
    }

    /** The regions without armies. */
    long free() {
        long taken = 0;
        for (int i = 0; i < seats(); i++) {
            taken |= held(Colour.ALL.get(i));
        }
        return ~taken & ((1L << Region.ALL.size()) - 1);
    }

    /** Adds armies to a region, or takes them away, and keeps who occupies it in step. */
    void put(Colour colour, Region region, int armies) {
        ARMIES.add(cells, region, armies);
        boolean there = armies(region) > 0;
        OWNER.set(cells, region, there ? colour.ordinal() + 1 : 0);
        int lands = held(colour, region.realm());
        HELD.set(
                cells,
                colour,
                region.realm(),
                there ? lands | region.land().bit() : lands & ~region.land().bit());
    }

    boolean portal(Region region) {
        return PORTAL.at(cells, region) != 0;
    }

    boolean built(Region region, Building building) {
        return building == Building.PORTAL ? portal(region) : BUILT.at(cells, region) == building.ordinal() + 1;
    }

    int limbo(Colour colour, Realm realm) {
        return LIMBO.at(cells, colour, realm);
    }

    /** Armies come from a limbo into a region of its realm. */
    void limboToRegion(Colour colour, Region region, int armies) {
        LIMBO.add(cells, colour, region.realm(), -armies);
        put(colour, region, armies);
    }

    // Region cards

    boolean inRegionDeck(Land land) {
        return HOLDER.at(cells, land) == 0;
    }

    Colour holder(Land land) {
        return Colour.ALL.get(HOLDER.at(cells, land) - 1);
    }

    boolean holdsCard(Colour colour, Land land) {
        return (CARDS_HELD.at(cells, colour) & land.bit()) != 0;
    }

    /** The Region cards of a player, in hand or on the board. */
    int cards(Colour colour) {
        return CARDS_HELD.at(cells, colour);
    }

    void toRegionDeck(Land land) {
        if (!inRegionDeck(land)) {
            CARDS_HELD.add(cells, holder(land), -land.bit());
            HOLDER.set(cells, land, 0);
        }
    }

    void give(Land land, Colour to) {
        toRegionDeck(land);
        if (PHASE.at(cells) == Phase.RESOLUTION.ordinal() + 1) {
            use(to, Card.of(land)); // IM-8.7: what is won now cannot have been planned
        }
        HOLDER.set(cells, land, to.ordinal() + 1);
        CARDS_HELD.add(cells, to, land.bit());
    }

    // Conflict cards

    /** Where a Conflict card is, by ordinal and one more; negative where the viewer may not know. */
    boolean in(Place place, Card card) {
        return WHERE.at(cells, card) == place.ordinal() + 1;
    }

    Place where(Card card) {
        return Place.ALL.get(WHERE.at(cells, card) - 1);
    }

    /** The Conflict cards that a player has for the game, as bits, as far as they are seen. */
    long conflicts(Colour colour) {
        int place = Place.with(colour).ordinal() + 1;
        long set = 0;
        for (int i = 0; i < CARDS; i++) {
            set |= cells[WHERE.from() + i] == place ? 1L << i : 0;
        }
        return set;
    }

    void move(Card card, Place to) {
        WHERE.set(cells, card, to.ordinal() + 1);
    }

    boolean shown(Card card) {
        return SHOWN.at(cells, card) != 0;
    }

    int deck(Pile pile) {
        return DECKS.at(cells, pile);
    }

    // the player board

    /** The card on a space: its ordinal and one more, 0 for none, negative where the viewer may not know. */
    int board(Colour colour, Space space) {
        return BOARD.at(cells, colour, space);
    }

    /** The spaces with a card, also one that cannot be seen, or with the gap that one left. */
    int filled(Colour colour) {
        int set = 0;
        for (int i = 0; i < Space.ALL.size(); i++) {
            if (BOARD.at(cells, colour, Space.ALL.get(i)) != 0) {
                set |= 1 << i;
            }
        }
        return set;
    }

    Card card(Colour colour, Space space) {
        return Card.ALL.get(BOARD.at(cells, colour, space) - 1);
    }

    void lay(Colour colour, Space space, Card card) {
        BOARD.set(cells, colour, space, card.ordinal() + 1);
    }

    void takeBack(Colour colour, Space space) {
        BOARD.set(cells, colour, space, 0);
    }

    /** The card is revealed or won in this Resolution and stays in hand: all know that it cannot lie face down any more (IM-8.7). */
    void use(Colour colour, Card card) {
        switch (card.kind()) {
            case CONFLICT, JOKER, REGION -> USED.set(cells, card, 1);
            case MAGIC -> USED_MAGIC.set(cells, colour, card.magic(), 1);
            case BLANK -> USED_BLANKS.add(cells, colour, 1);
            case GAP -> {}
        }
    }

    /** How many such cards of this player cannot lie face down any more. */
    int used(Colour colour, Card card) {
        return switch (card.kind()) {
            case CONFLICT, JOKER, REGION -> USED.at(cells, card);
            case MAGIC -> USED_MAGIC.at(cells, colour, card.magic());
            case BLANK -> USED_BLANKS.at(cells, colour);
            case GAP -> 0;
        };
    }

    /** A round's end makes all cards fit for planning again. */
    void refresh() {
        USED.clear(cells);
        USED_MAGIC.clear(cells);
        USED_BLANKS.clear(cells);
    }

    /** Works out the cells that follow from the others. */
    void derive() {
        HELD.clear(cells);
        CARDS_HELD.clear(cells);
        for (var region : Region.ALL) {
            if (occupied(region)) {
                HELD.add(cells, owner(region), region.realm(), region.land().bit());
            }
        }
        for (var land : Land.ALL) {
            if (!inRegionDeck(land)) {
                CARDS_HELD.add(cells, holder(land), land.bit());
            }
        }
    }
}
