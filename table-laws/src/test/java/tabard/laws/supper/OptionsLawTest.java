package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Lottery;
import tabard.table.Refusal;
import tabard.table.Step;

/** Law 2 finds options that cannot be taken, and refusals that do harm. */
class OptionsLawTest {
    @Test
    void anOptionThatThrowsIsFound() {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                if (move(step) instanceof Toast.Praise) {
                    throw new IndexOutOfBoundsException("praise");
                }
                super.apply(s, step);
            }
        };
        assertThat(Planted.found(Law.OPTIONS, game)).contains("throws java.lang.IndexOutOfBoundsException");
    }

    @Test
    void anOptionThatIsOfferedButRefusedIsFound() {
        var game = new Bent() {
            @Override
            public State play(State s, Step<Move> step) {
                if (move(step) instanceof Toast.Praise) {
                    throw refusal(s, step);
                }
                return super.play(s, step);
            }
        };
        assertThat(Planted.found(Law.OPTIONS, game)).startsWith("offered but refused");
    }

    @Test
    void anOptionThatIsOfferedTwiceIsFound() {
        var game = new Bent() {
            @Override
            Ask<Move> ask(Ask<Move> ask) {
                var options = new ArrayList<>(super.ask(ask).options());
                options.add(options.getFirst());
                return new Ask<>(ask.seat(), ask.about(), options);
            }
        };
        assertThat(Planted.found(Law.OPTIONS, game)).startsWith("an option is offered twice");
    }

    @Test
    void aLotteryThatDrawsWhatItDoesNotAdmitIsFound() {
        var game = new Bent() {
            @Override
            public Awaits<Move> awaits(State s) {
                return super.awaits(s) instanceof Awaits.Chance<Move>(var lottery)
                        ? new Awaits.Chance<>(fussy(lottery))
                        : super.awaits(s);
            }

            private Lottery<Move> fussy(Lottery<Move> lottery) {
                return new Lottery<>() {
                    @Override
                    public Move draw(RandomGenerator dice) {
                        return lottery.draw(dice);
                    }

                    @Override
                    public boolean admits(Action outcome) {
                        return !outcome.text().endsWith("ale") && lottery.admits(outcome);
                    }
                };
            }
        };
        assertThat(Planted.found(Law.OPTIONS, game)).contains("refused");
    }

    @Test
    void aMoveThatIsAdmittedThoughNotOfferedIsFound() {
        var game = new Bent() {
            @Override
            public State play(State s, Step<Move> step) {
                return move(step) instanceof Toast.Alone && awaits(s) instanceof Awaits.Choice<Move>(var ask, var _)
                        ? super.play(s, new Step.Chosen<>(ask.seat(), step.action()))
                        : super.play(s, step);
            }
        };
        assertThat(Planted.found(Law.OPTIONS, game)).startsWith("admitted though not offered");
    }

    @Test
    void aRefusalThatChangesThePositionIsFound() {
        var game = new Bent() {
            @Override
            public Refusal refusal(State s, Step<Move> step) {
                s.set(State.HUSHED, 1);
                return super.refusal(s, step);
            }
        };
        assertThat(Planted.found(Law.OPTIONS, game)).startsWith("a refusal changed the position");
    }

    @Test
    void aRefusalThatThrowsSomethingElseIsFound() {
        var game = new Bent() {
            @Override
            public Refusal refusal(State s, Step<Move> step) {
                throw new ClassCastException("a move of another chapter");
            }
        };
        assertThat(Planted.found(Law.OPTIONS, game)).contains("ClassCastException");
    }

    @Test
    void aBatchThatIsHalfAppliedIsFound() {
        var game = new Bent() {
            @Override
            public State play(State s, List<Step<Move>> batch) {
                var next = super.play(s, batch.subList(0, 1));
                if (batch.size() > 1 && !awaits(next).admits(batch.get(1))) {
                    apply(s, batch.getFirst());
                }
                return super.play(next, batch.subList(1, batch.size()));
            }
        };
        assertThat(Planted.found(Law.OPTIONS, game)).startsWith("a refusal changed the position");
    }

    @Test
    void aBatchThatDoesNotDoWhatItsStepsDoIsFound() {
        var game = new Bent() {
            @Override
            public State play(State s, List<Step<Move>> batch) {
                return batch.size() == 1 ? s : super.play(s, batch);
            }
        };
        assertThat(Planted.found(Law.OPTIONS, game)).startsWith("a batch of one differs from its step");
    }
}
