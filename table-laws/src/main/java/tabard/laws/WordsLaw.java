package tabard.laws;

import java.util.List;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Step;
import tabard.table.scene.Said;
import tabard.table.text.FirstGame;

/**
 * Law 10, of words: whatever a game says, in its box, scenes, chronicle, refusals and at its end, can be said in every language, and
 * every clause it names stands in the rules. The chronicle is read at every step, the rest where one looks closely.
 */
final class WordsLaw<S, A extends Action> implements Check<S, A> {
    private static final List<String> TITLES = List.of("game.name", "game.about");

    private final Sayings.OfGame sayings;

    WordsLaw(Sayings.OfGame sayings) {
        this.sayings = sayings;
    }

    @Override
    public Law law() {
        return Law.SCENE;
    }

    private Sayings sayings(Moment<S, A> now) {
        return sayings.with(now.of().options());
    }

    @Override
    public void position(Moment<S, A> now) {
        if (!now.closely()) {
            return;
        }
        var listener = new Listener(sayings(now), what -> now.broken(Law.SCENE, what));
        if (now.number() == 0) {
            TITLES.forEach(title -> listener.hear(Said.of(title)));
            listener.hear(now.game().box(now.of().options()));
            FirstGame.of(now.game()).ifPresent(listener::hear);
        }
        for (var viewer : now.of().viewers()) {
            listener.hear(now.scene(viewer));
        }
        for (var step : WrongSteps.of(now)) {
            var refusal = now.game().refusal(now.s(), step);
            listener.hear(refusal.why());
            listener.read(refusal.clause());
        }
        if (now.awaits() instanceof Awaits.Over<A>(var outcome)) {
            listener.hear(outcome.how());
            for (var earned : now.game().earned(now.s())) {
                listener.hear(earned.source());
                listener.read(earned.clause());
            }
        }
    }

    @Override
    public void step(Moment<S, A> before, Step<A> step, Moment<S, A> after) {
        var listener =
                new Listener(sayings(before), what -> before.broken(Law.SCENE, "telling " + step.line() + ": " + what));
        for (var viewer : before.of().viewers()) {
            var seen = before.game().see(before.s(), viewer);
            listener.read(before.game().clause(seen, step));
            if (!before.game().readBy(before.s(), viewer, step).isEmpty()) {
                listener.hear(before.game().told(seen, step));
            }
        }
    }
}
