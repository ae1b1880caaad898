package tabard.defenders.rules;

import static tabard.defenders.rules.PositionCheck.*;
import static tabard.defenders.rules.State.*;

import java.util.List;
import tabard.defenders.content.*;
import tabard.defenders.content.Skill.Trait;
import tabard.table.*;
import tabard.table.Agenda.First;
import tabard.table.scene.Said;

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
        static final List<To> EACH = Moves.each(Location.ALL, To::new);
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
        s.stand(banner, place);
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
            return s.actions() > 0
                    && !Quests.leadsTo(s, seat(), move.place)
                    && s.agenda() instanceof First(var _, First(Day.Onward(var next), var _))
                    && next == seat();
        }

        @Override
        default Refusal refusal(State s, Move move) {
            return move instanceof To(var place)
                    ? new Refusal(Said.of("refused.out-of-reach", place), "DR-5.6")
                    : Refusal.notOffered(move);
        }
    }

    record Travelling(Banner seat, Reach reach) implements Underway {
        @Override
        public long ends(State s) {
            return far(reach, s.place(seat)) & open(s, seat);
        }
    }

    /** Through a gate, with the card that was discarded for it. */
    record Passing(Banner seat, HeroCard card) implements Underway {
        @Override
        public long ends(State s) {
            return through(s, s.place(seat), card) & open(s, seat);
        }

        @Override
        public void sensible(State s) {
            Hands.checkPlays(s, seat);
            refuseIf(ends(s) == 0, "DR-5.4", "nowhere");
        }
    }
}
