package tabard.laws;

import tabard.table.Action;
import tabard.table.Awaits;

/** Counts what is looked at in one random game. */
final class Counts {
    private long asks;
    private long chances;
    private long forks;
    private long pairs;
    private long widest;
    private boolean forked;

    <A extends Action> void awaited(Awaits<A> awaits) {
        for (var ask : awaits.asks()) {
            asks++;
            widest = Math.max(widest, ask.options().size());
        }
        if (awaits instanceof Awaits.Chance<A>) {
            chances++;
        }
        boolean fork = awaits instanceof Awaits.Together<A>;
        if (fork && !forked) {
            forks++;
        }
        forked = fork;
    }

    void pair() {
        pairs++;
    }

    Report report(int steps) {
        return new Report(1, steps, asks, chances, forks, pairs, steps, widest);
    }
}
