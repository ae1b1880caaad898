package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.laws.Broken;
import tabard.laws.Law;
import tabard.laws.Laws;
import tabard.laws.Report;
import tabard.laws.posy.Posy;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/** How the test kit tells what it found. */
class LawsTest {
    private static final Options SHORT = new Supper().info().options(2, Map.of());

    /** Breaks law 9 in the few games where the cook praises the miller twice. */
    private static Broken rare(int threads) {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (move(step) instanceof Toast.Praise && s.count(State.POINTS, Guest.MILLER) > 3) {
                    s.add(State.EATEN, Dish.ALE, 1);
                }
            }
        };
        var laws = new Laws<>(game).only(Law.CONSERVATION);
        return catchThrowableOfType(Broken.class, () -> laws.check(SHORT, 200, 1, threads, _ -> {}));
    }

    @Test
    void theGameWithTheLowestSeedIsToldWhateverTheNumberOfThreads() {
        var one = rare(1);
        var many = rare(4);
        assertThat(one.seed()).isGreaterThan(1);
        assertThat(many).hasMessage(one.getMessage());
    }

    @Test
    void aBrokenLawTellsWhatOneNeedsToSeeItAgain() {
        var game = new Bent() {
            @Override
            public String readBy(State s, Viewer viewer, Step<Move> step) {
                String read = super.readBy(s, viewer, step);
                return read.isEmpty() && move(step) instanceof Kitchen.Lay ? "lays" : read;
            }
        };
        var laws = new Laws<>(game).only(Law.NEWS);
        var broken = catchThrowableOfType(Broken.class, () -> laws.check(SHORT, 7));
        assertThat(broken.law()).isEqualTo(Law.NEWS);
        assertThat(broken.game()).isEqualTo("supper-1");
        assertThat(broken.options()).isEqualTo(SHORT);
        assertThat(broken.seed()).isEqualTo(7);
        assertThat(broken.step()).isEqualTo(4);
        assertThat(broken.viewer()).contains("miller");
        assertThat(broken)
                .hasMessageStartingWith("law 5 (news) broken: supper-1, 2 seats {evening=short}, seed 7, after 4 steps,"
                        + " for miller: c: reads of a step that it cannot see: cook: lay ");
    }

    @Test
    void progressHearsTheSumOfAllGamesSoFar() {
        var heard = new ArrayList<Report>();
        var sum = new Laws<>(new Supper()).only(Law.END).check(SHORT, 50, 1, 2, heard::add);
        assertThat(heard).extracting(Report::games).isSorted().endsWith(50L);
        assertThat(heard.getLast()).isEqualTo(sum);
    }

    @Test
    void reportsAddUp() {
        var laws = new Laws<>(new Supper()).only(Law.END);
        var one = laws.check(SHORT, 1);
        var two = laws.check(SHORT, 2);
        assertThat(one.plus(two)).isEqualTo(laws.check(SHORT, 2, 1, 1, _ -> {}));
        assertThat(one.games()).isEqualTo(1);
        assertThat(one.forks()).isEqualTo(2);
        assertThat(one.longest()).isEqualTo(one.steps());
    }

    @Test
    void optionsThatDoNotAgreeAreRefusedWithTheClause() {
        var far = new Options(2, Map.of("meadow", "far", "basket", "none"));
        assertThatThrownBy(() -> new Laws<>(new Posy()).check(far, 1))
                .isInstanceOfSatisfying(Refusal.class, refusal -> {
                    assertThat(refusal.why()).isEqualTo(Said.of("refused.basket"));
                    assertThat(refusal.clause()).isEqualTo("PO-1.1");
                });
    }

    @Test
    void theLawsAreFourteenAndNumbered() {
        assertThat(Law.values())
                .hasSize(14)
                .extracting(Law::number)
                .isSorted()
                .startsWith(1)
                .endsWith(14);
        assertThat(Law.SAME_EVERYWHERE.word()).isEqualTo("same everywhere");
        assertThat(Law.values()).extracting(Law::meaning).doesNotHaveDuplicates();
    }
}
