package tabard.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.arena.engine.Threads;
import tabard.table.Budget;
import tabard.table.Refusal;

class TuningTest {
    private final DiceGame game = new DiceGame(false);

    private Tuning<?, ?> tuning(String bot) {
        return new Tuning<>(game, new Tuning.Terms(game.info().standard(), bot, 200, 20, 1, 5, Budget.tries(50)));
    }

    private Tuned tuned(int threads) {
        return tuning("greedy").run(new Threads(threads), _ -> {});
    }

    @Test
    void theSameSeedGivesTheSameWeightsOnHoweverManyThreads() {
        assertThat(tuned(1)).isEqualTo(tuned(3));
    }

    @Test
    void whatGoesWithLosingWeighsAgainst() {
        var tuned = tuned(2);
        assertThat(tuned.features()).extracting(Tuned.Weight::name).containsExactly("points", "call");
        var points = tuned.features().getFirst();
        assertThat(points.spread()).as("there are none before the end").isZero();
        assertThat(points.after()).isEqualTo(points.before());
        assertThat(tuned.features().getLast().after())
                .as("who has called already can be outdone")
                .isNegative();
        assertThat(tuned.lossAfter()).isLessThan(tuned.lossBefore());
        assertThat(tuned.proof().fresh().whole()).isEqualTo(20);
    }

    @Test
    void progressReachesAllGames() {
        var heard = new ArrayList<Integer>();
        var tuning = tuning("greedy");
        tuning.run(new Threads(2), heard::add);
        assertThat(tuning.size()).isEqualTo(220);
        assertThat(heard.getLast()).isEqualTo(220);
    }

    @Test
    void aBotThatNobodyKnowsIsRefused() {
        assertThatThrownBy(() -> tuning("gredy")).isInstanceOf(Refusal.class);
    }

    private static HeadToHead.Played played(long seed, List<String> bots, Double... shares) {
        return new HeadToHead.Played(new Bout(bots, seed), List.of(shares));
    }

    @Test
    void amongRivalsTheProofCountsTheWinsOfOneAloneAmongOthers() {
        var proof = HeadToHead.ofRivals(
                List.of(
                        played(1, List.of("new", "old", "old"), 1.0, 0.0, 0.0),
                        played(1, List.of("old", "new", "old"), 0.5, 0.5, 0.0),
                        played(2, List.of("old", "new", "old"), 0.5, 0.5, 0.0),
                        played(2, List.of("old", "new", "new"), 0.0, 1.0, 0.0)),
                3);
        assertThat(proof.fresh()).isEqualTo(new Share(2, 3));
        assertThat(proof.old()).isEqualTo(new Share(0, 1));
        assertThat(proof.fair()).isEqualTo(1.0 / 3);
    }

    @Test
    void inATeamTheProofCountsTheGamesThatOnlyOneKindWon() {
        var fresh = List.of("new", "new");
        var old = List.of("old", "old");
        var games = new ArrayList<HeadToHead.Played>();
        for (int seed = 0; seed < 20; seed++) {
            games.add(played(seed, fresh, 1.0, 1.0));
            games.add(seed < 8 ? played(seed, old, 1.0, 1.0) : played(seed, old, 0.0, 0.0));
        }
        var proof = HeadToHead.ofTeams(games);
        assertThat(proof.gain()).isEqualTo(new Share(12, 12));
        assertThat(proof.fresh()).isEqualTo(new Share(20, 20));
        assertThat(proof.old()).isEqualTo(new Share(8, 20));
        assertThat(proof.better()).isTrue();
        assertThat(proof.worse()).isFalse();
    }

    @Test
    void nothingPlayedProvesNothing() {
        var proof = HeadToHead.ofTeams(List.of());
        assertThat(proof.better()).isFalse();
        assertThat(proof.worse()).isFalse();
    }
}
