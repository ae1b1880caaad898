package tabard.immortals.rules;

import java.lang.invoke.MethodHandles;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;
import tabard.table.*;
import tabard.table.cards.Cards;
import tabard.table.sheet.*;
import tabard.table.text.Lines;

/** The whole position: armies in two realms and two limbos, what is built, who holds which card, what is planned, tower and tray. */
public final class State extends Position<State, Move> {
    public static final Lines FRAMES = new Lines(MethodHandles.lookup(), Lines.chapters(Move.class, Battle.class))
            .with(Land.class, Land.ALL)
            .with(Region.class, Region.ALL)
            .with(Card.class, Card.ALL);

    public static final Sheet SHEET = new Sheet();
    public static final int CUBES = Content.NUMBERS.components().armyCubesUsed();
    public static final int INHABITANTS = Content.NUMBERS.components().inhabitantCubes();
    private static final int MUCH = 999; // a bound for documents: gold, energy and points have none (IM-1.9, 16.6)
    private static final int CARDS = Card.CONFLICTS.size();
    private static final Axis COLOURS = Axis.of(Colour.ALL);
    private static final Axis REALMS = Axis.of(Realm.ALL);
    private static final Axis REGIONS = Axis.of(Region.ALL);
    private static final Axis CONFLICT = Axis.of(Card.CONFLICTS);

    static final Count ROUND = SHEET.count(10, "round").silent(); // told together with the first player
    static final One<Phase> PHASE = SHEET.one(Phase.ALL, "phase").silent();
    static final One<Colour> MARKER = SHEET.one(Colour.ALL, "marker").silent();
    static final One<Colour> FIRST = SHEET.one(Colour.ALL, "first").silent();
    static final One<Tribe> TRIBE = SHEET.one(Tribe.ALL, COLOURS, Axis.of(Realm.ALL, realm -> realm.word() + "-tribe"))
            .silent();
    static final Count POINTS = SHEET.count(MUCH, COLOURS, "points").told("points");
    static final Count PURSE = SHEET.count(MUCH, COLOURS, Axis.of(Resource.ALL)).told("purse");
    static final Flag PASSED = SHEET.flag(COLOURS, "passed").silent();
    static final Count SUPPLY = SHEET.count(CUBES, COLOURS, "supply").silent();
    static final Count GROUPS =
            SHEET.multiset(9, COLOURS, "groups", Axis.of(Group.ALL)).silent();
    static final Count LIMBO = SHEET.count(CUBES, COLOURS, "limbo", REALMS).told("limbo", Change.RISES);
    static final Count TOWER = SHEET.count(CUBES, COLOURS, "tower").told("tower");
    static final Count TRAY = SHEET.count(CUBES, COLOURS, "tray").silent();
    static final Count OUT = SHEET.count(CUBES, COLOURS, "out").silent();
    static final One<Card> BOARD =
            SHEET.one(Card.ALL, COLOURS, "board", Axis.of(Space.ALL)).silent();
    static final Flag USED_MAGIC =
            SHEET.marks(COLOURS, "used-magic", Axis.of(Magic.ALL)).silent();
    static final Count USED_BLANKS =
            SHEET.count(Space.ALL.size(), COLOURS, "used-blanks").silent();
    static final Count CONFLICTS = SHEET.count(CARDS, COLOURS, "conflicts").silent();
    static final Count DRAFT = SHEET.count(CARDS, COLOURS, "draft").silent();
    static final One<Realm> DRAFT_REALM =
            SHEET.one(Realm.ALL, COLOURS, "draft-realm").silent();
    static final One<Card> CHOICE = SHEET.one(Card.CONFLICTS, COLOURS, "choice").silent();
    static final Flag KNOWS = SHEET.marks(COLOURS, "knows", CONFLICT).silent();
    static final Count GREEN_SUPPLY =
            SHEET.count(INHABITANTS, "inhabitants", "supply").silent();
    static final Count GREEN_TOWER =
            SHEET.count(INHABITANTS, "inhabitants", "tower").silent();
    static final Count GREEN_TRAY =
            SHEET.count(INHABITANTS, "inhabitants", "tray").silent();
    static final One<Colour> OWNER =
            SHEET.one(Colour.ALL, "regions", REGIONS, "owner").told("owner");
    static final Count ARMIES = SHEET.count(CUBES, "regions", REGIONS, "armies").silent();
    static final One<Building> BUILT =
            SHEET.one(Building.ALL, "regions", REGIONS, "building").silent();
    static final Flag PORTAL = SHEET.flag("regions", REGIONS, "portal").silent();
    static final One<Colour> HOLDER =
            SHEET.one(Colour.ALL, "cards", Axis.of(Land.ALL)).told("card", Change.COMES);
    static final Where<Card, Place> WHERE =
            SHEET.where(Card.CONFLICTS, Place.ALL, "conflict").withSets().silent();
    static final Flag SHOWN = SHEET.marks("shown", CONFLICT).silent();
    static final Flag USED = SHEET.marks("used", Axis.of(Card.UNIQUE)).silent();
    static final Count DECKS = SHEET.count(CARDS, "decks", Axis.of(Pile.ALL)).silent();
    private static final Members<Region> HELD =
            SHEET.derivedMembers(Colour.ALL, Region.ALL, (cells, colour, region) -> OWNER.is(cells, region, colour));
    private static final Members<Land> CARDS_HELD =
            SHEET.derivedMembers(Colour.ALL, Land.ALL, (cells, colour, land) -> HOLDER.is(cells, land, colour));

    /** The Conflict cards (IM-18.1, 18.9): discards are open, hands are their players', and some remember what they passed on. */
    static final Cards<Card, Place> DEALT =
            Cards.of(WHERE, State::sees).shown(SHOWN).seenBy(KNOWS, Colour.ALL);

    private static boolean sees(Viewer viewer, @Nullable Place place) {
        return place == Place.DISCARDS || (place != null && place.isWithPlayer() && viewer.is(place.colour()));
    }

    State(Options options) {
        super(SHEET, options);
    }

    public State(State source) {
        super(source);
    }

    // players and time

    public int seats() {
        return options().seats();
    }

    public List<Colour> seated() {
        return Colour.ALL.subList(0, seats());
    }

    /** The left neighbour. */
    Colour after(Colour colour) {
        return Colour.ALL.get((1 + colour.ordinal()) % seats());
    }

    public Colour first() {
        return require(FIRST);
    }

    /** Whether play order ends with this player. */
    boolean last(Colour colour) {
        return after(colour) == first();
    }

    public boolean leads(Colour colour) {
        return is(FIRST, colour);
    }

    public boolean hasMarker(Colour colour) {
        return is(MARKER, colour);
    }

    public int round() {
        return count(ROUND);
    }

    public Phase phase() {
        return require(PHASE);
    }

    /** Whether all are asked at once, and this player has not answered yet. */
    boolean asked(Colour colour) {
        return inFork(colour, false);
    }

    /** Whether all are asked at once, and this player has answered. */
    public boolean ready(Colour colour) {
        return inFork(colour, true);
    }

    private boolean inFork(Colour colour, boolean done) {
        if (agenda() instanceof Agenda.Together<Frame<State, Move>>(var branches, var _)) {
            for (var branch : branches) {
                if (branch.seat() == colour) {
                    return branch.done() == done;
                }
            }
        }
        return false;
    }

    public boolean passed(Colour colour) {
        return is(PASSED, colour);
    }

    public boolean hasTribe(Colour colour, Realm realm) {
        return !isEmpty(TRIBE, colour, realm);
    }

    public Tribe tribe(Colour colour, Realm realm) {
        return require(TRIBE, colour, realm);
    }

    // gold, energy, points

    public int points(Colour colour) {
        return count(POINTS, colour);
    }

    public int purse(Colour colour, Resource resource) {
        return count(PURSE, colour, resource);
    }

    /** IM-1.10 */
    public boolean affords(Colour colour, Price price) {
        return purse(colour, Resource.GOLD) >= price.gold() && purse(colour, Resource.ENERGY) >= price.energy();
    }

    void pay(Colour colour, Price price) {
        add(PURSE, colour, Resource.GOLD, -price.gold());
        add(PURSE, colour, Resource.ENERGY, -price.energy());
    }

    // cubes

    public int supply(Colour colour) {
        return count(SUPPLY, colour);
    }

    public int groups(Colour colour, Group group) {
        return count(GROUPS, colour, group);
    }

    /** The sizes of which a player has a group. */
    long groups(Colour colour) {
        return Subset.all(Group.ALL).where(group -> groups(colour, group) > 0).bits();
    }

    public int limbo(Colour colour, Realm realm) {
        return count(LIMBO, colour, realm);
    }

    public int tower(Colour colour) {
        return count(TOWER, colour);
    }

    public int tray(Colour colour) {
        return count(TRAY, colour);
    }

    public int greenSupply() {
        return count(GREEN_SUPPLY);
    }

    public int greenTower() {
        return count(GREEN_TOWER);
    }

    public int greenTray() {
        return count(GREEN_TRAY);
    }

    // regions

    public int armies(Region region) {
        return count(ARMIES, region);
    }

    public boolean occupied(Region region) {
        return !isEmpty(OWNER, region);
    }

    public Colour owner(Region region) {
        return require(OWNER, region);
    }

    /** The regions that a player occupies (IM-1.7). */
    public long held(Colour colour) {
        return HELD.bits(cells, colour);
    }

    /** The lands whose region in that realm a player occupies. */
    public long held(Colour colour, Realm realm) {
        return Region.lands(realm, held(colour));
    }

    public boolean holds(Colour colour, Region region) {
        return has(HELD, colour, region);
    }

    /** The regions without armies. */
    long free() {
        long free = Region.EVERY;
        for (int i = 0; i < seats(); i++) {
            free &= ~held(Colour.ALL.get(i));
        }
        return free;
    }

    /** Adds armies to a region, or takes them away, and keeps who occupies it in step. */
    void put(Colour colour, Region region, int armies) {
        add(ARMIES, region, armies);
        set(OWNER, region, armies(region) > 0 ? colour : null);
        renew(HELD, colour, region);
    }

    public boolean portal(Region region) {
        return is(PORTAL, region);
    }

    /** Whether a building tile lies there; a Portal is none. */
    public boolean built(Region region) {
        return !isEmpty(BUILT, region);
    }

    public boolean built(Region region, Building building) {
        return building == Building.PORTAL ? portal(region) : is(BUILT, region, building);
    }

    /** Armies come from a limbo into a region of its realm. */
    void limboToRegion(Colour colour, Region region, int armies) {
        add(LIMBO, colour, region.realm(), -armies);
        put(colour, region, armies);
    }

    // Region cards

    public boolean inRegionDeck(Land land) {
        return isEmpty(HOLDER, land);
    }

    /** The Region cards of a player, in hand or on the board. */
    public long cards(Colour colour) {
        return CARDS_HELD.bits(cells, colour);
    }

    void toRegionDeck(Land land) {
        var holder = get(HOLDER, land);
        if (holder != null) {
            set(HOLDER, land, null);
            renew(CARDS_HELD, holder, land);
        }
    }

    void give(Land land, Colour to) {
        toRegionDeck(land);
        if (is(PHASE, Phase.RESOLUTION)) {
            use(to, Card.of(land)); // IM-8.7: what is won now cannot have been planned
        }
        set(HOLDER, land, to);
        renew(CARDS_HELD, to, land);
    }

    // Conflict cards

    /** The Conflict cards in a place, as far as they are seen. */
    public Iterable<Card> each(Place place) {
        return each(WHERE, place);
    }

    /** How many Conflict cards a player has for the game. */
    public int hand(Colour colour) {
        return count(CONFLICTS, colour);
    }

    /** How many cards the hand has that a player will pass on. */
    public int draft(Colour colour) {
        return count(DRAFT, colour);
    }

    /** What a player has chosen face down; none also where the viewer may not know it. */
    public @Nullable Card choice(Colour colour) {
        return get(CHOICE, colour);
    }

    public int deck(Pile pile) {
        return count(DECKS, pile);
    }

    // the player board

    /** The card on a space; none also where the viewer may not know it. */
    public @Nullable Card laid(Colour colour, Space space) {
        return get(BOARD, colour, space);
    }

    public boolean hidden(Colour colour, Space space) {
        return hidden(BOARD, colour, space);
    }

    /** How many spaces hold such a card. */
    public int copies(Colour colour, Card card) {
        int count = 0;
        for (var space : Space.ALL) {
            count += is(BOARD, colour, space, card) ? 1 : 0;
        }
        return count;
    }

    /** The spaces with a card, also one that cannot be seen, or with the gap that one left. */
    int filled(Colour colour) {
        int set = 0;
        for (int i = 0; i < Space.ALL.size(); i++) {
            set |= isEmpty(BOARD, colour, Space.ALL.get(i)) ? 0 : 1 << i;
        }
        return set;
    }

    public Card card(Colour colour, Space space) {
        return require(BOARD, colour, space);
    }

    /** The card is revealed or won in this Resolution and stays in hand: all know that it cannot lie face down any more (IM-8.7). */
    void use(Colour colour, Card card) {
        switch (card.kind()) {
            case CONFLICT, JOKER, REGION -> set(USED, card, true);
            case MAGIC -> set(USED_MAGIC, colour, card.magic(), true);
            case BLANK -> add(USED_BLANKS, colour, 1);
            case GAP -> {}
        }
    }

    /** How many such cards of this player cannot lie face down any more. */
    int used(Colour colour, Card card) {
        return switch (card.kind()) {
            case CONFLICT, JOKER, REGION -> is(USED, card) ? 1 : 0;
            case MAGIC -> is(USED_MAGIC, colour, card.magic()) ? 1 : 0;
            case BLANK -> count(USED_BLANKS, colour);
            case GAP -> 0;
        };
    }
}
