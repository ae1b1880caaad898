package tabard.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.table.Awaits;
import tabard.table.GameRecord;
import tabard.table.Refusal;

class SimulationTest {
    private final DiceGame game = new DiceGame(false);

    private Plan plan(Map<String, String> settings, List<String> bots, int games, int threads, boolean views) {
        return new Plan(game.info().options(2, settings), bots, games, 7, threads, views);
    }

    private Plan plan(int games) {
        return plan(Map.of(), List.of("random"), games, 1, false);
    }

    private Results run(Plan plan) {
        return Simulation.run(game, plan, _ -> {});
    }

    @Test
    void aDecisionIsAnAskWithMoreThanOneOptionAndAStepIsAnyChange() {
        var results = run(plan(300));
        assertThat(results.decisions()).isEqualTo(600);
        assertThat(results.steps()).isEqualTo(1200);
        assertThat(results.meanDecisions()).isEqualTo(2);
        assertThat(results.fewestDecisions()).isEqualTo(2);
        assertThat(results.mostDecisions()).isEqualTo(2);
        assertThat(results.meanRounds()).isEqualTo(1);
    }

    @Test
    void everyGameIsWonBySomebodyAloneOrDrawn() {
        var results = run(plan(300));
        assertThat(results.wins().keySet()).containsExactly("ann", "ben");
        assertThat(results.wins().values()).allMatch(wins -> wins > 60);
        assertThat(results.draws()).isGreaterThan(60);
        assertThat(results.wins().get("ann") + results.wins().get("ben") + results.draws())
                .isEqualTo(300);
        assertThat(results.won()).isEqualTo(300 - results.draws());
        assertThat(results.lost()).isZero();
        assertThat(results.winsByBot()).isEqualTo(Map.of("random", results.won()));
        assertThat(results.errors()).isEmpty();
    }

    @Test
    void theSamePlanGivesTheSameResultsHoweverManyThreadsThereAre() {
        var settings = Map.of("trap", "on", "shouts", "on");
        var bots = List.of("greedy", "random");
        var one = run(plan(settings, bots, 500, 1, false));
        for (int threads = 2; threads <= 3; threads++) {
            var more = run(plan(settings, bots, 500, threads, false));
            assertThat(more)
                    .usingRecursiveComparison()
                    .ignoringFields("threads", "seconds", "decisionsPerSecond", "cpuSeconds", "decisionsPerCpuSecond")
                    .isEqualTo(one);
        }
        assertThat(one.errors()).isNotEmpty();
    }

    @Test
    void anotherSeedGivesOtherGames() {
        var options = game.info().standard();
        assertThat(run(new Plan(options, List.of("random"), 300, 8, 1, false)).wins())
                .isNotEqualTo(run(plan(300)).wins());
    }

    @Test
    void aGameThatBreaksIsNotedWithItsSeedAndTheRestGoesOn() {
        var results = run(plan(Map.of("trap", "on"), List.of("random"), 300, 2, false));
        int broken = results.errors().size();
        assertThat(broken).isBetween(25, 75); // a sixth of them
        assertThat(results.decisions()).isEqualTo(2L * (300 - broken));
        assertThat(results.wins().get("ann") + results.wins().get("ben") + results.draws())
                .isEqualTo(300 - broken);
        assertThat(results.errors()).allMatch(fault -> fault.message().contains("the die fell off the table"));
        var options = game.info().options(2, Map.of("trap", "on"));
        for (var fault : results.errors()) {
            assertThat(run(new Plan(options, List.of("random"), 1, fault.seed(), 1, false))
                            .errors())
                    .hasSize(1);
        }
    }

    @Test
    void aGameWithoutEndIsAnError() {
        var results = run(plan(Map.of("endless", "on"), List.of("random"), 1, 1, false));
        assertThat(results.errors())
                .hasSize(1)
                .allMatch(fault -> fault.message().contains("not over after"));
        assertThat(results.meanDecisions()).isZero();
    }

    @Test
    void whoMayStepInSometimesDoes() {
        var results = run(plan(Map.of("shouts", "on"), List.of("random"), 300, 1, false));
        assertThat(results.steps()).isBetween(1215L, 1265L); // about one game in eight has a fifth step
        assertThat(results.decisions()).isEqualTo(600);
    }

    @Test
    void aViewIsMadeOnlyForABotThatLooksOrWhenItIsAskedFor() {
        run(plan(100));
        assertThat(game.views).hasValue(0);
        run(plan(Map.of(), List.of("greedy", "random"), 100, 1, false));
        assertThat(game.views).hasValue(100);
        run(plan(Map.of(), List.of("greedy", "random"), 100, 1, true));
        assertThat(game.views).hasValue(300);
    }

    @Test
    void winsAreCountedByBotToo() {
        var results = run(plan(Map.of(), List.of("greedy", "random"), 300, 1, false));
        assertThat(results.winsByBot())
                .isEqualTo(Map.of(
                        "greedy",
                        results.wins().get("ann"),
                        "random",
                        results.wins().get("ben")));
    }

    @Test
    void aCooperativeGameIsWonByAllOrLost() {
        var together = new DiceGame(true);
        var plan = new Plan(together.info().standard(), List.of("greedy", "random"), 300, 7, 1, false);
        var results = Simulation.run(together, plan, _ -> {});
        assertThat(results.won()).isBetween(1, 299);
        assertThat(results.lost()).isEqualTo(300 - results.won());
        assertThat(results.draws()).isZero();
        assertThat(results.wins().values()).allMatch(wins -> wins == results.won());
        assertThat(results.winsByBot()).isEqualTo(Map.of("greedy", results.won(), "random", results.won()));
    }

    @Test
    void progressEndsWithTheLastGame() {
        var heard = new ArrayList<Integer>();
        Simulation.run(game, plan(250), heard::add);
        assertThat(heard).isSorted().endsWith(250).hasSizeGreaterThan(1);
    }

    @Test
    void timeIsMeasured() {
        var results = run(plan(2000));
        assertThat(results.seconds()).isPositive();
        assertThat(results.cpuSeconds()).isPositive().isLessThan(results.seconds() * 1.1);
        assertThat(results.decisionsPerCpuSecond()).isEqualTo(results.decisions() / results.cpuSeconds());
    }

    @Test
    void aBotForEverySeatOrOneForAllIsSeated() {
        assertThat(plan(1).bots()).containsExactly("random", "random");
        assertThatThrownBy(() -> plan(Map.of(), List.of("random", "random", "random"), 1, 1, false))
                .isInstanceOf(Refusal.class)
                .hasMessage("2 seats take one bot, or 2, not 3");
        assertThatThrownBy(() -> plan(Map.of(), List.of("rendom"), 1, 1, false))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("random");
    }

    @Test
    void recordsOfTheGamesCanBeReplayed(@TempDir Path folder) throws IOException {
        var plan = plan(Map.of("shouts", "on"), List.of("greedy", "random"), 12, 2, false);
        Simulation.run(game, plan, Recorder.into(folder.resolve("new"), game, plan), _ -> {});
        for (int i = 1; i <= 12; i++) {
            String record = Files.readString(folder.resolve("new/dice-%02d.record".formatted(i)));
            assertThat(record).contains("player: ann greedy", "player: ben random");
            var match = GameRecord.read(game, record, _ -> Map.of());
            assertThat(match.awaits()).isInstanceOf(Awaits.Over.class);
        }
    }
}
