package tabard.laws;

import tabard.laws.cases.Documents;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Outcome;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;

/** What is left of a game when a seat has been left: looked at, and played at random to its end, in which others may leave too. */
record Remainder<S, A extends Action>(Moment<S, A> from, Seat seat, Listener listener) {
    /** About one position in so many is looked at closely. */
    private static final int SAMPLE = 16;

    /** About one step in so many is that somebody else leaves. */
    private static final int SELDOM = 50;

    void play(Match<S, A> match, int bound) {
        while (!(match.awaits() instanceof Awaits.Over<A>)) {
            if (from.number() + match.steps().size() > bound) {
                throw broken("the game does not end");
            }
            match.take(match.awaits(), next(match));
            kept(match.now());
            if (from.dice().nextInt(SAMPLE) == 0) {
                look(match);
            }
        }
        look(match);
        recorded(match);
    }

    private Step<A> next(Match<S, A> match) {
        var other = from.of().any(from.of().seated());
        return from.dice().nextInt(SELDOM) == 0 && from.game().mayLeave(match.now(), other)
                ? new Step.Left<>(other)
                : Moment.any(match.awaits(), from.dice());
    }

    private void kept(S s) {
        var game = from.game();
        if (!(game.awaits(s) instanceof Awaits.Over<A>) && game.mayLeave(s, seat)) {
            throw broken("the position has forgotten it");
        }
        try {
            game.conserved(s);
        } catch (IllegalStateException lost) {
            throw broken(String.valueOf(lost.getMessage()));
        }
    }

    /** Everything that can be asked of a position. */
    void look(Match<S, A> match) {
        S s = match.now();
        kept(s);
        readBack(s);
        var awaits = match.awaits();
        if (awaits instanceof Awaits.Over<A>(var outcome)) {
            over(outcome);
        } else {
            asked(awaits);
        }
        for (var viewer : from.of().viewers()) {
            seen(s, awaits, viewer);
        }
    }

    private void readBack(S s) {
        var game = from.game();
        try {
            if (from.of().readBack().add(game.copy(s))
                    && !game.parse(game.text(s)).equals(s)) {
                throw broken("what was written is read back as another position");
            }
        } catch (Refusal refusal) {
            throw broken("what was written is refused: " + refusal.getMessage());
        }
    }

    private void over(Outcome outcome) {
        var seated = from.of().seated();
        if (outcome.points().size() != seated.size()) {
            throw broken("the end counts points for " + outcome.points().size() + " seats");
        }
        if (!seated.containsAll(outcome.winners())) {
            throw broken("somebody won who does not sit at this table: " + outcome.winners());
        }
        listener.hear(outcome.how());
    }

    private void asked(Awaits<A> awaits) {
        if (!(awaits instanceof Awaits.Chance<A>) && awaits.due().isEmpty()) {
            throw broken("the game waits for nobody");
        }
        for (var ask : awaits.asks()) {
            if (ask.choices().size() == 0) {
                throw broken(ask.seat().word() + " is asked with no option: " + ask.about());
            }
        }
    }

    private void seen(S s, Awaits<A> awaits, Viewer viewer) {
        var game = from.game();
        var view = game.see(s, viewer);
        if (!game.see(game.imagine(view, from.dice()), viewer).equals(view)) {
            throw from.broken(Law.LEAVING, viewer, "imagines that " + seat.word() + " has not left");
        }
        var scene = game.scene(view);
        listener.hear(scene);
        if (viewer != Viewer.Referee.REFEREE
                && scene.asks().size() != Moment.asks(awaits, viewer).size()) {
            throw from.broken(
                    Law.LEAVING,
                    viewer,
                    scene.asks().size() + " prompts where " + seat.word() + " has left, for "
                            + Moment.asks(awaits, viewer).size() + " questions");
        }
        if (awaits instanceof Awaits.Over<A> && !scene.waits().isEmpty()) {
            throw from.broken(Law.LEAVING, viewer, "is shown that an ended game waits for " + scene.waits());
        }
    }

    private void recorded(Match<S, A> match) {
        String record = RecordLaw.write(from.of(), match);
        try {
            if (!GameRecord.read(from.game(), record, Documents::read).now().equals(match.now())) {
                throw broken("the record replays to another position");
            }
        } catch (Refusal refusal) {
            throw broken("the record is refused: " + refusal.getMessage());
        }
    }

    private Broken broken(String what) {
        return from.broken(Law.LEAVING, seat.word() + " has left: " + what);
    }
}
