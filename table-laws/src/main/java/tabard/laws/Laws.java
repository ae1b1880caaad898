package tabard.laws;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
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

    public Laws(Game<S, A> game) {
        this(game, BOUND, EnumSet.allOf(Law.class));
    }

    private Laws(Game<S, A> game, int bound, Set<Law> laws) {
        this.game = game;
        this.bound = bound;
        this.laws = laws;
        this.checks = all().stream().filter(check -> laws.contains(check.law())).toList();
    }

    private List<Check<S, A>> all() {
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
                new WordsLaw<>(),
                new LeavingLaw<>(bound),
                new TellingLaw<>(),
                new ReopeningLaw<>(bound));
    }

    /** The same, looking at these laws only. */
    public Laws<S, A> only(Law first, Law... more) {
        return new Laws<>(game, bound, EnumSet.of(first, more));
    }

    /** The same, for a game that takes no more steps than these. */
    public Laws<S, A> within(int steps) {
        return new Laws<>(game, steps, laws);
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
        game.agree(options);
        var sum = Report.NONE;
        try (var pool = Executors.newFixedThreadPool(threads)) {
            for (int done = 0; done < games; done += threads * BATCH) {
                var batch = new ArrayList<Callable<Kept<S, A>>>();
                for (int i = done; i < Math.min(games, done + threads * BATCH); i++) {
                    long seed = firstSeed + i;
                    batch.add(() -> Locales.inOwn(() -> examine(options, seed)));
                }
                sum = sum.plus(judge(run(pool, batch), threads));
                progress.accept(sum);
            }
        }
        return sum;
    }

    /** A game that kept the laws, with what is needed to replay it in other locales for the seventh. */
    private record Kept<S, A extends Action>(Report report, List<Recorded<S, A>> recorded) {}

    private Kept<S, A> examine(Options options, long seed) {
        var examination = new Examination<>(RandomGame.of(game, options, seed), checks);
        var whole = examination.play(bound);
        return new Kept<>(
                whole.report(), laws.contains(Law.SAME_EVERYWHERE) ? List.of(examination.pack(whole)) : List.of());
    }

    static <T> List<Future<T>> run(ExecutorService pool, List<Callable<T>> batch) {
        try {
            return pool.invokeAll(batch);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** What was seen in a batch of games, in the order of their seeds; or the first thing that was broken, in this locale or another. */
    private Report judge(List<Future<Kept<S, A>>> games, int threads) {
        var sum = Report.NONE;
        var recorded = new ArrayList<Recorded<S, A>>();
        Optional<Throwable> failure = Optional.empty();
        for (var game : games) {
            if (game.state() == Future.State.FAILED) {
                failure = Optional.of(game.exceptionNow());
                break;
            }
            sum = sum.plus(game.resultNow().report);
            recorded.addAll(game.resultNow().recorded);
        }
        SameEverywhereLaw.check(recorded, threads).ifPresent(broken -> {
            throw broken;
        });
        failure.ifPresent(Laws::rethrow);
        return sum;
    }

    private static void rethrow(Throwable e) {
        if (e instanceof Broken broken) {
            throw broken;
        }
        throw new IllegalStateException("the laws could not be checked", e);
    }
}
