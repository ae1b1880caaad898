package tabard.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.*;

/** What an inn keeps of a campaign is the lines of its steps: after a restart they lead to the same position, whatever window is open. */
final class RestartTest {
    private static final Campaign GAME = new Campaign();
    private static final int REOPENS_ONE_IN = 12;
    private static final int GAMES = 15;

    /** Those that random play seldom comes to; recorded campaigns do. */
    private static final EnumSet<Window> RARE = EnumSet.of(
            Window.OPPONENTS,
            Window.PINCER,
            Window.COUNTER,
            Window.MERCENARIES,
            Window.SPIES,
            Window.ANNEXING,
            Window.BEATEN);

    private final EnumSet<Window> restarted = EnumSet.noneOf(Window.class);
    private int reports;

    @Test
    void aCampaignSurvivesARestartInWhicheverWindow() {
        var ways = List.of(
                GAME.info().options(4, Map.of("battles", "table", "umpire", "seat", "scenario", "standard-3p")),
                GAME.info().options(4, Map.of("battles", "each", "large-battles", "on", "withdrawal", "on")),
                GAME.info().options(6, Map.of("end", "last-standing")));
        for (int seed = 0; seed < GAMES; seed++) {
            play(ways.get(seed % ways.size()), seed);
        }
        assertThat(restarted).containsAll(EnumSet.complementOf(RARE));
        assertThat(reports).isPositive();
    }

    private void play(Options options, int seed) {
        var dice = new SplittableRandom(seed);
        var match = new Match<>(GAME, GAME.setup(options));
        var lines = new ArrayList<String>();
        var marks = new ArrayList<Long>();
        var seen = EnumSet.noneOf(Window.class);
        while (!(match.awaits() instanceof Awaits.Over<Move>)) {
            var step = any(match, dice);
            match.take(step);
            reports += step.reported() ? 1 : 0;
            lines.add(step.line());
            marks.add(GAME.mark(match.now()));
            var window = match.now().window();
            if (window != null && seen.add(window)) {
                restart(options, lines, marks);
                restarted.add(window);
            }
        }
        restart(options, lines, marks);
    }

    private static Step<Move> any(Match<State, Move> match, SplittableRandom dice) {
        for (var seat : GAME.seated(match.now())) {
            if (GAME.mayReopen(match.now(), seat) && dice.nextInt(REOPENS_ONE_IN) == 0) {
                return new Step.Reopened<>(seat);
            }
        }
        if (match.awaits() instanceof Awaits.Chance<Move>(var lottery)) {
            return new Step.Happened<>(lottery.draw(dice));
        }
        var asks = match.awaits().asks();
        var ask = asks.get(dice.nextInt(asks.size()));
        return new Step.Chosen<>(ask.seat(), ask.choices().any(dice));
    }

    private static void restart(Options options, List<String> lines, List<Long> marks) {
        var again = new Match<>(GAME, GAME.setup(options));
        for (int i = 0; i < lines.size(); i++) {
            again.take(GAME.step(lines.get(i)));
            assertThat(GAME.mark(again.now())).as(lines.get(i)).isEqualTo(marks.get(i));
        }
    }
}
