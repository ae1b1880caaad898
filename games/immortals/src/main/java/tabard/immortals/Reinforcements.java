package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.immortals.State.Asks;
import tabard.immortals.State.Runs;
import tabard.table.Choices;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapter 6: a round begins with a Conflict card and with armies that return from limbo. */
final class Reinforcements {
    private Reinforcements() {}

    sealed interface OnOffer extends Move {}

    @Rule("IM-6.3")
    record Draw() implements OnOffer {
        static final Draw IT = new Draw();
    }

    @Rule("IM-6.3")
    record Decline() implements OnOffer {
        static final Decline IT = new Decline();
    }

    sealed interface OnLimbo extends Move {}

    @Rule("IM-6.4")
    record Reinforce(Region region) implements OnLimbo {
        static final List<Reinforce> EACH = Moves.each(Region.ALL, Reinforce::new);
    }

    @Rule("IM-6.4")
    record Hold() implements OnLimbo {
        static final Hold IT = new Hold();
    }

    /** IM-6.1, 6.2: the next round; who holds the marker now is first in all of it. */
    record NewRound() implements Runs {
        @Override
        public void run(State s) {
            s.add(State.ROUND, 1);
            s.set(State.FIRST, s.count(State.MARKER));
            s.clear(State.PASSED);
            s.phase(Phase.REINFORCEMENTS);
            s.push(new Offer(s.first()));
        }

        @Override
        public void possible(State s) {
            if (s.count(State.ROUND) >= Scoring.rounds(s.options())) {
                throw new Refusal(
                        Said.of("refused.round", s.count(State.ROUND) + 1, Scoring.rounds(s.options())), "IM-3.1");
            }
        }
    }

    /** The player is offered a card if there is one. */
    record Offer(Colour colour) implements Runs {
        @Override
        public void run(State s) {
            s.push(s.last(colour) ? new Return(s.first()) : new Offer(s.after(colour)));
            if (Hands.drawable(s, Pile.MIXED)) {
                s.push(new Offered(colour));
            }
        }
    }

    /** A card, or none? */
    record Offered(Colour seat) implements Asks<OnOffer> {
        private static final List<OnOffer> BOTH = List.of(Draw.IT, Decline.IT);

        @Override
        public Choices<OnOffer> choices(State s) {
            return Choices.of(BOTH);
        }

        @Override
        public void answer(State s, OnOffer chosen) {
            switch (chosen) {
                case Draw() ->
                    Hands.Drawing.push(s, seat, Content.NUMBERS.reinforce().conflictCardsMayDraw());
                case Decline() -> {}
            }
        }

        @Override
        public void possible(State s) {
            if (!Hands.drawable(s, Pile.MIXED)) {
                throw new Refusal(Said.of("refused.no-cards"), "IM-2.9");
            }
        }
    }

    /** Armies return from a player's limbos, then from those of the next one. */
    record Return(Colour colour) implements Runs {
        @Override
        public void run(State s) {
            s.push(s.last(colour) ? new Planning.Plans() : new Return(s.after(colour)));
            push(s, Realm.DARK);
            push(s, Realm.LIGHT);
        }

        /** IM-6.5: counted once, before the first army leaves. */
        private void push(State s, Realm realm) {
            int armies = s.limbo(colour, realm) / Content.NUMBERS.reinforce().armiesPerReinforcement();
            if (armies > 0 && s.held(colour, realm) != 0) { // IM-6.6
                s.push(new Returning(
                        colour,
                        realm,
                        armies,
                        realm == Realm.LIGHT ? Region.ALL.getFirst() : Region.ALL.get(Land.COUNT)));
            }
        }
    }

    /** Where does the next army go? Regions are named in their order, so that each spread is offered once. */
    record Returning(Colour seat, Realm realm, int armies, Region least) implements Asks<OnLimbo> {
        @Override
        public Choices<OnLimbo> choices(State s) {
            var out = new ArrayList<OnLimbo>(16);
            out.add(Hold.IT);
            Moves.add(out, Reinforce.EACH, regions(s));
            return Choices.of(out);
        }

        private long regions(State s) {
            return Region.set(realm, s.held(seat, realm)) & -least.bit();
        }

        @Override
        public void answer(State s, OnLimbo chosen) {
            switch (chosen) {
                case Reinforce(var region) -> {
                    s.limboToRegion(seat, region, 1);
                    if (armies > 1) {
                        s.push(new Returning(seat, realm, armies - 1, region));
                    }
                }
                case Hold() -> {}
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            if (!(move instanceof Reinforce(var region))) {
                return Refusal.notOffered(move);
            }
            if (region.realm() != realm) {
                return new Refusal(
                        Said.of("refused.other-realm", "@" + region.word(), "@limbo-" + realm.word()), "IM-6.4");
            }
            return s.holds(seat, region)
                    ? new Refusal(Said.of("refused.order", "@" + region.word(), "@" + least.word()), "IM-6.5")
                    : new Refusal(Said.of("refused.not-yours", "@" + region.word()), "IM-6.4");
        }

        @Override
        public void possible(State s) {
            if (armies < 1 || armies > s.limbo(seat, realm) || least.realm() != realm) {
                throw new Refusal(Said.of("refused.limbo", s.limbo(seat, realm), armies), "IM-6.4");
            }
        }
    }
}
