package tabard.arena;

import java.io.Serializable;
import java.util.ArrayList;
import tabard.bots.loop.SimulatedGame;
import tabard.table.Outcome;
import tabard.table.Seat;

/** Sums over some games; whole numbers only, so that they are the same in whatever order they are added. */
final class Totals implements Serializable {
    private static final long serialVersionUID = 1;

    final long[] points;
    final int[] wins;
    final ArrayList<BrokenGame> faults = new ArrayList<>();
    int games;
    int won;
    int lost;
    int draws;
    long steps;
    long decisions;
    long rounds;
    int shortest = Integer.MAX_VALUE;
    int longest;
    long cpuNanos;

    Totals(int seats) {
        points = new long[seats];
        wins = new int[seats];
    }

    void add(SimulatedGame<?, ?> game, Outcome outcome, boolean cooperative) {
        games++;
        steps += game.steps();
        decisions += game.decisions();
        rounds += game.rounds();
        shortest = Math.min(shortest, game.decisions());
        longest = Math.max(longest, game.decisions());
        for (int i = 0; i < outcome.points().size(); i++) {
            points[i] += outcome.points().get(i);
        }
        if (cooperative || outcome.winners().size() == 1) {
            won += outcome.winners().isEmpty() ? 0 : 1;
            lost += outcome.winners().isEmpty() ? 1 : 0;
            for (Seat winner : outcome.winners()) {
                wins[winner.ordinal()]++;
            }
        } else {
            draws++;
        }
    }

    /** Those that came to an end, and those that broke off. */
    int all() {
        return games + faults.size();
    }

    void add(Totals other) {
        games += other.games;
        won += other.won;
        lost += other.lost;
        draws += other.draws;
        steps += other.steps;
        decisions += other.decisions;
        rounds += other.rounds;
        cpuNanos += other.cpuNanos;
        shortest = Math.min(shortest, other.shortest);
        longest = Math.max(longest, other.longest);
        for (int i = 0; i < points.length; i++) {
            points[i] += other.points[i];
            wins[i] += other.wins[i];
        }
        faults.addAll(other.faults);
    }
}
