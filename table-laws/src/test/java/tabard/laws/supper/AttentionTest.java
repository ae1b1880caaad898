package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.laws.Attention;
import tabard.laws.Broken;
import tabard.laws.Law;
import tabard.laws.Laws;
import tabard.laws.Report;
import tabard.laws.Rounds;
import tabard.table.Options;
import tabard.table.Step;
import tabard.table.Viewer;

/** Of very many games only a share is looked at, but what is new is. */
class AttentionTest {
    private static final Options SHORT = new Supper().info().options(2, Map.of());
    private static final double LITTLE = 0.001;

    private static Report seen(Attention attention, int games) {
        return new Laws<>(new Supper()).attending(attention).check(SHORT, games, 1, 1, _ -> {});
    }

    @Test
    void everythingIsLookedAtUnlessAShareIsNamed() {
        var all = new Laws<>(new Supper()).check(SHORT, 3, 1, 1, _ -> {});
        assertThat(all.looked()).isEqualTo(all.steps() + 3);
        assertThat(all.closely()).isPositive().isLessThan(all.looked());
        assertThat(all.whole()).isEqualTo(3);
    }

    @Test
    void theThousandthOfAKindIsLookedAtSeldom() {
        var few = seen(Attention.share(LITTLE), 5);
        var many = seen(Attention.share(LITTLE), 200);
        assertThat(few.looked()).isGreaterThan(few.steps() / 4);
        assertThat(many.looked()).isLessThan(many.steps() / 8).isGreaterThan(few.looked());
        assertThat(many.closely()).isPositive().isLessThan(many.looked());
        assertThat(many.whole()).isBetween(1L, 30L);
    }

    @Test
    void theSameGamesArePlayedWhateverIsLookedAt() {
        var all = new Laws<>(new Supper()).check(SHORT, 20, 1, 1, _ -> {});
        var some = seen(Attention.share(LITTLE), 20);
        assertThat(List.of(some.steps(), some.asks(), some.chances(), some.forks(), some.longest(), some.widest()))
                .isEqualTo(List.of(all.steps(), all.asks(), all.chances(), all.forks(), all.longest(), all.widest()));
    }

    @Test
    void whatIsNeitherAboveNothingNorAPartOfAllIsNoShare() {
        assertThatThrownBy(() -> Attention.share(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Attention.share(1.5)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Breaks law 5 whenever a dish is laid. */
    private static Bent talkative() {
        return new Bent() {
            @Override
            public String readBy(State s, Viewer viewer, Step<Move> step) {
                String read = super.readBy(s, viewer, step);
                return read.isEmpty() && move(step) instanceof Kitchen.Lay ? "lays" : read;
            }
        };
    }

    @Test
    void aKindOfStepThatBreaksALawIsFoundInTheFirstGameThatHasIt() {
        var laws = new Laws<>(talkative()).only(Law.NEWS).attending(Attention.share(LITTLE));
        var broken = catchThrowableOfType(Broken.class, () -> laws.check(SHORT, 50, 1, 1, _ -> {}));
        assertThat(broken.seed()).isLessThan(5);
    }

    /** Loses a dish in the few games where the cook praises the miller twice. */
    private static Bent careless() {
        return new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (move(step) instanceof Toast.Praise && s.count(State.POINTS, Guest.MILLER) > 3) {
                    s.add(State.EATEN, Dish.ALE, 1);
                }
            }
        };
    }

    @Test
    void whatIsLostIsMissedInEveryPosition() {
        var laws = new Laws<>(careless()).only(Law.CONSERVATION);
        var all = catchThrowableOfType(Broken.class, () -> laws.check(SHORT, 200, 1, 1, _ -> {}));
        var some = catchThrowableOfType(
                Broken.class, () -> laws.attending(Attention.share(LITTLE)).check(SHORT, 200, 1, 1, _ -> {}));
        assertThat(some).hasMessage(all.getMessage());
    }

    @Test
    void aGameOfALongRunPlayedAgainByItselfShowsTheSame() {
        var laws = new Laws<>(careless()).only(Law.CONSERVATION, Law.NEWS, Law.SECRETS);
        var found = new ArrayList<Broken>();
        laws.attending(Attention.share(LITTLE)).check(SHORT, 200, 1, 1, _ -> {}, found::add);
        assertThat(found).isNotEmpty();
        for (var broken : found) {
            var again = catchThrowableOfType(
                    Broken.class, () -> laws.attending(Attention.share(LITTLE)).check(SHORT, broken.seed()));
            assertThat(again).hasMessage(broken.getMessage());
        }
    }

    @Test
    void allWaysHaveTheirTurnAndAreToldWhenTheyAreDone() {
        var ways = Laws.everyWay(new Supper());
        var laws = new Laws<>(new Supper()).only(Law.END);
        var told = new ArrayList<Options>();
        var reports = new Rounds<>(laws, ways, 5, 1, 1)
                .play(() -> false, _ -> {}, (way, report) -> told.add(way), broken -> {
                    throw broken;
                });
        assertThat(told).isEqualTo(ways);
        assertThat(reports.get(SHORT)).isEqualTo(laws.check(SHORT, 5, 1, 1, _ -> {}));
    }

    @Test
    void whenTimeIsUpEveryWayHasHadAboutAsManyGames() {
        var ways = Laws.everyWay(new Supper());
        var turns = new ArrayList<Integer>();
        var laws = new Laws<>(new Supper()).only(Law.END);
        var reports = new Rounds<>(laws, ways, 100, 1, 1)
                .play(
                        () -> {
                            turns.add(1);
                            return turns.size() > 2 * ways.size();
                        },
                        _ -> {},
                        (_, _) -> {},
                        broken -> {
                            throw broken;
                        });
        assertThat(reports.values())
                .allSatisfy(report -> assertThat(report.games()).isBetween(1L, 2L));
    }

    @Test
    void whereOnlyTellingIsAskedForTheOtherGamesAreCounted() {
        var laws = new Laws<>(careless()).only(Law.CONSERVATION);
        var found = new ArrayList<Broken>();
        var report = laws.check(SHORT, 200, 1, 2, _ -> {}, found::add);
        assertThat(found).isNotEmpty().extracting(Broken::seed).isSorted();
        assertThat(report.games()).isEqualTo(200 - found.size());
    }
}
