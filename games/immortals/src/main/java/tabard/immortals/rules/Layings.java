package tabard.immortals.rules;

import java.util.List;
import java.util.random.RandomGenerator;
import tabard.immortals.content.*;
import tabard.immortals.rules.Planning.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/**
 * All that a planning player may do, as sets: there may be a hundred ways to lay a card, and every player is asked anew after every
 * one of them, so that none is listed before it is looked at.
 */
final class Layings implements Choices<OnPlan> {
    private static final long JOKERS = Subset.all(Card.CONFLICTS)
            .where(card -> card.kind() == Card.Kind.JOKER)
            .bits();
    private static final List<Card> BLANK = List.of(Card.BLANK);

    private final int laid; // spaces with a card
    private final Block[] blocks;
    private final int size;

    /** Cards in hand, as bits by their place in a list, and the free spaces where any of them may go. */
    private record Block(List<Card> cards, long held, int spaces) {
        int size() {
            return Long.bitCount(held) * Integer.bitCount(spaces);
        }

        boolean has(Card card, Space space) {
            int at = card.ordinal() - cards.getFirst().ordinal();
            return at >= 0 && at < cards.size() && (held >> at & 1) != 0 && (spaces & space.bit()) != 0;
        }

        /** The spaces of one card come one after the other. */
        Lay get(int i) {
            int each = Integer.bitCount(spaces);
            var card = new Subset<>(cards, held).get(i / each);
            return ways(card).get(Space.of(spaces).get(i % each).ordinal());
        }

        void add(Picks<OnPlan> out) {
            new Subset<>(cards, held).forEach(card -> out.each(ways(card), spaces));
        }

        private static List<Lay> ways(Card card) {
            return Lay.EACH.get(card.ordinal());
        }
    }

    Layings(State s, Colour seat) {
        int filled = 0;
        int blanks = 0;
        long held = s.subset(State.WHERE, Place.with(seat)).bits();
        long lands = s.cards(seat) & (s.held(seat, Realm.LIGHT) | s.held(seat, Realm.DARK)); // IM-7.5
        long spells = Subset.all(Magic.ALL).bits();
        for (int i = 0; i < Space.ALL.size(); i++) {
            var card = s.laid(seat, Space.ALL.get(i));
            if (card == null) {
                continue;
            }
            filled |= 1 << i;
            switch (card.kind()) {
                case CONFLICT, JOKER -> held &= ~card.bit();
                case REGION -> lands &= ~card.land().bit();
                case MAGIC -> spells &= ~Subset.bit(card.magic());
                case BLANK, GAP -> blanks++;
            }
        }
        int free = Space.EVERY & ~filled;
        int army = free & Space.ARMY;
        laid = filled;
        blocks = new Block[] {
            new Block(Card.CONFLICTS, held & ~JOKERS, army),
            new Block(Card.REGIONS, lands, army),
            new Block(Card.CONFLICTS, held & JOKERS, army & ~Planning.extracting(s, seat)), // IM-7.6
            new Block(Card.MAGICS, spells, free & Space.MAGIC),
            new Block(BLANK, blanks < Content.CARDS.blanks() ? 1 : 0, free)
        };
        int all = 1 + Integer.bitCount(laid);
        for (var block : blocks) {
            all += block.size();
        }
        size = all;
    }

    @Override
    public boolean admits(Action move) {
        return switch (move) {
            case Ready _ -> true;
            case Lift(var space) -> (laid & space.bit()) != 0;
            case Lay(var card, var space) -> {
                boolean found = false;
                for (var block : blocks) {
                    found |= block.has(card, space);
                }
                yield found;
            }
            default -> false;
        };
    }

    @Override
    public OnPlan usual() {
        return new Ready();
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public List<OnPlan> all() {
        var out = new Picks<OnPlan>(size).add(usual()).each(Lift.EACH, laid);
        for (var block : blocks) {
            block.add(out);
        }
        return out.all();
    }

    /** In the order of the whole list, none of which is made. */
    @Override
    public OnPlan any(RandomGenerator dice) {
        int i = dice.nextInt(size) - 1;
        if (i < 0) {
            return usual();
        }
        if (i < Integer.bitCount(laid)) {
            return Lift.EACH.get(Space.of(laid).get(i).ordinal());
        }
        i -= Integer.bitCount(laid);
        int at = 0;
        while (i >= blocks[at].size()) {
            i -= blocks[at++].size();
        }
        return blocks[at].get(i);
    }
}
