package tabard.defenders.rules;

import static tabard.defenders.rules.PositionCheck.*;
import static tabard.defenders.rules.State.*;

import tabard.defenders.content.*;
import tabard.table.*;

/** Chapter 18: rewards that need dice or the deck; what else they do is carried out by {@link Effects}. */
public final class Rewards {
    private static final Reward ENVOY = new Reward.AtOnce(new Effect.Envoy());

    private Rewards() {}

    /** The die of an envoy. */
    @Rule("DR-18.9")
    record Mustered(Face face) implements Move {
        private static final Lottery<Mustered> DIE = new Lottery.Even<>(Moves.each(Face.ALL, Mustered::new));
    }

    /** DR-18.9: up to so many minions around the land of the envoy. */
    record Dispatching(Banner banner, Quest quest) implements Draws<Mustered> {
        @Override
        public Lottery<Mustered> lottery(State s) {
            return Mustered.DIE;
        }

        @Override
        public void answer(State s, Mustered drawn) {
            Targets.Routing.push(s, banner, quest.place(), 2, drawn.face.pips(), true);
        }

        @Override
        public void sensible(State s) {
            Hands.checkPlays(s, banner);
            refuseIf(!quest.reward().equals(ENVOY), "DR-18.9", "no-envoy", quest);
        }
    }

    /** DR-18.21: the first card of a colour from the top is any of them. */
    record Scouting(Banner banner, Colour colour) implements Draws<Hands.News> {
        @Override
        public Lottery<? extends Hands.News> lottery(State s) {
            return Hands.deal(s, banner, HeroCard.kind(colour));
        }

        @Override
        public void answer(State s, Hands.News drawn) {
            s.move(drawn.card(), CardSpot.hand(banner));
        }

        @Override
        public void sensible(State s) {
            Hands.checkPlays(s, banner);
            refuseIf(!Hands.inDeck(s, colour), "DR-18.21", "no-cards");
        }
    }
}
