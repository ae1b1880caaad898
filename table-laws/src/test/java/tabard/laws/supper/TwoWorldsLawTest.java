package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;

/** Law 11 finds what the step of another tells although it is hidden; the other laws do not. */
class TwoWorldsLawTest {
    /** While the host chooses, nobody else knows where it looks; as soon as it has looked, everybody sees it. */
    private static class KnownToAll extends Bent {
        @Override
        public Seen<State> see(State s, Viewer viewer) {
            var seen = super.see(s, viewer);
            if (!Glance.looking(s)) {
                s.guests().forEach(guest -> seen.masked().set(State.KNOWS, guest, s.count(State.KNOWS, guest)));
            }
            return seen;
        }
    }

    @Test
    void thirdPartiesWhoSeeWhoKnowsWhoseHandAreFoundByThisLawOnly() {
        var game = new KnownToAll();
        assertThat(Planted.found(Law.TWO_WORLDS, game))
                .startsWith("sees what is hidden when another acts: chance: shown ")
                .contains(".knows is ");
        Planted.missedByAllBut(Law.TWO_WORLDS, game);
    }

    @Test
    void aChronicleThatTellsWhatWasShownToAnotherIsFoundByThisLawOnly() {
        var game = new Bent() {
            @Override
            public Said told(Seen<State> before, Step<Move> step) {
                return move(step) instanceof Glance.Shown(var host, var guest, var _)
                        ? Said.of("log.peek", "@" + host.word(), "@" + guest.word())
                        : super.told(before, step);
            }
        };
        assertThat(Planted.found(Law.TWO_WORLDS, game))
                .startsWith("is told what is hidden when another acts: chance: shown ");
        Planted.missedByAllBut(Law.TWO_WORLDS, game);
    }

    /** A position remembers, beside the sheet, whose hand was shown last, and the scene draws it. */
    private static class Remembering extends Bent {
        private final IdentityHashMap<State, Guest> shown = new IdentityHashMap<>();

        @Nullable
        Guest shownIn(Seen<State> seen) {
            return shown.get(seen.masked());
        }

        private State like(State source, State copy) {
            if (shown.containsKey(source)) {
                shown.put(copy, shown.get(source));
            }
            return copy;
        }

        @Override
        public State copy(State s) {
            return like(s, super.copy(s));
        }

        @Override
        public void apply(State s, Step<Move> step) {
            super.apply(s, step);
            if (move(step) instanceof Glance.Shown(var _, var guest, var _)) {
                shown.put(s, guest);
            }
        }

        @Override
        public Seen<State> see(State s, Viewer viewer) {
            var seen = super.see(s, viewer);
            like(s, seen.masked());
            return seen;
        }

        @Override
        public State imagine(Seen<State> seen, RandomGenerator dice) {
            return like(seen.masked(), super.imagine(seen, dice));
        }

        @Override
        public Scene scene(Seen<State> seen) {
            var scene = super.scene(seen);
            var guest = shown.get(seen.masked());
            return guest == null
                    ? scene
                    : new Scene(
                            scene.elements(), Said.of("status.toast", "@" + guest.word()), scene.waits(), scene.asks());
        }
    }

    @Test
    void aSceneThatDrawsWhatWasShownToAnotherIsFoundByThisLawOnly() {
        assertThat(Planted.found(Law.TWO_WORLDS, new Remembering()))
                .startsWith("is shown what is hidden when another acts: chance: shown ");
        Planted.missedByAllBut(Law.TWO_WORLDS, new Remembering());
    }

    @Test
    void aConsequenceThatTellsWhatWasShownToAnotherIsFound() {
        var game = new Remembering() {
            @Override
            public Scene scene(Seen<State> seen) {
                return inner().scene(seen);
            }

            @Override
            public List<Said> followed(Seen<State> before, Seen<State> after) {
                var guest = shownIn(after);
                return guest == null || before.equals(after)
                        ? super.followed(before, after)
                        : List.of(Said.of("status.toast", "@" + guest.word()));
            }
        };
        assertThat(Planted.found(Law.TWO_WORLDS, game))
                .startsWith("is told, of what followed, what is hidden when another acts: chance: shown ");
    }

    @Test
    void aPublicConsequenceOfAHiddenHandIsFound() {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (move(step) instanceof Glance.Shown(var _, var _, var dishes) && dishes.contains(Dish.CHEESE)) {
                    s.add(State.POINTS, Guest.COOK, 1);
                }
            }
        };
        assertThat(Planted.found(Law.TWO_WORLDS, game))
                .startsWith("sees what is hidden when another acts: chance: shown ")
                .contains("cook.points is ");
    }

    /** What a reveal turns over may be seen by all, but it may not move what all could see before. */
    @Test
    void anOpenRevealThatTellsMoreThanItUncoversIsFoundByThisLawOnly() {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (move(step) instanceof Kitchen.Smelt && s.laid(Guest.COOK) == Dish.CHEESE) {
                    s.add(State.POINTS, Guest.COOK, 1);
                }
            }
        };
        assertThat(Planted.found(Law.TWO_WORLDS, game))
                .startsWith("sees what is hidden when another acts: chance: smelt / chance: smelt: cook.points is ");
        Planted.missedByAllBut(Law.TWO_WORLDS, game);
    }

    /** The miller has laid something unseen by the cook; in the cook's imagination the miller must do so first. */
    @Test
    void aWorldThatLagsBehindInAForkCatchesUp() {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (step instanceof Step.Chosen<Move>(var by, var action)
                        && action instanceof Kitchen.Season
                        && s.count(State.HAND, (Guest) by, Dish.ALE) > 0) {
                    s.add(State.POINTS, by, 1);
                }
            }
        };
        assertThat(Planted.found(Law.TWO_WORLDS, game)).contains(": season ").contains(".points is ");
    }
}
