package tabard.immortals.rules;

import java.util.List;
import tabard.immortals.content.*;
import tabard.immortals.rules.Timed.AtStart;
import tabard.table.*;
import tabard.table.cards.Kind;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Cards that change hands (chapter 2): Conflict cards drawn, Region cards given up. */
public final class Hands {
    /** The cards that may lie in each pile. */
    private static final List<Kind<Card>> KINDS = Moves.each(Pile.ALL, pile -> Kind.of(Card.CONFLICTS, pile::takes));

    private Hands() {}

    /** A Conflict card was drawn: only its new holder reads which. */
    @Rule("IM-2.9")
    public record Drawn(Colour colour, Card card) implements Move {
        @Override
        public Audience audience() {
            return new Audience.Only(colour, Cover.of("draws", colour));
        }
    }

    /** A Region card left its holder; to the deck means the Region deck. */
    public sealed interface Surrender extends Move {}

    @Rule("IM-18.2")
    public record Given(Land land, Place to) implements Surrender {}

    /** It lay face down: all see where (IM-18.6). */
    @Rule("IM-18.6")
    public record Torn(Land land, Space space, Place to) implements Surrender {}

    /** Whether a Conflict card can be drawn from the pile or, once it is shuffled, from the discards. */
    static boolean drawable(State s, Pile pile) {
        return s.count(State.DECKS, pile) > 0 || State.DEALT.count(s, Place.DISCARDS, KINDS.get(pile.ordinal())) > 0;
    }

    /** IM-2.9, 4.13: when a card is needed, an empty deck is made of the discards. */
    private static void replenish(State s, Pile pile) {
        if (s.count(State.DECKS, pile) == 0) {
            s.add(State.DECKS, pile, State.DEALT.replenish(s, Place.DECK, Place.DISCARDS, KINDS.get(pile.ordinal())));
        }
    }

    private static Lottery<Drawn> urn(State s, Colour colour, Pile pile) {
        return State.DEALT.draw(s, Place.DECK, card -> new Drawn(colour, card), KINDS.get(pile.ordinal()));
    }

    private static void checkDeck(State s, Pile pile) {
        Refusal.when(s.count(State.DECKS, pile) == 0, "IM-2.9", "refused.no-cards");
    }

    static void discard(State s, Card card) {
        var holder = s.require(State.WHERE, card).colour();
        s.move(State.WHERE, card, Place.DISCARDS);
        s.set(State.SHOWN, card, false);
        s.set(State.USED, card, false); // where it goes from here, nobody knows
        s.add(State.CONFLICTS, holder, -1);
    }

    /** IM-4.3, 4.13: the hand that will be passed on gets so many cards more; then those of the players after it, so many each. */
    record Filling(Colour colour, int cards, int each) implements Draws<Drawn>, AtStart {
        Filling {
            Refusal.when(
                    cards < 1 || cards > each || each > Content.NUMBERS.draft().handSize(),
                    "IM-4.3",
                    "refused.hand",
                    cards,
                    Content.NUMBERS.draft().handSize());
        }

        /** Asks chance only if there is a card of the hand's realm. */
        static void push(State s, Colour colour, int cards, int each) {
            if (cards > 0) {
                replenish(s, pile(s, colour));
            }
            if (cards > 0 && s.count(State.DECKS, pile(s, colour)) > 0) {
                s.push(new Filling(colour, cards, each));
            } else if (s.last(colour)) {
                s.push(new Deployment.Deployments());
            } else {
                push(s, s.after(colour), each, each);
            }
        }

        private static Pile pile(State s, Colour colour) {
            return Pile.of(s.require(State.DRAFT_REALM, colour));
        }

        @Override
        public Lottery<Drawn> lottery(State s) {
            return urn(s, colour, pile(s, colour));
        }

        @Override
        public String clause(State s) {
            return each > 1 ? "IM-4.3" : "IM-4.13";
        }

        @Override
        public void answer(State s, Drawn drawn) {
            s.move(State.WHERE, drawn.card, Place.draft(colour));
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
    record Drawing(Colour colour, int cards) implements Draws<Drawn>, Timed.Midway {
        Drawing {
            Refusal.when(cards < 1 || cards > 2, "IM-13.8", "refused.hand", cards, 2);
        }

        /** Asks chance only if there is a card. */
        static void push(State s, Colour colour, int cards) {
            if (cards > 0 && drawable(s, Pile.MIXED)) {
                replenish(s, Pile.MIXED);
                s.push(new Drawing(colour, cards));
            }
        }

        @Override
        public List<Phase> phases() {
            return List.of(Phase.REINFORCEMENTS, Phase.RESOLUTION);
        }

        @Override
        public Lottery<Drawn> lottery(State s) {
            return urn(s, colour, Pile.MIXED);
        }

        /** In the Resolution a Magic card lets draw, which is used by then. */
        @Override
        public String clause(State s) {
            if (s.is(State.PHASE, Phase.REINFORCEMENTS)) {
                return "IM-6.3";
            }
            return cards > 1 || !s.is(State.USED_MAGIC, colour, Magic.CARD_OR_FIRST) ? "IM-13.8" : "IM-13.3";
        }

        @Override
        public void answer(State s, Drawn drawn) {
            s.move(State.WHERE, drawn.card, Place.with(colour));
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
        if (s.isEmpty(State.HOLDER, land)) {
            if (to.isWithPlayer()) {
                s.give(land, to.colour());
            }
        } else if (!to.isWithPlayer() || s.require(State.HOLDER, land) != to.colour()) {
            s.push(new Surrendering(land, to));
        }
    }

    /** The holder gives up a Region card, from the hand or from face down on the board. */
    record Surrendering(Land land, Place to) implements Draws<Surrender>, Timed.Midway {
        @Override
        public Lottery<Surrender> lottery(State s) {
            var holder = s.require(State.HOLDER, land);
            var laid = Subset.all(Space.ALL).where(space -> s.is(State.BOARD, holder, space, Card.of(land)));
            return new Lottery.Certain<>(laid.isEmpty() ? new Given(land, to) : new Torn(land, laid.first(), to));
        }

        @Override
        public void answer(State s, Surrender drawn) {
            switch (drawn) {
                case Given _ -> {}
                case Torn(var _, var space, var _) ->
                    s.set(State.BOARD, s.require(State.HOLDER, land), space, Card.GAP);
            }
            if (to.isWithPlayer()) {
                s.give(land, to.colour());
            } else {
                s.toRegionDeck(land);
            }
        }

        /** Nothing but a tie, or inhabitants that win alone, sends a card back to the deck. */
        @Override
        public String clause(State s, Surrender drawn) {
            return drawn instanceof Given && !to.isWithPlayer() ? "IM-14.17" : drawn.rule();
        }

        @Override
        public Said told(State s, Surrender drawn) {
            var holder = s.require(State.HOLDER, land);
            return switch (drawn) {
                case Given _ ->
                    to.isWithPlayer()
                            ? Said.of("log.given", holder, land, to.colour())
                            : Said.of("log.given-up", holder, land);
                case Torn(var _, var space, var _) ->
                    to.isWithPlayer()
                            ? Said.of("log.torn", holder, land, to.colour(), space)
                            : Said.of("log.torn-up", holder, land, space);
            };
        }

        @Override
        public void possible(State s) {
            Refusal.when(
                    s.isEmpty(State.HOLDER, land)
                            || to.isDraft()
                            || to == Place.DISCARDS
                            || (to.isWithPlayer() && to.colour().ordinal() >= s.seats()),
                    "IM-14.9",
                    "refused.surrender",
                    land);
        }
    }
}
