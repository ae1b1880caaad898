package tabard.laws;

import java.util.Optional;
import tabard.laws.cases.Documents;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * Law 14: who may take up again what he has answered in a fork is asked as when it opened; the others learn that he has not confirmed any
 * more, and nothing of what he had entered or has kept; nobody may do so twice, or at another time; and the game goes on to its end.
 */
final class ReopeningLaw<S, A extends Action> implements Check<S, A> {
    /** A branch that takes longer is not answered to its end. */
    private static final int LONGEST = 1000;

    /** About one step in so many, of a game that is played on, is another reopening. */
    private static final int SELDOM = 4;

    private final int bound;
    private final Sayings.OfGame sayings;

    ReopeningLaw(int bound, Sayings.OfGame sayings) {
        this.bound = bound;
        this.sayings = sayings;
    }

    @Override
    public Law law() {
        return Law.REOPENING;
    }

    @Override
    public void position(Moment<S, A> now) {
        if (!now.closely()) {
            return;
        }
        for (var seat : now.of().seated()) {
            if (now.game().mayReopen(now.s(), seat)) {
                reopened(now, now.s(), seat);
            } else {
                refused(now, now.s(), seat);
            }
        }
        if (now.awaits() instanceof Awaits.Together<A>(var asks)) {
            for (var ask : asks) {
                confirmed(now, now.s(), ask.seat()).ifPresent(after -> secondThoughts(now, after, ask.seat()));
            }
        }
        if (now.changed()) {
            throw now.broken(Law.REOPENING, "reopening changed the position that was there before");
        }
    }

    private void secondThoughts(Moment<S, A> now, S after, Seat seat) {
        if (!now.game().mayReopen(after, seat)) {
            return;
        }
        S reopened = reopened(now, after, seat);
        for (var viewer : now.of().viewers()) {
            if (opening(now) && !now.game().knows(now.s(), viewer, seat)) {
                alike(now, viewer, seat, now.s(), reopened, "sees that something was entered before");
            }
        }
    }

    /** Whether the fork was opened just now: nobody has entered anything. */
    private static <S, A extends Action> boolean opening(Moment<S, A> now) {
        int number = now.number();
        var match = now.of().match();
        return number == 0 || !(now.game().awaits(match.after(number - 1)) instanceof Awaits.Together<A>);
    }

    /** The seat answers at random until it has no more to answer; nothing if that closes the fork or takes too long. */
    private Optional<S> confirmed(Moment<S, A> now, S from, Seat seat) {
        S s = now.game().copy(from);
        for (int i = 0; i < LONGEST && now.game().awaits(s) instanceof Awaits.Together<A> together; i++) {
            var own = Moment.asks(together, Viewer.of(seat));
            if (own.isEmpty()) {
                return Optional.of(s);
            }
            now.game().apply(s, Moment.any(own.getFirst(), now.dice()));
        }
        return Optional.empty();
    }

    private S reopened(Moment<S, A> now, S confirmed, Seat seat) {
        var game = now.game();
        Step<A> step = new Step.Reopened<>(seat);
        S reopened = play(now, confirmed, step);
        var asks = Moment.asks(game.awaits(reopened), Viewer.of(seat));
        if (asks.isEmpty()) {
            throw broken(now, seat, "is not asked again");
        }
        whole(now, reopened, seat);
        refused(now, reopened, seat);
        var listener = listener(now, seat);
        for (var viewer : now.of().viewers()) {
            var before = game.see(confirmed, viewer);
            var after = game.see(reopened, viewer);
            if (game.readBy(confirmed, viewer, step).isEmpty()) {
                throw now.broken(Law.REOPENING, viewer, "does not notice that " + seat.word() + " reopens");
            }
            listener.hear(game.told(before, step));
            game.followed(before, after).forEach(listener::hear);
            listener.hear(game.scene(after));
            S dream = play(now, game.imagine(before, now.dice()), step);
            alike(now, viewer, seat, reopened, dream, "is shown what is hidden");
        }
        confirmed(now, reopened, seat).ifPresent(again -> {
            S twice = play(now, again, step);
            for (var viewer : now.of().viewers()) {
                if (!game.knows(reopened, viewer, seat)) {
                    alike(now, viewer, seat, reopened, twice, "sees what was entered");
                }
            }
        });
        return reopened;
    }

    /** Nothing is lost, and what is written is read back. */
    private void whole(Moment<S, A> now, S s, Seat seat) {
        try {
            now.game().conserved(s);
            if (now.of().readBack().add(now.game().copy(s))
                    && !now.game().parse(now.game().text(s)).equals(s)) {
                throw broken(now, seat, "what was written is read back as another position");
            }
        } catch (IllegalStateException | Refusal fault) {
            throw broken(now, seat, String.valueOf(fault.getMessage()));
        }
    }

    private S play(Moment<S, A> now, S s, Step<A> step) {
        try {
            return now.game().play(s, step);
        } catch (Refusal refusal) {
            throw now.broken(Law.REOPENING, step.who() + " may not reopen: " + refusal.getMessage());
        }
    }

    private void refused(Moment<S, A> now, S s, Seat seat) {
        try {
            now.game().play(s, new Step.Reopened<>(seat));
        } catch (Refusal refusal) {
            listener(now, seat).hear(refusal.why());
            return;
        }
        throw broken(now, seat, "though there is nothing to reopen");
    }

    private void alike(Moment<S, A> now, Viewer viewer, Seat seat, S one, S other, String what) {
        var game = now.game();
        if (!game.see(one, viewer).equals(game.see(other, viewer))) {
            throw now.broken(Law.REOPENING, viewer, what + " when " + seat.word() + " reopens");
        }
    }

    /** One fork of each game is played on, and its record read back. */
    @Override
    public void whole(FinishedGame<S, A> game) {
        for (var moment : game.moments()) {
            if (moment.awaits() instanceof Awaits.Together<A>(var asks)) {
                var match = new Match<>(moment.game(), moment.s());
                playOn(moment, match, game.of().any(asks).seat());
                return;
            }
        }
    }

    private void playOn(Moment<S, A> from, Match<S, A> match, Seat seat) {
        boolean any = false;
        while (!(match.awaits() instanceof Awaits.Over<A>)) {
            if (from.number() + match.steps().size() > bound) {
                throw broken(from, seat, "the game does not end");
            }
            boolean again =
                    from.game().mayReopen(match.now(), seat) && from.dice().nextInt(SELDOM) == 0;
            any |= again;
            match.take(again ? new Step.Reopened<>(seat) : Moment.any(match.awaits(), from.dice()));
        }
        if (any) {
            String record = RecordLaw.write(from.of(), match);
            if (!GameRecord.read(from.game(), record, Documents::read).now().equals(match.now())) {
                throw broken(from, seat, "the record replays to another position");
            }
        }
    }

    private Listener listener(Moment<S, A> now, Seat seat) {
        return new Listener(sayings.with(now.of().options()), what -> broken(now, seat, what));
    }

    private Broken broken(Moment<S, A> now, Seat seat, String what) {
        return now.broken(Law.REOPENING, seat.word() + " reopens: " + what);
    }
}
