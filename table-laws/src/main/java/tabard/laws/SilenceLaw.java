package tabard.laws;

import tabard.table.Action;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;

/** Law 4, of refusals: a seat is refused with the same words in truth and dream, so that trying what one may not tells nothing. */
final class SilenceLaw<S, A extends Action> implements Check<S, A> {
    @Override
    public Law law() {
        return Law.SECRETS;
    }

    @Override
    public void position(Moment<S, A> now) {
        if (now.closely()) {
            for (var step : Wrong.steps(now)) {
                if (step instanceof Step.Chosen<A>(var by, var _)
                        && now.of().seated().contains(by)) {
                    sameInDream(now, by, step);
                }
            }
        }
    }

    private void sameInDream(Moment<S, A> now, Seat by, Step<A> step) {
        var game = now.game();
        S dream = game.imagine(game.see(now.s(), Viewer.of(by)), now.dice());
        var real = game.refusal(now.s(), step);
        var dreamt = game.refusal(dream, step);
        if (!real.why().equals(dreamt.why()) || !real.clause().equals(dreamt.clause())) {
            throw now.broken(
                    Law.SECRETS,
                    Viewer.of(by),
                    "the refusal of %s tells what is hidden: %s / %s"
                            .formatted(step.line(), real.getMessage(), dreamt.getMessage()));
        }
    }
}
