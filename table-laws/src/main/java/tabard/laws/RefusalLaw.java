package tabard.laws;

import java.util.List;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Refusal;
import tabard.table.Step;

/** Law 2, second half: what is not offered is refused, alone or in a batch, and leaves the position as it was. */
final class RefusalLaw<S, A extends Action> implements Check<S, A> {
    @Override
    public Law law() {
        return Law.OPTIONS;
    }

    @Override
    public void position(Moment<S, A> now) {
        if (now.closely()) {
            for (var step : WrongSteps.of(now)) {
                refused(now, List.of(step));
                if (!(now.awaits() instanceof Awaits.Over<A>)) {
                    refusedLast(now, step);
                }
            }
        }
    }

    /** A batch that begins well and ends badly is refused as a whole. */
    private void refusedLast(Moment<S, A> now, Step<A> step) {
        var good = now.any(now.dice());
        if (!now.game().awaits(now.game().play(now.s(), good)).admits(step)) {
            refused(now, List.of(good, step));
        }
    }

    private void refused(Moment<S, A> now, List<Step<A>> steps) {
        try {
            if (steps.size() == 1) {
                now.game().play(now.s(), steps.getFirst());
            } else {
                now.game().play(now.s(), steps);
            }
        } catch (Refusal refusal) {
            if (now.changed()) {
                throw now.broken(Law.OPTIONS, "a refusal changed the position: " + lines(steps));
            }
            return;
        }
        throw now.broken(Law.OPTIONS, "admitted though not offered: " + lines(steps));
    }

    private String lines(List<Step<A>> steps) {
        return String.join(", ", steps.stream().map(Step::line).toList());
    }
}
