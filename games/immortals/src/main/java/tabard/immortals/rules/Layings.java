package tabard.immortals.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tabard.immortals.content.*;
import tabard.immortals.rules.Planning.Lay;
import tabard.immortals.rules.Planning.Lift;
import tabard.immortals.rules.Planning.OnPlan;
import tabard.immortals.rules.Planning.Ready;
import tabard.table.*;
import tabard.table.sheet.Subset;

/**
 * All that a planning player may do, as sets: there may be a hundred ways to lay a card, and every player is asked anew after every
 * one of them, so that none is listed before it is looked at.
 */
final class Layings implements Choices<OnPlan> {
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
            set |= card.kind() == Card.Kind.JOKER ? Subset.bit(card) : 0;
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
            var card = s.laid(seat, Space.ALL.get(i));
            if (card == null) {
                continue;
            }
            filled |= 1 << i;
            switch (card.kind()) {
                case CONFLICT, JOKER -> held &= ~Subset.bit(card);
                case REGION -> lands &= ~card.land().bit();
                case MAGIC -> magics &= ~(1 << card.magic().ordinal());
                case BLANK, GAP -> blanks++;
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
    public boolean admits(Action move) {
        return switch (move) {
            case Ready _ -> true;
            case Lift(var space) -> (laid & space.bit()) != 0;
            case Lay(var card, var space) -> (spaces(card) & space.bit()) != 0;
            default -> false;
        };
    }

    /** The free spaces where a card of the hand may go. */
    private int spaces(Card card) {
        return switch (card.kind()) {
            case CONFLICT -> (conflicts & Subset.bit(card)) == 0 ? 0 : army;
            case JOKER -> (jokers & Subset.bit(card)) == 0 ? 0 : joker;
            case REGION -> (regions & card.land().bit()) == 0 ? 0 : army;
            case MAGIC -> (spells & 1 << card.magic().ordinal()) == 0 ? 0 : magic;
            case BLANK -> blank;
            case GAP -> 0;
        };
    }

    @Override
    public OnPlan usual() {
        return Ready.IT;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public List<OnPlan> all() {
        var out = new ArrayList<OnPlan>(size);
        out.add(Ready.IT);
        Moves.add(out, Lift.EACH, laid);
        for (var card : new Subset<>(Card.CONFLICTS, conflicts)) {
            Moves.add(out, ways(card), army);
        }
        for (var land : Land.of(regions)) {
            Moves.add(out, ways(Card.of(land)), army);
        }
        for (var card : new Subset<>(Card.CONFLICTS, jokers)) {
            Moves.add(out, ways(card), joker);
        }
        for (var spell : new Subset<>(Magic.ALL, spells)) {
            Moves.add(out, ways(Card.of(spell)), magic);
        }
        Moves.add(out, ways(Card.BLANK), blank);
        return out;
    }

    private static List<Lay> ways(Card card) {
        return Lay.EACH.get(card.ordinal());
    }

    /** In the order of the whole list, none of which is made. */
    @Override
    public OnPlan any(RandomGenerator dice) {
        int i = dice.nextInt(size) - 1;
        if (i < 0) {
            return Ready.IT;
        }
        int count = Integer.bitCount(laid);
        if (i < count) {
            return Lift.EACH.get(Space.of(laid).get(i).ordinal());
        }
        i -= count;
        count = Long.bitCount(conflicts) * Integer.bitCount(army);
        if (i < count) {
            return lay(new Subset<>(Card.CONFLICTS, conflicts).get(i / Integer.bitCount(army)), army, i);
        }
        i -= count;
        count = Integer.bitCount(regions) * Integer.bitCount(army);
        if (i < count) {
            return lay(Card.of(Land.of(regions).get(i / Integer.bitCount(army))), army, i);
        }
        i -= count;
        count = Long.bitCount(jokers) * Integer.bitCount(joker);
        if (i < count) {
            return lay(new Subset<>(Card.CONFLICTS, jokers).get(i / Integer.bitCount(joker)), joker, i);
        }
        i -= count;
        count = Integer.bitCount(spells) * Integer.bitCount(magic);
        return i < count
                ? lay(Card.of(new Subset<>(Magic.ALL, spells).get(i / Integer.bitCount(magic))), magic, i)
                : lay(Card.BLANK, blank, i - count);
    }

    /** The spaces of one card come one after the other. */
    private static Lay lay(Card card, int spaces, int i) {
        var space = Space.of(spaces).get(i % Integer.bitCount(spaces));
        return ways(card).get(space.ordinal());
    }
}
