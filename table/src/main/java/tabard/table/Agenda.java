package tabard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

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

    /** Whether a fork lies somewhere on it. */
    default boolean forked() {
        Agenda<F> rest = this;
        while (rest instanceof First<F>(var _, var then)) {
            rest = then;
        }
        return rest instanceof Together<F>;
    }

    /** One frame of an agenda: what lies above it (nothing, for the first of an agenda or of a branch), and below. */
    interface Visit<F> {
        void frame(@Nullable F above, F frame, Agenda<F> then);
    }

    /** Every frame, from what comes first to what comes last; those of branches too. What follows a fork has nothing above it. */
    static <F> void walk(Agenda<F> agenda, Visit<F> visit) {
        @Nullable F above = null;
        var rest = agenda;
        while (!(rest instanceof Done<F>)) {
            switch (rest) {
                case Done<F> _ -> {}
                case First<F>(var frame, var then) -> {
                    visit.frame(above, frame, then);
                    above = frame;
                    rest = then;
                }
                case Together<F>(var branches, var then) -> {
                    for (var branch : branches) {
                        walk(branch.now(), visit);
                    }
                    above = null;
                    rest = then;
                }
            }
        }
    }

    default Agenda<F> push(F frame) {
        return new First<>(frame, this);
    }

    /** With every branch of the fork that comes first as it was forked. */
    default Agenda<F> asForked() {
        if (!(this instanceof Together<F>(var branches, var then))) {
            return this;
        }
        return new Together<>(
                branches.stream().map(branch -> branch.now(branch.start())).toList(), then);
    }

    /** The agenda as one may see it who knows what these seats know: another seat's unfinished branch reads as it was forked, at any depth. */
    default Agenda<F> seenBy(Predicate<Seat> known) {
        return switch (this) {
            case Done<F> _ -> this;
            case First<F> first -> first.forked() ? new First<>(first.frame, first.then.seenBy(known)) : this;
            case Together<F>(var branches, var then) -> {
                var seen = new ArrayList<Branch<F>>(branches.size());
                for (var branch : branches) {
                    seen.add(known.test(branch.seat()) || branch.done() ? branch : branch.now(branch.start()));
                }
                yield new Together<>(List.copyOf(seen), then.seenBy(known));
            }
        };
    }
}
