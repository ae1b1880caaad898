package tabard.laws;

import java.util.List;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * Law 4: what a viewer imagines looks to it like the truth, waits for the same, asks it the same, and an own step teaches it nothing
 * that was hidden. Looked at closely for every viewer and option, else for whoever is asked and one viewer more.
 */
final class SecretsLaw<S, A extends Action> implements Check<S, A> {
    /** How far a dream is played on, to see that it can be. */
    private static final int DREAMING = 6;

    @Override
    public Law law() {
        return Law.SECRETS;
    }

    @Override
    public void position(Moment<S, A> now) {
        for (var viewer : now.viewers()) {
            dream(now, viewer);
        }
        if (!now.closely()) {
            for (var ask : now.awaits().asks()) {
                dream(now, Viewer.of(ask.seat()));
            }
        }
    }

    private void dream(Moment<S, A> now, Viewer viewer) {
        var game = now.game();
        var seen = game.see(now.s(), viewer);
        if (!game.see(seen.masked(), viewer).equals(seen)) {
            throw now.broken(Law.SECRETS, viewer, "a view, seen again, looks different");
        }
        if (viewer == Viewer.Referee.REFEREE && !seen.masked().equals(now.s())) {
            throw now.broken(Law.SECRETS, viewer, "something is hidden from the one who sees all");
        }
        S dream = game.imagine(seen, now.dice());
        if (now.changed()) {
            throw now.broken(Law.SECRETS, viewer, "seeing or imagining changed the position");
        }
        if (!game.see(now.s(), viewer).equals(seen)) {
            throw now.broken(Law.SECRETS, viewer, "imagining changed the view");
        }
        if (!game.see(dream, viewer).equals(seen)) {
            throw now.broken(Law.SECRETS, viewer, "what is imagined looks different from what is seen");
        }
        if (!game.see(dream, Viewer.Spectator.SPECTATOR).equals(game.see(now.s(), Viewer.Spectator.SPECTATOR))) {
            throw now.broken(Law.SECRETS, viewer, "a spectator sees what this viewer does not");
        }
        waiting(now, viewer, dream);
        asks(now, viewer, dream, seen.masked());
        if (now.closely()) {
            Moment.wander(game, dream, DREAMING, now.dice());
        }
    }

    /** Whom the game waits for must not depend on what is hidden, or the pause itself would tell. */
    private void waiting(Moment<S, A> now, Viewer viewer, S dream) {
        var dreamt = now.game().awaits(dream);
        boolean same = now.awaits().getClass() == dreamt.getClass()
                && (!(now.awaits() instanceof Awaits.Choice<A>(var real, var _))
                        || (dreamt instanceof Awaits.Choice<A>(var other, var _)
                                && real.seat().equals(other.seat())));
        if (!same) {
            throw now.broken(Law.SECRETS, viewer, "whom the game waits for depends on what is hidden");
        }
    }

    private void asks(Moment<S, A> now, Viewer viewer, S dream, S masked) {
        var asks = Moment.asks(now.awaits(), viewer);
        if (!Moment.asks(now.game().awaits(dream), viewer).equals(asks)) {
            throw now.broken(Law.SECRETS, viewer, "what is asked depends on what is hidden");
        }
        if (!asks.isEmpty() && !Moment.asks(now.game().awaits(masked), viewer).equals(asks)) {
            throw now.broken(Law.SECRETS, viewer, "what is asked cannot be read off what is seen");
        }
        for (var ask : asks) {
            for (var option : now.closely() ? now.some(ask) : List.of(now.of().any(ask.options()))) {
                ownStep(now, ask.seat(), option, dream);
            }
        }
    }

    private void ownStep(Moment<S, A> now, Seat seat, A option, S dream) {
        var game = now.game();
        var viewer = Viewer.of(seat);
        var step = new Step.Chosen<>(seat, option);
        if (!game.see(game.play(now.s(), step), viewer).equals(game.see(game.play(dream, step), viewer))) {
            throw now.broken(Law.SECRETS, viewer, "an own step tells what is hidden: " + step.line());
        }
    }
}
