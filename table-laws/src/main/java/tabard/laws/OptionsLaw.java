package tabard.laws;

import java.util.HashSet;
import java.util.List;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Refusal;
import tabard.table.Step;

/**
 * Law 2, first half: every offered option, and whatever a lottery draws, is admitted and never throws. What people may name beyond the
 * answers that bots use, because the members of an unordered pick have no order, leads on like those; how it does, {@link OrderLaw} looks
 * at.
 */
final class OptionsLaw<S, A extends Action> implements Check<S, A> {
    private static final int DRAWS = 4;

    @Override
    public Law law() {
        return Law.OPTIONS;
    }

    @Override
    public void position(Moment<S, A> now) {
        for (var ask : now.awaits().asks()) {
            listed(now, ask);
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

    private void listed(Moment<S, A> now, Ask<A> ask) {
        String who = ask.seat().word();
        var offered = new HashSet<>(now.offered(ask));
        if (offered.size() < now.offered(ask).size()) {
            throw now.broken(Law.OPTIONS, "an option is offered twice to " + who);
        }
        for (var option : ask.options()) {
            if (!offered.contains(option)) {
                throw now.broken(Law.OPTIONS, "a bot may take what is not offered to " + who + ": " + option.text());
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
