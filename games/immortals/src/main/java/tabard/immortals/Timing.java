package tabard.immortals;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Refuses an agenda that does not fit the position: written by hand, it may ask the wrong player, or at the wrong time. */
final class Timing {
    /** When the frames of a chapter may be on the agenda. */
    private static final Map<Class<?>, Phase> CHAPTERS = Map.ofEntries(
            Map.entry(Setup.class, Phase.START),
            Map.entry(Deployment.class, Phase.START),
            Map.entry(CubeTower.class, Phase.START),
            Map.entry(Reinforcements.class, Phase.REINFORCEMENTS),
            Map.entry(Planning.class, Phase.PLANNING),
            Map.entry(Resolution.class, Phase.RESOLUTION),
            Map.entry(Actions.class, Phase.RESOLUTION),
            Map.entry(Attack.class, Phase.RESOLUTION),
            Map.entry(Battle.class, Phase.RESOLUTION),
            Map.entry(March.class, Phase.RESOLUTION),
            Map.entry(Spells.class, Phase.RESOLUTION),
            Map.entry(Scoring.class, Phase.SCORING));

    /** Frames that have something to come back to; all others are the last on the agenda, and push what follows them. */
    private static final Set<Class<?>> FOLLOWED = Set.of(
            Setup.Dealing.class,
            Deployment.Deploying.class,
            CubeTower.Spreading.class,
            Reinforcements.Offered.class,
            Reinforcements.Returning.class,
            Hands.Drawing.class,
            Hands.Surrendering.class,
            Actions.Using.class,
            Actions.Compensating.class,
            Attack.Targeting.class,
            Attack.Naming.class,
            Attack.Sending.class,
            Battle.Throwing.class,
            March.Arriving.class,
            March.Moving.class,
            Spells.Stationing.class);

    private Timing() {}

    /** The first is what a document means that does not name the phase. */
    private static List<Phase> phases(Frame<State, Move> frame) {
        return switch (frame) {
            case Hands.Filling _ -> List.of(Phase.START);
            case Hands.Drawing _ -> List.of(Phase.REINFORCEMENTS, Phase.RESOLUTION);
            case Hands.Surrendering _ -> List.of(Phase.RESOLUTION);
            case Reinforcements.NewRound _ -> List.of(Phase.SCORING);
            case Planning.Plans _ -> List.of(Phase.REINFORCEMENTS);
            default -> {
                var phase = CHAPTERS.get(frame.getClass().getEnclosingClass());
                yield phase == null ? List.of() : List.of(phase);
            }
        };
    }

    /** The phase of what comes next. */
    static Phase phase(State s) {
        return switch (s.agenda()) {
            case Agenda.Done<Frame<State, Move>> _ -> Phase.SCORING;
            case Agenda.First<Frame<State, Move>>(var frame, var _) ->
                phases(frame).isEmpty() ? Phase.START : phases(frame).getFirst();
            case Agenda.Together<Frame<State, Move>>(var _, var then) ->
                then instanceof Agenda.First<Frame<State, Move>>(Planning.Uncovering _, var _)
                        ? Phase.PLANNING
                        : Phase.START;
        };
    }

    /** Half boards and marker are there, unless they are about to be dealt and drawn. */
    static void checkDealt(State s) {
        boolean dealing = s.agenda() instanceof Agenda.First<Frame<State, Move>>(Setup.Dealing _, var _);
        boolean leading = s.agenda() instanceof Agenda.First<Frame<State, Move>>(Setup.Leading _, var _);
        if (!dealing) {
            Order.checkTribes(s);
        }
        if (!dealing && !leading && (s.count(State.FIRST) == 0 || s.count(State.MARKER) == 0)) {
            throw new Refusal(Said.of("refused.no-marker"), "IM-3.5");
        }
    }

    static void check(State s) {
        var rest = s.agenda();
        boolean head = true;
        while (true) {
            switch (rest) {
                case Agenda.Done<Frame<State, Move>> _ -> {
                    if (head && s.phase() != Phase.SCORING) {
                        throw new Refusal(Said.of("refused.nothing-to-do"), "IM-17.1");
                    }
                    return;
                }
                case Agenda.First<Frame<State, Move>>(var frame, var then) -> {
                    seats(s, (Record) frame);
                    time(s, frame);
                    if (!(then instanceof Agenda.Done<Frame<State, Move>>) && !FOLLOWED.contains(frame.getClass())) {
                        throw new Refusal(
                                Said.of("refused.followed", frame.getClass().getSimpleName()), "IM-6.1");
                    }
                    if (head) {
                        frame.possible(s); // what comes later cannot be judged yet
                    }
                    rest = then;
                    head = false;
                }
                case Agenda.Together<Frame<State, Move>>(var branches, var then) -> {
                    fork(s, branches, then);
                    rest = then;
                    head = false;
                }
            }
        }
    }

    private static void time(State s, Frame<State, Move> frame) {
        if (!phases(frame).contains(s.phase())) {
            throw new Refusal(
                    Said.of(
                            "refused.wrong-phase",
                            frame.getClass().getSimpleName(),
                            "@phase-" + s.phase().word()),
                    "IM-6.1");
        }
    }

    /** Nobody is on the agenda who does not sit at the table. */
    private static void seats(State s, Record frame) {
        for (Object value : Immortals.FRAMES.values(frame)) {
            if (value instanceof Colour colour && colour.ordinal() >= s.seats()) {
                throw new Refusal(Said.of("refused.no-seat", colour.word()), "IM-3.5");
            }
        }
    }

    /** A branch asks its own seat to plan or to choose, and so do the others. */
    private static void fork(
            State s, List<Agenda.Branch<Frame<State, Move>>> branches, Agenda<Frame<State, Move>> then) {
        boolean planning = s.phase() == Phase.PLANNING;
        var seats = new HashSet<Colour>();
        boolean open = false;
        for (var branch : branches) {
            var seat = Colour.ALL.get(branch.seat().ordinal());
            var start = planning ? new Planning.Laying(seat) : new Deployment.Choosing(seat);
            Agenda<Frame<State, Move>> asking = new Agenda.First<>(start, new Agenda.Done<>());
            boolean fits = branch.start().equals(asking)
                    && (branch.done() || branch.now().equals(asking));
            boolean answered = planning || branch.done() == (s.count(State.CHOICE, seat) != 0);
            if (!fits || !answered || !seats.add(seat) || seat.ordinal() >= s.seats()) {
                throw new Refusal(Said.of("refused.fork", "@" + seat.word()), planning ? "IM-7.1" : "IM-4.5");
            }
            open |= !branch.done();
            if (!planning) {
                start.possible(s);
            }
        }
        boolean goesOn = then instanceof Agenda.First<Frame<State, Move>>(var next, var _)
                && (planning ? next instanceof Planning.Uncovering : next instanceof Deployment.Revealing);
        if (!open || !goesOn || (planning && seats.size() < s.seats())) {
            throw new Refusal(Said.of("refused.fork-open"), planning ? "IM-7.1" : "IM-4.5");
        }
    }
}
