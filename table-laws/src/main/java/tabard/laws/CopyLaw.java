package tabard.laws;

import tabard.table.Action;
import tabard.table.Step;

/** Law 1: a copy equals its source and shares nothing that changes; play leaves its argument alone. */
final class CopyLaw<S, A extends Action> implements Check<S, A> {
    /** How far a copy wanders off while its source is watched. */
    private static final int WANDERING = 8;

    @Override
    public Law law() {
        return Law.COPY;
    }

    @Override
    public void position(Moment<S, A> now) {
        S copy = now.game().copy(now.s());
        if (!copy.equals(now.s())
                || !now.s().equals(copy)
                || copy.hashCode() != now.s().hashCode()) {
            throw now.broken(Law.COPY, "a copy does not equal its source");
        }
        if (now.closely()) {
            S twin = now.game().copy(copy);
            Moment.wander(now.game(), copy, WANDERING, now.dice());
            if (now.rewritten()) {
                throw now.broken(Law.COPY, "steps taken in a copy change its source");
            }
            if (!twin.equals(now.s())) {
                throw now.broken(Law.COPY, "a copy was changed by steps taken in its source");
            }
        }
    }

    @Override
    public void step(Moment<S, A> before, Step<A> step, Moment<S, A> after) {
        S quick = before.game().copy(before.s());
        before.game().apply(quick, step);
        if (before.changed()) {
            throw before.broken(Law.COPY, "a step changes the position it is taken from: " + step.line());
        }
        if (!quick.equals(after.s())) {
            throw before.broken(Law.COPY, "play and apply differ for " + step.line());
        }
    }

    /** What is shared may change much later. */
    @Override
    public void whole(FinishedGame<S, A> game) {
        for (var moment : game.moments()) {
            if (moment.rewritten()) {
                throw moment.broken(Law.COPY, "a later step changed this position");
            }
        }
    }
}
