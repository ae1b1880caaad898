package tabard.laws;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Set;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * Law 2, of any order of naming: from what a question offers beyond the answers that bots use, play goes on; and the members of an
 * unordered pick, named in another order, lead to the same position as in the canonical one.
 *
 * <p>Two answers are taken for members of one pick where either may follow the other and neither may be named twice, and where the
 * question in between remembers which was named first. That is fair: a question that remembers nothing has begun a new pick, and there
 * the order may matter.
 */
final class OrderLaw<S, A extends Action> implements Check<S, A> {
    /** How far play must go on from a move that only people make. */
    private static final int PLAYED_ON = 12;

    /** So many canonical answers are compared with each of the others. */
    private static final int PAIRS = 4;

    @Override
    public Law law() {
        return Law.OPTIONS;
    }

    @Override
    public void position(Moment<S, A> now) {
        for (var ask : now.awaits().asks()) {
            if (now.offered(ask).size() > ask.choices().size()) {
                others(now, ask, new HashSet<>(ask.options()));
            }
        }
    }

    /** Where an answer leads, and what is awaited there. */
    private record Next<S, A extends Action>(S s, Awaits<A> awaits) {}

    private void others(Moment<S, A> now, Ask<A> ask, Set<A> canonical) {
        var known = new HashMap<A, Next<S, A>>(); // the same canonical answers are compared with many others
        for (var option : now.some(ask)) {
            if (canonical.contains(option)) {
                continue;
            }
            var next = next(now, ask, option);
            goesOn(now, ask, option, now.game().copy(next.s));
            for (int i = 0; i < PAIRS; i++) {
                A other = now.of().any(ask.options());
                bothOrders(now, ask, option, next, other, known.computeIfAbsent(other, o -> next(now, ask, o)));
            }
        }
    }

    private Next<S, A> next(Moment<S, A> now, Ask<A> ask, A option) {
        S next = played(now, now.s(), now.awaits(), ask, option);
        return new Next<>(next, now.game().awaits(next));
    }

    private S played(Moment<S, A> now, S from, Awaits<A> awaits, Ask<A> ask, A option) {
        try {
            return now.game().play(from, awaits, new Step.Chosen<>(ask.seat(), option));
        } catch (Refusal refusal) {
            throw now.broken(Law.OPTIONS, "offered but refused: " + option.text() + ": " + refusal.getMessage());
        }
    }

    private void goesOn(Moment<S, A> now, Ask<A> ask, A option, S next) {
        try {
            now.game().conserved(next);
            Moment.wander(now.game(), next, PLAYED_ON, now.dice());
        } catch (RuntimeException e) {
            String who = ask.seat().word();
            throw now.broken(Law.OPTIONS, "play does not go on from " + who + ": " + option.text() + ": " + e);
        }
    }

    private void bothOrders(Moment<S, A> now, Ask<A> ask, A other, Next<S, A> one, A canonical, Next<S, A> two) {
        if (!onePick(ask, other, one, canonical, two)) {
            return;
        }
        now.of().counts().pair();
        if (!played(now, one.s, one.awaits, ask, canonical).equals(played(now, two.s, two.awaits, ask, other))) {
            throw now.broken(
                    Law.OPTIONS,
                    "the order of naming matters to " + ask.seat().word() + ": " + canonical.text() + " / "
                            + other.text());
        }
    }

    private boolean onePick(Ask<A> ask, A one, Next<S, A> afterOne, A two, Next<S, A> afterTwo) {
        var viewer = Viewer.of(ask.seat());
        var asksOne = Moment.asks(afterOne.awaits, viewer);
        var asksTwo = Moment.asks(afterTwo.awaits, viewer);
        if (asksOne.isEmpty() || asksTwo.isEmpty()) {
            return false;
        }
        var nextOne = asksOne.getFirst();
        var nextTwo = asksTwo.getFirst();
        return nextOne.about().getClass() == nextTwo.about().getClass()
                && !nextOne.about().equals(nextTwo.about())
                && Moment.admits(nextOne, two)
                && Moment.admits(nextTwo, one)
                && !Moment.admits(nextOne, one)
                && !Moment.admits(nextTwo, two);
    }
}
