package tabard.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Lottery;
import tabard.table.Outcome;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Worth;

/**
 * The best rows of a seat's own answers up to the next lot, the question to another, or the next round: a beam over positions, judged by their
 * worth, equal ones merged: the order in which cards are laid down is mostly nothing. A row that ends with a lot is judged by what is drawn, a few times.
 */
final class TurnCourse<S, A extends Action> {
    private static final int MOST_ANSWERS = 80; // in a row
    private static final int ALIKE = 8; // at most one in so many of a beam looks and asks like another
    private static final int CLOSER_LOOKS = 8; // rows that are judged by more draws
    private static final int DRAWS = 4; // of a closer look
    private static final int MOST_DRAWS = 200; // in a row: a game that only draws must not run for ever

    private static final double LOST = 0.9;

    private final Game<S, A> game;
    private final Worth<S> worth;
    private final Seat seat;
    private final int round;
    private final long seed;
    private final Clock clock;
    private int positions;

    /** The seed is that of all draws: the same for every row. */
    TurnCourse(Game<S, A> game, Seat seat, S start, long seed, Clock clock) {
        this.game = game;
        this.worth = game.worth();
        this.seat = seat;
        this.round = game.round(start);
        this.seed = seed;
        this.clock = clock;
    }

    /** Answers, and how good it looks where they lead. */
    record Row<A>(List<A> answers, double looks) {}

    /** How many positions were looked at. */
    int positions() {
        return positions;
    }

    /** A position on the way, and the answer that led there. */
    private record Way<S, A extends Action>(
            S s,
            @Nullable Ask<A> ask,
            @Nullable Way<S, A> from,
            @Nullable A answer,
            double looks) {
        List<A> answers() {
            var answers = new ArrayList<A>();
            for (Way<S, A> way = this; way != null && way.answer != null; way = way.from) {
                answers.addFirst(way.answer);
            }
            return answers;
        }
    }

    /**
     * The best rows from here, the best first: beams of that width, until so many positions were looked at; from then on only what looks best is
     * brought to its end.
     */
    List<Row<A>> rows(S start, Ask<A> ask, int width, int most) {
        return rows(start, ask, width, most, CLOSER_LOOKS);
    }

    /** So many of them at most. */
    List<Row<A>> rows(S start, Ask<A> ask, int width, int most, int looks) {
        var ends = new ArrayList<Way<S, A>>();
        var beam = List.of(new Way<>(start, ask, null, null, 0.0));
        for (int answers = 0; answers < MOST_ANSWERS && !beam.isEmpty(); answers++) {
            var next = new ArrayList<Way<S, A>>();
            for (var way : beam) {
                follow(way, next, ends);
            }
            next.sort(Comparator.comparingDouble(way -> -way.looks));
            boolean late = positions >= most || clock.out();
            if (late && !ends.isEmpty() && positions >= 2 * most) {
                break;
            }
            beam = widest(next, late ? 1 : width);
        }
        return judged(ends.isEmpty() ? new ArrayList<>(beam) : ends, looks);
    }

    private void follow(Way<S, A> way, List<Way<S, A>> next, List<Way<S, A>> ends) {
        if (way.ask == null) {
            return;
        }
        for (var option : way.ask.options()) {
            S s = game.copy(way.s);
            game.apply(s, new Step.Chosen<>(seat, option));
            positions++;
            var ask = asked(s);
            if (ask == null) {
                ends.add(new Way<>(s, null, way, option, drawn(s, seed)));
            } else {
                next.add(new Way<>(s, ask, way, option, worth.of(s, seat)));
            }
        }
    }

    /** What the seat is asked next, once what is certain has happened; nothing where the row ends. */
    private @Nullable Ask<A> asked(S s) {
        while (true) {
            switch (game.awaits(s)) {
                case Awaits.Chance<A>(var lottery)
                when lottery instanceof Lottery.Certain<A>(var sure) -> game.apply(s, new Step.Happened<>(sure));
                case Awaits.Choice<A>(var ask, var _)
                when ask.seat().equals(seat) && game.round(s) == round -> {
                    return ask;
                }
                default -> {
                    return null;
                }
            }
        }
    }

    /**
     * The best of each kind of question, equal ones once, and of those that look and ask alike a few only: rows that are nearly at their end
     * shall not give way to others that still promise more.
     */
    private List<Way<S, A>> widest(List<Way<S, A>> sorted, int width) {
        var beam = new ArrayList<Way<S, A>>(width);
        var known = new HashSet<S>();
        var kinds = new HashMap<Class<?>, Integer>();
        var alike = new HashMap<Object, Integer>();
        for (var way : sorted) {
            if (way.ask == null || kinds.getOrDefault(way.ask.about().getClass(), 0) == width) {
                continue;
            }
            if (known.add(way.s)
                    && alike.merge(List.of(way.looks, way.ask), 1, Integer::sum) <= Math.max(2, width / ALIKE)) {
                kinds.merge(way.ask.about().getClass(), 1, Integer::sum);
                beam.add(way);
            }
        }
        return beam;
    }

    /** How good a position looks once everything is drawn that is due. */
    private double drawn(S from, long with) {
        S s = from;
        var dice = new SplittableRandom(with);
        for (int i = 0; i < MOST_DRAWS; i++) {
            switch (game.awaits(s)) {
                case Awaits.Over<A>(var outcome) -> {
                    return over(game, s, seat, outcome);
                }
                case Awaits.Chance<A>(var lottery) -> {
                    s = i == 0 ? game.copy(from) : s;
                    game.apply(s, new Step.Happened<>(lottery.draw(dice)));
                }
                default -> {
                    return worth.of(s, seat);
                }
            }
        }
        return worth.of(s, seat);
    }

    /** When all have lost, what was achieved tells one loss from another. */
    static <S> double over(Game<S, ?> game, S s, Seat seat, Outcome outcome) {
        return outcome.winners().isEmpty() ? LOST * game.worth().of(s, seat) : outcome.merit(seat);
    }

    /** Those that look best, by more draws. */
    private List<Row<A>> judged(List<Way<S, A>> ends, int most) {
        ends.sort(Comparator.comparingDouble(way -> -way.looks));
        var rows = new ArrayList<Row<A>>();
        var known = new HashSet<Object>();
        for (var way : ends) {
            if (rows.size() == most) {
                break;
            }
            double sum = way.looks;
            for (int i = 1; i < DRAWS && way.ask == null; i++) {
                sum += drawn(way.s, seed + i);
            }
            double looks = way.ask == null ? sum / DRAWS : sum;
            if (known.add(looks)) {
                rows.add(new Row<>(way.answers(), looks));
            }
        }
        rows.sort(Comparator.comparingDouble(row -> -row.looks));
        return rows;
    }
}
