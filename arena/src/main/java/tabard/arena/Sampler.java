package tabard.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tabard.bots.loop.Watcher;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Seat;
import tabard.table.Step;

/** Takes samples at some decisions of one game, each decision as likely as the next; all samples of a game count as one. */
final class Sampler<S, A extends Action> implements Watcher<S, A> {
    private static final int MOST = 24; // neighbouring positions are much alike

    private final Game<S, A> game;
    private final List<? extends Seat> seats;
    private final SplittableRandom dice;
    private final List<List<double[]>> moments = new ArrayList<>();
    private final List<Sample> samples = new ArrayList<>();
    private int decisions;

    Sampler(Game<S, A> game, Options options, long seed) {
        this.game = game;
        var seats = game.info().seated(options);
        this.seats = game.cooperative(options) ? seats.subList(0, 1) : seats;
        this.dice = new SplittableRandom(~seed);
    }

    @Override
    public void step(S before, Awaits<A> awaits, Step<A> step) {
        if (!(awaits instanceof Awaits.Choice<A>(var ask, var _))
                || ask.options().size() == 1) {
            return;
        }
        decisions++;
        if (moments.size() < MOST) {
            moments.add(measures(before));
        } else if (dice.nextInt(decisions) < MOST) {
            moments.set(dice.nextInt(MOST), measures(before));
        }
    }

    private List<double[]> measures(S s) {
        var worth = game.worth();
        return seats.stream().map(seat -> worth.measures(s, seat)).toList();
    }

    @Override
    public void over(S end, Outcome outcome) {
        double weight = 1.0 / (moments.size() * seats.size());
        for (var moment : moments) {
            for (int i = 0; i < seats.size(); i++) {
                double share = outcome.merit(seats.get(i));
                samples.add(new Sample(moment.get(i), share, weight));
            }
        }
    }

    List<Sample> samples() {
        return samples;
    }
}
