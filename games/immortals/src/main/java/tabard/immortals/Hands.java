package tabard.immortals;

import tabard.immortals.State.Draws;
import tabard.table.Lottery;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Cards that change hands (chapter 2): Conflict cards drawn, Region cards given up. */
final class Hands {
    private Hands() {}

    /** A Conflict card was drawn: only its new holder reads which. */
    @Rule("IM-2.9")
    record Drawn(Colour colour, Card card) implements Move {
        private static final Drawn[][] EACH = Moves.each(
                        Colour.ALL,
                        colour -> Moves.each(Card.CONFLICTS, card -> new Drawn(colour, card))
                                .toArray(Drawn[]::new))
                .toArray(Drawn[][]::new);

        @Override
        public Audience audience() {
            return new Audience.Only(colour, "drawn");
        }
    }

    /** A Region card left its holder; to the deck means the Region deck. */
    sealed interface Surrender extends Move {}

    @Rule("IM-18.2")
    record Given(Land land, Place to) implements Surrender {}

    /** It lay face down: all see where (IM-18.6). */
    @Rule("IM-18.6")
    record Torn(Land land, Space space, Place to) implements Surrender {}

    /** Whether a Conflict card can be drawn from the pile or, once it is shuffled, from the discards. */
    static boolean drawable(State s, Pile pile) {
        return s.deck(pile) > 0 || discarded(s, pile);
    }

    private static boolean discarded(State s, Pile pile) {
        for (var card : Card.CONFLICTS) {
            if (pile.takes(card) && s.in(Place.DISCARDS, card)) {
                return true;
            }
        }
        return false;
    }

    /** IM-2.9, 4.13: an empty deck is made of the discards. */
    static void replenish(State s, Pile pile) {
        if (s.deck(pile) > 0) {
            return;
        }
        for (var card : Card.CONFLICTS) {
            if (pile.takes(card) && s.in(Place.DISCARDS, card)) {
                s.move(card, Place.DECK);
                s.add(State.DECKS, pile, 1);
            }
        }
    }

    private static Lottery<Drawn> urn(State s, Colour colour, Pile pile) {
        int[] tickets = new int[Card.CONFLICTS.size()];
        for (var card : Card.CONFLICTS) {
            tickets[card.ordinal()] = pile.takes(card) && s.in(Place.DECK, card) ? 1 : 0;
        }
        return new Lottery.Urn<>(Drawn.EACH[colour.ordinal()], tickets);
    }

    private static void checkDeck(State s, Pile pile) {
        if (s.deck(pile) == 0) {
            throw new Refusal(Said.of("refused.no-cards"), "IM-2.9");
        }
    }

    static void discard(State s, Card card) {
        var holder = s.where(card).colour();
        s.move(card, Place.DISCARDS);
        s.set(State.SHOWN, card, 0);
        s.set(State.USED, card, 0); // where it goes from here, nobody knows
        s.add(State.CONFLICTS, holder, -1);
    }

    /** IM-4.3, 4.13: the hand that will be passed on gets so many cards more; then those of the players after it, so many each. */
    record Filling(Colour colour, int cards, int each) implements Draws<Drawn> {
        Filling {
            if (cards < 1 || cards > each || each > Content.NUMBERS.draft().handSize()) {
                throw new Refusal(
                        Said.of("refused.hand", cards, Content.NUMBERS.draft().handSize()), "IM-4.3");
            }
        }

        /** Asks chance only if there is a card of the hand's realm. */
        static void push(State s, Colour colour, int cards, int each) {
            replenish(s, pile(s, colour));
            if (cards > 0 && s.deck(pile(s, colour)) > 0) {
                s.push(new Filling(colour, cards, each));
            } else if (s.last(colour)) {
                s.push(new Deployment.Deployments());
            } else {
                push(s, s.after(colour), each, each);
            }
        }

        private static Pile pile(State s, Colour colour) {
            return Pile.ALL.get(s.count(State.DRAFT_REALM, colour) - 1);
        }

        @Override
        public Lottery<Drawn> lottery(State s) {
            return urn(s, colour, pile(s, colour));
        }

        @Override
        public void answer(State s, Drawn drawn) {
            s.move(drawn.card, Place.draft(colour));
            s.add(State.DRAFT, colour, 1);
            s.add(State.DECKS, pile(s, colour), -1);
            push(s, colour, cards - 1, each);
        }

        @Override
        public void possible(State s) {
            Deployment.checkRealms(s);
            checkDeck(s, pile(s, colour));
        }
    }

    /** A player draws so many Conflict cards, as far as there are any. */
    record Drawing(Colour colour, int cards) implements Draws<Drawn> {
        Drawing {
            if (cards < 1 || cards > 2) {
                throw new Refusal(Said.of("refused.hand", cards, 2), "IM-13.8");
            }
        }

        /** Asks chance only if there is a card. */
        static void push(State s, Colour colour, int cards) {
            replenish(s, Pile.MIXED);
            if (cards > 0 && s.deck(Pile.MIXED) > 0) {
                s.push(new Drawing(colour, cards));
            }
        }

        @Override
        public Lottery<Drawn> lottery(State s) {
            return urn(s, colour, Pile.MIXED);
        }

        @Override
        public void answer(State s, Drawn drawn) {
            s.move(drawn.card, Place.with(colour));
            s.add(State.CONFLICTS, colour, 1);
            s.add(State.DECKS, Pile.MIXED, -1);
            push(s, colour, cards - 1);
        }

        @Override
        public void possible(State s) {
            checkDeck(s, Pile.MIXED);
        }
    }

    /** A Region card goes to a player, or to the Region deck; from another player it goes by a step that all read. */
    static void hand(State s, Land land, Place to) {
        if (s.inRegionDeck(land)) {
            if (to.isWithPlayer()) {
                s.give(land, to.colour());
            }
        } else if (!to.isWithPlayer() || s.holder(land) != to.colour()) {
            s.push(new Surrendering(land, to));
        }
    }

    /** The holder gives up a Region card, from the hand or from face down on the board. */
    record Surrendering(Land land, Place to) implements Draws<Surrender> {
        @Override
        public Lottery<Surrender> lottery(State s) {
            for (var space : Space.ALL) {
                if (s.board(s.holder(land), space) == Card.of(land).ordinal() + 1) {
                    return new Lottery.Certain<>(new Torn(land, space, to));
                }
            }
            return new Lottery.Certain<>(new Given(land, to));
        }

        @Override
        public void answer(State s, Surrender drawn) {
            switch (drawn) {
                case Given _ -> {}
                case Torn(var _, var space, var _) -> s.lay(s.holder(land), space, Card.GAP);
            }
            if (to.isWithPlayer()) {
                s.give(land, to.colour());
            } else {
                s.toRegionDeck(land);
            }
        }

        @Override
        public void possible(State s) {
            if (s.inRegionDeck(land)
                    || to.isDraft()
                    || to == Place.DISCARDS
                    || (to.isWithPlayer() && to.colour().ordinal() >= s.seats())) {
                throw new Refusal(Said.of("refused.surrender", "@" + land.word()), "IM-14.9");
            }
        }
    }
}
