package tabard.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.bots.Chests.Hold;
import tabard.bots.Chests.Move;
import tabard.bots.loop.Answer;
import tabard.bots.loop.GameLoop;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Outcome;
import tabard.table.Step;

class GameLoopTest {
    private static final Chests GAME = new Chests();
    private static final List<String> OPENING = List.of("open left", "grab front", "veto false");

    /** Seats that answer as is written, and a note of every question. */
    private static final class Scripted extends GameLoop<Hold, Move> {
        private final Hold s = GAME.setup(GAME.info().standard());
        private final Deque<Answer<Move>> answers = new ArrayDeque<>();
        private final List<String> asked = new ArrayList<>();
        private final List<String> steps = new ArrayList<>();
        private int ended;

        Scripted(List<String> lines) {
            super(new SplittableRandom(1));
            lines.forEach(this::then);
        }

        final Scripted then(String line) {
            return then(new Answer.Chosen<>(GAME.action(line)));
        }

        final Scripted then(Answer<Move> answer) {
            answers.add(answer);
            return this;
        }

        @Override
        protected Awaits<Move> awaits() {
            return GAME.awaits(s);
        }

        @Override
        protected void take(Awaits<Move> awaits, Step<Move> step) {
            assertThat(awaits.admits(step)).isTrue();
            steps.add(step.line());
            GAME.apply(s, step);
        }

        @Override
        protected Answer<Move> choose(Ask<Move> ask) {
            asked.add(ask.seat().word() + " chooses");
            return answers.remove();
        }

        @Override
        protected Answer<Move> stepIn(Ask<Move> ask) {
            asked.add(ask.seat().word() + " may step in");
            return answers.remove();
        }

        @Override
        protected void over(Outcome outcome) {
            ended++;
        }
    }

    @Test
    void whoMayStepInIsAskedBeforeTheChoiceUntilNobodyDoes() {
        var loop = new Scripted(OPENING)
                .then("shout false") // now red has nothing left and is not asked again
                .then(new Answer.Left<>());
        assertThat(loop.play()).isEmpty();
        assertThat(loop.asked)
                .containsExactly("red chooses", "red chooses", "blue chooses", "red may step in", "blue chooses");
        assertThat(loop.steps).last().isEqualTo("red: shout false");
    }

    @Test
    void whoPassesLeavesTheChoiceToTheOther() {
        var loop = new Scripted(OPENING).then(new Answer.Passed<>()).then("open right");
        loop.then(new Answer.Left<>());
        assertThat(loop.play()).isEmpty();
        assertThat(loop.steps).last().isEqualTo("blue: open right");
    }

    @Test
    void afterAChoiceWasTakenBackTheQuestionIsPutAgain() {
        var loop = new Scripted(List.of()).then(new Answer.Undone<>());
        OPENING.forEach(loop::then);
        loop.then(new Answer.Undone<>()).then(new Answer.Left<>());
        assertThat(loop.play()).isEmpty();
        assertThat(loop.asked)
                .containsExactly(
                        "red chooses",
                        "red chooses",
                        "red chooses",
                        "blue chooses",
                        "red may step in",
                        "red may step in");
    }

    @Test
    void whoMustAnswerCannotPass() {
        assertThatThrownBy(() ->
                        new Scripted(List.of()).then(new Answer.Passed<>()).play())
                .hasMessage("red must answer");
    }

    @Test
    void theLoopEndsWithTheGame() {
        var loop = new Scripted(List.of(
                "open right",
                "grab front",
                "veto false",
                "open right",
                "grab front",
                "veto false",
                "hide 0",
                "hide 1"));
        assertThat(loop.play()).isPresent();
        assertThat(loop.ended).isEqualTo(1);
        assertThat(loop.steps).contains("chance: shown 0 1");
    }
}
