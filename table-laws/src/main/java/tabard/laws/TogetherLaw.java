package tabard.laws;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;

/** Law 6: choices made together give the same in any order, do not change what others are asked, and stay unseen until the reveal. */
final class TogetherLaw<S, A extends Action> implements Check<S, A> {
    /** A fork that takes longer is not played to its end in two orders. */
    private static final int LONGEST = 1000;

    @Override
    public Law law() {
        return Law.TOGETHER;
    }

    @Override
    public void position(Moment<S, A> now) {
        if (now.awaits() instanceof Awaits.Together<A>(var asks)) {
            for (var ask : asks) {
                unseen(now, ask);
            }
            for (int i = 0; i < asks.size(); i++) {
                for (int j = 0; j < i; j++) {
                    commute(now, asks.get(i), asks.get(j));
                }
            }
            anyOrder(now);
        }
    }

    private void unseen(Moment<S, A> now, Ask<A> ask) {
        var one = Moment.any(ask, now.dice());
        var two = Moment.any(ask, now.dice());
        S left = now.game().play(now.s(), now.awaits(), one);
        S right = now.game().play(now.s(), now.awaits(), two);
        if (asked(now, left, ask.seat()) != asked(now, right, ask.seat())) {
            return; // that a seat is ready may be public
        }
        for (var viewer : now.of().viewers()) {
            if (!now.game().knows(now.s(), viewer, ask.seat())
                    && !now.game().see(left, viewer).equals(now.game().see(right, viewer))) {
                throw now.broken(Law.TOGETHER, viewer, "a secret choice is seen: " + one.line() + " / " + two.line());
            }
        }
    }

    private boolean asked(Moment<S, A> now, S s, Seat seat) {
        return now.game().awaits(s) instanceof Awaits.Together<A> together
                && !Moment.asks(together, Viewer.of(seat)).isEmpty();
    }

    private void commute(Moment<S, A> now, Ask<A> x, Ask<A> y) {
        var game = now.game();
        var one = Moment.any(x, now.dice());
        var two = Moment.any(y, now.dice());
        S first = game.play(now.s(), now.awaits(), one);
        var then = game.awaits(first);
        if (!Moment.asks(then, Viewer.of(y.seat())).equals(List.of(y))) {
            throw now.broken(
                    Law.TOGETHER, Viewer.of(y.seat()), "what is asked depends on another's choice: " + one.line());
        }
        if (!game.play(first, then, two).equals(game.play(game.play(now.s(), now.awaits(), two), one))) {
            throw now.broken(Law.TOGETHER, "the order matters: " + one.line() + " / " + two.line());
        }
    }

    private void anyOrder(Moment<S, A> now) {
        long choices = now.dice().nextLong();
        S forwards = finish(now, choices, true);
        S backwards = finish(now, choices, false);
        if (!(now.game().awaits(forwards) instanceof Awaits.Together<A>) && !forwards.equals(backwards)) {
            throw now.broken(Law.TOGETHER, "the order in which all choose matters");
        }
    }

    /** Every seat chooses by dice of its own, so that it makes the same choices whenever its turn comes. */
    private S finish(Moment<S, A> now, long choices, boolean forwards) {
        Map<String, RandomGenerator> dice = new HashMap<>();
        S s = now.game().copy(now.s());
        for (int i = 0; i < LONGEST && now.game().awaits(s) instanceof Awaits.Together<A>(var asks); i++) {
            var ask = forwards ? asks.getFirst() : asks.getLast();
            var own = dice.computeIfAbsent(ask.seat().word(), word -> new SplittableRandom(choices + word.hashCode()));
            Step<A> step = Moment.any(ask, own);
            now.game().apply(s, step);
        }
        return s;
    }
}
