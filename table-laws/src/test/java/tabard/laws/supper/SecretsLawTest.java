package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Lottery;
import tabard.table.Refusal;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;
import tabard.table.sheet.Sheet;

/** Law 4 finds what tells a seat more than it may know. */
class SecretsLawTest {
    @Test
    void aDreamThatDoesNotLookLikeTheTruthIsFound() {
        var game = new Bent() {
            @Override
            public State imagine(Seen<State> seen, RandomGenerator dice) {
                var dream = super.imagine(seen, dice);
                dream.set(State.WORD, Guest.COOK, 0);
                return dream;
            }
        };
        assertThat(Planted.found(Law.SECRETS, game)).isEqualTo("what is imagined looks different from what is seen");
    }

    @Test
    void aDreamThatCannotBePlayedIsFound() {
        var game = new Bent() {
            @Override
            public State imagine(Seen<State> seen, RandomGenerator dice) {
                var dream = super.imagine(seen, dice);
                for (var guest : dream.guests()) {
                    if (seen.masked().count(State.LAID, guest) == Sheet.BLANK) {
                        dream.set(State.LAID, guest, 0);
                    }
                }
                return dream;
            }
        };
        assertThat(Planted.found(Law.SECRETS, game)).startsWith("throws ");
    }

    @Test
    void imaginingOnTheViewItselfIsFound() {
        var game = new Bent() {
            @Override
            public State imagine(Seen<State> seen, RandomGenerator dice) {
                var dream = super.imagine(seen, dice);
                Dish.ALL.forEach(dish -> seen.masked().set(State.LARDER, dish, dream.count(State.LARDER, dish)));
                return dream;
            }
        };
        assertThat(Planted.found(Law.SECRETS, game)).isEqualTo("imagining changed the view");
    }

    @Test
    void seeingThatTouchesTheTruthIsFound() {
        var game = new Bent() {
            @Override
            public Seen<State> see(State s, Viewer viewer) {
                s.set(State.HUSHED, 1);
                return super.see(s, viewer);
            }
        };
        assertThat(Planted.found(Law.SECRETS, game)).isEqualTo("seeing or imagining changed the position");
    }

    @Test
    void aViewThatLooksDifferentTheSecondTimeIsFound() {
        var game = new Bent() {
            @Override
            public Seen<State> see(State s, Viewer viewer) {
                var seen = super.see(s, viewer);
                if (s.count(State.LARDER, Dish.ALE) == Sheet.BLANK) {
                    seen.masked().set(State.LARDER, Dish.ALE, 0);
                }
                return seen;
            }
        };
        assertThat(Planted.found(Law.SECRETS, game)).isEqualTo("a view, seen again, looks different");
    }

    @Test
    void aRefereeWhoDoesNotSeeAllIsFound() {
        var game = new Bent() {
            @Override
            public Seen<State> see(State s, Viewer viewer) {
                return new Seen<>(
                        viewer, super.see(s, Viewer.Spectator.SPECTATOR).masked());
            }
        };
        assertThat(Planted.found(Law.SECRETS, game))
                .matches("something is hidden from the one who sees all|what is asked .*");
    }

    @Test
    void aSpectatorWhoLooksIntoAHandIsFound() {
        var game = new Bent() {
            @Override
            public Seen<State> see(State s, Viewer viewer) {
                var seen = super.see(s, viewer);
                if (viewer == Viewer.Spectator.SPECTATOR) {
                    Dish.ALL.forEach(dish ->
                            seen.masked().set(State.HAND, Guest.COOK, dish, s.count(State.HAND, Guest.COOK, dish)));
                }
                return seen;
            }
        };
        assertThat(Planted.found(Law.SECRETS, game)).isEqualTo("a spectator sees what this viewer does not");
    }

    @Test
    void aPauseThatTellsWhatIsHeldIsFound() {
        var game = new Bent() {
            @Override
            public Awaits<Move> awaits(State s) {
                return super.awaits(s) instanceof Awaits.Choice<Move>(var ask, var others)
                                && s.count(State.HAND, (Guest) ask.seat(), Dish.ALE) == 0
                        ? new Awaits.Chance<>(
                                new Lottery.Certain<>(ask.options().getFirst()))
                        : super.awaits(s);
            }
        };
        assertThat(Planted.found(Law.SECRETS, game)).isEqualTo("whom the game waits for depends on what is hidden");
    }

    @Test
    void anOptionThatDependsOnWhatOthersHoldIsFound() {
        var game = new Bent() {
            @Override
            public Awaits<Move> awaits(State s) {
                return super.awaits(s) instanceof Awaits.Choice<Move>(var ask, var others)
                        ? new Awaits.Choice<>(
                                new Ask<>(
                                        ask.seat(),
                                        ask.about(),
                                        ask.options().stream()
                                                .filter(option -> praisable(s, option))
                                                .toList()),
                                others)
                        : super.awaits(s);
            }

            private boolean praisable(State s, Move option) {
                return !(option instanceof Toast.Praise(var guest)) || s.count(State.HAND, guest, Dish.ALE) > 0;
            }
        };
        assertThat(Planted.found(Law.SECRETS, game)).isEqualTo("what is asked depends on what is hidden");
    }

    @Test
    void anAskThatOnlyTheTruthCanAnswerIsFound() {
        var game = new Bent() {
            @Override
            public Awaits<Move> awaits(State s) {
                int left = Dish.ALL.stream()
                        .mapToInt(dish -> s.count(State.LARDER, dish))
                        .sum();
                return super.awaits(s) instanceof Awaits.Choice<Move>(var ask, var others) && left < 0
                        ? new Awaits.Choice<>(
                                new Ask<>(ask.seat(), ask.about(), ask.options().subList(0, 1)), others)
                        : super.awaits(s);
            }
        };
        assertThat(Planted.found(Law.SECRETS, game)).isEqualTo("what is asked cannot be read off what is seen");
    }

    @Test
    void anOwnStepThatTellsWhatOthersHoldIsFound() {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (move(step) instanceof Toast.Praise(var guest) && s.count(State.HAND, guest, Dish.ALE) > 0) {
                    s.add(State.POINTS, guest, 1);
                }
            }
        };
        assertThat(Planted.found(Law.SECRETS, game)).startsWith("an own step tells what is hidden");
    }

    /** Knows of which truth each view is. */
    private static class Peeping extends Bent {
        private final IdentityHashMap<State, State> truths = new IdentityHashMap<>();

        @Override
        public Seen<State> see(State s, Viewer viewer) {
            var seen = super.see(s, viewer);
            truths.put(seen.masked(), s);
            return seen;
        }

        @Override
        public List<Said> followed(Seen<State> before, Seen<State> after) {
            var truth = truths.getOrDefault(after.masked(), after.masked());
            return truth.count(State.HAND, Guest.MILLER, Dish.ALE) > 0
                    ? List.of(Said.of("status.toast", "@miller"))
                    : super.followed(before, after);
        }
    }

    @Test
    void aConsequenceOfAnOwnStepThatTellsWhatOthersHoldIsFound() {
        assertThat(Planted.found(Law.SECRETS, new Peeping()))
                .startsWith("what followed from an own step tells what is hidden");
    }

    @Test
    void aRefusalThatTellsWhatOthersHoldIsFound() {
        var game = new Bent() {
            @Override
            public Refusal refusal(State s, Step<Move> step) {
                int held = s.count(State.HAND, Guest.MILLER, Dish.ALE);
                return held > 0 ? new Refusal(Said.of("refused.not-in-hand", "@ale")) : super.refusal(s, step);
            }
        };
        assertThat(Planted.found(Law.SECRETS, game)).startsWith("the refusal of ");
    }
}
