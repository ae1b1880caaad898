package tabard.bots.loop;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Outcome;
import tabard.table.Step;

/**
 * The loop that plays a game: what the position waits for is drawn or asked, and that step is taken, until the game is over. Before a choice
 * everybody who may step in is asked. Who answers, and how a position is kept, is left to those who extend it.
 */
public abstract class GameLoop<S, A extends Action> {
    private final RandomGenerator dice;

    protected GameLoop(RandomGenerator dice) {
        this.dice = dice;
    }

    /** Plays until the game is over; nothing if somebody left before. */
    public final Optional<Outcome> play() {
        boolean here = true;
        while (here) {
            var awaits = awaits();
            switch (awaits) {
                case Awaits.Choice<A>(var ask, var others) ->
                    here = others.isEmpty() ? answer(awaits, ask) : choice(awaits, ask, others);
                case Awaits.Together<A>(var asks) -> here = answer(awaits, first(asks));
                case Awaits.Chance<A>(var lottery) -> take(awaits, new Step.Happened<>(lottery.draw(dice)));
                case Awaits.Over<A>(var outcome) -> {
                    over(outcome);
                    return Optional.of(outcome);
                }
            }
        }
        return Optional.empty();
    }

    /** The first who wants to steps in; otherwise the choice is made. False if somebody left. */
    private boolean choice(Awaits<A> awaits, Ask<A> ask, List<Ask<A>> others) {
        for (var other : inOrder(others)) {
            switch (stepIn(other)) {
                case Answer.Chosen<A>(var action) -> {
                    take(awaits, new Step.Chosen<>(other.seat(), action));
                    return true;
                }
                case Answer.Passed<A> _ -> {}
                case Answer.Undone<A> _ -> {
                    return true;
                }
                case Answer.Left<A> _ -> {
                    return false;
                }
            }
        }
        return answer(awaits, ask);
    }

    private boolean answer(Awaits<A> awaits, Ask<A> ask) {
        return switch (choose(ask)) {
            case Answer.Chosen<A>(var action) -> {
                take(awaits, new Step.Chosen<>(ask.seat(), action));
                yield true;
            }
            case Answer.Undone<A> _ -> true;
            case Answer.Passed<A> _ ->
                throw new IllegalStateException(ask.seat().word() + " must answer");
            case Answer.Left<A> _ -> false;
        };
    }

    /** What the position waits for now. */
    protected abstract Awaits<A> awaits();

    /** Takes a step that answers what is awaited. */
    protected abstract void take(Awaits<A> awaits, Step<A> step);

    protected abstract Answer<A> choose(Ask<A> ask);

    /** Asked of a seat that may step in before the choice of another. */
    protected abstract Answer<A> stepIn(Ask<A> ask);

    /** In which order those are asked who may step in. */
    protected List<Ask<A>> inOrder(List<Ask<A>> others) {
        return others;
    }

    /** Who of those who choose at the same time is asked next. */
    protected Ask<A> first(List<Ask<A>> asks) {
        return asks.getFirst();
    }

    protected abstract void over(Outcome outcome);
}
