package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.List;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.Agenda.First;

/** Chapter 5: moves that go further than one line. Nothing on the way stops them (DR-5.6). */
final class Travel {
    private Travel() {}

    /** How far a move goes. */
    enum Reach implements Named {
        TWO,
        FOUR,
        ANY
    }

    /** Where the move ends. */
    @Rule("DR-5.6")
    record To(Location place) implements Move {
        private static final List<To> EACH = Moves.each(Location.ALL, To::new);
    }

    private static long far(Reach reach, Location from) {
        return switch (reach) {
            case TWO -> Board.around(from, 2);
            case FOUR -> Board.around(from, 4);
            case ANY -> Board.ALL;
        };
    }

    /** The places that a hero may enter at all (DR-15.19). */
    static long open(State s, Banner banner) {
        if (s.can(banner, Trait.SHAPE_SHIFTER)) {
            var form = s.get(FORM);
            return form == null || form.colour() == null ? Board.ALL : Board.ALL & ~Board.HOUSES;
        }
        return Board.ALL;
    }

    /** DR-5.4: where a gate card leads. */
    static long through(State s, Location from, HeroCard card) {
        var named = card.place();
        return named == null ? 0 : (s.gated() | named.bit()) & ~from.bit();
    }

    /** A hero's move ends here. */
    static void arrive(State s, Banner banner, Location place) {
        s.set(PLACE, banner, place);
        Quests.visit(s, banner);
    }

    /** The way of a hero whose player is asked where it ends. */
    sealed interface Underway extends Asks<To> {
        long ends(State s);

        @Override
        default Choices<To> choices(State s) {
            return Choices.among(To.EACH, ends(s));
        }

        @Override
        default void answer(State s, To chosen) {
            arrive(s, seat(), chosen.place);
        }

        /** One with actions left, unless a quest is drawn. */
        @Override
        default boolean asksAgain(State s, To move) {
            return Day.goesOn(s, 0) && !Quests.leadsTo(s, seat(), move.place) && inOwnDay(s);
        }

        @Override
        default boolean passesOn(State s, To move) {
            return Day.endsWithCards(s, seat(), 0, move.place) && inOwnDay(s);
        }

        private boolean inOwnDay(State s) {
            return s.agenda() instanceof First(var _, First(Day.Onward(var next), var _)) && next == seat();
        }

        @Override
        default Refusal refused(State s, To move) {
            return WhyNot.why("out-of-reach", "DR-5.6", move.place);
        }
    }

    record Travelling(Banner seat, Reach reach) implements Underway {
        /** Nothing but Teleport leads anywhere. */
        @Override
        public String clause(State s, To move) {
            return reach == Reach.ANY ? "DR-15.22" : move.rule();
        }

        @Override
        public long ends(State s) {
            return far(reach, s.place(seat)) & ~s.place(seat).bit() & open(s, seat);
        }
    }

    /** Through a gate, with the card that was discarded for it. */
    @Rule(value = "DR-5.4", moves = true)
    record Passing(Banner seat, HeroCard card) implements Underway {
        @Override
        public long ends(State s) {
            return through(s, s.place(seat), card) & open(s, seat);
        }

        @Override
        public void needs(State s) {
            refuseIf(ends(s) == 0, "DR-5.4", "nowhere");
        }
    }
}
