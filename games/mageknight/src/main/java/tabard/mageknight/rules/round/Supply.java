package tabard.mageknight.rules.round;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.turn.Windows;
import tabard.table.*;
import tabard.table.sheet.Row;

/** Chapters 2 and 4: cards are drawn, and offers filled. A card has no place in a deck before it is drawn. */
public final class Supply {
    private Supply() {}

    /** Pushes frames so that they come in this order. */
    public static void queue(State s, List<? extends Frame<State, Move>> frames) {
        for (int i = frames.size() - 1; i >= 0; i--) {
            s.push(frames.get(i));
        }
    }

    // own decks

    /** A card of the own deck; the others see only that one was drawn. */
    public sealed interface FromDeck extends Move {}

    @Rule("MK-16.10")
    public record Drawn(Player player, DeedCard card) implements FromDeck {
        @Override
        public Audience audience() {
            return new Audience.Only(player, Cover.of("drawn-unseen", player));
        }
    }

    @Rule("MK-15.1")
    public record DrawnWound(Player player) implements FromDeck {
        @Override
        public Audience audience() {
            return new Audience.Only(player, Cover.of("drawn-unseen", player));
        }
    }

    private static final List<FromDeck[]> DRAWS = Player.ALL.stream()
            .map(player -> {
                var moves = new FromDeck[DeedCard.ALL.size() + 1];
                DeedCard.ALL.forEach(card -> moves[card.ordinal()] = new Drawn(player, card));
                moves[DeedCard.ALL.size()] = new DrawnWound(player);
                return moves;
            })
            .toList();

    /** So many cards are to be drawn; an empty deck ends it (MK-16.10). What is known to lie on top comes without a lot. */
    public record Due(Player player, int cards) implements Runs {
        @Override
        public void run(State s) {
            if (cards == 0) {
                return;
            }
            if (s.deck(player) == 0) {
                if (Windows.wakes(s, player)) {
                    s.push(new Windows.Waking(player, cards)); // MK-6.7
                }
                return;
            }
            s.push(new Due(player, cards - 1));
            if (s.size(State.ON_TOP, player) > 0) {
                known(s, State.ON_TOP, Zone.TOP);
            } else if (s.bag(player) > 0) {
                s.push(new Drawing(player));
            } else {
                known(s, State.BELOW, Zone.BOTTOM);
            }
        }

        private void known(State s, Row<DeedCard> row, Zone zone) {
            var card = s.known(row, player);
            s.shift(player, card, zone, Zone.HAND);
            s.recognise(player, card);
        }
    }

    /** A card out of the bag. */
    public record Drawing(Player player) implements Draws<FromDeck> {
        @Override
        public Lottery<FromDeck> lottery(State s) {
            return s.lot(player, Zone.DECK, DRAWS.get(player.ordinal()));
        }

        @Override
        public void answer(State s, FromDeck drawn) {
            switch (drawn) {
                case Drawn(var _, var card) -> s.shift(player, card, Zone.DECK, Zone.HAND);
                case DrawnWound _ -> s.wound(player, Zone.DECK, Zone.HAND, 1);
            }
        }

        /** A Wound has a clause of its own; other cards fill the hand up before a round or at the end of a turn, or an effect draws them. */
        @Override
        public String clause(State s, FromDeck drawn) {
            if (drawn instanceof DrawnWound) {
                return drawn.rule();
            }
            if (Outlook.due(s, Tactics.Choosing.class)) {
                return s.round() == 1 ? "MK-4.2" : "MK-5.5";
            }
            return Outlook.due(s, Ending.Leaving.class) ? drawn.rule() : "MK-23.3";
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.size(player, Zone.DECK) > 0, "MK-16.10", "refused.empty-deck", player);
        }
    }

    /** A card of the discard pile, drawn for the deck; all may look at the pile. */
    public sealed interface Returned extends Move {}

    @Rule("MK-6.7")
    public record Back(DeedCard card) implements Returned {}

    @Rule("MK-6.7")
    public record BackWound() implements Returned {}

    private static final Returned[] RETURNS = new Returned[DeedCard.ALL.size() + 1];

    static {
        DeedCard.ALL.forEach(card -> RETURNS[card.ordinal()] = new Back(card));
        RETURNS[DeedCard.ALL.size()] = new BackWound();
    }

    /** So many cards of the discard pile, by lot, become the deck. */
    public record Returning(Player player, int cards) implements Draws<Returned> {
        @Override
        public Lottery<Returned> lottery(State s) {
            return s.lot(player, Zone.DISCARD, RETURNS);
        }

        @Override
        public void answer(State s, Returned drawn) {
            switch (drawn) {
                case Back(var card) -> s.shift(player, card, Zone.DISCARD, Zone.DECK);
                case BackWound _ -> s.wound(player, Zone.DISCARD, Zone.DECK, 1);
            }
            if (cards > 1 && s.size(player, Zone.DISCARD) > 0) {
                s.push(new Returning(player, cards - 1));
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.size(player, Zone.DISCARD) > 0, "MK-6.7", "refused.empty-discard", player);
        }
    }

    // offers

    /** The two columns of cards (MK-4.3). */
    public enum Offer implements Named {
        ADVANCED_ACTIONS(CardSpot.ADVANCED_OFFER, DeedCard.ADVANCED_ACTIONS, CardSpot.ADVANCED_UNDER),
        SPELLS(CardSpot.SPELL_OFFER, DeedCard.SPELLS, CardSpot.SPELL_UNDER);

        public static final List<Offer> ALL = List.of(values());

        public final List<CardSpot> places;
        public final List<DeedCard> cards;
        final CardSpot under;

        Offer(List<CardSpot> places, List<DeedCard> cards, CardSpot under) {
            this.places = places;
            this.cards = cards;
            this.under = under;
        }

        Row<DeedCard> row() {
            return this == SPELLS ? State.SPELLS_UNDER : State.ADVANCED_UNDER;
        }

        public static Offer of(DeedCard card) {
            return card.is(DeedCard.Sort.SPELL) ? SPELLS : ADVANCED_ACTIONS;
        }
    }

    @Rule("MK-9.7")
    public record Offered(DeedCard card) implements Move {
        static final Offered[] EACH = DeedCard.ALL.stream().map(Offered::new).toArray(Offered[]::new);
    }

    /** One of the cards of an offer's deck that nobody has seen. */
    private static Lottery<Offered> unseen(State s, Offer offer) {
        return CardLot.of(Offered.EACH, NONE, s.unseen(offer.cards), 0);
    }

    private static final int[] NONE = new int[DeedCard.BASIC_ACTIONS.size()];

    private static boolean anyUnseen(State s, Offer offer) {
        return s.unseen(offer.cards) != 0;
    }

    /** What lies in an offer slides down, and new cards come on top until there are three (MK-5.3, 9.7). */
    public record Filling(Offer offer) implements Runs {
        @Override
        public void run(State s) {
            int filled = 0;
            for (var place : offer.places) {
                var card = s.at(place);
                if (card != null) {
                    s.move(State.CARDS, card, offer.places.get(filled++));
                }
            }
            if (filled < offer.places.size()) {
                if (anyUnseen(s, offer)) {
                    s.push(this);
                    s.push(new Offering(offer));
                } else if (s.size(offer.row()) > 0) {
                    s.push(this);
                    s.move(State.CARDS, s.removeFirst(offer.row()), offer.places.get(filled));
                }
            }
        }
    }

    public record Offering(Offer offer) implements Draws<Offered> {
        @Override
        public Lottery<Offered> lottery(State s) {
            return unseen(s, offer);
        }

        @Override
        public void answer(State s, Offered drawn) {
            for (var place : offer.places) {
                if (s.at(place) == null) {
                    s.move(State.CARDS, drawn.card, place);
                    return;
                }
            }
        }

        @Override
        public String clause(State s, Offered drawn) {
            return s.active() != null ? "MK-9.7" : s.round() == 1 ? "MK-4.3" : "MK-5.3";
        }

        @Override
        public void possible(State s) {
            Refusal.unless(anyUnseen(s, offer), "MK-2.8", "refused.empty-offer");
        }
    }

    /** Whether the deck of an offer has a card left. */
    public static boolean any(State s, Offer offer) {
        return anyUnseen(s, offer) || s.size(offer.row()) > 0;
    }

    /** The top card of the deck of advanced actions comes to a player (MK-11.9). */
    public record Teaching(Player player) implements Runs {
        @Override
        public void run(State s) {
            if (anyUnseen(s, Offer.ADVANCED_ACTIONS)) {
                s.push(new Taught(player));
            } else if (s.size(State.ADVANCED_UNDER) > 0) {
                s.enter(player, s.removeFirst(State.ADVANCED_UNDER), Zone.TOP);
            }
        }
    }

    @Rule(value = "MK-11.9", moves = true)
    public record Taught(Player player) implements Draws<Offered> {
        @Override
        public Lottery<Offered> lottery(State s) {
            return unseen(s, Offer.ADVANCED_ACTIONS);
        }

        @Override
        public void answer(State s, Offered drawn) {
            s.enter(player, drawn.card, Zone.TOP);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(anyUnseen(s, Offer.ADVANCED_ACTIONS), "MK-2.8", "refused.empty-offer");
        }
    }

    /** Under its deck, where all know it (MK-5.2, 5.3). */
    static void under(State s, DeedCard card) {
        var offer = Offer.of(card);
        s.move(State.CARDS, card, offer.under);
        s.add(offer.row(), card);
    }

    /** So many advanced actions of the deck join the unit offer (MK-3.12, 5.2), but none that their own offer lacks (MK-2.8). */
    public record Preaching(int cards) implements Runs {
        private static boolean enough(State s) {
            int left = Long.bitCount(s.unseen(DeedCard.ADVANCED_ACTIONS)) + s.size(State.ADVANCED_UNDER);
            for (var place : CardSpot.ADVANCED_OFFER) {
                left -= s.at(place) == null ? 1 : 0;
            }
            return left > 0;
        }

        @Override
        public void run(State s) {
            if (cards == 0 || !enough(s)) {
                return;
            }
            if (anyUnseen(s, Offer.ADVANCED_ACTIONS)) {
                s.push(new Preaching(cards - 1));
                s.push(new Preached());
            } else {
                s.push(new Preaching(cards - 1));
                s.move(State.CARDS, s.removeFirst(State.ADVANCED_UNDER), CardSpot.MONASTERY);
            }
        }
    }

    public record Preached() implements Draws<Offered> {
        @Override
        public Lottery<Offered> lottery(State s) {
            return unseen(s, Offer.ADVANCED_ACTIONS);
        }

        @Override
        public void answer(State s, Offered drawn) {
            s.move(State.CARDS, drawn.card, CardSpot.MONASTERY);
        }

        @Override
        public String clause(State s, Offered drawn) {
            return s.active() == null && s.round() > 1 ? "MK-5.2" : "MK-3.12";
        }

        @Override
        public void possible(State s) {
            Refusal.unless(anyUnseen(s, Offer.ADVANCED_ACTIONS), "MK-2.8", "refused.empty-offer");
        }
    }
}
