package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Awaits;
import tabard.table.Outcome;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.scene.Said;

/** Law 12 finds games that cannot do without somebody; the other laws, under which nobody leaves, do not. */
class LeavingLawTest {
    private static boolean anybodyLeft(State s) {
        return s.guests().stream().anyMatch(s::left);
    }

    private static void foundByThisLawOnly(Bent game, String found) {
        assertThat(Planted.found(Law.LEAVING, game)).contains(found);
        Planted.missedByAllBut(Law.LEAVING, game);
    }

    @Test
    void aGameThatHangsWhenSomebodyHasLeftIsFoundByThisLawOnly() {
        foundByThisLawOnly(
                new Bent() {
                    @Override
                    public void apply(State s, Step<Move> step) {
                        if (!(anybodyLeft(s) && move(step) instanceof Toast.OnToast)) {
                            super.apply(s, step);
                        }
                    }
                },
                " has left: the game does not end");
    }

    @Test
    void aGameThatWaitsForNobodyInAForkIsFoundByThisLawOnly() {
        foundByThisLawOnly(
                new Bent() {
                    @Override
                    public Awaits<Move> awaits(State s) {
                        return super.awaits(s) instanceof Awaits.Together<Move> && anybodyLeft(s)
                                ? new Awaits.Together<>(List.of())
                                : super.awaits(s);
                    }
                },
                " has left: the game waits for nobody");
    }

    @Test
    void aGameThatForgetsWhoLeftIsFoundByThisLawOnly() {
        foundByThisLawOnly(
                new Bent() {
                    @Override
                    public boolean mayLeave(State s, Seat seat) {
                        boolean forgets = s.count(State.ROUND) > 1 && awaits(s) instanceof Awaits.Chance;
                        return super.mayLeave(s, seat) || forgets;
                    }
                },
                "the position has forgotten it");
    }

    @Test
    void aTextThatForgetsWhoLeftIsFoundByThisLawOnly() {
        foundByThisLawOnly(
                new Bent() {
                    @Override
                    public Map<String, Object> text(State s) {
                        var text = new LinkedHashMap<>(super.text(s));
                        text.remove("left");
                        return text;
                    }
                },
                "what was written is read back as another position");
    }

    @Test
    void aGameThatBreaksWhereASeatIsEmptyIsFoundByThisLawOnly() {
        foundByThisLawOnly(
                new Bent() {
                    @Override
                    public void apply(State s, Step<Move> step) {
                        if (step instanceof Step.Chosen<Move>(var by, var _) && s.left(by)) {
                            throw new IndexOutOfBoundsException("nobody is there");
                        }
                        super.apply(s, step);
                    }
                },
                "IndexOutOfBoundsException: nobody is there");
    }

    @Test
    void aGameFromWhichOneMayNotLeaveInAForkIsFoundByThisLawOnly() {
        foundByThisLawOnly(
                new Bent() {
                    @Override
                    public boolean mayLeave(State s, Seat seat) {
                        return super.mayLeave(s, seat) && !(awaits(s) instanceof Awaits.Together<Move>);
                    }
                },
                " leaves: may not leave: ");
    }

    @Test
    void dishesThatAreTakenAwayAreFoundByThisLawOnly() {
        foundByThisLawOnly(
                new Bent() {
                    @Override
                    public void apply(State s, Step<Move> step) {
                        super.apply(s, step);
                        if (step instanceof Step.Left<Move>(var by)) {
                            Dish.ALL.forEach(dish -> s.set(State.HAND, by, dish, 0));
                        }
                    }
                },
                " has left: ");
    }

    @Test
    void anEndThatForgetsWhoLeftIsFoundByThisLawOnly() {
        foundByThisLawOnly(
                new Bent() {
                    @Override
                    public Awaits<Move> awaits(State s) {
                        return super.awaits(s) instanceof Awaits.Over<Move>(var end) && anybodyLeft(s)
                                ? new Awaits.Over<>(new Outcome(end.winners(), List.of(1), end.how()))
                                : super.awaits(s);
                    }
                },
                " has left: the end counts points for 1 seats");
    }

    @Test
    void leavingWithoutWordsIsFoundByThisLawOnly() {
        foundByThisLawOnly(
                new Bent() {
                    @Override
                    public Said told(Seen<State> before, Step<Move> step) {
                        return step instanceof Step.Left<Move> ? Said.of("log.gone") : super.told(before, step);
                    }
                },
                " leaves: no words for log.gone in en");
    }
}
