package tabard.immortals.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;
import tabard.table.*;
import tabard.table.cards.Cards;
import tabard.table.sheet.*;
import tabard.table.text.Lines;

/** The whole position: armies in two realms and two limbos, what is built, who holds which card, what is planned, tower and tray. */
public final class State extends Position<State, Move> implements Ledger {
    public static final Lines FRAMES = Move.LINES.withFrames();

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
        return Named.after(colour, seated());
    }

    public Colour first() {
        return require(FIRST);
    }

    /** Whether play order ends with this player. */
    boolean last(Colour colour) {
        return after(colour) == first();
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
        return agenda() instanceof Agenda.Together<Frame<State, Move>>(var branches, var _)
                && branches.stream().anyMatch(branch -> branch.seat() == colour && branch.done() == done);
    }

    public Tribe tribe(Colour colour, Realm realm) {
        return require(TRIBE, colour, realm);
    }

    // gold, energy, points

    /** IM-1.10 */
    public boolean affords(Colour colour, Price price) {
        return count(PURSE, colour, Resource.GOLD) >= price.gold()
                && count(PURSE, colour, Resource.ENERGY) >= price.energy();
    }

    void pay(Colour colour, Price price) {
        add(PURSE, colour, Resource.GOLD, -price.gold());
        add(PURSE, colour, Resource.ENERGY, -price.energy());
    }

    // cubes

    public int groups(Colour colour, Group group) {
        return count(GROUPS, colour, group);
    }

    /** The sizes of which a player has a group. */
    long groups(Colour colour) {
        return Subset.all(Group.ALL).where(group -> groups(colour, group) > 0).bits();
    }

    // regions

    /** The regions that a player occupies (IM-1.7). */
    public long held(Colour colour) {
        return HELD.bits(cells, colour);
    }

    /** The lands whose region in that realm a player occupies. */
    public long held(Colour colour, Realm realm) {
        return Region.lands(realm, held(colour));
    }

    /** The regions without armies. */
    long free() {
        return Region.EVERY & ~Subset.all(seated()).union(this::held);
    }

    /** Adds armies to a region, or takes them away, and keeps who occupies it in step. */
    void put(Colour colour, Region region, int armies) {
        add(ARMIES, region, armies);
        set(OWNER, region, count(ARMIES, region) > 0 ? colour : null);
        renew(HELD, colour, region);
    }

    /** Whether a building tile lies there; a Portal is none. */
    public boolean built(Region region) {
        return !isEmpty(BUILT, region);
    }

    public boolean built(Region region, Building building) {
        return building == Building.PORTAL ? is(PORTAL, region) : is(BUILT, region, building);
    }

    /** Armies come from a limbo into a region of its realm. */
    void limboToRegion(Colour colour, Region region, int armies) {
        add(LIMBO, colour, region.realm(), -armies);
        put(colour, region, armies);
    }

    // Region cards

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

    // the player board

    /** How many spaces hold such a card. */
    public int copies(Colour colour, Card card) {
        return Subset.all(Space.ALL)
                .where(space -> is(BOARD, colour, space, card))
                .size();
    }

    /** The spaces with a card, also one that cannot be seen, or with the gap that one left. */
    Subset<Space> filled(Colour colour) {
        return Subset.all(Space.ALL).where(space -> !isEmpty(BOARD, colour, space));
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
