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
    private long looked;
    private long closely;
    private long whole;
    private boolean forked;

    <A extends Action> void awaited(Awaits<A> awaits) {
        for (var ask : awaits.asks()) {
            asks++;
            widest = Math.max(widest, ask.choices().size());
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

    void looked(Moment<?, ?> now) {
        looked += now.away() ? 0 : 1;
        closely += now.closely() ? 1 : 0;
    }

    void whole() {
        whole++;
    }

    void pair() {
        pairs++;
    }

    Report report(int steps) {
        return new Report(1, steps, asks, chances, forks, pairs, steps, widest, looked, closely, whole);
    }
}
