package tabard.laws;

import java.util.LinkedHashMap;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Match;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Step;

/**
 * Law 12: anybody may leave at any moment, also in a fork, in a window and while chance is awaited; once only; and the game goes on to its
 * end. Somebody leaves wherever one looks closely; of each game and of each kind of waiting, one such moment is played on at random.
 */
final class LeavingLaw<S, A extends Action> implements Check<S, A> {
    private final int bound;
    private final Sayings.OfGame sayings;

    LeavingLaw(int bound, Sayings.OfGame sayings) {
        this.bound = bound;
        this.sayings = sayings;
    }

    @Override
    public Law law() {
        return Law.LEAVING;
    }

    @Override
    public void position(Moment<S, A> now) {
        if (now.closely() && !(now.awaits() instanceof Awaits.Over<A>)) {
            var seat = now.of().any(now.of().seated());
            var match = new Match<>(now.game(), now.s());
            leave(now, match, seat);
            if (now.changed()) {
                throw broken(now, seat, "leaving changed the position that was left");
            }
        }
    }

    /** One moment of each kind of waiting. */
    @Override
    public void whole(FinishedGame<S, A> game) {
        var kinds = new LinkedHashMap<String, Moment<S, A>>();
        for (var moment : game.moments()) {
            String kind = kind(moment.awaits());
            if (!kinds.containsKey(kind) || game.of().dice().nextBoolean()) {
                kinds.put(kind, moment);
            }
        }
        kinds.remove("Over");
        for (var moment : kinds.values()) {
            playOn(moment, game.of().any(game.of().seated()));
        }
    }

    private static String kind(Awaits<?> awaits) {
        boolean window = awaits instanceof Awaits.Choice<?>(var _, var others) && !others.isEmpty();
        return awaits.getClass().getSimpleName() + (window ? " and a window" : "");
    }

    private void playOn(Moment<S, A> from, Seat seat) {
        var match = new Match<>(from.game(), from.s());
        leave(from, match, seat);
        try {
            new Remainder<>(from, seat, listener(from, seat)).play(match, bound);
        } catch (Broken broken) {
            throw broken;
        } catch (RuntimeException | StackOverflowError e) {
            int steps = match.steps().size();
            throw broken(from, seat, "the game breaks off after " + steps + " steps: " + e);
        }
    }

    private void leave(Moment<S, A> now, Match<S, A> match, Seat seat) {
        var game = now.game();
        Step<A> step = new Step.Left<>(seat);
        try {
            match.take(step);
        } catch (Refusal refusal) {
            throw broken(now, seat, "may not leave: " + refusal.getMessage());
        } catch (RuntimeException e) {
            throw broken(now, seat, "cannot leave: " + e);
        }
        var listener = listener(now, seat);
        for (var viewer : now.of().viewers()) {
            var before = game.see(now.s(), viewer);
            if (game.readBy(now.s(), viewer, step).isEmpty()) {
                throw now.broken(Law.LEAVING, viewer, "does not notice that " + seat.word() + " leaves");
            }
            listener.hear(game.told(before, step));
            game.followed(before, game.see(match.now(), viewer)).forEach(listener::hear);
        }
        var again = refused(now, match.now(), step);
        listener.hear(again.why());
        listener.read(again.clause());
        new Remainder<>(now, seat, listener).look(match);
    }

    private Refusal refused(Moment<S, A> now, S after, Step<A> again) {
        try {
            now.game().play(after, again);
        } catch (Refusal refusal) {
            return refusal;
        }
        throw now.broken(Law.LEAVING, again.who() + " may leave twice");
    }

    private Listener listener(Moment<S, A> now, Seat seat) {
        return new Listener(sayings.with(now.of().options()), what -> broken(now, seat, what));
    }

    private Broken broken(Moment<S, A> now, Seat seat, String what) {
        return now.broken(Law.LEAVING, seat.word() + " leaves: " + what);
    }
}
