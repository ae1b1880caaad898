package tabard.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import tabard.bots.Adviser;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Budget;
import tabard.table.Match;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * Looks at a game again, decision by decision, never two at a time. Every decision is judged as the seat saw it then, first at a glance, and those
 * that seem to have cost most once more and longer: what seemed costly by mere luck of the glance falls away.
 */
public final class Analyst<S, A extends Action> {
    /** Of a first glance; a closer look takes {@link #CLOSER} times as much. */
    public static final Budget GLANCE = new Budget(Budget.NO_LIMIT, 300, 2_000);

    public static final int SHOWN = 5;

    private static final int LOOKED_AT_AGAIN = 10;
    private static final int CLOSER = 8;
    private static final double TOO_SMALL = 0.01;
    private static final int ALL =
            3_000_000; // nodes for all glances together: a game that never ends is looked at all the same

    private final Match<S, A> match;
    private final Labour labour;
    private final long seed;
    private final List<Integer> asked = new ArrayList<>();
    private final Budget glance;

    public Analyst(Match<S, A> match, Budget glance, long seed, Labour labour) {
        this.match = match;
        this.labour = labour;
        this.seed = seed;
        for (int i = 0; i < match.steps().size(); i++) {
            if (match.steps().get(i) instanceof Step.Chosen<A>) {
                asked.add(i);
            }
        }
        int most = ALL / Math.max(1, asked.size());
        this.glance = new Budget(glance.time(), glance.tries(), Math.min(glance.nodes(), most));
    }

    /** A question that was answered, at its place in the game. */
    private record Asked<S, A extends Action>(int step, Seen<S> seen, Ask<A> ask, A chosen) {}

    private record Judged<S, A extends Action>(Asked<S, A> asked, Adviser.Verdict<A> verdict) {}

    /** How many pieces of work there are. */
    public int size() {
        return asked.size() + LOOKED_AT_AGAIN;
    }

    /** Progress hears how many pieces are done. */
    public Analysis<A> analyse(IntConsumer progress) {
        var game = match.game();
        var options = game.options(match.after(0));
        var seated = game.info().seated(options);
        boolean cooperative = game.cooperative(options);
        var seats = cooperative ? seated.subList(0, 1) : seated;
        var judged = new ArrayList<Judged<S, A>>();
        int all = 0;
        int done = 0;
        for (int step : asked) {
            var found = asked(step);
            if (found.isPresent()) {
                all++;
                labour.take(() -> judge(found.get(), glance).ifPresent(judged::add));
            }
            progress.accept(++done);
        }
        var lapses = lapses(judged, done, progress);
        var moments = new ArrayList<Analysis.Moment>();
        labour.take(() -> moments.addAll(new Curve<>(match, seats).moments()));
        progress.accept(size());
        return new Analysis<>(seats, cooperative, List.copyOf(moments), lapses, all);
    }

    /** What was decided by this step, if somebody had to decide and could do otherwise. */
    private Optional<Asked<S, A>> asked(int step) {
        if (!(match.steps().get(step) instanceof Step.Chosen<A>(var seat, var chosen))) {
            return Optional.empty();
        }
        var game = match.game();
        S s = match.after(step);
        return game.awaits(s).due().stream()
                .filter(ask -> ask.seat().equals(seat) && ask.choices().size() > 1)
                .findFirst()
                .map(ask -> new Asked<>(step, game.see(s, Viewer.of(seat)), ask, chosen));
    }

    private Optional<Judged<S, A>> judge(Asked<S, A> asked, Budget budget) {
        return new Adviser(seed + asked.step)
                .judge(match.game(), asked.seen, asked.ask, asked.chosen, budget)
                .map(verdict -> new Judged<>(asked, verdict));
    }

    private List<Analysis.Lapse<A>> lapses(List<Judged<S, A>> judged, int before, IntConsumer progress) {
        Comparator<Judged<S, A>> costliest = Comparator.comparingDouble(each -> -each.verdict.cost());
        var closer = new Budget(glance.time(), times(glance.tries()), times(glance.nodes()));
        var again = new ArrayList<Judged<S, A>>();
        int done = before;
        for (var each : judged.stream().sorted(costliest).limit(LOOKED_AT_AGAIN).toList()) {
            labour.take(() -> judge(each.asked, closer).ifPresent(again::add));
            progress.accept(++done);
        }
        var lapses = new ArrayList<Analysis.Lapse<A>>();
        again.stream()
                .filter(each -> each.verdict.cost() >= TOO_SMALL)
                .sorted(costliest)
                .limit(SHOWN)
                .forEach(each -> labour.take(() -> lapses.add(lapse(each))));
        return List.copyOf(lapses);
    }

    private static int times(int number) {
        return (int) Math.min(Integer.MAX_VALUE, (long) CLOSER * number);
    }

    private Analysis.Lapse<A> lapse(Judged<S, A> judged) {
        var game = match.game();
        var asked = judged.asked;
        var verdict = judged.verdict;
        var seat = asked.ask.seat();
        var reasons = new Adviser(seed).why(game, asked.seen, asked.ask, verdict.best(), asked.chosen);
        S s = match.after(asked.step);
        var all = game.see(s, Viewer.Referee.REFEREE); // told as it is known now that it is over
        return new Analysis.Lapse<>(
                asked.step,
                game.round(s),
                seat,
                Analysis.Deed.of(game, all, seat, asked.chosen),
                Analysis.Deed.of(game, all, seat, verdict.best()),
                verdict.came(),
                verdict.could(),
                reasons);
    }
}
