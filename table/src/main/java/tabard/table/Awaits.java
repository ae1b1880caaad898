package tabard.table;

import java.util.ArrayList;
import java.util.List;

/** The one thing a position waits for. */
public sealed interface Awaits<A extends Action> {
    /** One seat decides; the others named may step in before it does. */
    record Choice<A extends Action>(Ask<A> ask, List<Ask<A>> mayStepIn) implements Awaits<A> {}

    /** Several seats decide, each in secret, in any order. */
    record Together<A extends Action>(List<Ask<A>> asks) implements Awaits<A> {}

    record Chance<A extends Action>(Lottery<A> lottery) implements Awaits<A> {}

    record Over<A extends Action>(Outcome outcome) implements Awaits<A> {}

    /** Every question open now; none when chance is awaited or the game is over. */
    default List<Ask<A>> asks() {
        return switch (this) {
            case Choice<A>(var ask, var others) when others.isEmpty() -> List.of(ask);
            case Choice<A>(var ask, var others) -> {
                var all = new ArrayList<Ask<A>>(others.size() + 1);
                all.add(ask);
                all.addAll(others);
                yield all;
            }
            case Together<A>(var asks) -> asks;
            case Chance<A> _, Over<A> _ -> List.of();
        };
    }

    /** The questions that hold up the game: nobody waits for those who only may step in. */
    default List<Ask<A>> due() {
        return this instanceof Choice<A>(var ask, var _) ? List.of(ask) : asks();
    }

    /** Whether the step fits here. Anybody may leave until the game is over; who has left already, and who may reopen, the game knows. */
    default boolean admits(Step<A> step) {
        return switch (step) {
            case Step.Happened<A>(var action) -> this instanceof Chance<A>(var lottery) && lottery.admits(action);
            case Step.Chosen<A>(var by, var action) -> {
                for (var ask : asks()) {
                    if (ask.seat().equals(by) && ask.choices().admits(action)) {
                        yield true;
                    }
                }
                yield false;
            }
            case Step.Left<A> _ -> !(this instanceof Over<A>);
            case Step.Reopened<A> _ -> this instanceof Together<A>;
        };
    }
}
