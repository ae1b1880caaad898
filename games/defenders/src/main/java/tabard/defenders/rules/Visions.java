package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.*;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.sheet.Subset;
import tabard.table.text.Within;

/** DR-16.14: Dark Visions of the top of the darkness deck. With closed hands only their player sees them (DR-20.2). */
final class Visions {
    private Visions() {}

    /** A card on top of the deck was looked at. */
    sealed interface News extends Move {
        DarknessCard card();
    }

    @Rule("DR-16.14")
    record Looked(DarknessCard card) implements News {}

    @Rule("DR-16.14")
    record Glimpsed(Banner banner, DarknessCard card) implements News {
        @Override
        public Audience audience() {
            return new Audience.Only(banner, Cover.of("looked-unseen", banner));
        }
    }

    sealed interface OnVisions extends Move {}

    /** It will be the next of those that stay. */
    @Rule("DR-16.14")
    record Lay(DarknessCard card) implements OnVisions {}

    @Rule("DR-16.14")
    record LayUnseen(DarknessCard card) implements OnVisions {
        @Override
        public Audience audience() {
            return new Audience.Actor("laid");
        }
    }

    @Rule("DR-16.14")
    record Drop(DarknessCard card) implements OnVisions {}

    static void begin(State s, Banner seat) {
        s.set(VISIONARY, seat);
        int cards = Math.min(Rank.ALL.size(), Long.bitCount(s.darkDeck()));
        s.push(known(s) < cards ? new Looking(seat, cards) : new Arranging(seat, 0));
    }

    /** That card of the deck is gone, the top one being 0, whether anybody knew it or not. */
    static void remove(State s, int at) {
        for (int i = at; i < Rank.ALL.size(); i++) {
            var next = i + 1 < Rank.ALL.size() ? s.get(VISIONS, Rank.ALL.get(i + 1)) : null;
            s.set(VISIONS, Rank.ALL.get(i), next);
        }
        if (s.isEmpty(VISIONS, Rank.FIRST)) {
            s.set(VISIONARY, null);
        }
    }

    /** How many cards somebody has seen. */
    static int known(State s) {
        return Subset.all(Rank.ALL).where(rank -> !s.isEmpty(VISIONS, rank)).size();
    }

    private static void checkSeer(State s, Banner seat) {
        refuseIf(!s.is(VISIONARY, seat), "DR-16.14", "no-visions", seat);
    }

    /** So many cards are seen in all. */
    @Within(least = 1, most = 5, rule = "DR-16.14")
    record Looking(Banner banner, int cards) implements Draws<News>, OfHero {
        @Override
        public Lottery<? extends News> lottery(State s) {
            var unseen = s.subset(DARKNESS, null);
            for (var rank : Rank.ALL) {
                var seen = s.get(VISIONS, rank);
                unseen = seen == null ? unseen : unseen.without(seen);
            }
            return s.terms().closedHands()
                    ? Lottery.among(unseen, card -> new Glimpsed(banner, card))
                    : Lottery.among(unseen, Looked::new);
        }

        @Override
        public void answer(State s, News drawn) {
            s.set(VISIONS, Rank.ALL.get(known(s)), drawn.card());
            s.push(known(s) < cards ? this : new Arranging(banner, 0));
        }

        @Override
        public void needs(State s) {
            checkSeer(s, banner);
            refuseIf(known(s) >= cards || Long.bitCount(s.darkDeck()) < cards, "DR-16.14", "no-cards");
        }
    }

    /** The first so many lie in their order again; the others still have to be laid there or dropped. */
    @Within(most = 4, rule = "DR-16.14")
    record Arranging(Banner seat, int laid) implements Asks<OnVisions> {
        @Override
        public Choices<OnVisions> choices(State s) {
            var out = new ArrayList<OnVisions>(10);
            var drops = new ArrayList<OnVisions>(5);
            for (var rank : Rank.ALL.subList(laid, known(s))) {
                var card = s.get(VISIONS, rank);
                if (card != null) { // whoever may not know it is not asked
                    out.add(s.terms().closedHands() ? new LayUnseen(card) : new Lay(card));
                    drops.add(new Drop(card));
                }
            }
            out.addAll(drops);
            return Choices.of(out);
        }

        @Override
        public void answer(State s, OnVisions chosen) {
            int next = switch (chosen) {
                case Lay(var card) -> lay(s, card);
                case LayUnseen(var card) -> lay(s, card);
                case Drop(var card) -> {
                    remove(s, rank(s, card));
                    s.move(DARKNESS, card, DarknessSpot.DISCARDS);
                    yield laid;
                }
            };
            if (next < known(s)) {
                s.push(new Arranging(seat, next));
            }
        }

        private int lay(State s, DarknessCard card) {
            int at = rank(s, card);
            s.set(VISIONS, Rank.ALL.get(at), s.get(VISIONS, Rank.ALL.get(laid)));
            s.set(VISIONS, Rank.ALL.get(laid), card);
            return laid + 1;
        }

        private static int rank(State s, DarknessCard card) {
            return Subset.all(Rank.ALL)
                    .where(rank -> s.is(VISIONS, rank, card))
                    .first()
                    .ordinal();
        }

        @Override
        public void needs(State s) {
            checkSeer(s, seat);
            refuseIf(laid >= known(s), "DR-16.14", "no-visions", seat);
        }
    }
}
