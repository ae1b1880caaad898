package tabard.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Seat;
import tabard.table.Step;

/** A seat's part of a fork, made up of answers to several kinds of questions: whom to send, along which way, with how many, and then the next. */
final class Draft<S, A extends Action> {
    private static final int MOST_ANSWERS = 200; // a draft that is never finished must not run for ever
    private static final int MOST_DETAILS = 8; // questions in a row that belong to one option
    private static final int LEFT_OUT = 3; // one change in so many leaves a part out rather than another in its place

    private final Game<S, A> game;
    private final Seat me;
    private final Optional<Object> fork;

    Draft(Game<S, A> game, Seat me, S start) {
        this.game = game;
        this.me = me;
        this.fork = game.fork(start);
    }

    /** Whether answers to a secret question are followed by more questions of the same fork: the same once more, or others. */
    record Kinds(boolean again, boolean others) {
        boolean any() {
            return again || others;
        }
    }

    static <S, A extends Action> Kinds kinds(Game<S, A> game, Ask<A> ask, S start) {
        boolean again = false;
        boolean others = false;
        if (game.awaits(start) instanceof Awaits.Together<A>) {
            var draft = new Draft<>(game, ask.seat(), start);
            for (var option : ask.options()) {
                S s = game.copy(start);
                game.apply(s, new Step.Chosen<>(ask.seat(), option));
                var next = draft.mine(s);
                if (next != null) {
                    boolean same = next.about().getClass() == ask.about().getClass();
                    again |= same;
                    others |= !same;
                }
            }
        }
        return new Kinds(again, others);
    }

    /** What the seat is asked in this fork. */
    @Nullable
    Ask<A> mine(S s) {
        if (game.awaits(s) instanceof Awaits.Together<A>(var asks)) {
            for (var ask : asks) {
                if (ask.seat().equals(me)) {
                    return game.fork(s).equals(fork) ? ask : null;
                }
            }
        }
        return null;
    }

    /** Adds the answer that looks best, again and again, until finishing the draft looks as good. */
    List<A> filled(S s, List<A> begun) {
        var parts = new ArrayList<>(begun);
        for (var ask = mine(s); ask != null && parts.size() < MOST_ANSWERS; ask = mine(s)) {
            take(s, parts, best(s, ask));
        }
        return parts;
    }

    private A best(S s, Ask<A> ask) {
        var best = ask.options().getFirst();
        double most = look(s, ask, best);
        for (var option : ask.options()) {
            double look = look(s, ask, option);
            if (look > most) {
                most = look;
                best = option;
            }
        }
        return best;
    }

    /** An option says little before its details are known: they are answered by what looks best at once, until the same kind of question comes again. */
    private double look(S from, Ask<A> first, A option) {
        S s = game.copy(from);
        game.apply(s, new Step.Chosen<>(me, option));
        var met = new ArrayList<Class<?>>(List.of(first.about().getClass()));
        for (int i = 0; i < MOST_DETAILS; i++) {
            var ask = mine(s);
            if (ask == null || met.contains(ask.about().getClass())) {
                break;
            }
            met.add(ask.about().getClass());
            game.apply(s, new Step.Chosen<>(me, plainBest(s, ask)));
        }
        return game.worth().of(s, me);
    }

    private A plainBest(S from, Ask<A> ask) {
        A best = ask.options().getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (var option : ask.options()) {
            S s = game.copy(from);
            game.apply(s, new Step.Chosen<>(me, option));
            double look = game.worth().of(s, me);
            if (look > most) {
                most = look;
                best = option;
            }
        }
        return best;
    }

    /**
     * One part is left out or another put in its place, with its details as they were or any; of what stood behind it what still fits is
     * kept, and the rest filled in.
     */
    List<A> changed(S start, List<A> plan, SplittableRandom dice) {
        int at = dice.nextInt(plan.size());
        S s = game.copy(start);
        var parts = new ArrayList<A>();
        for (var part : plan.subList(0, at)) {
            take(s, parts, part);
        }
        var ask = mine(s);
        if (ask != null && (at == plan.size() - 1 || dice.nextInt(LEFT_OUT) > 0)) {
            take(s, parts, any(ask, dice));
            if (dice.nextBoolean()) {
                details(s, parts, ask, dice);
            }
        }
        for (var part : plan.subList(at + 1, plan.size())) {
            var next = mine(s);
            if (next != null && next.options().contains(part)) {
                take(s, parts, part);
            }
        }
        return filled(s, parts);
    }

    private void details(S s, List<A> parts, Ask<A> first, SplittableRandom dice) {
        var met = new ArrayList<Class<?>>(List.of(first.about().getClass()));
        for (var ask = mine(s); ask != null && !met.contains(ask.about().getClass()); ask = mine(s)) {
            met.add(ask.about().getClass());
            take(s, parts, any(ask, dice));
        }
    }

    private static <A extends Action> A any(Ask<A> ask, SplittableRandom dice) {
        return ask.options().get(dice.nextInt(ask.options().size()));
    }

    private void take(S s, List<A> parts, A part) {
        game.apply(s, new Step.Chosen<>(me, part));
        parts.add(part);
    }
}
