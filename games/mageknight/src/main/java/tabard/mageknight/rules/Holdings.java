package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.*;
import tabard.table.sheet.Row;
import tabard.table.sheet.Where;

/** Whose cards lie where. Readers are for all; the verbs keep in step what is counted beside the cards. */
abstract sealed class Holdings extends Ledger permits State {
    private static final long LOW = 0xFFFF_FFFFL;

    Holdings(Options options) {
        super(options);
    }

    Holdings(Holdings source) {
        super(source);
    }

    /** How many cards, hidden ones and wounds too. */
    public final int size(Player player, Zone zone) {
        return count(SIZE, player, zone);
    }

    /** With what is known to lie on top of it and below. */
    public final int deck(Player player) {
        return bag(player) + size(player, Zone.TOP) + size(player, Zone.BOTTOM);
    }

    /** The part of it whose order nobody knows, without what lies unseen under a tactic. */
    public final int bag(Player player) {
        return size(player, Zone.DECK) - count(BLIND, player);
    }

    public final int hand(Player player) {
        return size(player, Zone.HAND);
    }

    public final int wounds(Player player, Zone zone) {
        return count(WOUNDS, player, zone);
    }

    /** How many non-wounds are in a hand. */
    public final int deeds(Player player) {
        return hand(player) - wounds(player, Zone.HAND);
    }

    /** The kinds of cards in a hand. */
    public final Iterable<DeedCard> cards(Player player) {
        return each(IN_HAND, player);
    }

    /** One move for each kind of card in a hand that stands at that place among all cards or behind it. */
    final <A> Picks<A> eachInHand(Player player, int from, List<? extends A> moves, Picks<A> picks) {
        int at = IN_HAND.cells().from() + player.ordinal() * IN_HAND.cells().first();
        long many = (cells[at] & LOW) | (long) cells[at + 1] << Integer.SIZE;
        picks.each(moves, from < Long.SIZE ? many & -1L << from : 0);
        if (cells[at + 2] != 0) {
            long rest = cells[at + 2] & -1L << Math.max(0, from - Long.SIZE);
            picks.each(moves.subList(Long.SIZE, moves.size()), rest);
        }
        return picks;
    }

    /** The same, and people may name those before them first: of an unordered pick bots take one order only. */
    final <A> Choices<A> inAnyOrder(Player player, int from, List<? extends A> moves, Picks<A> picks) {
        eachInHand(player, from, moves, picks);
        if (from == 0) {
            return picks;
        }
        var others = new ArrayList<A>(0);
        for (var card : cards(player)) {
            if (card.ordinal() >= from) {
                break;
            }
            others.add(moves.get(card.ordinal()));
        }
        return others.isEmpty() ? picks : Choices.inAnyOrder(picks.all(), others);
    }

    public final boolean holds(Player player, DeedCard card) {
        return has(IN_HAND, player, card);
    }

    /** How many of a card a player has in a zone. */
    public final int number(Player player, Zone zone, DeedCard card) {
        return card.is(DeedCard.Sort.BASIC_ACTION)
                ? count(BASIC, player, zone, card)
                : CARDS.is(cells, card, CardSpot.of(player, zone)) ? 1 : 0;
    }

    /** How many of each kind of card lie in a zone, by the cards' ordinals; wounds last. */
    public final int[] kinds(Player player, Zone zone) {
        int[] kinds = new int[DeedCard.ALL.size() + 1];
        for (var card : DeedCard.BASIC_ACTIONS) {
            kinds[card.ordinal()] = BASIC.get(cells, player, zone, card);
        }
        int spot = Where.number(CardSpot.of(player, zone));
        int from = CARDS.cells().from();
        for (int i = DeedCard.BASIC_ACTIONS.size(); i < DeedCard.ALL.size(); i++) {
            kinds[i] = cells[from + i] == spot ? 1 : 0;
        }
        kinds[DeedCard.ALL.size()] = WOUNDS.get(cells, player, zone);
        return kinds;
    }

    /** The lot that takes one of the cards of a zone; the order of the cards there is unknown. */
    final <A extends Action> Lottery<A> lot(Player player, Zone zone, A[] moves) {
        int at = actions(player, zone);
        int[] basic = Arrays.copyOfRange(cells, at, at + DeedCard.BASIC_ACTIONS.size());
        int wounds = wounds(player, zone);
        int rest = size(player, zone) - wounds;
        for (int cards : basic) {
            rest -= cards;
        }
        return CardLot.of(moves, basic, rest == 0 ? 0 : rare(CardSpot.of(player, zone)), wounds);
    }

    /** The same for the Dummy, whose deck holds actions only. */
    final <A extends Action> Lottery<A> dummyLot(A[] moves) {
        return CardLot.of(moves, DUMMY_DECK.cells().copy(cells), rare(CardSpot.DUMMY_DECK), 0);
    }

    /** Whether the Dummy has a card left to flip. */
    final boolean dummyFlips() {
        for (var card : DeedCard.BASIC_ACTIONS) {
            if (count(DUMMY_DECK, card) > 0) {
                return true;
            }
        }
        return rare(CardSpot.DUMMY_DECK) != 0;
    }

    /** How many cards the Dummy may still flip. */
    public final int dummyDeck() {
        int cards = Long.bitCount(rare(CardSpot.DUMMY_DECK));
        for (var card : DeedCard.BASIC_ACTIONS) {
            cards += count(DUMMY_DECK, card);
        }
        return cards;
    }

    /** The cards there that are no basic actions, as bits. */
    private long rare(CardSpot spot) {
        long bits = 0;
        int from = CARDS.cells().from() + DeedCard.BASIC_ACTIONS.size();
        for (int i = 0; i < Long.SIZE; i++) {
            bits |= cells[from + i] == Where.number(spot) ? 1L << i : 0;
        }
        return bits;
    }

    /** Those of some cards that nobody has seen yet, as bits of all that are no basic actions. */
    final long unseen(List<DeedCard> some) {
        long bits = 0;
        int first = some.getFirst().ordinal();
        for (int i = first; i < first + some.size(); i++) {
            bits |= cells[CARDS.cells().from() + i] == 0 ? 1L << (i - DeedCard.BASIC_ACTIONS.size()) : 0;
        }
        return bits;
    }

    public final @Nullable CardSpot spot(DeedCard card) {
        return CARDS.at(cells, card);
    }

    /** The card of an offer at a place, the oldest first. */
    public final @Nullable DeedCard at(CardSpot place) {
        for (int i = DeedCard.BASIC_ACTIONS.size(); i < DeedCard.ALL.size(); i++) {
            if (cells[CARDS.cells().from() + i] == Where.number(place)) {
                return DeedCard.ALL.get(i);
            }
        }
        return null;
    }

    /** The first deck of a hero. */
    final void deal(Player player, Hero hero) {
        for (var card : DeedCard.BASIC_ACTIONS) {
            int copies = card.inDeckOf(hero);
            set(BASIC, player, Zone.DECK, card, copies);
            add(SIZE, player, Zone.DECK, copies);
            add(POOL, player, card, copies);
        }
    }

    /** A card goes from one zone of its owner to another. */
    final void shift(Player player, DeedCard card, Zone from, Zone to) {
        boolean basic = card.is(DeedCard.Sort.BASIC_ACTION);
        switch (from) {
            case TOP -> take(ON_TOP, player, card);
            case BOTTOM -> take(BELOW, player, card);
            default -> {
                if (basic) {
                    add(BASIC, player, from, card, -1);
                }
            }
        }
        add(SIZE, player, from, -1);
        if (basic && from.secret()) {
            add(POOL, player, card, -1);
        }
        enter(player, card, to);
        if (from == Zone.HAND) {
            forget(player, card);
            renew(IN_HAND, player, card);
        }
    }

    /** A card that was nobody's, or somebody else's, comes to a zone of a player. */
    final void enter(Player player, DeedCard card, Zone to) {
        boolean basic = card.is(DeedCard.Sort.BASIC_ACTION);
        switch (to) {
            case TOP -> onTop(player, card);
            case BOTTOM -> below(player, card);
            default -> {
                if (basic && to != Zone.AWAY) {
                    add(BASIC, player, to, card, 1);
                }
            }
        }
        if (!basic) {
            move(CARDS, card, CardSpot.of(player, to));
        } else if (to.secret()) {
            add(POOL, player, card, 1);
        }
        if (!basic || to != Zone.AWAY) { // a basic action that is thrown away is missed, not counted
            add(SIZE, player, to, 1);
        }
        if (to == Zone.HAND) {
            renew(IN_HAND, player, card);
        }
        if (to == Zone.DISCARD || to == Zone.PLAYED || to == Zone.AWAY || to == Zone.BANNER) {
            shown(player, card);
        }
    }

    /** Everybody has seen it now. */
    final void shown(Player player, DeedCard card) {
        remove(SECRET, player, card);
    }

    /** Whether the unit there is the one under Bonds of Loyalty (MK-26.10). */
    static boolean loyal(State s, Player player, Command command) {
        return s.is(LOYAL, command) && s.owns(player, Bonds.SKILL);
    }

    /** A rare card leaves its owner's zones for good. */
    final void part(Player player, DeedCard card, Zone from, CardSpot to) {
        move(CARDS, card, to);
        add(SIZE, player, from, -1);
        if (from == Zone.HAND) {
            forget(player, card);
            renew(IN_HAND, player, card);
        }
    }

    /** A card of a discard pile goes to the hand of another player for good (MK-24.36). */
    final void handOver(Player from, Player to, DeedCard card) {
        if (card.is(DeedCard.Sort.BASIC_ACTION)) {
            add(BASIC, from, Zone.DISCARD, card, -1);
        }
        add(SIZE, from, Zone.DISCARD, -1);
        enter(to, card, Zone.HAND);
        recognise(to, card);
    }

    private void take(Row<DeedCard> row, Player player, DeedCard card) {
        row.remove(cells, player, card);
    }

    /** The newest comes first. */
    private void onTop(Player player, DeedCard card) {
        if (size(ON_TOP, player) == TOP) { // nobody remembers more: the deepest of them joins the bag
            var deepest = get(ON_TOP, player, TOP - 1);
            if (deepest != null) {
                shift(player, deepest, Zone.TOP, Zone.DECK);
            }
        }
        add(ON_TOP, player, card);
        for (int i = size(ON_TOP, player) - 1; i > 0; i--) {
            var above = get(ON_TOP, player, i - 1);
            if (above != null) {
                ON_TOP.set(cells, player, i, above);
            }
        }
        ON_TOP.set(cells, player, 0, card);
    }

    private void below(Player player, DeedCard card) {
        if (size(BELOW, player) == BOTTOM) {
            shift(player, known(BELOW, player), Zone.BOTTOM, Zone.DECK);
        }
        add(BELOW, player, card);
    }

    /** Everybody has seen it going to the hand, but for an artifact that only its owner has seen. */
    final void recognise(Player player, DeedCard card) {
        if (!has(SECRET, player, card) && size(KNOWN, player) < REMEMBERED) {
            add(KNOWN, player, card);
        }
    }

    public final boolean known(Player player, DeedCard card) {
        return contains(KNOWN, player, card);
    }

    /** In what others see, only the cards of a hand that all know. */
    final void hideHand(Player player) {
        for (var card : DeedCard.ALL) {
            IN_HAND.set(cells, player, card, known(player, card));
        }
    }

    /** In what others see: an artifact lies there that only its owner knows (MK-22.2). */
    final void hideTop(Player player, int place) {
        ON_TOP.hide(cells, player, place);
    }

    final void hideUnder(int place) {
        ARTIFACTS_UNDER.hide(cells, place);
    }

    final void putTop(Player player, int place, DeedCard card) {
        ON_TOP.set(cells, player, place, card);
    }

    final void putUnder(int place, DeedCard card) {
        ARTIFACTS_UNDER.set(cells, place, card);
    }

    /** What all knew of a hand they know no longer: cards left it unseen. */
    final void unknown(Player player) {
        KNOWN.clear(cells, player);
    }

    private void forget(Player player, DeedCard card) {
        KNOWN.remove(cells, player, card);
    }

    /** Wounds come from the pile, go back to it, or from zone to zone; null is the pile, which never ends (MK-2.2). */
    final void wound(Player player, @Nullable Zone from, @Nullable Zone to, int n) {
        wounds(player, from, -n);
        wounds(player, to, n);
    }

    private void wounds(Player player, @Nullable Zone zone, int n) {
        if (zone != null) {
            add(WOUNDS, player, zone, n);
            add(SIZE, player, zone, n);
            if (zone.secret()) {
                add(WOUND_POOL, player, n);
            }
        }
    }

    /** All wounds of a player, wherever they are: everybody can count them. */
    public final int allWounds(Player player) {
        int sum = count(WOUND_POOL, player);
        for (var zone : Zone.COUNTED) {
            sum += zone.secret() ? 0 : count(WOUNDS, player, zone);
        }
        return sum;
    }

    /** All cards of a zone, wounds too, go to another; neither has an order. */
    final void pour(Player player, Zone from, Zone to) {
        int wounds = count(WOUNDS, player, from);
        for (int i = 0; size(player, from) > wounds && i < DeedCard.BASIC_ACTIONS.size(); i++) {
            var card = DeedCard.BASIC_ACTIONS.get(i);
            for (int n = count(BASIC, player, from, card); n > 0; n--) {
                shift(player, card, from, to);
            }
        }
        int spot = Where.number(CardSpot.of(player, from));
        for (int i = DeedCard.BASIC_ACTIONS.size(); size(player, from) > wounds; i++) {
            if (cells[CARDS.cells().from() + i] == spot) {
                shift(player, DeedCard.ALL.get(i), from, to);
            }
        }
        wound(player, from, to, wounds);
    }

    /** What was known of the order of a deck is forgotten: it is shuffled. */
    final void shuffle(Player player) {
        while (size(ON_TOP, player) > 0) {
            shift(player, known(ON_TOP, player), Zone.TOP, Zone.DECK);
        }
        while (size(BELOW, player) > 0) {
            shift(player, known(BELOW, player), Zone.BOTTOM, Zone.DECK);
        }
    }

    /** The first card of a row that is not hidden. */
    final DeedCard known(Row<DeedCard> row, Player player) {
        var card = get(row, player, 0);
        if (card == null) {
            throw new IllegalStateException("nobody knows what lies there");
        }
        return card;
    }
}
