package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Outcome;
import tabard.table.Step;

/** Law 8 finds games that do not end, or end oddly, and questions that cannot be answered. */
class EndLawTest {
    /** The supper, waiting for something else. */
    private static Bent waiting(Function<Awaits<Move>, Awaits<Move>> bend) {
        return new Bent() {
            @Override
            public Awaits<Move> awaits(State s) {
                return bend.apply(super.awaits(s));
            }
        };
    }

    @Test
    void aGameWithoutAnEndIsFound() {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                if (!(move(step) instanceof Toast.OnToast)) {
                    super.apply(s, step);
                }
            }
        };
        assertThat(Planted.found(Law.END, game)).isEqualTo("the game does not end");
    }

    @Test
    void aQuestionWithoutAnAnswerIsFound() {
        var game = waiting(awaits -> awaits instanceof Awaits.Choice<Move>(var ask, var others)
                ? new Awaits.Choice<>(new Ask<>(ask.seat(), ask.about(), List.of()), others)
                : awaits);
        assertThat(Planted.found(Law.END, game)).startsWith("cook is asked with no option");
    }

    @Test
    void aForkWithoutABranchIsFound() {
        var game =
                waiting(awaits -> awaits instanceof Awaits.Together<Move> ? new Awaits.Together<>(List.of()) : awaits);
        assertThat(Planted.found(Law.END, game)).isEqualTo("the game waits for nobody");
    }

    @Test
    void aQuestionToAnEmptyChairIsFound() {
        var game = waiting(awaits -> awaits instanceof Awaits.Choice<Move>(var ask, var _)
                ? new Awaits.Choice<>(new Ask<>(Guest.REEVE, ask.about(), ask.options()), List.of())
                : awaits);
        assertThat(Planted.found(Law.END, game)).isEqualTo("reeve is asked, but does not sit at this table");
    }

    @Test
    void twoQuestionsToOneSeatAreFound() {
        var game = waiting(awaits -> awaits instanceof Awaits.Choice<Move>(var ask, var _)
                ? new Awaits.Choice<>(ask, List.of(ask))
                : awaits);
        assertThat(Planted.found(Law.END, game)).isEqualTo("cook is asked two things at once");
    }

    @Test
    void anEndThatForgetsSomebodysPointsIsFound() {
        var game = waiting(awaits -> awaits instanceof Awaits.Over<Move>(var end)
                ? new Awaits.Over<>(new Outcome(end.winners(), List.of(1), end.how()))
                : awaits);
        assertThat(Planted.found(Law.END, game)).isEqualTo("the end counts points for 1 seats");
    }

    @Test
    void aWinnerWhoDidNotPlayIsFound() {
        var game = waiting(awaits -> awaits instanceof Awaits.Over<Move>(var end)
                ? new Awaits.Over<>(new Outcome(List.of(Guest.REEVE), end.points(), end.how()))
                : awaits);
        assertThat(Planted.found(Law.END, game)).startsWith("somebody won who does not sit at this table");
    }
}
