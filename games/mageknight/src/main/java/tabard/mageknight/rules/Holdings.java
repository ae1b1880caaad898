package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.turn.Bonds;
import tabard.table.*;
import tabard.table.sheet.Row;
import tabard.table.sheet.Where;

/** Whose cards lie where, as far as it is known. */
abstract sealed class Holdings extends Ledger permits Handling {
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
    public final <A> Picks<A> eachInHand(Player player, int from, List<? extends A> moves, Picks<A> picks) {
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
    public final <A> Choices<A> inAnyOrder(Player player, int from, List<? extends A> moves, Picks<A> picks) {
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
    public final <A extends Action> Lottery<A> lot(Player player, Zone zone, A[] moves) {
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
    public final <A extends Action> Lottery<A> dummyLot(A[] moves) {
        return CardLot.of(moves, DUMMY_DECK.cells().copy(cells), rare(CardSpot.DUMMY_DECK), 0);
    }

    /** Whether the Dummy has a card left to flip. */
    public final boolean dummyFlips() {
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
    public final long unseen(List<DeedCard> some) {
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

    public final boolean known(Player player, DeedCard card) {
        return contains(KNOWN, player, card);
    }

    /** The first card of a row that is not hidden. */
    public final DeedCard known(Row<DeedCard> row, Player player) {
        var card = get(row, player, 0);
        if (card == null) {
            throw new IllegalStateException("nobody knows what lies there");
        }
        return card;
    }

    /** All wounds of a player, wherever they are: everybody can count them. */
    public final int allWounds(Player player) {
        int sum = count(WOUND_POOL, player);
        for (var zone : Zone.COUNTED) {
            sum += zone.secret() ? 0 : count(WOUNDS, player, zone);
        }
        return sum;
    }

    /** Whether the unit there is the one under Bonds of Loyalty (MK-26.10). */
    public static boolean loyal(State s, Player player, Command command) {
        return s.is(LOYAL, command) && s.owns(player, Bonds.SKILL);
    }
}
