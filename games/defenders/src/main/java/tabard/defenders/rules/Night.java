package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 11: the Night and its darkness cards. */
final class Night {
    private Night() {}

    @Rule("DR-11.2")
    record Revealed(DarknessCard card) implements Move {}

    sealed interface OnWisdom extends Move {}

    @Rule("DR-15.24")
    record Accept() implements OnWisdom {}

    @Rule("DR-15.24")
    record Reject() implements OnWisdom {}

    /** All discards go back into the darkness deck, and nobody knows its top any more. */
    static void shuffle(State s) {
        s.each(DARKNESS, DarknessSpot.DISCARDS).forEach(card -> s.move(DARKNESS, card, null));
        s.clear(VISIONS);
        s.set(VISIONARY, null);
    }

    /** DR-14.9: a last chance to turn the Night away. */
    record Nightfall() implements Phase {
        @Override
        public void run(State s) {
            s.set(NIGHT_NUMBER, 0);
            s.push(new Deepening());
            Windows.open(s, Occasion.NIGHTFALL);
        }
    }

    /** The next card, if there is one to come (DR-11.1). */
    record Deepening() implements Phase {
        @Override
        public void run(State s) {
            int cards = s.war().cards();
            if (s.is(QUIET) || s.count(NIGHT_NUMBER) >= cards) {
                s.set(NIGHT_CARD, null);
                s.set(NIGHT_NUMBER, 0);
                clearCard(s);
                s.push(new Recovery.Closing());
            } else {
                s.add(NIGHT_NUMBER, 1);
                s.push(this);
                reveal(s, false);
            }
        }
    }

    private static void clearCard(State s) {
        s.set(HALTED, false);
        s.clear(SPARED);
    }

    private static void reveal(State s, boolean instead) {
        if (s.darkDeck() == 0) {
            shuffle(s);
        }
        clearCard(s);
        s.push(new Revealing(instead));
    }

    /** The next card is turned up, perhaps instead of one that Wisdom rejected. */
    record Revealing(boolean instead) implements Draws<Revealed> {
        @Override
        public Lottery<Revealed> lottery(State s) {
            var seen = s.get(VISIONS, Rank.FIRST);
            return seen == null
                    ? Secrets.DARKNESS.draw(s, null, Revealed::new)
                    : new Lottery.Certain<>(new Revealed(seen));
        }

        @Override
        public void answer(State s, Revealed drawn) {
            Visions.remove(s, 0);
            s.move(DARKNESS, drawn.card, DarknessSpot.DISCARDS);
            s.set(NIGHT_CARD, drawn.card);
            var seat = s.active();
            if (!instead && s.skilled(seat, Trait.WISDOM)) {
                s.push(new Judging(seat));
            } else {
                s.push(new Unveiled());
            }
        }

        @Override
        public void needs(State s) {
            refuseIf(s.darkDeck() == 0 || s.count(NIGHT_NUMBER) == 0, "DR-11.2", "no-cards");
        }
    }

    /** DR-15.24: the Wizard may discard it. */
    record Judging(Banner seat) implements Asks<OnWisdom>, AtNight {
        @Override
        public Said detail(State s) {
            return Said.of("detail.judging", s.require(NIGHT_CARD));
        }

        @Override
        public void answer(State s, OnWisdom chosen) {
            switch (chosen) {
                case Accept _ -> s.push(new Unveiled());
                case Reject _ -> {
                    if (s.require(NIGHT_CARD).kind() == DarknessCard.Kind.MONARCH_CITY) {
                        Hands.shuffle(s);
                        shuffle(s);
                    }
                    reveal(s, true);
                }
            }
        }

        @Override
        public void needs(State s) {
            Dawn.checkSkill(s, seat, Trait.WISDOM, "DR-15.24");
        }
    }

    /** It stays: now it can be answered (DR-14.10), then it works. */
    record Unveiled() implements Runs, AtNight {
        @Override
        public void run(State s) {
            s.push(new Darkness.Spreading());
            Windows.open(s, Occasion.DARKNESS);
        }
    }
}
