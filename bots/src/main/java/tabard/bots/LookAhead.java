package tabard.bots;

import java.util.ArrayList;
import java.util.List;
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
 * What an option leads to, in one determinization: of the seat's own choices the best, or a random one where the tries run out; chance and others' secret
 * choices at random, others' open choices by their first option. It ends where the turn passes to another, or where the seat or another
 * would be asked the same again.
 */
final class LookAhead<S, A extends Action> {
    private final Game<S, A> game;
    private final Worth<S> worth;
    private final Seat seat;
    private final SplittableRandom dice;
    private final List<Class<?>> questions = new ArrayList<>();
    private final boolean planning;
    private boolean sure = true;

    LookAhead(Game<S, A> game, Ask<A> ask, S start, long seed) {
        this.game = game;
        this.worth = game.worth();
        this.seat = ask.seat();
        this.dice = new SplittableRandom(seed);
        this.planning = isPlan(game, ask, start);
        questions.add(ask.about().getClass());
        if (game.awaits(start) instanceof Awaits.Choice<A>(var due, var _)) {
            questions.add(
                    due.about().getClass()); // whoever steps in looks no further than the choice that is interrupted
        }
    }

    /** Whether a secret choice is a plan made up of several answers: then a position is valued as soon as an answer is given, before the plan is carried out. */
    private static <S, A extends Action> boolean isPlan(Game<S, A> game, Ask<A> ask, S start) {
        if (!(game.awaits(start) instanceof Awaits.Together<A>)) {
            return false;
        }
        for (var option : ask.options()) {
            S s = game.copy(start);
            game.apply(s, new Step.Chosen<>(ask.seat(), option));
            for (var next : game.awaits(s).asks()) {
                if (next.seat().equals(ask.seat())
                        && next.about().getClass() == ask.about().getClass()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether nothing was random so far. */
    boolean sure() {
        return sure;
    }

    /** How good the position looks after the option and what follows from it; the tries are shared out evenly among the branches. */
    double after(S from, A option, int tries) {
        return after(from, seat, option, tries);
    }

    private double after(S from, Seat by, A option, int tries) {
        S s = game.copy(from);
        game.apply(s, new Step.Chosen<>(by, option));
        int met = questions.size();
        double found = planning ? look(s) : follow(s, tries);
        questions.subList(met, questions.size()).clear();
        return found;
    }

    private double follow(S s, int tries) {
        var chosen = new ArrayList<Seat>(); // those who have made a secret choice here
        while (true) {
            switch (game.awaits(s)) {
                case Awaits.Over<A>(var outcome) -> {
                    return outcome.merit(seat);
                }
                case Awaits.Chance<A>(var lottery) -> game.apply(s, new Step.Happened<>(draw(lottery)));
                case Awaits.Together<A>(var asks) -> {
                    var ask = next(asks, chosen);
                    if (ask == null) {
                        return look(s); // others go on choosing in secret, nobody knows how long
                    }
                    if (ask.seat().equals(seat)) {
                        return best(s, ask, tries);
                    }
                    chosen.add(ask.seat());
                    game.apply(s, new Step.Chosen<>(ask.seat(), any(ask.options())));
                }
                case Awaits.Choice<A>(var ask, var _) -> {
                    if (ask.seat().equals(seat)) {
                        return best(s, ask, tries);
                    }
                    if (questions.contains(ask.about().getClass())) {
                        return look(s); // what this seat was asked is now asked of another: the turn has passed
                    }
                    questions.add(ask.about().getClass());
                    game.apply(s, new Step.Chosen<>(ask.seat(), ask.options().getFirst()));
                }
            }
        }
    }

    /** Of those who choose at the same time the seat itself, or another who has not chosen yet. */
    private @Nullable Ask<A> next(List<Ask<A>> asks, List<Seat> chosen) {
        Ask<A> other = null;
        for (var ask : asks) {
            if (ask.seat().equals(seat)) {
                return ask;
            }
            if (other == null && !chosen.contains(ask.seat())) {
                other = ask;
            }
        }
        return other;
    }

    private double best(S s, Ask<A> ask, int tries) {
        boolean again = questions.contains(ask.about().getClass());
        int each = tries / ask.options().size();
        if (again && each == 0) {
            return look(s);
        }
        questions.add(ask.about().getClass());
        if (each == 0) {
            return after(s, ask.seat(), any(ask.options()), 0);
        }
        double best = 0;
        for (var option : ask.options()) {
            best = Math.max(best, after(s, ask.seat(), option, each));
        }
        return best;
    }

    private double look(S s) {
        return worth.of(s, seat);
    }

    private A draw(Lottery<A> lottery) {
        sure &= lottery instanceof Lottery.Certain<A>;
        return lottery.draw(dice);
    }

    private A any(List<A> options) {
        sure = false;
        return options.get(dice.nextInt(options.size()));
    }
}
