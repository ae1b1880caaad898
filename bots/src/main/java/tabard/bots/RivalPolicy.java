package tabard.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Lottery;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Worth;

/**
 * The policy of rivals: a few options at random, and a few random lines of play from each; the lines that look best are played again with other
 * draws, and the best of them is taken.
 */
final class RivalPolicy<S, A extends Action> implements RolloutPolicy<S, A> {
    private static final int OPTIONS = 3; // that are tried
    private static final int LINES = 12;
    private static final int BEST = 3; // lines that are played again
    private static final int AGAIN = 3;
    private static final int PARTS = 8; // options of a secret choice that are tried
    private static final int ALL_LINES = 60; // where every option is tried
    private static final int MOST_STEPS = 30;
    private static final long OTHER_SEED = 0x9E3779B97F4A7C15L;

    private final Game<S, A> game;
    private final Worth<S> worth;

    RivalPolicy(Game<S, A> game) {
        this.game = game;
        this.worth = game.worth();
    }

    @Override
    public List<A> answers(S s, Ask<A> ask, SplittableRandom dice) {
        if (ask.options().size() == 1) {
            return List.of(ask.options().getFirst());
        }
        return game.awaits(s) instanceof Awaits.Together<A> ? List.of(part(s, ask, dice)) : line(s, ask, dice);
    }

    /** In a secret choice: what looks better than the first option, which in a plan of many parts means that it is finished. */
    private A part(S s, Ask<A> ask, SplittableRandom dice) {
        var options = ask.options();
        A best = options.getFirst();
        double usual = look(s, ask.seat(), best);
        double most = usual;
        boolean alike = true;
        for (int i = 0; i < PARTS; i++) {
            A option = options.get(1 + dice.nextInt(options.size() - 1));
            double look = look(s, ask.seat(), option);
            alike &= look == usual;
            if (look > most) {
                most = look;
                best = option;
            }
        }
        return alike ? options.get(dice.nextInt(options.size())) : best;
    }

    private double look(S from, Seat seat, A option) {
        S s = game.copy(from);
        game.apply(s, new Step.Chosen<>(seat, option));
        return worth.of(s, seat);
    }

    private List<A> line(S s, Ask<A> ask, SplittableRandom dice) {
        var options = some(ask.options(), dice);
        long seed = dice.nextLong();
        var lines = new ArrayList<Line<A>>(LINES);
        for (var option : options) {
            for (int i = 0; i < LINES / options.size(); i++) {
                var line = new Line<>(option);
                follow(s, ask, line, dice, seed);
                lines.add(line);
                if (line.sure()) {
                    break;
                }
            }
        }
        lines.sort(Comparator.comparingDouble(line -> -line.mean()));
        var best = lines.subList(0, Math.min(BEST, lines.size()));
        for (var line : best) {
            for (int i = 1; line.drawn() && i <= AGAIN; i++) {
                follow(s, ask, line, dice, seed + i * OTHER_SEED);
            }
        }
        best.sort(Comparator.comparingDouble(line -> -line.mean()));
        return best.getFirst().parts();
    }

    private List<A> some(List<A> options, SplittableRandom dice) {
        if (options.size() <= OPTIONS) {
            return options;
        }
        return dice.ints(0, options.size())
                .distinct()
                .limit(OPTIONS)
                .mapToObj(options::get)
                .toList();
    }

    /** Plays the line to its end, and on with random choices as long as the same seat is asked a new kind of question and nothing has been drawn. */
    private void follow(S from, Ask<A> first, Line<A> line, SplittableRandom dice, long seed) {
        S s = game.copy(from);
        var seat = first.seat();
        var chance = new SplittableRandom(seed);
        var met = new ArrayList<Class<?>>(4);
        met.add(first.about().getClass());
        int round = game.round(s);
        game.apply(s, new Step.Chosen<>(seat, line.parts().getFirst()));
        int gone = 1;
        boolean on = true;
        for (int steps = 0; on && steps < MOST_STEPS; steps++) {
            switch (game.awaits(s)) {
                case Awaits.Over<A>(var outcome) -> {
                    line.learn(outcome.merit(seat));
                    return;
                }
                case Awaits.Chance<A>(var lottery) -> {
                    if (!(lottery instanceof Lottery.Certain<A>)) {
                        line.draw();
                    }
                    game.apply(s, new Step.Happened<>(lottery.draw(chance)));
                }
                case Awaits.Together<A> _ -> on = false;
                case Awaits.Choice<A>(var ask, var _) -> {
                    on = ask.seat().equals(seat)
                            && game.round(s) == round
                            && (gone < line.parts().size()
                                    || (!line.drawn()
                                            && !met.contains(ask.about().getClass())));
                    if (on) {
                        met.add(ask.about().getClass());
                        if (gone == line.parts().size()) {
                            var options = ask.options();
                            line.add(options.get(dice.nextInt(options.size())), options.size());
                        }
                        game.apply(s, new Step.Chosen<>(seat, line.parts().get(gone++)));
                    }
                }
            }
        }
        line.learn(worth.of(s, seat));
    }

    /** By the best of a few lines from each option. */
    @Override
    public double[] looks(S s, Ask<A> ask, SplittableRandom dice) {
        var options = ask.options();
        long seed = dice.nextLong();
        int each = Math.max(2, ALL_LINES / options.size());
        double[] looks = new double[options.size()];
        for (int i = 0; i < looks.length; i++) {
            boolean sure = false;
            for (int j = 0; j < each && !sure; j++) {
                var line = new Line<>(options.get(i));
                follow(s, ask, line, dice, seed);
                looks[i] = Math.max(looks[i], line.mean());
                sure = line.sure();
            }
        }
        return looks;
    }
}
