package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;

/** Law 6 finds choices that are not as secret or as simultaneous as they should be. */
class TogetherLawTest {
    @Test
    void aSecretChoiceThatOthersSeeIsFound() {
        var game = new Bent() {
            @Override
            public Seen<State> see(State s, Viewer viewer) {
                var seen = super.see(s, viewer);
                s.guests().forEach(guest -> seen.masked().set(State.SALTED, guest, s.count(State.SALTED, guest)));
                return seen;
            }
        };
        assertThat(Planted.found(Law.TOGETHER, game))
                .startsWith("a secret choice is seen")
                .contains("season");
    }

    @Test
    void beingTheFirstToChooseMustNotMatter() {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                boolean first = s.guests().stream().noneMatch(s::hasLaid);
                super.apply(s, step);
                if (first && step instanceof Step.Chosen<Move>(var by, var action) && action instanceof Kitchen.Lay) {
                    s.add(State.POINTS, by, 1);
                }
            }
        };
        assertThat(Planted.found(Law.TOGETHER, game)).startsWith("the order matters");
    }

    @Test
    void beingTheLastToChooseMustNotMatter() {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (step instanceof Step.Chosen<Move>(var by, var action)
                        && action instanceof Kitchen.Season
                        && !(awaits(s) instanceof Awaits.Together<Move>)) {
                    s.add(State.POINTS, by, 1);
                }
            }
        };
        assertThat(Planted.found(Law.TOGETHER, game)).isEqualTo("the order in which all choose matters");
    }

    @Test
    void aQuestionThatDependsOnAnothersSecretIsFound() {
        var game = new Bent() {
            @Override
            public Awaits<Move> awaits(State s) {
                return super.awaits(s) instanceof Awaits.Together<Move>(var asks)
                        ? new Awaits.Together<>(
                                asks.stream().map(ask -> fewer(s, ask)).toList())
                        : super.awaits(s);
            }

            private Ask<Move> fewer(State s, Ask<Move> ask) {
                boolean first = s.guests().stream().noneMatch(guest -> guest != ask.seat() && s.hasLaid(guest));
                return first
                        ? ask
                        : new Ask<>(ask.seat(), ask.about(), ask.options().subList(0, 1));
            }
        };
        assertThat(Planted.found(Law.TOGETHER, game)).startsWith("what is asked depends on another's choice");
    }

    @Test
    void aStepThatCannotBeTakenBackWholeIsFound() {
        var game = new Bent() {
            @Override
            public State play(State s, Step<Move> step) {
                var next = super.play(s, step);
                if (move(step) instanceof Toast.Praise) {
                    s.add(State.POINTS, Guest.COOK, 1);
                }
                return next;
            }
        };
        assertThat(Planted.found(Law.TOGETHER, game))
                .contains("took back a step, and not all of it")
                .contains("praise");
    }
}
