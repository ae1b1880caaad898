package tabard.immortals;

import java.util.AbstractList;
import java.util.RandomAccess;
import tabard.immortals.Planning.Lay;
import tabard.immortals.Planning.Lift;
import tabard.immortals.Planning.OnPlan;
import tabard.immortals.Planning.Ready;

/**
 * All that a planning player may do, as sets: there may be a hundred ways to lay a card, and every player is asked anew after every
 * one of them, so that none is listed before it is looked at.
 */
final class Layings extends AbstractList<OnPlan> implements RandomAccess {
    private static final int REGIONS = Card.of(Land.ALL.getFirst()).ordinal();
    private static final int MAGICS = Card.of(Magic.ALL.getFirst()).ordinal();
    private static final long JOKERS = jokers();

    private final int laid; // spaces with a card
    private final int army; // free spaces, by what may lie there
    private final int joker;
    private final int magic;
    private final int blank;
    private final long conflicts; // cards in hand, by kind
    private final long jokers;
    private final int regions;
    private final int spells;
    private final int size;

    private static long jokers() {
        long set = 0;
        for (var card : Card.CONFLICTS) {
            set |= card.kind() == Card.Kind.JOKER ? 1L << card.ordinal() : 0;
        }
        return set;
    }

    Layings(State s, Colour seat) {
        int filled = 0;
        int blanks = 0;
        long held = s.conflicts(seat);
        int lands = s.cards(seat) & (s.held(seat, Realm.LIGHT) | s.held(seat, Realm.DARK)); // IM-7.5
        int magics = (1 << Magic.ALL.size()) - 1;
        for (int i = 0; i < Space.ALL.size(); i++) {
            int card = s.board(seat, Space.ALL.get(i)) - 1;
            if (card < 0) {
                continue;
            }
            filled |= 1 << i;
            if (card < REGIONS) {
                held &= ~(1L << card);
            } else if (card < MAGICS) {
                lands &= ~(1 << (card - REGIONS));
            } else if (card < Card.BLANK.ordinal()) {
                magics &= ~(1 << (card - MAGICS));
            } else {
                blanks++;
            }
        }
        int free = Space.EVERY & ~filled;
        laid = filled;
        army = free & Space.ARMY;
        joker = army & ~Planning.extracting(s, seat); // IM-7.6
        magic = free & Space.MAGIC;
        blank = blanks < Content.CARDS.blanks() ? free : 0;
        conflicts = held & ~JOKERS;
        jokers = held & JOKERS;
        regions = lands;
        spells = magics;
        size = 1
                + Integer.bitCount(laid)
                + (Long.bitCount(conflicts) + Integer.bitCount(regions)) * Integer.bitCount(army)
                + Long.bitCount(jokers) * Integer.bitCount(joker)
                + Integer.bitCount(spells) * Integer.bitCount(magic)
                + Integer.bitCount(blank);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public OnPlan get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        if (index == 0) {
            return Ready.IT;
        }
        int i = index - 1;
        if (i < Integer.bitCount(laid)) {
            return Lift.EACH[nth(laid, i)];
        }
        i -= Integer.bitCount(laid);
        int count = Long.bitCount(conflicts) * Integer.bitCount(army);
        if (i < count) {
            return lay(0, conflicts, army, i);
        }
        i -= count;
        count = Integer.bitCount(regions) * Integer.bitCount(army);
        if (i < count) {
            return lay(REGIONS, regions, army, i);
        }
        i -= count;
        count = Long.bitCount(jokers) * Integer.bitCount(joker);
        if (i < count) {
            return lay(0, jokers, joker, i);
        }
        i -= count;
        count = Integer.bitCount(spells) * Integer.bitCount(magic);
        return i < count ? lay(MAGICS, spells, magic, i) : Lay.EACH[Card.BLANK.ordinal()][nth(blank, i - count)];
    }

    private static Lay lay(int from, long cards, int spaces, int i) {
        int width = Integer.bitCount(spaces);
        return Lay.EACH[from + nth(cards, i / width)][nth(spaces, i % width)];
    }

    /** The place of a set's n-th member. */
    private static int nth(long set, int n) {
        long rest = set;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }
}
