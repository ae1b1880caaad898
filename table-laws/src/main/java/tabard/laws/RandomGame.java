package tabard.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Match;
import tabard.table.Options;
import tabard.table.Seat;
import tabard.table.Viewer;

/**
 * One random game under examination. Its dice are for looking, not for playing: the same seed plays the same game under any laws. What was
 * read back from its text once need not be when an equal position comes up again.
 */
record RandomGame<S, A extends Action>(
        Match<S, A> match,
        Options options,
        long seed,
        double share,
        LookingDice dice,
        List<Viewer> viewers,
        Counts counts,
        Set<S> readBack) {

    static <S, A extends Action> RandomGame<S, A> of(Game<S, A> game, Options options, long seed, double share) {
        var viewers = new ArrayList<Viewer>();
        for (var seat : game.info().seated(options)) {
            viewers.add(Viewer.of(seat));
        }
        viewers.add(Viewer.Spectator.SPECTATOR);
        viewers.add(Viewer.Referee.REFEREE);
        var match = new Match<>(game, game.setup(options));
        return new RandomGame<>(
                match,
                options,
                seed,
                share,
                new LookingDice(seed),
                List.copyOf(viewers),
                new Counts(),
                new HashSet<>());
    }

    Game<S, A> game() {
        return match.game();
    }

    List<? extends Seat> seated() {
        return game().info().seated(options);
    }

    <T> T any(List<? extends T> list) {
        return list.get(dice.nextInt(list.size()));
    }

    Broken broken(Law law, int step, @Nullable Viewer viewer, String what) {
        return new Broken(law, this, step, viewer == null ? null : name(viewer), what, null);
    }

    private static String name(Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player(var seat) -> seat.word();
            case Viewer.Spectator _ -> "a spectator";
            case Viewer.Referee _ -> "the referee";
        };
    }
}
