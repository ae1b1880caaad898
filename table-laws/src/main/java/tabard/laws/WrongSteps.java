package tabard.laws;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Seat;
import tabard.table.Step;

/** Steps that may not be taken in a position: by a wrong seat, with a move of another time, or by chance when it is not due. */
final class WrongSteps {
    private WrongSteps() {}

    static <S, A extends Action> List<Step<A>> of(Moment<S, A> now) {
        var out = new ArrayList<Step<A>>();
        for (var seat : now.of().game().info().seats()) {
            actionsOfNow(now, seat, out);
            earlier(now, seat, out);
        }
        if (now.number() > 0) {
            out.add(new Step.Happened<>(someEarlier(now)));
        }
        out.removeIf(now.awaits()::admits);
        return out;
    }

    /** What is offered to others, or might be drawn, claimed by this seat; what is offered to it, claimed by chance. */
    private static <S, A extends Action> void actionsOfNow(Moment<S, A> now, Seat seat, List<Step<A>> out) {
        if (now.awaits() instanceof Awaits.Over<A>) {
            return;
        }
        var action = now.any(now.dice()).action();
        out.add(new Step.Chosen<>(seat, action));
        out.add(new Step.Happened<>(action));
    }

    private static <S, A extends Action> void earlier(Moment<S, A> now, Seat seat, List<Step<A>> out) {
        if (now.number() > 0) {
            out.add(new Step.Chosen<>(seat, someEarlier(now)));
        }
    }

    private static <S, A extends Action> A someEarlier(Moment<S, A> now) {
        return now.of().match().steps().get(now.dice().nextInt(now.number())).action();
    }
}
