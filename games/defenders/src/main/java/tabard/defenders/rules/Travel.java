package tabard.defenders.rules;

import static tabard.defenders.rules.PositionCheck.*;
import static tabard.defenders.rules.State.*;

import java.util.ArrayList;
import java.util.List;
import tabard.defenders.content.*;
import tabard.defenders.content.Skill.Trait;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 5: moves that go further than one line. Nothing on the way stops them (DR-5.6). */
final class Travel {
    private Travel() {}

    /** How far a move goes. */
    enum Reach implements Named {
        TWO,
        FOUR,
        ANY;

        private static final List<Reach> ALL = List.of(values());
    }

    /** Where the move ends. */
    @Rule("DR-5.6")
    record To(Location place) implements Move {
        static final List<To> EACH = Moves.each(Location.ALL, To::new);

        /** For each reach and place all that can be reached. */
        private static final List<List<List<To>>> LISTS =
                Moves.each(Reach.ALL, reach -> Moves.each(Location.ALL, place -> list(far(reach, place))));

        static List<To> list(long places) {
            var out = new ArrayList<To>(Long.bitCount(places));
            Moves.add(out, EACH, places);
            return List.copyOf(out);
        }
    }

    private static long far(Reach reach, Location from) {
        return switch (reach) {
            case TWO -> Board.within2(from);
            case FOUR -> Board.within4(from);
            case ANY -> Board.ALL & ~from.bit();
        };
    }

    /** The places that a hero may enter at all (DR-15.19). */
    static long open(State s, Banner banner) {
        if (s.can(banner, Trait.SHAPE_SHIFTER)) {
            var form = s.form();
            return form == null || form.colour() == null ? Board.ALL : Board.ALL & ~Board.HOUSES;
        }
        return Board.ALL;
    }

    /** DR-5.4: where a gate card leads. */
    static long through(State s, Banner banner, HeroCard card) {
        var named = card.place();
        long ends = named == null ? 0 : s.gated() | named.bit();
        return ends & open(s, banner) & ~s.place(banner).bit();
    }

    /** A hero's move ends here. */
    static void arrive(State s, Banner banner, Location place) {
        s.stand(banner, place);
        Quests.visit(s, banner);
    }

    record Travelling(Banner seat, Reach reach) implements Asks<To> {
        @Override
        public Choices<To> choices(State s) {
            var from = s.place(seat);
            long open = open(s, seat);
            return Choices.of(
                    open == Board.ALL
                            ? To.LISTS.get(reach.ordinal()).get(from.ordinal())
                            : To.list(far(reach, from) & open));
        }

        @Override
        public void answer(State s, To chosen) {
            arrive(s, seat, chosen.place);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return tooFar(move);
        }
    }

    /** Through a gate, with the card that was discarded for it. */
    record Passing(Banner seat, HeroCard card) implements Asks<To> {
        @Override
        public Choices<To> choices(State s) {
            return Choices.of(To.list(through(s, seat, card)));
        }

        @Override
        public void answer(State s, To chosen) {
            arrive(s, seat, chosen.place);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return tooFar(move);
        }

        @Override
        public void sensible(State s) {
            Hands.checkPlays(s, seat);
            refuseIf(through(s, seat, card) == 0, "DR-5.4", "nowhere");
        }
    }

    private static Refusal tooFar(Move move) {
        return move instanceof To(var place)
                ? new Refusal(Said.of("refused.out-of-reach", place), "DR-5.6")
                : Refusal.notOffered(move);
    }
}
