package tabard.campaign.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.campaign.rules.battle.Aftermath;
import tabard.campaign.terms.*;
import tabard.table.Agenda;
import tabard.table.Awaits;
import tabard.table.Step;

/** CA-21.41: what is to be expected of many virtual battles. */
final class VirtualBattleTest {
    private static final int BATTLES = 100_000;
    private static final BattleNumber FIRST = BattleNumber.ALL.getFirst();

    private final Campaign game = new Campaign();

    private record Tally(double a, double b, double ties, double lostA, double lostB) {}

    @Test
    void equalArmiesTieNowAndThenAndLoseAQuarter() {
        var tally = fight(4000);
        assertThat(tally.ties).isCloseTo(0.09, within(0.005));
        assertThat(tally.lostA).isCloseTo(1050, within(20.0));
        assertThat(tally.lostB).isCloseTo(1050, within(20.0));
        assertThat(tally.a).isCloseTo(tally.b, within(0.01));
    }

    @Test
    void fiveDiceWinMoreOften() {
        var tally = fight(8000);
        assertThat(tally.a).isCloseTo(0.57, within(0.01));
        assertThat(tally.b).isCloseTo(0.34, within(0.01));
    }

    /** A with so many PA on the map against 4000, both with 4000 on the field. */
    private Tally fight(int pa) {
        State start = game.parse(document(pa));
        var dice = new SplittableRandom(7);
        int a = 0;
        int b = 0;
        long lostA = 0;
        long lostB = 0;
        for (int i = 0; i < BATTLES; i++) {
            var s = new State(start);
            while (!(s.agenda() instanceof Agenda.Done) && game.awaits(s) instanceof Awaits.Chance<Move>(var lottery)) {
                game.apply(s, new Step.Happened<>(lottery.draw(dice)));
            }
            var winner = Aftermath.winner(s, FIRST);
            a += winner == Side.A ? 1 : 0;
            b += winner == Side.B ? 1 : 0;
            lostA += s.count(State.LOST, FIRST, Side.A, Side.A);
            lostB += s.count(State.LOST, FIRST, Side.A, Side.B);
        }
        double all = BATTLES;
        return new Tally(a / all, b / all, (BATTLES - a - b) / all, lostA / all, lostB / all);
    }

    private static Map<String, Object> document(int pa) {
        var group = Map.of("from", 10, "path", Map.of("one", 13), "at", 13, "home", 10, "pa", pa, "fate", "fights");
        var battle = Map.of(
                "place",
                13,
                "cause",
                "assault",
                "side",
                Map.of("a", "blue", "b", "orange"),
                "size",
                4000,
                "scoring",
                "cumulative",
                "course",
                "virtual");
        return Map.of(
                "game", "campaign",
                "window", "none",
                "blue", Map.of("orders", Map.of("first", group)),
                "map", Map.of("13", Map.of("owner", "orange", "pa", 4000)),
                "battles", Map.of("battle-1", battle),
                "agenda", List.of("round battle-1"));
    }
}
