package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.laws.stones.Stones;
import tabard.table.Options;
import tabard.table.Step;

/** Law 1 finds copies that are none. */
class CopyLawTest {
    @Test
    void aCopyThatSharesItsArrayIsFound() {
        assertThat(Planted.found(Law.COPY, Stones.withSharedHeaps()))
                .isEqualTo("steps taken in a copy change its source");
    }

    @Test
    void aCopyThatIsItsSourceIsFound() {
        var game = new Bent() {
            @Override
            public State copy(State s) {
                return s;
            }
        };
        assertThat(Planted.found(Law.COPY, game)).isEqualTo("steps taken in a copy change its source");
    }

    @Test
    void aCopyThatForgetsAFieldIsFound() {
        var game = new Bent() {
            @Override
            public State copy(State s) {
                var copy = super.copy(s);
                copy.set(State.HUSHED, 0);
                return copy;
            }
        };
        assertThat(Planted.found(Law.COPY, game)).isEqualTo("a copy does not equal its source");
    }

    @Test
    void aCopyThatFollowsItsSourceIsFound() {
        var game = new Bent() {
            private State source = new State(info().standard());
            private State copy = source;

            @Override
            public State copy(State s) {
                source = s;
                copy = super.copy(s);
                return copy;
            }

            @Override
            @SuppressWarnings("ReferenceEquality") // the very object
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (s == source) {
                    copy.set(State.HUSHED, 1);
                }
            }
        };
        assertThat(Planted.found(Law.COPY, game)).isEqualTo("a copy was changed by steps taken in its source");
    }

    @Test
    void playThatChangesItsArgumentIsFound() {
        var game = new Bent() {
            @Override
            public State play(State s, Step<Move> step) {
                apply(s, step);
                return copy(s);
            }
        };
        assertThat(Planted.found(Law.COPY, game)).startsWith("a step changes the position it is taken from");
    }

    @Test
    void twoDoorsThatLeadToDifferentPlacesAreFound() {
        var game = new Bent() {
            @Override
            public State play(State s, Step<Move> step) {
                var next = super.play(s, step);
                if (move(step) instanceof Toast.Praise(var guest)) {
                    next.add(State.POINTS, guest, 1);
                }
                return next;
            }
        };
        assertThat(Planted.found(Law.COPY, game)).startsWith("play and apply differ");
    }

    @Test
    void aPositionThatIsChangedLongAfterItWasPassedIsFound() {
        var game = new Bent() {
            private State remembered = new State(info().standard());

            @Override
            public State setup(Options options) {
                remembered = super.setup(options);
                return remembered;
            }

            @Override
            @SuppressWarnings("ReferenceEquality") // the very object
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (move(step) instanceof Toast.Praise && s != remembered) {
                    remembered.set(State.HUSHED, 1);
                }
            }
        };
        assertThat(Planted.found(Law.COPY, game)).isEqualTo("a later step changed this position");
    }
}
