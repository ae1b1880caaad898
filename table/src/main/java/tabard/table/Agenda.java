package tabard.table;

import java.util.ArrayList;
import java.util.List;

/** What is still to happen, as data: a call stack that can be printed, compared, and copied by copying one pointer. */
public sealed interface Agenda<F> {
    record Done<F>() implements Agenda<F> {}

    record First<F>(F frame, Agenda<F> then) implements Agenda<F> {}

    /** Fork and join: every branch belongs to a seat, and all must be done before the rest goes on. */
    record Together<F>(List<Branch<F>> branches, Agenda<F> then) implements Agenda<F> {}

    /** A seat's part of a fork. The start is all that others may see of it until it is done. */
    record Branch<F>(Seat seat, Agenda<F> start, Agenda<F> now) {
        public boolean done() {
            return now instanceof Done<F>;
        }

        Branch<F> now(Agenda<F> agenda) {
            return new Branch<>(seat, start, agenda);
        }
    }

    default Agenda<F> push(F frame) {
        return new First<>(frame, this);
    }

    /** The agenda a viewer may see: another seat's unfinished branch reads as it was forked. */
    default Agenda<F> seenBy(Viewer viewer) {
        return switch (this) {
            case Done<F> _, First<F> _ -> this;
            case Together<F>(var branches, var then) -> {
                var seen = new ArrayList<Branch<F>>(branches.size());
                for (var branch : branches) {
                    seen.add(viewer.knows(branch.seat()) || branch.done() ? branch : branch.now(branch.start()));
                }
                yield new Together<>(List.copyOf(seen), then);
            }
        };
    }
}
