package tabard.laws;

import java.util.List;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * Law 4: what a viewer imagines looks to it like the truth, waits for the same, asks it the same, and an own step teaches it nothing
 * that was hidden. Looked at closely for every viewer and option, else for whoever is asked and one viewer more.
 */
final class SecretsLaw<S, A extends Action> implements Check<S, A> {
    /** A determinization is played on for so many steps, to see that it can be. */
    private static final int PLAYED_ON = 6;

    @Override
    public Law law() {
        return Law.SECRETS;
    }

    @Override
    public void position(Moment<S, A> now) {
        for (var viewer : now.viewers()) {
            determinization(now, viewer);
        }
        if (!now.closely()) {
            for (var ask : now.awaits().asks()) {
                determinization(now, Viewer.of(ask.seat()));
            }
        }
    }

    private void determinization(Moment<S, A> now, Viewer viewer) {
        var game = now.game();
        var seen = game.see(now.s(), viewer);
        if (!game.see(seen.masked(), viewer).equals(seen)) {
            throw now.broken(Law.SECRETS, viewer, "a view, seen again, looks different");
        }
        if (viewer == Viewer.Referee.REFEREE && !seen.masked().equals(now.s())) {
            throw now.broken(Law.SECRETS, viewer, "something is hidden from the one who sees all");
        }
        S imagined = game.imagine(seen, now.dice());
        if (now.changed()) {
            throw now.broken(Law.SECRETS, viewer, "seeing or imagining changed the position");
        }
        if (!game.see(now.s(), viewer).equals(seen)) {
            throw now.broken(Law.SECRETS, viewer, "imagining changed the view");
        }
        if (!game.see(imagined, viewer).equals(seen)) {
            throw now.broken(Law.SECRETS, viewer, "what is imagined looks different from what is seen");
        }
        if (!game.see(imagined, Viewer.Spectator.SPECTATOR).equals(game.see(now.s(), Viewer.Spectator.SPECTATOR))) {
            throw now.broken(Law.SECRETS, viewer, "a spectator sees what this viewer does not");
        }
        var waits = game.awaits(imagined);
        waiting(now, viewer, waits);
        asks(now, viewer, imagined, waits, seen.masked());
        if (now.closely()) {
            Moment.wander(game, imagined, PLAYED_ON, now.dice());
        }
    }

    /** Whom the game waits for must not depend on what is hidden: the pause itself would reveal it. */
    private void waiting(Moment<S, A> now, Viewer viewer, Awaits<A> waits) {
        boolean same = now.awaits().getClass() == waits.getClass()
                && (!(now.awaits() instanceof Awaits.Choice<A>(var real, var _))
                        || (waits instanceof Awaits.Choice<A>(var other, var _)
                                && real.seat().equals(other.seat())));
        if (!same) {
            throw now.broken(Law.SECRETS, viewer, "whom the game waits for depends on what is hidden");
        }
    }

    private void asks(Moment<S, A> now, Viewer viewer, S imagined, Awaits<A> waits, S masked) {
        var asks = Moment.asks(now.awaits(), viewer);
        if (!same(now, Moment.asks(waits, viewer), asks)) {
            throw now.broken(Law.SECRETS, viewer, "what is asked depends on what is hidden");
        }
        if (!asks.isEmpty() && !same(now, Moment.asks(now.game().awaits(masked), viewer), asks)) {
            throw now.broken(Law.SECRETS, viewer, "what is asked cannot be read off what is seen");
        }
        for (var ask : asks) {
            for (var option : now.closely() ? now.some(ask) : List.of(now.of().any(ask.options()))) {
                ownStep(now, ask.seat(), option, imagined, waits);
            }
        }
    }

    /** Whether both ask and offer the same. */
    private boolean same(Moment<S, A> now, List<Ask<A>> some, List<Ask<A>> real) {
        if (!some.equals(real)) {
            return false;
        }
        for (int i = 0; i < some.size(); i++) {
            if (!some.get(i).choices().offered().equals(now.offered(real.get(i)))) {
                return false;
            }
        }
        return true;
    }

    private void ownStep(Moment<S, A> now, Seat seat, A option, S imagined, Awaits<A> waits) {
        var game = now.game();
        var viewer = Viewer.of(seat);
        var step = new Step.Chosen<>(seat, option);
        var truth = game.see(game.play(now.s(), now.awaits(), step), viewer);
        var dream = game.see(game.play(imagined, waits, step), viewer);
        if (!truth.equals(dream)) {
            throw now.broken(Law.SECRETS, viewer, "an own step tells what is hidden: " + step.line());
        }
        var before = game.see(now.s(), viewer);
        if (!game.followed(before, truth).equals(game.followed(game.see(imagined, viewer), dream))) {
            throw now.broken(
                    Law.SECRETS, viewer, "what followed from an own step tells what is hidden: " + step.line());
        }
    }
}
