package tabard.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Lottery;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Worth;

/**
 * What an option leads to, in one dream: a seat's own choices by the best, chance and others' secret choices by lot, others' open
 * choices by their default. It ends where the turn passes to another, or where the tries run out.
 */
final class LookAhead<S, A extends Action> {
    private final Game<S, A> game;
    private final Worth<S> worth;
    private final Seat seat;
    private final SplittableRandom dice;
    private final List<Class<?>> questions = new ArrayList<>();
    private boolean sure = true;

    LookAhead(Game<S, A> game, Ask<A> ask, S start, long luck) {
        this.game = game;
        this.worth = game.worth();
        this.seat = ask.seat();
        this.dice = new SplittableRandom(luck);
        questions.add(ask.about().getClass());
        if (game.awaits(start) instanceof Awaits.Choice<A>(var due, var _)) {
            questions.add(due.about().getClass()); // who steps in looks no further than the choice that was interrupted
        }
    }

    /** Whether no lot was drawn so far. */
    boolean sure() {
        return sure;
    }

    /** How good the position looks after the option and what follows from it; the tries are shared out evenly among the branches. */
    double after(S from, A option, int tries) {
        S s = game.copy(from);
        game.apply(s, new Step.Chosen<>(seat, option));
        int met = questions.size();
        double found = follow(s, tries);
        questions.subList(met, questions.size()).clear();
        return found;
    }

    private double follow(S s, int tries) {
        while (true) {
            switch (game.awaits(s)) {
                case Awaits.Over<A>(var outcome) -> {
                    return outcome.share(seat, game.info().cooperative());
                }
                case Awaits.Chance<A>(var lottery) -> game.apply(s, new Step.Happened<>(draw(lottery)));
                case Awaits.Together<A>(var asks) -> {
                    for (var ask : asks) {
                        if (ask.seat().equals(seat)) {
                            return best(s, ask, tries);
                        }
                    }
                    var ask = asks.getFirst();
                    game.apply(s, new Step.Chosen<>(ask.seat(), any(ask.options())));
                }
                case Awaits.Choice<A>(var ask, var _) -> {
                    if (ask.seat().equals(seat)) {
                        return best(s, ask, tries);
                    }
                    if (questions.contains(ask.about().getClass())) {
                        return worth.of(
                                s, seat); // what this seat was asked is now asked of another: the turn has passed
                    }
                    questions.add(ask.about().getClass());
                    game.apply(s, new Step.Chosen<>(ask.seat(), ask.options().getFirst()));
                }
            }
        }
    }

    private double best(S s, Ask<A> ask, int tries) {
        int each = tries / ask.options().size();
        if (each == 0) {
            return worth.of(s, seat);
        }
        questions.add(ask.about().getClass());
        double best = 0;
        for (var option : ask.options()) {
            best = Math.max(best, after(s, option, each));
        }
        return best;
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
