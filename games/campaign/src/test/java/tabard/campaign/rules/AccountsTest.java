package tabard.campaign.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.campaign.Campaign;
import tabard.table.*;

/** Whole campaigns at random: each change of PC, gold and PA is accounted for, and they end. */
class AccountsTest {
    private static final Campaign GAME = new Campaign();
    private static final int CAMPAIGNS = Integer.getInteger("tabard.campaigns", 6);
    private static final int BOUND = 20_000;
    private static final int PLENTY = 9;

    @ParameterizedTest
    @CsvSource({
        "standard-2p, 2, virtual",
        "standard-2p, 2, table",
        "ruins-2p, 2, each",
        "standard-3p, 3, table",
        "standard-4p, 4, virtual",
        "standard-5p, 5, each",
        "standard-6p, 6, virtual"
    })
    void eachChangeIsAccountedFor(String scenario, int seats, String battles) {
        for (int i = 0; i < CAMPAIGNS; i++) {
            var options =
                    GAME.info().options(seats, Map.of("scenario", scenario, "battles", battles, "large-battles", "on"));
            play(GAME.setup(options), new SplittableRandom(i), i % 2 == 1, scenario + " " + i);
        }
    }

    private static void play(State s, SplittableRandom dice, boolean rich, String name) {
        int steps = 0;
        while (!(GAME.awaits(s) instanceof Awaits.Over<Move>)) {
            var before = new State(s);
            var step = any(GAME.awaits(s), dice);
            GAME.apply(s, step);
            assertThat(++steps).as(name).isLessThan(BOUND);
            check(new Accounts(before, s, step.action()), name + ", step " + steps + ", " + step.line());
            if (rich && step.action() instanceof Turn.Began(int turn) && turn == 1) { // so that much is built
                for (var banner : s.players()) {
                    s.set(State.PC, banner, PLENTY);
                    s.set(State.GOLD, banner, PLENTY * State.THOUSAND);
                }
            }
        }
    }

    private static void check(Accounts accounts, String where) {
        var before = accounts.before();
        var after = accounts.after();
        for (var banner : before.players()) {
            assertThat(after.pc(banner) - before.pc(banner))
                    .as("PC of %s: %s", banner, where)
                    .isEqualTo(accounts.pc(banner));
            assertThat(after.gold(banner) - before.gold(banner))
                    .as("gold of %s: %s", banner, where)
                    .isEqualTo(accounts.gold(banner));
        }
        int lost = Accounts.all(before) + accounts.troops() - Accounts.all(after);
        assertThat(lost == 0 || (lost > 0 && accounts.full()))
                .as("%s PA are lost: %s", lost, where)
                .isTrue();
    }

    private static Step<Move> any(Awaits<Move> awaits, SplittableRandom dice) {
        if (awaits instanceof Awaits.Chance<Move>(var lottery)) {
            return new Step.Happened<>(lottery.draw(dice));
        }
        var ask = awaits.asks().get(dice.nextInt(awaits.asks().size()));
        return new Step.Chosen<>(ask.seat(), ask.choices().any(dice));
    }
}
