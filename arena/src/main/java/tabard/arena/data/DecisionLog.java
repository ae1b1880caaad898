package tabard.arena.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import tabard.bots.loop.Watcher;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Outcome;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;

/** Notes the decisions of games, on however many threads they are played, and hands them on game by game, in the order of their numbers. */
public final class DecisionLog<S, A extends Action> {
    private static final int MOST_LISTED = 1_000;
    private static final int REMEMBERED = 50_000;

    private final Game<S, A> game;
    private final DecisionWriter writer;
    private final Map<A, Integer> numbers = new ConcurrentHashMap<>();
    private final Map<Integer, List<Decision>> early = new TreeMap<>();
    private int next;

    public DecisionLog(Game<S, A> game, DecisionWriter writer) {
        this.game = game;
        this.writer = writer;
    }

    public Watcher.Each<S, A> watchers() {
        return (number, _) -> new Noting(number);
    }

    private synchronized void hand(int number, List<Decision> decisions) {
        early.put(number, decisions);
        for (var due = early.remove(next); due != null; due = early.remove(next)) {
            writer.add(due);
            next++;
        }
    }

    /** The rest: a game that broke off has left a gap, and others wait behind it. */
    public synchronized void close() {
        early.values().forEach(writer::add);
        early.clear();
    }

    private int number(A move) {
        var known = numbers.get(move);
        if (known != null) {
            return known;
        }
        int number = game.numbering()
                .map(numbering -> numbering.number((Record) move).orElse(-1))
                .orElse(-1);
        if (numbers.size() < REMEMBERED) {
            numbers.put(move, number);
        }
        return number;
    }

    private final class Noting implements Watcher<S, A> {
        private final int number;
        private final List<Decision> noted = new ArrayList<>();
        private final List<Seat> seats = new ArrayList<>();
        private int steps;

        Noting(int number) {
            this.number = number;
        }

        @Override
        public void step(S before, Awaits<A> awaits, Step<A> step) {
            if (step instanceof Step.Chosen<A>(var seat, var action)) {
                for (var ask : awaits.asks()) {
                    if (ask.seat().equals(seat)
                            && ask.choices().size() > 1
                            && ask.choices().admits(action)) {
                        note(before, seat, ask.options(), action);
                        break;
                    }
                }
            }
            steps++;
        }

        private void note(S before, Seat seat, List<A> options, A action) {
            int[] view = new int[game.layout().size()];
            game.observe(game.see(before, Viewer.of(seat)), view);
            int[] legal = new int[Math.min(MOST_LISTED, options.size())];
            for (int i = 0; i < legal.length; i++) {
                legal[i] = number(options.get(i));
            }
            seats.add(seat);
            noted.add(new Decision(
                    number,
                    steps,
                    game.round(before),
                    seat.word(),
                    view,
                    legal,
                    options.size(),
                    options.indexOf(action),
                    action.text(),
                    0,
                    game.worth().of(before, seat)));
        }

        @Override
        public void over(S end, Outcome outcome) {
            for (int i = 0; i < noted.size(); i++) {
                noted.set(i, noted.get(i).ended(outcome.merit(seats.get(i))));
            }
            hand(number, noted);
        }
    }
}
