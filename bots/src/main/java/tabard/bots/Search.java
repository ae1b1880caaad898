package tabard.bots;

import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;

/** The tree search of one worker about one question: a tree for each seat, grown by iterations from determinizations of what the seat sees. */
final class Search<S, A extends Action> {
    private final Game<S, A> game;
    private final Seen<S> seen;
    private final Seat me;
    private final Node[] roots;
    private final SplittableRandom dice;
    private final Iteration<S, A> iteration;

    private Search(
            Game<S, A> game, Seen<S> seen, Seat me, Node[] roots, Node.Widening widening, SplittableRandom dice) {
        this.game = game;
        this.seen = seen;
        this.me = me;
        this.roots = roots;
        this.dice = dice;
        this.iteration = new Iteration<>(game, game.seated(seen.masked()), roots, widening, dice);
    }

    static <S, A extends Action> Search<S, A> fresh(
            Game<S, A> game, Seen<S> seen, Seat me, Node.Widening widening, SplittableRandom dice) {
        var roots = new Node[game.seated(seen.masked()).size()];
        for (int i = 0; i < roots.length; i++) {
            roots[i] = new Node();
        }
        return new Search<>(game, seen, me, roots, widening, dice);
    }

    /** The subtree of a choice is kept if that choice was made and led straight to this view; otherwise a new tree is begun. */
    Search<S, A> after(A chosen, Seen<S> now, Node.Widening widening) {
        var s = game.imagine(seen, dice);
        var step = new Step.Chosen<>(me, chosen);
        game.apply(s, step);
        if (!game.see(s, now.viewer()).equals(now)) {
            return fresh(game, now, me, widening, dice);
        }
        var next = new Node[roots.length];
        for (var seat : game.seated(s)) {
            int i = seat.ordinal();
            var viewer = Viewer.of(seat);
            Object observed = game.openTo(s, viewer, step) ? chosen : game.readBy(s, viewer, step);
            var node = "".equals(observed) ? roots[i] : roots[i].after(observed);
            next[i] = node == null ? new Node() : node;
        }
        return new Search<>(game, now, me, next, widening, dice);
    }

    /** One iteration, beginning with this choice, or with one of the tree if there is none. */
    void run(@Nullable A first) {
        iteration.run(game.imagine(seen, dice), me, first);
    }

    /** How many nodes these iterations have added to the trees. */
    int grown() {
        return iteration.grown();
    }

    int visits(A option) {
        var node = root().after(option);
        return node == null ? 0 : node.visits();
    }

    double value(A option) {
        var node = root().after(option);
        return node == null ? 0 : node.value();
    }

    double squares(A option) {
        var node = root().after(option);
        return node == null ? 0 : node.squares();
    }

    /** The mean outcome of iterations in which none of these was chosen. */
    double valueWithout(List<A> options) {
        int visits = root().visits();
        double total = root().value() * visits;
        for (var option : options) {
            visits -= visits(option);
            total -= value(option) * visits(option);
        }
        return visits == 0 ? 0 : total / visits;
    }

    private Node root() {
        return roots[me.ordinal()];
    }
}
