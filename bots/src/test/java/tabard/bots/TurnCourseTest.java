package tabard.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabard.bots.Bridges.Hit;
import tabard.bots.Bridges.Mason;
import tabard.bots.Bridges.Move;
import tabard.bots.Bridges.Plank;
import tabard.bots.Bridges.Rope;
import tabard.bots.Bridges.Sell;
import tabard.bots.Bridges.State;
import tabard.bots.Bridges.Stop;
import tabard.bots.Bridges.Throw;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Step;
import tabard.table.Variant;
import tabard.table.Viewer;
import tabard.table.Worth;

/** Where a seat is asked again and again in its own turn, the whole row of its answers is looked for. */
class TurnCourseTest {
    private static final Budget BUDGET = Budget.nodes(4_000);
    private static final int ALL = 1_000;

    private final Bridges game = new Bridges();
    private final State start = game.setup(game.info().standard());

    private Ask<Move> asked(State s) {
        return game.awaits(s).due().getFirst();
    }

    private TurnCourse<State, Move> course(long seed) {
        return new TurnCourse<>(game, Mason.ANN, start, seed, new Clock(Budget.NO_LIMIT));
    }

    private List<TurnCourse.Row<Move>> rows(int width, int most) {
        return course(1).rows(start, asked(start), width, most);
    }

    private State after(State s, Move... moves) {
        for (var move : moves) {
            s = game.play(s, new Step.Chosen<>(Mason.ANN, move));
        }
        return s;
    }

    @Test
    void whatPaysOnlyAtTheEndOfTheRowIsFound() {
        var best = rows(40, ALL).getFirst();
        assertThat(best.answers())
                .hasSize(5)
                .containsExactlyInAnyOrder(new Plank(), new Plank(), new Plank(), new Rope(), new Stop())
                .endsWith(new Stop());
    }

    @Test
    void aRowEndsWhereTheNextRoundBegins() {
        assertThat(rows(40, ALL))
                .allSatisfy(row -> assertThat(
                                row.answers().subList(0, row.answers().size() - 1))
                        .doesNotContain(new Stop()));
    }

    @Test
    void aRowEndsWithALotAndIsJudgedByWhatIsDrawn() {
        var thrown = rows(40, ALL).stream()
                .filter(row -> row.answers().contains(new Throw()))
                .toList();
        assertThat(thrown)
                .isNotEmpty()
                .allSatisfy(
                        row -> assertThat(row.answers()).endsWith(new Throw()).containsOnlyOnce(new Throw()));
        double nothing = game.worth().of(start, Mason.ANN);
        assertThat(rows(1, 1).stream().filter(row -> row.answers().equals(List.of(new Throw()))))
                .allSatisfy(row -> assertThat(row.looks()).isGreaterThan(nothing));
    }

    @Test
    void ordersThatComeToTheSameAreOneInTheBeam() {
        var course = course(1);
        course.rows(start, asked(start), ALL, 100_000);
        assertThat(course.positions()).isLessThan(200); // every order by itself would be 281
    }

    @Test
    void aNarrowBeamFollowsWhatLooksBest() {
        assertThat(rows(1, ALL).getFirst().answers()).startsWith(new Sell());
    }

    @Test
    void withoutTimeThereIsStillAnAnswer() {
        assertThat(rows(16, 1))
                .isNotEmpty()
                .allSatisfy(row -> assertThat(row.answers()).hasSize(1));
    }

    @Test
    void botsBuildTheBridge() {
        for (var bot : Stream.<Bot>of(new GreedyBot(3), new SearchBot(3, 1)).toList()) {
            var answers = new ArrayList<Move>();
            var s = start;
            while (game.round(s) == 0) {
                var answer = bot.choose(game, game.see(s, Viewer.of(Mason.ANN)), asked(s), BUDGET);
                answers.add(answer);
                s = after(s, answer);
            }
            assertThat(answers)
                    .as(bot.getClass().getSimpleName())
                    .containsExactlyInAnyOrder(new Plank(), new Plank(), new Plank(), new Rope(), new Stop());
        }
    }

    @Test
    void theRestOfTheRowIsRememberedAsLongAsAllIsAsForeseen() {
        var blind = new Blind(game);
        var bot = new GreedyBot(5);
        var first = bot.choose(blind, game.see(start, Viewer.of(Mason.ANN)), asked(start), BUDGET);
        var next = after(start, first);
        int looked = blind.looked;
        var second = bot.choose(blind, game.see(next, Viewer.of(Mason.ANN)), asked(next), BUDGET);
        assertThat(blind.looked).as("nothing is judged anew").isEqualTo(looked);
        assertThat(asked(next).options()).contains(second);
        var other = after(next, second instanceof Rope ? new Sell() : new Rope()); // not what was meant
        bot.choose(blind, game.see(other, Viewer.of(Mason.ANN)), asked(other), BUDGET);
        assertThat(blind.looked).as("now it is").isGreaterThan(looked);
    }

    /** Counts how often a position is judged. */
    private static final class Blind extends Variant<State, Move> {
        private int looked;

        Blind(Bridges inner) {
            super(inner);
        }

        @Override
        public Worth<State> worth() {
            looked++;
            return inner().worth();
        }
    }

    @Test
    void aRolloutPlaysRowsAndStopsAtTheLot() {
        var policy = RolloutPolicy.of(game, game.options(start));
        var row = policy.answers(start, asked(start), new SplittableRandom(1));
        var s = game.copy(start);
        Intention.play(game, s, Mason.ANN, row);
        assertThat((game.awaits(s) instanceof Awaits.Chance<Move>(var lottery) && lottery.admits(new Hit(2)))
                        || asked(s).seat() == Mason.BEN)
                .isTrue();
    }

    @Test
    void adviceNamesTheFirstAnswersOfTheRows() {
        var advice = new SearchBot(1, 1).advise(game, game.see(start, Viewer.of(Mason.ANN)), asked(start), BUDGET);
        assertThat(advice).hasSize(asked(start).options().size());
        assertThat(advice.getFirst().option()).isInstanceOfAny(Plank.class, Rope.class);
    }
}
