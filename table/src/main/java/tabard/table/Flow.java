package tabard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabard.table.Agenda.Branch;
import tabard.table.Agenda.Done;
import tabard.table.Agenda.First;
import tabard.table.Frame.Asks;
import tabard.table.Frame.Draws;
import tabard.table.Frame.Runs;

/** Walks an agenda: the part of awaiting and applying that is the same in every game. */
final class Flow {
    private Flow() {}

    static <S extends Position<S, A>, A extends Action> Awaits<A> awaits(SheetGame<S, A> game, S s) {
        if (game.conceded(s)) {
            return new Awaits.Over<>(game.ending(s));
        }
        return switch (s.agenda()) {
            case Done<Frame<S, A>> _ -> new Awaits.Over<>(game.outcome(s));
            case First<Frame<S, A>>(var frame, var _) ->
                switch (frame) {
                    case Asks<S, A, ?> asks -> new Awaits.Choice<>(ask(s, asks), others(s, asks));
                    case Draws<S, A, ?> draws -> new Awaits.Chance<>(lottery(s, draws));
                    case Runs<S, A> runs -> throw new IllegalStateException("unsettled: " + runs);
                };
            case Agenda.Together<Frame<S, A>>(var branches, var _) ->
                new Awaits.Together<>(new OpenAsks<>(s, branches));
        };
    }

    static <S extends Position<S, A>, A extends Action> void apply(SheetGame<S, A> game, S s, Step<A> step) {
        switch (step) {
            case Step.Acted<A> acted -> apply(s, acted);
            case Step.Left<A>(var by) -> {
                s.leave(by);
                game.left(s, by);
                settle(s);
            }
            case Step.Reopened<A>(var by) -> reopen(s, by);
        }
        if (s.anyLeft()) {
            answerForAbsent(game, s);
        }
    }

    /** Takes the usual answers of seats that nobody follows, until somebody who is there is asked. */
    private static <S extends Position<S, A>, A extends Action> void answerForAbsent(SheetGame<S, A> game, S s) {
        for (var asks = absent(game, s); asks.isPresent() && !game.conceded(s); asks = absent(game, s)) {
            var usual = choices(s, asks.get()).usual();
            apply(s, new Step.Chosen<>(asks.get().seat(), usual));
        }
    }

    private static <S extends Position<S, A>, A extends Action> Optional<Asks<S, A, ?>> absent(
            SheetGame<S, A> game, S s) {
        for (var seat : game.seated(s)) {
            if (s.left(seat) && game.absent(s, seat)) {
                var asked = question(s, seat);
                if (asked.isPresent()) {
                    return asked;
                }
            }
        }
        return Optional.empty();
    }

    /** Whether the seat's part of the open fork is done and begins with a question that may be taken up again. */
    static <S extends Position<S, A>, A extends Action> boolean mayReopen(S s, Seat seat) {
        if (s.agenda() instanceof Agenda.Together<Frame<S, A>>(var branches, var _)) {
            for (var branch : branches) {
                if (branch.seat().equals(seat) && branch.done()) {
                    return first(branch).reopens();
                }
            }
        }
        return false;
    }

    private static <S extends Position<S, A>, A extends Action> void reopen(S s, Seat by) {
        if (!(s.agenda() instanceof Agenda.Together<Frame<S, A>>(var branches, var then))) {
            throw new IllegalStateException("nothing is open that could be reopened");
        }
        var next = new ArrayList<Branch<Frame<S, A>>>(branches.size());
        for (var branch : branches) {
            if (branch.seat().equals(by)) {
                first(branch).reopened(s);
                next.add(branch.now(branch.start()));
            } else {
                next.add(branch);
            }
        }
        s.agenda(new Agenda.Together<>(List.copyOf(next), then));
    }

    /** The question that a branch began with. */
    private static <S extends Position<S, A>, A extends Action> Asks<S, A, ?> first(Branch<Frame<S, A>> branch) {
        if (branch.start() instanceof First<Frame<S, A>>(var frame, var _)) {
            return asking(frame);
        }
        throw new IllegalStateException("a branch that began with nothing: " + branch);
    }

    private static <S extends Position<S, A>, A extends Action> void apply(S s, Step.Acted<A> step) {
        switch (s.agenda()) {
            case Done<Frame<S, A>> _ -> throw new IllegalStateException("the game is over");
            case First<Frame<S, A>> first -> {
                if (step instanceof Step.Chosen<A>(var by, var action)
                        && first.frame() instanceof Asks<S, A, ?> asks
                        && !asks.seat().equals(by)) {
                    stepIn(s, asks, by, action);
                } else {
                    s.agenda(first.then());
                    answer(s, first.frame(), step.action());
                }
                settle(s);
            }
            case Agenda.Together<Frame<S, A>>(var branches, var then) -> {
                if (!(step instanceof Step.Chosen<A>(var by, var action))) {
                    throw new IllegalStateException("chance inside a fork");
                }
                answer(s, branches, then, by, action);
                settle(s);
            }
        }
    }

    /** Answers for one branch; where that was the last one the rest goes on. */
    private static <S extends Position<S, A>, A extends Action> void answer(
            S s, List<Branch<Frame<S, A>>> branches, Agenda<Frame<S, A>> then, Seat by, A action) {
        int own = -1;
        boolean joined = true;
        for (int i = 0; i < branches.size(); i++) {
            if (own < 0 && branches.get(i).seat().equals(by) && !branches.get(i).done()) {
                own = i;
            } else {
                joined &= branches.get(i).done();
            }
        }
        if (own < 0 || !(branches.get(own).now() instanceof First<Frame<S, A>> first)) {
            throw new IllegalStateException(by.word() + " is not asked");
        }
        s.agenda(first.then());
        s.inBranch(true);
        answer(s, first.frame(), action);
        settle(s);
        s.inBranch(false);
        var next = branches.get(own).now(s.agenda());
        s.agenda(joined && next.done() ? then : new Agenda.Together<>(with(branches, own, next), then));
    }

    @SuppressWarnings("unchecked") // the array holds what was in the list
    private static <F> List<Branch<F>> with(List<Branch<F>> branches, int at, Branch<F> next) {
        var all = (Branch<F>[]) branches.toArray(new Branch<?>[0]);
        all[at] = next;
        return List.of(all);
    }

    /** The frame that a step answers, if it answers one. */
    static <S extends Position<S, A>, A extends Action> Optional<Frame<S, A>> answered(S s, Step<A> step) {
        return switch (step) {
            case Step.Chosen<A>(var by, var _) -> question(s, by).map(asks -> asks);
            case Step.Happened<A> _ ->
                s.agenda() instanceof First<Frame<S, A>>(var frame, var _) ? Optional.of(frame) : Optional.empty();
            case Step.Left<A> _, Step.Reopened<A> _ -> Optional.empty();
        };
    }

    /** The open question to a seat, if it has one. */
    static <S extends Position<S, A>, A extends Action> Optional<Asks<S, A, ?>> question(S s, Seat seat) {
        var open = new ArrayList<Asks<S, A, ?>>(2);
        switch (s.agenda()) {
            case Done<Frame<S, A>> _ -> {}
            case First<Frame<S, A>>(var frame, var _) -> {
                if (frame instanceof Asks<S, A, ?> asks) {
                    open.add(asks);
                    open.addAll(asks.mayStepIn(s));
                }
            }
            case Agenda.Together<Frame<S, A>>(var branches, var _) -> {
                for (var branch : branches) {
                    if (branch.now() instanceof First<Frame<S, A>>(var frame, var _)) {
                        open.add(asking(frame));
                    }
                }
            }
        }
        return open.stream().filter(asks -> asks.seat().equals(seat)).findFirst();
    }

    /** Runs the frames that ask nobody, until one does. */
    static <S extends Position<S, A>, A extends Action> void settle(S s) {
        while (s.agenda() instanceof First<Frame<S, A>> first && first.frame() instanceof Runs<S, A> runs) {
            s.agenda(first.then());
            runs.run(s);
        }
    }

    private static <S extends Position<S, A>, A extends Action> void stepIn(
            S s, Asks<S, A, ?> asks, Seat by, A action) {
        for (var other : asks.mayStepIn(s)) {
            if (other.seat().equals(by)) {
                answer(s, other, action);
                return;
            }
        }
        throw new IllegalStateException(by.word() + " is not asked");
    }

    static <S, A extends Action> Asks<S, A, ?> asking(Frame<S, A> frame) {
        if (frame instanceof Asks<S, A, ?> asks) {
            return asks;
        }
        throw new IllegalStateException("a branch may only ask: " + frame);
    }

    private static <S, A extends Action> Ask<A> ask(S s, Asks<S, A, ?> asks) {
        return new Ask<>(asks.seat(), (Record) asks, choices(s, asks));
    }

    @SuppressWarnings("unchecked") // a frame's choices are a family of the game's moves, and are only read
    static <S, A extends Action> Choices<A> choices(S s, Asks<S, A, ?> asks) {
        return (Choices<A>) asks.choices(s);
    }

    private static <S, A extends Action> List<Ask<A>> others(S s, Asks<S, A, ?> asks) {
        var frames = asks.mayStepIn(s);
        if (frames.isEmpty()) {
            return List.of();
        }
        var others = new ArrayList<Ask<A>>(frames.size());
        for (var frame : frames) {
            others.add(Ask.later(s, frame));
        }
        return others;
    }

    @SuppressWarnings("unchecked") // as above
    private static <S, A extends Action> Lottery<A> lottery(S s, Draws<S, A, ?> draws) {
        return (Lottery<A>) draws.lottery(s);
    }

    @SuppressWarnings("unchecked") // only a move that the frame offered gets here
    private static <S, A extends Action> void answer(S s, Frame<S, A> frame, A action) {
        switch (frame) {
            case Asks<S, A, ?> asks -> ((Asks<S, A, A>) asks).answer(s, action);
            case Draws<S, A, ?> draws -> ((Draws<S, A, A>) draws).answer(s, action);
            case Runs<S, A> runs -> throw new IllegalStateException("asks nothing: " + runs);
        }
    }
}
