package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabard.laws.Laws;
import tabard.laws.Report;
import tabard.laws.stones.Stones;

/** Games without a flaw keep all laws. */
class SoundTest {
    @Test
    void theSupperKeepsAllLawsInEveryWayItCanBeSetUp() {
        var game = new Supper();
        assertThat(Laws.everyWay(game)).hasSize(6);
        for (var options : Laws.everyWay(game)) {
            var report = Laws.check(game, options, 100, 1, 2, _ -> {});
            assertThat(report.games()).isEqualTo(100);
            assertThat(report.forks()).isPositive();
            assertThat(report.pairs()).isPositive();
        }
    }

    @Test
    void theSupperForwardedKeepsAllLawsToo() {
        var game = new Bent();
        for (var options : Laws.everyWay(game)) {
            assertThat(Laws.check(game, options, 50, 1, 2, _ -> {}).games()).isEqualTo(50);
        }
    }

    @Test
    void aGameWithoutSheetsOrAgendasKeepsAllLaws() {
        var game = Stones.sound();
        assertThat(Laws.check(game, game.info().standard(), 100, 1, 2, _ -> {}).games())
                .isEqualTo(100);
    }

    @Test
    void theSameSeedsGiveTheSameReportOnAnyNumberOfThreads() {
        var game = new Supper();
        var options = game.info().standard();
        Report one = Laws.check(game, options, 40, 7, 1, _ -> {});
        Report three = Laws.check(game, options, 40, 7, 3, _ -> {});
        assertThat(three).isEqualTo(one);
    }
}
