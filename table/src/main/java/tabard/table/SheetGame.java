package tabard.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Element;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.sheet.Sheet;
import tabard.table.text.Lines;

/** A game whose positions are sheets with an agenda: the plumbing that is the same for all of them. */
public abstract class SheetGame<S extends Position<S, A>, A extends Action> extends SheetTelling<S, A> {
    private static final int ELEMENTS = 256; // of a usual table; more may come

    private final @Nullable Info info;
    private final @Nullable Worth<S> worth;

    /** Frames are the records an agenda may hold, moves those that steps are made of. The game answers {@link #info} and {@link #worth} itself. */
    protected SheetGame(Sheet sheet, Lines frames, Lines moves) {
        super(sheet, frames, moves);
        this.info = null;
        this.worth = null;
    }

    /** Of a game whose info and worth are always the same. */
    protected SheetGame(Info info, Worth<S> worth, Sheet sheet, Lines frames, Lines moves) {
        super(sheet, frames, moves);
        this.info = info;
        this.worth = worth;
    }

    @Override
    public Info info() {
        return Objects.requireNonNull(info, "a game hands over its info, or answers it");
    }

    @Override
    public Worth<S> worth() {
        return Objects.requireNonNull(worth, "a game hands over its worth, or answers it");
    }

    /** How a game with nothing left to do has ended. */
    protected abstract Outcome outcome(S s);

    @Override
    public final Awaits<A> awaits(S s) {
        return Flow.awaits(this, s);
    }

    @Override
    public final void apply(S s, Step<A> step) {
        Flow.apply(this, s, step);
    }

    /** A copy in which the game has hidden what the viewer may not know; others' unfinished branches of a fork read as they were forked. */
    @Override
    public Seen<S> see(S s, Viewer viewer) {
        S seen = copy(s);
        if (viewer != Viewer.Referee.REFEREE) {
            hide(seen, viewer);
            seen.agenda(s.agenda().seenBy(seat -> knows(s, viewer, seat)));
        }
        return new Seen<>(viewer, seen);
    }

    /** Blanks what the viewer may not know in a copy made for him; by default all lies open. */
    protected void hide(S seen, Viewer viewer) {}

    @Override
    public S imagine(Seen<S> seen, RandomGenerator dice) {
        S s = copy(seen.masked());
        fill(s, dice);
        return s;
    }

    /** Fills what is blank with what might be there. */
    protected void fill(S s, RandomGenerator dice) {}

    /** What becomes of a game when a seat is left for good. By default nothing: a bot takes the seat. */
    protected void left(S s, Seat seat) {}

    /** Whether usual answers are taken for a seat that was left, at once and for good; by default a bot plays it on. */
    protected boolean absent(S s, Seat seat) {
        return false;
    }

    /** Whether it is over because somebody left: between two, and alone. Allies play on. */
    protected boolean conceded(S s) {
        if (!s.anyLeft()) {
            return false;
        }
        int seats = s.options().seats();
        return seats == 1 || (seats == 2 && !cooperative(s.options()));
    }

    /** Who stays has won. */
    final Outcome ending(S s) {
        var stayed = new ArrayList<Seat>();
        var gone = new ArrayList<Seat>();
        for (var seat : seated(s)) {
            (s.left(seat) ? gone : stayed).add(seat);
        }
        return new Outcome(stayed, outcome(s).points(), Said.of("over.left", name(gone.getFirst())));
    }

    @Override
    public final boolean mayLeave(S s, Seat seat) {
        return seated(s).contains(seat) && !s.left(seat);
    }

    @Override
    public final boolean mayReopen(S s, Seat seat) {
        return Flow.mayReopen(s, seat) && !conceded(s);
    }

    /** As it was forked, and what comes after it. */
    @Override
    public final Optional<Object> fork(S s) {
        return s.agenda() instanceof Agenda.Together<Frame<S, A>>
                ? Optional.of(s.agenda().asForked())
                : Optional.empty();
    }

    @Override
    public final Refusal refusal(S s, Step<A> step) {
        if (step instanceof Step.Chosen<A>(var by, var action)) {
            if (!seated(s).contains(by)) {
                return new Refusal(Said.of("refused.no-seat", name(by)));
            }
            S masked = see(s, Viewer.of(by)).masked();
            return Flow.question(masked, by)
                    .map(frame -> frame.refusal(masked, action).called(args(action)))
                    .orElseGet(() -> notAsked(s, by));
        }
        if (step instanceof Step.Left<A>(var by) && !(awaits(s) instanceof Awaits.Over<A>)) {
            return new Refusal(Said.of(seated(s).contains(by) ? "refused.left" : "refused.no-seat", name(by)));
        }
        if (step instanceof Step.Reopened<A>(var by)) {
            return notReopened(s, by);
        }
        return switch (awaits(s)) {
            case Awaits.Chance<A> _ -> new Refusal(Said.of("refused.chance", step.text()), step.rule());
            case Awaits.Over<A> _ -> new Refusal(Said.of("refused.over"));
            case Awaits.Choice<A>(var ask, var _) -> new Refusal(Said.of("refused.no-chance", name(ask.seat())));
            case Awaits.Together<A> _ -> new Refusal(Said.of("refused.no-chance-yet"));
        };
    }

    /** Told from whom the game waits for, which all know. */
    private Refusal notReopened(S s, Seat by) {
        if (!seated(s).contains(by)) {
            return new Refusal(Said.of("refused.no-seat", name(by)));
        }
        return switch (awaits(s)) {
            case Awaits.Over<A> _ -> new Refusal(Said.of("refused.over"));
            case Awaits.Together<A>(var asks) ->
                new Refusal(Said.of(
                        asks.stream().anyMatch(ask -> ask.seat().equals(by))
                                ? "refused.not-confirmed"
                                : "refused.no-reopening",
                        name(by)));
            case Awaits.Choice<A> _, Awaits.Chance<A> _ -> new Refusal(Said.of("refused.closed", name(by)));
        };
    }

    private Refusal notAsked(S s, Seat by) {
        return switch (awaits(s)) {
            case Awaits.Over<A> _ -> new Refusal(Said.of("refused.over"));
            case Awaits.Chance<A> _ -> new Refusal(Said.of("refused.awaits-chance"));
            case Awaits.Choice<A>(var ask, var _) ->
                new Refusal(Said.of("refused.not-asked", name(by), name(ask.seat())));
            case Awaits.Together<A> _ -> new Refusal(Said.of("refused.has-chosen", name(by)));
        };
    }

    /** What stands for a move on the table: something to take up first, and something to press; neither, and it is a button. */
    public record Grip(@Nullable String from, @Nullable String on, boolean counts) {
        public static final Grip BUTTON = new Grip(null, null);

        public Grip(@Nullable String from, @Nullable String on) {
            this(from, on, false);
        }

        public static Grip on(String id) {
            return new Grip(null, id);
        }

        /** A place or a line of a sheet where the numbers of the move are chosen. */
        public static Grip counting(String id) {
            return new Grip(null, id, true);
        }
    }

    /** By the shape: the last thing that the move holds, if that is {@link OnBoard}. The tail of the pressed id is the last word of the line where many share an option. */
    protected Grip grip(S s, Seat seat, A move) {
        return phrase(move).grip();
    }

    /** The last thing that a move holds, if it holds any. */
    protected final @Nullable Object last(A move) {
        return phrase(move).last();
    }

    /** What a choice would come to, shown beside it before it is made: a sign, and the sums behind it. */
    public record Verdict(String sign, List<Said> because) {}

    /** The scene of what is drawn: what is waited for, and the viewer's own questions, by the shape of the frames. */
    protected final Scene scene(Seen<S> seen, Consumer<List<Element>> drawing) {
        var elements = new ArrayList<Element>(ELEMENTS);
        drawing.accept(elements);
        return new Questions<>(this, seen).scene(Collections.unmodifiableList(elements));
    }

    /** The same of elements that are at hand. */
    protected final Scene scene(Seen<S> seen, List<Element> elements) {
        return new Questions<>(this, seen).scene(elements);
    }
}
