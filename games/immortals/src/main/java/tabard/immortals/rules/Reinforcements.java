package tabard.immortals.rules;

import tabard.immortals.content.*;
import tabard.immortals.rules.Timed.WhileReinforcing;
import tabard.immortals.rules.Timed.WhileScoring;
import tabard.table.*;

/** Chapter 6: a round begins with a Conflict card and with armies that return from limbo. */
public final class Reinforcements {
    private Reinforcements() {}

    public sealed interface OnOffer extends Move {}

    @Rule("IM-6.3")
    public record Draw() implements OnOffer {}

    @Rule("IM-6.3")
    public record Decline() implements OnOffer {}

    public sealed interface OnLimbo extends Move {}

    @Rule("IM-6.4")
    public record Reinforce(Region region) implements OnLimbo {}

    @Rule("IM-6.4")
    public record Hold() implements OnLimbo {}

    /** IM-6.1, 6.2: the next round; who holds the marker now is first in all of it. */
    record NewRound() implements Runs, WhileScoring {
        @Override
        public void run(State s) {
            s.add(State.ROUND, 1);
            s.set(State.FIRST, s.require(State.MARKER));
            s.clear(State.PASSED);
            s.set(State.PHASE, Phase.REINFORCEMENTS);
            s.push(new Offer(s.first()));
        }

        @Override
        public void possible(State s) {
            Refusal.when(
                    s.count(State.ROUND) >= Scoring.rounds(s.options()),
                    "IM-3.1",
                    "refused.round",
                    s.count(State.ROUND) + 1,
                    Scoring.rounds(s.options()));
        }
    }

    /** The player is offered a card if there is one. */
    record Offer(Colour colour) implements Runs, WhileReinforcing {
        @Override
        public void run(State s) {
            s.push(s.last(colour) ? new Return(s.first()) : new Offer(s.after(colour)));
            if (Hands.drawable(s, Pile.MIXED)) {
                s.push(new Offered(colour));
            }
        }
    }

    /** A card, or none? */
    record Offered(Colour seat) implements Asks<OnOffer>, WhileReinforcing {
        @Override
        public void answer(State s, OnOffer chosen) {
            switch (chosen) {
                case Draw() ->
                    Hands.Drawing.push(s, seat, Content.NUMBERS.reinforce().conflictCardsMayDraw());
                case Decline() -> {}
            }
        }

        @Override
        public boolean passesOn(OnOffer move) {
            return move instanceof Draw;
        }

        @Override
        public void possible(State s) {
            Refusal.unless(Hands.drawable(s, Pile.MIXED), "IM-2.9", "refused.no-cards");
        }
    }

    /** Armies return from a player's limbos, then from those of the next one. */
    record Return(Colour colour) implements Runs, WhileReinforcing {
        @Override
        public void run(State s) {
            s.push(s.last(colour) ? new Planning.Plans() : new Return(s.after(colour)));
            push(s, Realm.DARK);
            push(s, Realm.LIGHT);
        }

        /** IM-6.5: counted once, before the first army leaves. */
        private void push(State s, Realm realm) {
            int armies = s.count(State.LIMBO, colour, realm)
                    / Content.NUMBERS.reinforce().armiesPerReinforcement();
            if (armies > 0 && s.held(colour, realm) != 0) { // IM-6.6
                s.push(new Returning(colour, realm, armies, Land.ALL.getFirst().in(realm)));
            }
        }
    }

    /** An army, or no more? */
    @Rule("IM-6.5")
    record Returning(Colour seat, Realm realm, int armies, Region least)
            implements FromLimbo<OnLimbo>, WhileReinforcing {
        @Override
        public Choices<OnLimbo> choices(State s) {
            return regions(s, new Picks<OnLimbo>(16).add(new Hold()), Reinforce::new);
        }

        @Override
        public void answer(State s, OnLimbo chosen) {
            switch (chosen) {
                case Reinforce(var region) -> {
                    s.limboToRegion(seat, region, 1);
                    if (armies > 1) {
                        s.push(new Returning(seat, realm, armies - 1, region.orLater(least)));
                    }
                }
                case Hold() -> {}
            }
        }

        @Override
        public boolean asksAgain(OnLimbo move) {
            return armies > 1 && move instanceof Reinforce;
        }

        @Override
        public Refusal refused(State s, OnLimbo move) {
            return move instanceof Reinforce(var region) ? elsewhere("IM-6.4", region) : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            check(s, true, "IM-6.4");
        }
    }
}
