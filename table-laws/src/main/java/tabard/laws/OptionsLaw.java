package tabard.laws;

import java.util.HashSet;
import java.util.List;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Refusal;
import tabard.table.Step;

/** Law 2, first half: every offered option, and whatever a lottery draws, is admitted and never throws. */
final class OptionsLaw<S, A extends Action> implements Check<S, A> {
    private static final int DRAWS = 4;

    @Override
    public Law law() {
        return Law.OPTIONS;
    }

    @Override
    public void position(Moment<S, A> now) {
        for (var ask : now.awaits().asks()) {
            if (new HashSet<>(ask.options()).size() < ask.options().size()) {
                throw now.broken(
                        Law.OPTIONS,
                        "an option is offered twice to " + ask.seat().word());
            }
            if (now.closely()) {
                everyOption(now, ask);
            }
        }
        if (now.closely() && now.awaits() instanceof Awaits.Chance<A>(var lottery)) {
            for (int i = 0; i < DRAWS; i++) {
                play(now, new Step.Happened<>(lottery.draw(now.dice())));
            }
        }
    }

    private void everyOption(Moment<S, A> now, Ask<A> ask) {
        for (var option : now.some(ask)) {
            var step = new Step.Chosen<>(ask.seat(), option);
            S next = play(now, step);
            if (!now.game().play(now.s(), List.of(step)).equals(next)) {
                throw now.broken(Law.OPTIONS, "a batch of one differs from its step: " + step.line());
            }
        }
    }

    private S play(Moment<S, A> now, Step<A> step) {
        try {
            S next = now.game().play(now.s(), step);
            now.game().awaits(next);
            return next;
        } catch (Refusal refusal) {
            throw now.broken(Law.OPTIONS, "offered but refused: " + step.line() + ": " + refusal.getMessage());
        } catch (RuntimeException e) {
            throw now.broken(Law.OPTIONS, step.line() + " throws " + e);
        }
    }
}
