package tabard.laws.kit;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.TestInstance;
import tabard.laws.cases.Records;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Match;
import tabard.table.Options;

/**
 * The tests that every game has: it keeps the laws, its records replay, its cases come out right and show every clause, it speaks both
 * languages without a fault that can be seen, and every line of its records is explained. The test of a game extends this with one line,
 * and adds what only that game has.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameKit<S, A extends Action>
        implements LawfulGames<S, A>,
                ReplayedRecords<S, A>,
                ShippedCases<S, A>,
                SpokenWords<S, A>,
                ProofReadWords<S, A>,
                ToldFields<S, A>,
                ExplainedLines<S, A> {
    private final Game<S, A> game;
    private final Effort effort;
    private final Once<Map<String, Match<S, A>>> recorded;
    private final Once<HeardKeys<S, A>> heard;

    protected GameKit(Game<S, A> game, Effort effort) {
        this.game = game;
        this.effort = effort;
        recorded = new Once<>(() -> Records.replay(game, records()));
        heard = new Once<>(() -> HeardKeys.of(game, ways(), effort.heard(), nonsense()));
    }

    @Override
    public final Game<S, A> game() {
        return game;
    }

    /** How many random games of this way to play are examined. */
    @Override
    public int lawful(Options way) {
        return effort.lawful();
    }

    @Override
    public final int spoilt() {
        return effort.spoilt();
    }

    /** Documents of positions that are refused, each with words of its own. */
    protected List<String> nonsense() {
        return List.of();
    }

    /** Where the recorded games lie. */
    @Override
    public Path records() {
        return Path.of("src/test/records");
    }

    @Override
    public final Map<String, Match<S, A>> recorded() {
        return recorded.get();
    }

    @Override
    public final HeardKeys<S, A> heard() {
        return heard.get();
    }

    /** What several tests need is made when the first of them asks for it. */
    private static final class Once<T> {
        private final Supplier<T> maker;
        private @Nullable T made;

        Once(Supplier<T> maker) {
            this.maker = maker;
        }

        T get() {
            var known = made;
            if (known == null) {
                known = maker.get();
                made = known;
            }
            return known;
        }
    }
}
