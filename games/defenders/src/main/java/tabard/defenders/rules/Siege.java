package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.*;
import java.util.stream.Stream;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.text.Within;

/** Chapter 8: an attack on a general is declared, and cards are committed to it. */
public final class Siege {
    private Siege() {}

    sealed interface OnCommitment extends Move {}

    @Rule("DR-8.3")
    record Commit(HeroCard card) implements OnCommitment {}

    /** No more cards. */
    @Rule("DR-8.3")
    record Ready() implements OnCommitment {}

    /** Balazarg's test of a committed card. */
    @Rule("DR-9.5")
    record Tested(HeroCard card, Face face) implements Move {}

    /** Who rolls next. */
    @Rule("DR-8.4")
    record Next(Banner banner) implements Move {}

    /** The dice of one participant. */
    @Rule("DR-8.4")
    record Struck(Banner banner, List<Face> faces) implements Move, Dice.Shows {
        static final List<Dice<Struck>> DICE =
                Moves.each(Banner.ALL, banner -> new Dice<>(faces -> new Struck(banner, faces)));
    }

    /** DR-8.1 */
    static boolean possible(State s, Banner seat, Location place) {
        var general = s.general(place);
        return general != null && !s.beset(place) && canCommit(s, seat, general);
    }

    static boolean canCommit(State s, Banner seat, General general) {
        return s.held(seat).any(HeroCard.portraits(general));
    }

    static void begin(State s, Banner seat) {
        var general = Objects.requireNonNull(s.general(s.place(seat)));
        s.set(FOE, general);
        s.set(LEADER, seat);
        s.set(FOE_LIFE, s.count(STRENGTH, general));
        s.set(AMBUSH, s.can(seat, Trait.AMBUSH) && !s.is(ATTACKED)); // DR-15.20
        s.set(ATTACKED, true);
        s.push(new Gathering(seat));
    }

    /** DR-9.7: unless his skill is void, nothing changes a die rolled against Varkolak. */
    static boolean dreaded(State s) {
        return s.foe() == General.VARKOLAK && !s.is(POWERS_OFF);
    }

    static boolean parried(State s) {
        return s.foe() == General.GORGUTT && !s.is(POWERS_OFF);
    }

    /** All is over: what was committed is spent (DR-8.7). */
    static void discardCommitted(State s) {
        for (var banner : s.banners()) {
            s.each(CARDS, CardSpot.committed(banner)).forEach(card -> Hands.discard(s, card));
        }
    }

    static void clear(State s) {
        List.of(FOE, LEADER, FOE_LIFE, POWERS_OFF, LUCK, AMBUSH, TAKES_PART, ROLLED, GATE_DICE, SIEGE)
                .forEach(s::clear);
    }

    /** From here clockwise all who stand there are asked for cards; then what counts before the dice. */
    @After(Committing.class)
    record Gathering(Banner banner) implements Runs, InSiege {
        @Override
        public void run(State s) {
            var next = s.after(banner);
            if (next == s.leader()) {
                s.push(new Pledged());
            } else {
                s.push(new Gathering(next));
            }
            if (asks(s)) {
                s.push(new Committing(banner, 0));
            }
        }

        /** With closed hands all who have cards are asked, or the question would tell what they are. */
        private boolean asks(State s) {
            return s.plays(banner)
                    && s.is(PLACE, banner, s.place(s.foe()))
                    && (canCommit(s, banner, s.foe()) || (s.terms().closedHands() && s.hand(banner) > 0));
        }
    }

    /** A hero there commits cards, the leader at least one: in the order they are numbered, but people may name them in any. */
    @After
    @Within(most = 96, rule = "DR-8.3")
    public record Committing(Banner seat, int from) implements Asks<OnCommitment>, InSiege, Unfinished {
        @Override
        public Choices<OnCommitment> choices(State s) {
            var out = new ArrayList<OnCommitment>(12);
            var passed = new ArrayList<OnCommitment>();
            if (seat != s.leader() || s.is(TAKES_PART, seat)) {
                out.add(new Ready());
            }
            for (var card : s.cards(seat)) {
                if (card.shows(s.foe())) {
                    (card.ordinal() >= from ? out : passed).add(new Commit(card));
                }
            }
            return Choices.inAnyOrder(out, passed);
        }

        @Override
        public void answer(State s, OnCommitment chosen) {
            switch (chosen) {
                case Ready _ -> {}
                case Commit(var card) -> {
                    s.move(CARDS, card, CardSpot.committed(seat));
                    s.set(TAKES_PART, seat, true);
                    s.push(new Committing(seat, Math.max(from, 1 + card.ordinal())));
                }
            }
        }

        @Override
        public boolean asksAgain(OnCommitment move) {
            return move instanceof Commit;
        }

        @Override
        public Said detail(State s) {
            var foe = s.foe();
            return Said.of(
                    "detail.committing",
                    foe,
                    s.count(STRENGTH, foe),
                    foe.stats().toHit(),
                    Assault.dice(s, seat));
        }

        @Override
        public List<Barred<Move>> barred(State s) {
            var all = new ArrayList<Move>(Moves.each(s.cards(seat), Commit::new));
            all.add(new Ready());
            return Barred.others(choices(s), all);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case Ready _ -> WhyNot.why("commit-first", "DR-8.1");
                case Commit(var card) when !s.holds(seat, card) -> WhyNot.why("not-in-hand", "DR-8.3", card);
                case Commit(var card) when !card.shows(s.foe()) -> WhyNot.why("portrait", "DR-8.3", card, s.foe());
                default -> Refusal.notOffered(move);
            };
        }

        @Override
        public void needs(State s) {
            refuseIf(choices(s).size() == 0, "DR-8.1", "no-portrait", s.foe());
        }
    }

    /** DR-14.5, then Balazarg's corruption (DR-9.5), then the dice. */
    @After(Committing.class)
    record Pledged() implements Runs, InSiege {
        @Override
        public void run(State s) {
            s.push(new Assault.Assaulting());
            s.push(new Corrupting());
            Windows.open(s, Occasion.COMMITMENT);
        }
    }

    @After({Windows.Window.class, Windows.Asked.class})
    record Corrupting() implements Runs, Unfinished, InSiege {
        @Override
        public void run(State s) {
            if (s.foe() != General.BALAZARG || s.is(POWERS_OFF)) {
                return;
            }
            for (var banner : participants(s).reversed()) {
                var cards = new ArrayList<HeroCard>();
                s.each(CARDS, CardSpot.committed(banner)).forEach(cards::add);
                cards.reversed().forEach(card -> s.push(new Testing(card)));
            }
        }
    }

    /** Leader first, then clockwise. */
    static List<Banner> participants(State s) {
        return Stream.iterate(s.leader(), s::after)
                .limit(s.options().seats())
                .filter(banner -> s.is(TAKES_PART, banner))
                .toList();
    }

    @After(Testing.class)
    record Testing(HeroCard card) implements Draws<Tested>, InSiege, Unfinished {
        @Override
        public Lottery<Tested> lottery(State s) {
            return Lottery.each(Face.ALL, face -> new Tested(card, face));
        }

        @Override
        public void answer(State s, Tested drawn) {
            if (drawn.face == Face.ONE) {
                Hands.discard(s, card);
            }
        }

        @Override
        public Said told(State s, Tested drawn) {
            String key = drawn.face == Face.ONE ? "log.tested-lost" : "log.tested";
            return Said.of(key, card, drawn.face.pictured());
        }

        @Override
        public void needs(State s) {
            var spot = s.at(CARDS, card);
            refuseIf(spot == null || !spot.owned() || spot.inHand(), "DR-9.5", "not-committed", card);
        }
    }
}
