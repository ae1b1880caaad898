package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.List;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.cards.Kind;
import tabard.table.scene.Said;
import tabard.table.text.Within;

/** Hero cards that change hands (chapters 10 and 13): drawn, shown, discarded. */
public final class Hands {
    /** What may stay in hand after the Evening (DR-10.2). */
    public static final int LIMIT = 10;

    private Hands() {}

    /** A card was drawn. */
    sealed interface News extends Move {
        Banner banner();

        HeroCard card();
    }

    @Rule("DR-10.1")
    record Drawn(Banner banner, HeroCard card) implements News {}

    /** With closed hands only the one who drew it reads which (DR-20.1). */
    @Rule("DR-20.1")
    record Received(Banner banner, HeroCard card) implements News {
        @Override
        public Audience audience() {
            return new Audience.Only(banner, Cover.of("drawn-unseen", banner));
        }
    }

    /** A card was drawn for all to see, and kept or laid aside (DR-5.9, 16.12). */
    @Rule("DR-5.9")
    record Shown(HeroCard card) implements Move {}

    /** A closed hand was shown and is lost. */
    @Rule("DR-20.1")
    record Bared(Banner banner, List<HeroCard> cards) implements Move {}

    /** What may be done with cards that one cannot keep. */
    sealed interface OnExcess extends Move permits Discard, Day.Play {}

    @Rule("DR-10.2")
    record Discard(HeroCard card) implements OnExcess {}

    /** A used card: location cards are discarded, purple ones leave the game (DR-13.5). */
    static void discard(State s, HeroCard card) {
        s.move(CARDS, card, card.isPurple() ? CardSpot.OUT : CardSpot.DISCARDS);
    }

    /** A hand that others cannot see is shown first. */
    static void loseHand(State s, Banner banner) {
        if (s.terms().closedHands() && s.hand(banner) > 0) {
            s.push(new Baring(banner));
        } else {
            discardHand(s, banner);
        }
    }

    private static void discardHand(State s, Banner banner) {
        s.cards(banner).forEach(card -> discard(s, card));
    }

    /** DR-10.3: when a card is needed, an empty deck is made of the discards; by the first rules also after the last one. */
    private static boolean more(State s, int cards) {
        if (cards > 0 || s.rules() == 1) {
            Secrets.CARDS.replenish(s, null, CardSpot.DISCARDS);
        }
        return cards > 0 && s.count(CARDS, null) > 0;
    }

    /** The discards go back; the order of a deck is drawn when its cards are. */
    static void shuffle(State s) {
        s.each(CARDS, CardSpot.DISCARDS).forEach(card -> s.move(CARDS, card, null));
    }

    /** Whether there is a card to draw, now or after a shuffle. */
    static boolean drawable(State s) {
        return Secrets.CARDS.drawable(s, null, CardSpot.DISCARDS);
    }

    /** One of the cards in the deck that are of this kind. */
    static Lottery<? extends News> deal(State s, Banner banner, Kind<HeroCard> kind) {
        return s.terms().closedHands()
                ? Secrets.CARDS.draw(s, null, card -> new Received(banner, card), kind)
                : Secrets.CARDS.draw(s, null, card -> new Drawn(banner, card), kind);
    }

    static boolean inDeck(State s, Colour colour) {
        return Secrets.CARDS.count(s, null, HeroCard.of(colour)) > 0;
    }

    /** A player draws so many cards, as far as there are any: at most three for each of four heroes follow from one step. */
    @Within(least = 1, most = 12, rule = "DR-10.1")
    record Drawing(Banner banner, int cards) implements Draws<News>, OfHero {
        /** Asks chance only if there is a card. */
        static void push(State s, Banner banner, int cards) {
            if (more(s, cards)) {
                s.push(new Drawing(banner, cards));
            }
        }

        @Override
        public Lottery<? extends News> lottery(State s) {
            return deal(s, banner, HeroCard.ANY);
        }

        /** What comes after it says what the cards are drawn for: set-up, Evening, a new hero, a quest, or else a general's defeat. */
        @Override
        public String clause(State s) {
            if (s.count(TURN) == 0) {
                return "DR-3.3";
            }
            return switch (s.afterHead()) {
                case Limit _ -> "DR-10.1";
                case Quests.Seeking _ ->
                    s.is(QUESTS, Quest.RUMORS, QuestSpot.done(banner)) ? Quest.RUMORS.clause() : "DR-7.9";
                case null, default -> "DR-8.8";
            };
        }

        @Override
        public void answer(State s, News drawn) {
            s.move(CARDS, drawn.card(), CardSpot.hand(banner));
            push(s, banner, cards - 1);
        }

        @Override
        public void needs(State s) {
            refuseIf(s.count(CARDS, null) == 0, "DR-10.3", "no-cards");
        }
    }

    /** DR-18.21: the first card of a colour from the top is any of them. */
    record Scouting(Banner banner, Colour colour) implements Draws<News>, OfHero {
        @Override
        public Lottery<? extends News> lottery(State s) {
            return deal(s, banner, HeroCard.of(colour));
        }

        @Override
        public String clause(State s) {
            return Quest.scouting(colour).clause();
        }

        @Override
        public void answer(State s, News drawn) {
            s.move(CARDS, drawn.card(), CardSpot.hand(banner));
        }

        @Override
        public void needs(State s) {
            refuseIf(!inDeck(s, colour), "DR-18.21", "no-cards");
        }
    }

    /** Cards still to be drawn, once it is time. */
    @Within(least = 1, most = 12, rule = "DR-10.1")
    record Due(Banner banner, int cards) implements Runs {
        @Override
        public void run(State s) {
            if (s.plays(banner)) {
                Drawing.push(s, banner, cards);
            }
        }
    }

    /** DR-5.9: so many cards are still to be shown; those of the colour and purple ones are kept, the rest discarded at the end. */
    @Within(least = 1, most = 5, rule = "DR-5.9")
    public record Showing(Banner banner, Colour colour, int cards) implements Draws<Shown>, OfHero {
        static void push(State s, Banner banner, Colour colour, int cards) {
            if (more(s, cards)) {
                s.push(new Showing(banner, colour, cards));
            } else {
                s.each(CARDS, CardSpot.ASIDE).forEach(card -> s.move(CARDS, card, CardSpot.DISCARDS));
            }
        }

        @Override
        public Lottery<Shown> lottery(State s) {
            return Secrets.CARDS.draw(s, null, Shown::new);
        }

        /** Without rumours heard this turn, away from an inn, or with more cards than they show, it is Local Information. */
        @Override
        public String clause(State s, Shown drawn) {
            boolean bought = s.count(RUMOURS) == 0
                    || !s.place(banner).inn()
                    || cards > s.hero(banner).rumours();
            return bought ? Purple.LOCAL_INFORMATION.clause() : drawn.rule();
        }

        @Override
        public void answer(State s, Shown drawn) {
            boolean kept = drawn.card.isPurple() || drawn.card.is(colour);
            var hand = s.terms().closedHands() ? CardSpot.shown(banner) : CardSpot.hand(banner);
            s.move(CARDS, drawn.card, kept ? hand : CardSpot.ASIDE);
            push(s, banner, colour, cards - 1);
        }

        @Override
        public void needs(State s) {
            refuseIf(s.count(CARDS, null) == 0, "DR-10.3", "no-cards");
        }
    }

    /** All cards of a closed hand are lost: everybody sees which (DR-20.1). */
    record Baring(Banner banner) implements Draws<Bared> {
        @Override
        public Lottery<Bared> lottery(State s) {
            return new Lottery.Certain<>(new Bared(banner, List.copyOf(s.cards(banner))));
        }

        @Override
        public void answer(State s, Bared drawn) {
            discardHand(s, banner);
        }

        @Override
        public Said told(State s, Bared drawn) {
            return Said.of("log.bared", banner, drawn.cards.size());
        }

        @Override
        public void needs(State s) {
            refuseIf(!s.terms().closedHands() || s.hand(banner) == 0, "DR-20.1", "hands-open");
        }
    }

    /** Whether that is about to happen: only then may one who has no hero any more still have cards. */
    static boolean baring(State s, Banner banner) {
        return s.head() instanceof Baring(var who) && who == banner;
    }

    /** DR-10.2: is there too much in hand? */
    record Limit() implements Runs {
        @Override
        public void run(State s) {
            if (s.plays(s.active()) && s.hand(s.active()) > LIMIT) {
                s.push(new Trimming(s.active()));
            }
        }
    }

    /** One card must go; purple ones may be played (DR-14.8). */
    record Trimming(Banner seat) implements Asks<OnExcess> {
        @Override
        public Choices<OnExcess> choices(State s) {
            var out = new Picks<OnExcess>(24);
            discards(s, seat).forEach(out::add);
            return out.each(Windows.PLAYS, Windows.useful(s, seat, Occasion.EVENING));
        }

        @Override
        public void answer(State s, OnExcess chosen) {
            s.push(new Limit());
            switch (chosen) {
                case Discard(var card) -> discard(s, card);
                case Day.Play play -> Effects.play(s, seat, play);
            }
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.trimming", s.hand(seat) - LIMIT);
        }

        @Override
        public void needs(State s) {
            refuseIf(seat != s.active() || s.hand(seat) <= LIMIT, "DR-10.2", "no-excess", seat);
        }
    }

    static List<Discard> discards(State s, Banner banner) {
        return Moves.each(s.cards(banner), Discard::new);
    }
}
