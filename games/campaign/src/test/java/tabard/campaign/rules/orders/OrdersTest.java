package tabard.campaign.rules.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.rules.judging.RandomMaps;
import tabard.campaign.rules.orders.Orders.*;
import tabard.campaign.terms.*;

/** Orders by the ten thousand, checked by somebody who knows only the clauses. */
final class OrdersTest {
    private static final int DRAFTS = 20_000;
    private static final int LONGEST = 40;

    @Test
    void everyDraftThatCanBeConfirmedIsLawful() {
        for (var scenario : Scenario.ALL) {
            var dice = new SplittableRandom(scenario.id().hashCode());
            for (int i = 0; i < DRAFTS; i++) {
                var s = RandomMaps.opening(scenario, dice);
                var seat = s.players().get(dice.nextInt(s.players().size()));
                var entered = enter(s, seat, i % 2 == 0, dice);
                assertThat(new Referee(s, seat).fault())
                        .as("%s %d: %s", scenario.id(), i, entered)
                        .isNull();
            }
        }
    }

    /** Answers at random, as bots do or as people may, until it is confirmed. */
    private static List<String> enter(State s, Banner seat, boolean people, RandomGenerator dice) {
        var asks = new Orders.Ordering(seat);
        var entered = new ArrayList<String>();
        while (true) {
            var choices = asks.choices(s);
            var all = people ? choices.offered() : choices.all();
            var chosen = entered.size() < LONGEST ? all.get(dice.nextInt(all.size())) : choices.usual();
            entered.add(chosen.text());
            assertThat(choices.admits(chosen)).as("%s", entered).isTrue();
            asks.answer(s, chosen);
            if (chosen instanceof Confirm) {
                return entered;
            }
        }
    }
}
