package tabard.laws;

import java.util.HashSet;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Outcome;

/** Law 8: every game ends within a bound and says how; nobody is ever asked with no option, and nobody who does not sit at the table. */
final class EndLaw<S, A extends Action> implements Check<S, A> {
    private final int bound;

    EndLaw(int bound) {
        this.bound = bound;
    }

    @Override
    public Law law() {
        return Law.END;
    }

    @Override
    public void everywhere(Moment<S, A> now) {
        if (now.awaits() instanceof Awaits.Over<A>(var outcome)) {
            over(now, outcome);
            return;
        }
        if (now.number() >= bound) {
            throw now.broken(Law.END, "the game does not end");
        }
        if (!(now.awaits() instanceof Awaits.Chance<A>) && now.awaits().asks().isEmpty()) {
            throw now.broken(Law.END, "the game waits for nobody");
        }
        asks(now);
    }

    private void asks(Moment<S, A> now) {
        var asked = new HashSet<String>();
        for (var ask : now.awaits().asks()) {
            String who = ask.seat().word();
            if (ask.choices().size() == 0) {
                throw now.broken(Law.END, who + " is asked with no option: " + ask.about());
            }
            if (!now.of().seated().contains(ask.seat())) {
                throw now.broken(Law.END, who + " is asked, but does not sit at this table");
            }
            if (!asked.add(who)) {
                throw now.broken(Law.END, who + " is asked two things at once");
            }
        }
    }

    private void over(Moment<S, A> now, Outcome outcome) {
        if (outcome.points().size() != now.of().seated().size()) {
            throw now.broken(
                    Law.END, "the end counts points for " + outcome.points().size() + " seats");
        }
        if (!now.of().seated().containsAll(outcome.winners())) {
            throw now.broken(Law.END, "somebody won who does not sit at this table: " + outcome.winners());
        }
    }
}
