package tabard.laws;

import tabard.table.Action;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * Law 4, of refusals: a seat is refused with the same words in the true position and in one that it might imagine instead, so
 * that trying what is not allowed reveals nothing.
 */
final class RefusalSecretsLaw<S, A extends Action> implements Check<S, A> {
    @Override
    public Law law() {
        return Law.SECRETS;
    }

    @Override
    public void position(Moment<S, A> now) {
        if (now.closely()) {
            for (var step : WrongSteps.of(now)) {
                if (step instanceof Step.Chosen<A>(var by, var _)
                        && now.of().seated().contains(by)) {
                    sameWhenImagined(now, by, step);
                }
            }
        }
    }

    private void sameWhenImagined(Moment<S, A> now, Seat by, Step<A> step) {
        var game = now.game();
        S imagined = game.imagine(game.see(now.s(), Viewer.of(by)), now.dice());
        var real = game.refusal(now.s(), step);
        var inImagined = game.refusal(imagined, step);
        if (!real.why().equals(inImagined.why()) || !real.clause().equals(inImagined.clause())) {
            throw now.broken(
                    Law.SECRETS,
                    Viewer.of(by),
                    "the refusal of %s tells what is hidden: %s / %s"
                            .formatted(step.line(), real.getMessage(), inImagined.getMessage()));
        }
    }
}
