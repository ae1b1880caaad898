package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/** Law 5 finds news that tells too much or too little. */
class NewsLawTest {
    @Test
    void aHandThatAnotherSeesIsFound() {
        var game = new Bent() {
            @Override
            public Seen<State> see(State s, Viewer viewer) {
                var seen = super.see(s, viewer);
                if (viewer.is(Guest.COOK)) {
                    Dish.ALL.forEach(dish ->
                            seen.masked().set(State.HAND, Guest.MILLER, dish, s.count(State.HAND, Guest.MILLER, dish)));
                }
                return seen;
            }
        };
        assertThat(Planted.found(Law.NEWS, game))
                .startsWith("a: reads the same but sees a difference: chance: dealt miller");
    }

    @Test
    void aChronicleThatTellsWhatWasCoveredIsFound() {
        var game = new Bent() {
            @Override
            public Said told(Seen<State> before, Step<Move> step) {
                return Said.of("log.dealt", "@chance", step.text());
            }
        };
        assertThat(Planted.found(Law.NEWS, game))
                .startsWith("a: reads the same but is told a difference: chance: dealt");
    }

    @Test
    void aSecretThatIsReadAloudIsFound() {
        var game = new Bent() {
            @Override
            public String readBy(State s, Viewer viewer, Step<Move> step) {
                return move(step) instanceof Kitchen.Season ? step.text() : super.readBy(s, viewer, step);
            }
        };
        assertThat(Planted.found(Law.NEWS, game))
                .startsWith("b: reads more than it sees")
                .contains("season 0 / ");
    }

    @Test
    void aLineAboutAStepThatNobodySawIsFound() {
        var game = new Bent() {
            @Override
            public String readBy(State s, Viewer viewer, Step<Move> step) {
                String read = super.readBy(s, viewer, step);
                return read.isEmpty() && move(step) instanceof Kitchen.Lay ? "lays" : read;
            }
        };
        assertThat(Planted.found(Law.NEWS, game))
                .startsWith("c: reads of a step that it cannot see")
                .contains(": lay ");
    }

    @Test
    void aStepThatIsSeenButNotReadIsFound() {
        var game = new Bent() {
            @Override
            public String readBy(State s, Viewer viewer, Step<Move> step) {
                return move(step) instanceof Toast.Speak ? "" : super.readBy(s, viewer, step);
            }
        };
        assertThat(Planted.found(Law.NEWS, game))
                .startsWith("c: sees a step that it reads nothing of")
                .endsWith(": speak");
    }
}
