package tabard.laws;

import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Match;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * Law 6, of second thoughts: one's own last step can be taken back unless it opened a fork, and in a fork what others chose
 * meanwhile stays; a draw cannot.
 */
final class UndoLaw<S, A extends Action> implements Check<S, A> {
    @Override
    public Law law() {
        return Law.TOGETHER;
    }

    @Override
    public void step(Moment<S, A> before, Step<A> step, Moment<S, A> after) {
        if (!before.closely()) {
            return;
        }
        var match = new Match<>(before.game(), before.s());
        match.take(step);
        for (var seat : before.of().seated()) {
            boolean free =
                    step instanceof Step.Chosen<A>(var by, var _) && by.equals(seat) && !opensFork(before, after);
            if (match.mayUndo(seat) != free) {
                throw before.broken(
                        Law.TOGETHER, Viewer.of(seat), (free ? "may not take back " : "may take back ") + step.line());
            }
        }
        if (step instanceof Step.Chosen<A>(var by, var _) && !opensFork(before, after)) {
            takenBack(before, match, by.word(), step, match.undo(by), before.s());
        }
    }

    /** In a fork only the branch of the one who chose is another afterwards. */
    private static <S, A extends Action> boolean opensFork(Moment<S, A> before, Moment<S, A> after) {
        return after.awaits() instanceof Awaits.Together<A>(var now)
                && !(before.awaits() instanceof Awaits.Together<A>(var then)
                        && then.size() - now.size() <= 1
                        && now.size() <= then.size());
    }

    @Override
    public void position(Moment<S, A> now) {
        if (now.awaits() instanceof Awaits.Together<A>(var asks) && asks.size() > 1) {
            int first = now.dice().nextInt(asks.size());
            meanwhile(now, asks.get(first), asks.get((first + 1) % asks.size()), asks.size());
        }
    }

    /** One chooses, then another, then the first has second thoughts. */
    private void meanwhile(Moment<S, A> now, Ask<A> mine, Ask<A> other, int asked) {
        var match = new Match<>(now.game(), now.s());
        var step = Moment.any(mine, now.dice());
        match.take(now.awaits(), step);
        boolean stillAsked =
                !Moment.asks(match.awaits(), Viewer.of(mine.seat())).isEmpty();
        if (!stillAsked && asked == 2) {
            return; // the other's choice may close the fork
        }
        var meanwhile = Moment.any(other, now.dice());
        match.take(meanwhile);
        S without = now.game().play(now.s(), now.awaits(), meanwhile);
        takenBack(now, match, mine.seat().word(), step, match.undo(mine.seat()), without);
    }

    private void takenBack(Moment<S, A> now, Match<S, A> match, String who, Step<A> step, boolean undone, S expected) {
        if (!undone || now.changed() || !match.now().equals(expected)) {
            throw now.broken(
                    Law.TOGETHER,
                    who + (undone ? " took back a step, and not all of it: " : " cannot take back ") + step.line());
        }
    }
}
