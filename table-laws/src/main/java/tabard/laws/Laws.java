package tabard.laws;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import tabard.laws.SameEverywhereLaw.Recorded;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Options;

/**
 * The test kit: plays random games and examines them under the laws, knowing nothing of the game. Every law is checked in every
 * game; what is too slow to be looked at in every position is looked at in a sample of them, chosen by the seed.
 */
public final class Laws<S, A extends Action> {
    /** No game takes more steps than this. */
    public static final int BOUND = 20_000;

    /** Each thread plays so many games before all of them are replayed in other locales. */
    private static final int BATCH = 8;

    private final Game<S, A> game;
    private final int bound;
    private final Set<Law> laws;
    private final List<Check<S, A>> checks;
    private final Attention attention;

    public Laws(Game<S, A> game) {
        this(game, BOUND, EnumSet.allOf(Law.class), Attention.everywhere());
    }

    private Laws(Game<S, A> game, int bound, Set<Law> laws, Attention attention) {
        this.game = game;
        this.bound = bound;
        this.laws = laws;
        this.checks = all().stream().filter(check -> laws.contains(check.law())).toList();
        this.attention = attention;
    }

    private List<Check<S, A>> all() {
        var sayings = new Sayings.OfGame(game);
        return List.of(
                new EndLaw<>(bound),
                new OptionsLaw<>(),
                new OrderLaw<>(),
                new RefusalLaw<>(),
                new CopyLaw<>(),
                new ConservationLaw<>(),
                new TextLaw<>(),
                new BadTextLaw<>(),
                new RecordLaw<>(),
                new TogetherLaw<>(),
                new UndoLaw<>(),
                new SecretsLaw<>(),
                new RefusalSecretsLaw<>(),
                new NewsLaw<>(),
                new TwoWorldsLaw<>(),
                new SceneLaw<>(),
                new PromptLaw<>(),
                new LastLaw<>(),
                new BeatLaw<>(),
                new WordsLaw<>(sayings),
                new LeavingLaw<>(bound, sayings),
                new TellingLaw<>(sayings),
                new ReopeningLaw<>(bound, sayings));
    }

    public Game<S, A> game() {
        return game;
    }

    /** The same, looking at these laws only. */
    public Laws<S, A> only(Law first, Law... more) {
        return new Laws<>(game, bound, EnumSet.of(first, more), attention);
    }

    /** The same, for a game that takes no more steps than these. */
    public Laws<S, A> within(int steps) {
        return new Laws<>(game, steps, laws, attention);
    }

    /** The same, looking only so closely. */
    public Laws<S, A> attending(Attention attention) {
        return new Laws<>(game, bound, laws, attention);
    }

    /** Every number of seats with every combination of settings that agree; where those are too many, one setting changed at a time. */
    public static List<Options> everyWay(Game<?, ?> game) {
        return Ways.of(game.info());
    }

    /** As few of them as show every number of seats and every value of every setting. */
    public static List<Options> fewWays(Game<?, ?> game) {
        return Ways.few(everyWay(game));
    }

    /** Many random games under all laws. */
    public static <S, A extends Action> Report check(
            Game<S, A> game, Options options, int games, long firstSeed, int threads, Consumer<Report> progress) {
        return new Laws<>(game).check(options, games, firstSeed, threads, progress);
    }

    /** One random game. */
    public Report check(Options options, long seed) {
        return check(options, 1, seed, 1, _ -> {});
    }

    /**
     * Many random games on several threads; throws what the lowest seed broke. Progress hears the sum of all so far, now and then.
     * Options that do not agree are refused.
     */
    public Report check(Options options, int games, long firstSeed, int threads, Consumer<Report> progress) {
        return check(options, games, firstSeed, threads, progress, broken -> {
            throw broken;
        });
    }

    /** The same, but goes on where a law is broken, if that is only told. */
    public Report check(
            Options options,
            int games,
            long firstSeed,
            int threads,
            Consumer<Report> progress,
            Consumer<Broken> faults) {
        game.agree(options);
        var sum = Report.NONE;
        try (var pool = Executors.newFixedThreadPool(threads)) {
            for (int done = 0; done < games; done += threads * BATCH) {
                var batch = new ArrayList<Callable<Kept<S, A>>>();
                for (int i = done; i < Math.min(games, done + threads * BATCH); i++) {
                    long seed = firstSeed + i;
                    batch.add(() -> Locales.inOwn(() -> examine(options, seed)));
                }
                sum = sum.plus(judge(run(pool, batch), threads, faults));
                progress.accept(sum);
            }
        }
        return sum;
    }

    /** A game that kept the laws, with what is needed to replay it in other locales for the seventh. */
    private record Kept<S, A extends Action>(Report report, List<Recorded<S, A>> recorded) {}

    private Kept<S, A> examine(Options options, long seed) {
        var examination = new Examination<>(RandomGame.of(game, options, seed, attention.share()), attention, checks);
        var whole = examination.play(bound);
        boolean again = whole.written().isPresent() && laws.contains(Law.SAME_EVERYWHERE);
        return new Kept<>(whole.report(), again ? List.of(examination.pack(whole)) : List.of());
    }

    static <T> List<Future<T>> run(ExecutorService pool, List<Callable<T>> batch) {
        try {
            return pool.invokeAll(batch);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** What was seen in a batch of games; what was broken, in this locale or another, is told in the order of their seeds. */
    private Report judge(List<Future<Kept<S, A>>> games, int threads, Consumer<Broken> faults) {
        var sum = Report.NONE;
        var recorded = new ArrayList<Recorded<S, A>>();
        var broken = new ArrayList<Broken>();
        for (var game : games) {
            if (game.state() == Future.State.FAILED) {
                broken.add(broken(game.exceptionNow()));
            } else {
                sum = sum.plus(game.resultNow().report);
                recorded.addAll(game.resultNow().recorded);
            }
        }
        broken.addAll(SameEverywhereLaw.check(recorded, threads));
        broken.sort(Comparator.comparingLong(Broken::seed));
        broken.forEach(faults);
        return sum;
    }

    private static Broken broken(Throwable e) {
        if (e instanceof Broken broken) {
            return broken;
        }
        throw new IllegalStateException("the laws could not be checked", e);
    }
}
