package tabard.mageknight.rules.effect;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.table.*;

/** MK-6.2, 6.9, 23.6, 23.8: cards that an effect takes from a hand. */
public final class GivenUp {
    private GivenUp() {}

    /** A card of the hand is given up. */
    @Rule("MK-23.6")
    public record Give(DeedCard card) implements Asked.OnEffect {
        static final List<Give> EACH = Moves.each(DeedCard.ALL, Give::new);
    }

    @Rule("MK-23.6")
    public record GiveWound() implements Asked.OnEffect {}

    /** A card goes from the hand into the deck, unseen by the others. */
    @Rule("MK-6.9")
    public record Bury(DeedCard card) implements Asked.OnEffect {
        static final List<Bury> EACH = Moves.each(DeedCard.ALL, Bury::new);

        @Override
        public Audience audience() {
            return new Audience.Actor(Cover.of("buried"));
        }
    }

    @Rule("MK-6.9")
    public record BuryWound() implements Asked.OnEffect {
        @Override
        public Audience audience() {
            return new Audience.Actor(Cover.of("buried"));
        }
    }

    /** Which cards of the hand may be given up. */
    public enum Sort implements Named {
        ANY_DEED,
        COLOURED,
        ACTION,
        WOUND;

        public boolean has(DeedCard card) {
            return switch (this) {
                case ANY_DEED -> true;
                case COLOURED -> card.colour() != null;
                case ACTION -> card.action();
                case WOUND -> false;
            };
        }

        /** Such a card, and of one of these colours. */
        public boolean has(DeedCard card, int colours) {
            var colour = card.colour();
            return has(card) && (colour == null || (colours & colour.bit()) != 0);
        }
    }

    /** What becomes of it. */
    public enum Fate implements Named {
        DISCARDED,
        THROWN_AWAY
    }

    public record GivingUp(Player seat, Fate fate, Sort sort) implements Asks<Asked.OnEffect> {
        @Override
        public Choices<Asked.OnEffect> choices(State s) {
            var picks = new Picks<Asked.OnEffect>(8);
            if (sort == Sort.WOUND) {
                return picks.add(s.wounds(seat, Zone.HAND) > 0 ? new GiveWound() : Asked.ENOUGH);
            }
            Deeds.givable(s, seat, sort, colours(s)).forEach(card -> picks.add(Give.EACH.get(card.ordinal())));
            return picks.addIf(picks.size() == 0, Asked.ENOUGH);
        }

        /** What comes after may need one of certain colours (MK-23.22). */
        private static int colours(State s) {
            var rest = s.agenda();
            if (rest instanceof Agenda.First<Frame<State, Move>>(GivingUp _, var below)) {
                rest = below;
            }
            return rest
                            instanceof
                            Agenda.First<Frame<State, Move>>(Deeds.Doing(var player, var script, int part), var _)
                    ? Works.fitting(s, player, script, part)
                    : -1;
        }

        @Override
        public void answer(State s, Asked.OnEffect chosen) {
            if (chosen instanceof Asked.Enough) {
                // nothing to give when a card is played once more (MK-23.18): what it would have paid for is left out
                if (s.agenda() instanceof Agenda.First<Frame<State, Move>>(Deeds.Doing _, var then)) {
                    s.agenda(then);
                }
                return;
            }
            s.set(State.CARD_USED, true);
            s.set(State.GIVEN, 1);
            if (chosen instanceof Give(var card)) {
                s.shift(seat, card, Zone.HAND, fate == Fate.DISCARDED ? Zone.DISCARD : Zone.AWAY);
                if (card.colour() != null) {
                    s.set(State.THAT, card.colour());
                }
            } else {
                s.wound(seat, Zone.HAND, fate == Fate.DISCARDED ? Zone.DISCARD : null, 1);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.inTurn(seat), "MK-23.6", "refused.not-in-turn", seat);
        }
    }

    /** Up to so many cards, wounds too, go to the discard pile or into the deck; people may name them in any order. */
    public record Shedding(Player seat, Zone to, int left, int from) implements Asks<Asked.OnEffect> {
        @Override
        public Choices<Asked.OnEffect> choices(State s) {
            var first = new ArrayList<Asked.OnEffect>();
            var others = new ArrayList<Asked.OnEffect>();
            first.add(Asked.ENOUGH);
            for (var card : s.cards(seat)) {
                (card.ordinal() >= from ? first : others).add(of(card));
            }
            if (s.wounds(seat, Zone.HAND) > 0) {
                first.add(to == Zone.DECK ? new BuryWound() : new GiveWound());
            }
            return Choices.inAnyOrder(List.copyOf(first), List.copyOf(others));
        }

        private Asked.OnEffect of(DeedCard card) {
            return to == Zone.DECK ? Bury.EACH.get(card.ordinal()) : Give.EACH.get(card.ordinal());
        }

        @Override
        public void answer(State s, Asked.OnEffect chosen) {
            int next = from;
            switch (chosen) {
                case Give(var card) -> next = shed(s, card);
                case Bury(var card) -> shed(s, card); // the agenda is open to all: it may not tell how far one is
                case GiveWound _ -> {
                    s.wound(seat, Zone.HAND, to, 1);
                    next = DeedCard.ALL.size();
                }
                case BuryWound _ -> {
                    s.unknown(seat);
                    s.wound(seat, Zone.HAND, to, 1);
                }
                default -> {
                    finish(s);
                    return;
                }
            }
            s.add(State.GIVEN, 1);
            if (left > 1 && s.hand(seat) > 0) {
                s.push(new Shedding(seat, to, left - 1, Math.max(from, next)));
            } else {
                finish(s);
            }
        }

        private int shed(State s, DeedCard card) {
            if (to == Zone.DECK) {
                s.unknown(seat);
            }
            s.shift(seat, card, Zone.HAND, to);
            return card.ordinal();
        }

        private void finish(State s) {
            if (to == Zone.DECK) {
                s.shuffle(seat);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(left > 0 && (to == Zone.DECK || to == Zone.DISCARD), "MK-6.2", "refused.nothing-to-give");
        }
    }
}
