package tabard.campaign.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.campaign.terms.Window;
import tabard.laws.cases.Records;
import tabard.table.*;

/**
 * CA-21.2, 21.8: in every window of recorded campaigns each player enters alone what he entered then. Nobody else sees anything of it, and
 * when he takes it up again, nothing of it is left: the window stands as it was opened.
 */
final class WindowsTest {
    /** What was entered there lies ready as a draft when it is taken up again. */
    private static final EnumSet<Window> KEPT =
            EnumSet.of(Window.REPORTS, Window.BATTLES, Window.SPIES, Window.ANNEXING, Window.SIGNATURES);

    private final Campaign game = new Campaign();
    private final EnumSet<Window> reopened = EnumSet.noneOf(Window.class);

    @Test
    void whatIsEnteredIsSecretAndCanBeTakenBack() {
        Records.replay(game, Path.of("src/test/records")).values().forEach(this::everyWindow);
        assertThat(reopened).contains(Window.EVENT, Window.PURCHASES, Window.MOVES, Window.MERCENARIES, Window.UPKEEP);
    }

    private void everyWindow(Match<State, Move> match) {
        var steps = match.steps();
        for (int i = 1; i < steps.size(); i++) {
            var s = match.after(i);
            if (s.window() != null && opens(match, i)) {
                var entered = new LinkedHashMap<Seat, List<Step<Move>>>();
                for (int j = i; j < steps.size() && game.fork(match.after(j)).equals(game.fork(s)); j++) {
                    if (steps.get(j) instanceof Step.Chosen<Move> chosen) {
                        entered.computeIfAbsent(chosen.by(), _ -> new ArrayList<>())
                                .add(chosen);
                    }
                }
                entered.forEach((seat, own) -> alone(s, seat, own));
            }
        }
    }

    private boolean opens(Match<State, Move> match, int i) {
        var fork = game.fork(match.after(i));
        return fork.isPresent() && !fork.equals(game.fork(match.after(i - 1)));
    }

    private void alone(State opening, Seat seat, List<Step<Move>> entered) {
        var s = opening;
        for (var step : entered) {
            s = game.play(s, step);
            if (!game.fork(s).equals(game.fork(opening))) {
                return; // he alone was asked, and all lies open
            }
        }
        for (var viewer : List.of(Viewer.Spectator.SPECTATOR, Viewer.of(other(opening, seat)))) {
            assertThat(seen(s, viewer)).as("%s in %s", seat, opening.window()).isEqualTo(seen(opening, viewer));
        }
        if (game.mayReopen(s, seat) && !KEPT.contains(opening.window())) {
            reopened.add(opening.window());
            assertThat(game.play(s, new Step.Reopened<>(seat)))
                    .as("%s in %s", seat, opening.window())
                    .isEqualTo(opening);
        }
    }

    private static Seat other(State s, Seat seat) {
        return s.players().get(seat == s.players().getFirst() ? 1 : 0);
    }

    /** All but who has confirmed. */
    private Map<String, Object> seen(State s, Viewer viewer) {
        var text = new LinkedHashMap<>(game.text(game.see(s, viewer).masked()));
        text.remove("agenda");
        return text;
    }
}
