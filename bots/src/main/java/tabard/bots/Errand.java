package tabard.bots;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Lottery;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * The {@link TeamPolicy} for a seat that is asked again and again in its turn: it takes no way that it would come back on at once. Such a way
 * looks good because the deed that is still in reach counts, and the turn's end would take that away; it never comes to the deed.
 */
final class Errand<S, A extends Action> {
    private final Game<S, A> game;
    private final Seat seat;
    private final TeamPolicy<S, A> policy;

    Errand(Game<S, A> game, Seat seat) {
        this.game = game;
        this.seat = seat;
        this.policy = new TeamPolicy<>(game);
    }

    /** What looks best, ways there and back left out. */
    A choose(S s, Ask<A> ask) {
        var options = ask.options();
        double[] looks = policy.looks(s, ask);
        return IntStream.range(0, looks.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -looks[i]))
                .map(options::get)
                .filter(option -> !comesBack(s, ask, option))
                .findFirst()
                .orElseGet(options::getFirst);
    }

    private boolean comesBack(S s, Ask<A> ask, A option) {
        S there = game.copy(s);
        var next = asked(there, option);
        if (next == null || next.about().getClass() != ask.about().getClass()) {
            return false;
        }
        return asked(there, policy.choose(there, next)) != null && nothingCameOf(s, there);
    }

    /** What the seat is asked after that answer, once what is certain has happened; nothing where a lot or another comes between. */
    private @Nullable Ask<A> asked(S s, A answer) {
        game.apply(s, new Step.Chosen<>(seat, answer));
        while (game.awaits(s) instanceof Awaits.Chance<A>(var lottery)
                && lottery instanceof Lottery.Certain<A>(var sure)) {
            game.apply(s, new Step.Happened<>(sure));
        }
        return game.awaits(s) instanceof Awaits.Choice<A>(var ask, var _)
                        && ask.seat().equals(seat)
                ? ask
                : null;
    }

    /** Whether all is as it was but for one number, such as the actions that are left. */
    private boolean nothingCameOf(S before, S after) {
        int[] was = new int[game.layout().size()];
        int[] is = was.clone();
        game.observe(game.see(before, Viewer.of(seat)), was);
        game.observe(game.see(after, Viewer.of(seat)), is);
        return IntStream.range(0, was.length).filter(i -> was[i] != is[i]).count() == 1;
    }
}
