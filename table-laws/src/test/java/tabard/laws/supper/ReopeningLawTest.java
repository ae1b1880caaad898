package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Awaits;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/** Law 14 finds second thoughts that lose something, tell something or come too late; the other laws, under which nobody has any, do not. */
class ReopeningLawTest {
    private static void foundByThisLawOnly(Bent game, String found) {
        assertThat(Planted.found(Law.REOPENING, game)).contains(found);
        Planted.missedByAllBut(Law.REOPENING, game);
    }

    /** What is done besides when somebody reopens. */
    private abstract static class Reopening extends Bent {
        abstract void besides(State s, Guest guest);

        @Override
        public void apply(State s, Step<Move> step) {
            super.apply(s, step);
            if (step instanceof Step.Reopened<Move>(var by)) {
                besides(s, (Guest) by);
            }
        }
    }

    @Test
    void aDishThatIsLostIsFoundByThisLawOnly() {
        foundByThisLawOnly(
                new Reopening() {
                    @Override
                    void besides(State s, Guest guest) {
                        Dish.ALL.forEach(dish -> s.set(State.HAND, guest, dish, 0));
                    }
                },
                "reopens: ");
    }

    @Test
    void aTraceThatOthersSeeIsFound() {
        var game = new Reopening() {
            @Override
            void besides(State s, Guest guest) {
                s.set(State.WORD, guest, 0);
            }
        };
        assertThat(Planted.found(Law.REOPENING, game)).contains("sees that something was entered before");
    }

    @Test
    void whatWasEnteredAndIsShownWhenItIsTakenUpAgainIsFoundByTwoLaws() {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                int salted = step instanceof Step.Reopened<Move>(var by) ? s.count(State.SALTED, by) : 0;
                super.apply(s, step);
                if (step instanceof Step.Reopened<Move>(var by)) {
                    s.set(State.POINTS, by, salted);
                }
            }
        };
        assertThat(Planted.found(Law.REOPENING, game)).contains(" reopens");
        assertThat(Planted.found(Law.TWO_WORLDS, game)).contains("sees what is hidden when another acts");
    }

    @Test
    void aGameThatForgetsToAskAgainIsFoundByThisLawOnly() {
        foundByThisLawOnly(
                new Bent() {
                    @Override
                    public void apply(State s, Step<Move> step) {
                        if (!(step instanceof Step.Reopened<Move>)) {
                            super.apply(s, step);
                        }
                    }
                },
                "reopens: is not asked again");
    }

    @Test
    void whatIsReopenedTooLateIsFound() {
        var game = new Bent() {
            @Override
            public boolean mayReopen(State s, Seat seat) {
                return super.mayReopen(s, seat) || awaits(s) instanceof Awaits.Choice<Move>;
            }
        };
        assertThat(Planted.found(Law.REOPENING, game)).contains("may not reopen: ");
    }

    @Test
    void whatDependsOnASecretIsFound() {
        var game = new Bent() {
            @Override
            public boolean mayReopen(State s, Seat seat) {
                return super.mayReopen(s, seat) && s.count(State.SALTED, seat) == 2;
            }
        };
        assertThat(Planted.found(Law.REOPENING, game)).contains("may not reopen: ");
    }

    @Test
    void reopeningWithoutWordsIsFoundByThisLawOnly() {
        foundByThisLawOnly(
                new Bent() {
                    @Override
                    public Said told(Seen<State> before, Step<Move> step) {
                        return step instanceof Step.Reopened<Move> ? Said.of("log.again") : super.told(before, step);
                    }
                },
                "no words for log.again in en");
    }

    @Test
    void whoKeepsWhatWasEnteredBeforeTheEyesOfOthersIsFound() {
        var game = new Bent() {
            @Override
            public Seen<State> see(State s, Viewer viewer) {
                var seen = super.see(s, viewer);
                for (var guest : s.guests()) {
                    if (s.hasLaid(guest) && !Secrets.ready(s, guest)) {
                        seen.masked().set(State.LAID, guest, s.count(State.LAID, guest));
                    }
                }
                return seen;
            }

            @Override
            public void apply(State s, Step<Move> step) {
                int laid = step instanceof Step.Reopened<Move>(var by) ? s.count(State.LAID, by) : 0;
                super.apply(s, step);
                if (step instanceof Step.Reopened<Move>(var by)) {
                    s.set(State.LAID, by, laid);
                }
            }
        };
        assertThat(Planted.found(Law.REOPENING, game)).contains(" reopens");
    }
}
