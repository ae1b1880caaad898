package tabard.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.Worth;

/**
 * One iteration of the tree search between rivals (information set MCTS), repeated from one determinization after another. Every seat has a tree of
 * its own and descends it by what it observes: so no seat's choice can depend on what that seat would not know, and those who choose at the same time
 * choose independently.
 */
final class Iteration<S, A extends Action> {
    private final Game<S, A> game;
    private final Worth<S> worth;
    private final Node.Widening widening;
    private final SplittableRandom dice;
    private final List<? extends Seat> seats;
    private final Viewer[] viewers;
    private final Node[] roots;
    private final @Nullable Node[] at;
    private final List<List<Node>> paths = new ArrayList<>();
    private int grown;

    Iteration(
            Game<S, A> game, List<? extends Seat> seats, Node[] roots, Node.Widening widening, SplittableRandom dice) {
        this.game = game;
        this.worth = game.worth();
        this.widening = widening;
        this.dice = dice;
        this.seats = seats;
        this.roots = roots;
        this.at = new Node[roots.length];
        this.viewers = new Viewer[roots.length];
        for (var seat : seats) {
            viewers[seat.ordinal()] = Viewer.of(seat);
            paths.add(new ArrayList<>());
        }
    }

    /** How many nodes were added. */
    int grown() {
        return grown;
    }

    /** One iteration, beginning with a choice of the seat; null lets the tree choose. The position is changed in place. */
    void run(S s, Seat me, @Nullable A first) {
        for (int i = 0; i < roots.length; i++) {
            at[i] = roots[i];
            paths.get(i).clear();
            paths.get(i).add(roots[i]);
        }
        if (first != null) {
            take(s, new Step.Chosen<>(me, first));
        }
        while (true) {
            switch (game.awaits(s)) {
                case Awaits.Over<A>(var outcome) -> {
                    for (var seat : seats) {
                        backpropagate(seat, outcome.merit(seat));
                    }
                    return;
                }
                case Awaits.Chance<A>(var lottery) -> take(s, new Step.Happened<>(lottery.draw(dice)));
                case Awaits<A> asked -> {
                    var ask = asked.due().getFirst();
                    if (at[me.ordinal()] == null && ask.options().size() > 1) {
                        evaluate(s);
                        return;
                    }
                    choose(s, ask);
                }
            }
        }
    }

    /** By the tree of the seat, or at random where the seat has left its tree. */
    private void choose(S s, Ask<A> ask) {
        var options = ask.options();
        var node = at[ask.seat().ordinal()];
        A chosen;
        if (options.size() == 1) {
            chosen = options.getFirst();
        } else if (node != null) {
            chosen = node.choose(options, dice, widening);
        } else {
            chosen = options.get(dice.nextInt(options.size()));
        }
        take(s, new Step.Chosen<>(ask.seat(), chosen));
    }

    /** Every seat descends its tree by what it observes of the step; a node that is new is added, and there the seat leaves its tree. */
    private void take(S s, Step<A> step) {
        for (int i = 0; i < at.length; i++) {
            var node = at[i];
            if (node != null) {
                var viewer = viewers[i];
                Object observed = game.openTo(s, viewer, step) ? step.action() : game.readBy(s, viewer, step);
                if (!"".equals(observed)) {
                    var next = node.add(observed);
                    at[i] = next.visits() == 0 ? null : next;
                    grown += next.visits() == 0 ? 1 : 0;
                    paths.get(i).add(next);
                }
            }
        }
        game.apply(s, step);
    }

    /** Values the position where the seat has left its tree and must choose again: chance steps before that have been drawn, so that luck counts. */
    private void evaluate(S s) {
        for (var seat : seats) {
            backpropagate(seat, worth.of(s, seat));
        }
    }

    private void backpropagate(Seat seat, double outcome) {
        for (var node : paths.get(seat.ordinal())) {
            node.learn(outcome);
        }
    }
}
