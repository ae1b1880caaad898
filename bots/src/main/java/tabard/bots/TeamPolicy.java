package tabard.bots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Lottery;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Worth;

/**
 * The policy of players on one side: the option whose position looks best as soon as it is chosen, before anything is drawn. Questions that
 * follow from an option at once are answered as part of it.
 */
final class TeamPolicy<S, A extends Action> implements RolloutPolicy<S, A> {
    private static final int MOST_QUESTIONS = 3; // in a row that are answered as part of one option
    private static final int MOST_STEPS = 12; // after one option

    private final Game<S, A> game;
    private final Worth<S> worth;
    private final List<Class<?>> questions = new ArrayList<>();
    private final Map<Record, A> answers = new HashMap<>();
    private @Nullable Ask<A> interrupted;

    TeamPolicy(Game<S, A> game) {
        this.game = game;
        this.worth = game.worth();
    }

    @Override
    public List<A> answers(S s, Ask<A> ask, SplittableRandom dice) {
        return List.of(choose(s, ask));
    }

    A choose(S s, Ask<A> ask) {
        var options = ask.options();
        if (options.size() == 1) {
            return options.getFirst();
        }
        return options.get(best(looks(s, ask)));
    }

    private static int best(double[] looks) {
        int best = 0;
        for (int i = 1; i < looks.length; i++) {
            best = looks[i] > looks[best] ? i : best;
        }
        return best;
    }

    @Override
    public double[] looks(S s, Ask<A> ask, SplittableRandom dice) {
        return looks(s, ask);
    }

    double[] looks(S s, Ask<A> ask) {
        questions.clear();
        questions.add(ask.about().getClass());
        answers.clear();
        interrupted = interrupted(s, ask);
        var options = ask.options();
        double[] looks = new double[options.size()];
        for (int i = 0; i < looks.length; i++) {
            looks[i] = after(s, ask.seat(), options.get(i), game.round(s));
        }
        return looks;
    }

    /** The choice that is interrupted, where somebody steps in: nothing beyond it is looked at. */
    private @Nullable Ask<A> interrupted(S s, Ask<A> ask) {
        return game.awaits(s) instanceof Awaits.Choice<A>(var due, var _)
                        && !due.seat().equals(ask.seat())
                ? due
                : null;
    }

    /** The best option, if it looks better than not stepping in. */
    Optional<A> stepIn(S s, Ask<A> ask) {
        double[] looks = looks(s, ask);
        int best = best(looks);
        return looks[best] > worth.of(s, ask.seat()) ? Optional.of(ask.options().get(best)) : Optional.empty();
    }

    /** The worth of what an option leads to. Others who are asked a question of a kind that came before take the first option, which is the usual one. */
    private double after(S from, Seat by, A option, int round) {
        S s = game.copy(from);
        game.apply(s, new Step.Chosen<>(by, option));
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            switch (game.awaits(s)) {
                case Awaits.Over<A>(var outcome) -> {
                    return outcome.merit(by);
                }
                case Awaits.Chance<A>(var lottery) -> {
                    if (!(lottery instanceof Lottery.Certain<A>(var sure))) {
                        return worth.of(s, by);
                    }
                    game.apply(s, new Step.Happened<>(sure));
                }
                case Awaits.Together<A> _ -> {
                    return worth.of(s, by);
                }
                case Awaits.Choice<A>(var ask, var _) -> {
                    if (game.round(s) != round
                            || (interrupted != null && interrupted.about().equals(ask.about()))) {
                        return worth.of(s, by);
                    }
                    boolean again = questions.contains(ask.about().getClass());
                    if (!again && questions.size() <= MOST_QUESTIONS) {
                        return best(s, ask, round);
                    }
                    if (!again || ask.seat().equals(by)) {
                        return worth.of(s, by);
                    }
                    game.apply(s, new Step.Chosen<>(ask.seat(), ask.options().getFirst()));
                }
            }
        }
        return worth.of(s, by);
    }

    /** The worth of the best answer. A question that an earlier option led to as well is answered as it was there, which saves time. */
    private double best(S s, Ask<A> ask, int round) {
        questions.add(ask.about().getClass());
        double most = Double.NEGATIVE_INFINITY;
        var known = answers.get(ask.about());
        if (known != null && ask.options().contains(known)) {
            most = after(s, ask.seat(), known, round);
        } else {
            for (var option : ask.options()) {
                double looks = after(s, ask.seat(), option, round);
                if (looks > most) {
                    most = looks;
                    answers.put(ask.about(), option);
                }
            }
        }
        questions.removeLast();
        return most;
    }
}
