package tabard.server.live;

import java.time.Duration;
import java.util.List;
import java.util.function.IntConsumer;
import tabard.analysis.Analysis;
import tabard.analysis.Analyst;
import tabard.analysis.Chances;
import tabard.analysis.Labour;
import tabard.server.protocol.GameAnalysis;
import tabard.table.Action;
import tabard.table.Match;
import tabard.table.Refusal;

/** A finished game that a bot looks at again; what it finds is told by frames of the replay that everybody who may see the game can open. */
final class LookedAgain<S, A extends Action> {
    /** No single look keeps a bot at a table waiting for longer. */
    private static final Duration A_LOOK = Duration.ofSeconds(1);

    private static final long SEED = 1; // as the command has it

    private final Analyst<S, A> analyst;
    private final List<Integer> frames;

    private LookedAgain(Match<S, A> match, List<Integer> frames, Labour labour) {
        this.analyst = new Analyst<>(match, Analyst.GLANCE.within(A_LOOK), SEED, labour);
        this.frames = frames;
    }

    /** Called in the table's queue. */
    static LookedAgain<?, ?> at(LiveTable<?, ?> table, Labour labour) {
        return at(table.loaded(), labour);
    }

    private static <S, A extends Action> LookedAgain<S, A> at(Loaded<S, A> table, Labour labour) {
        var differs = table.differs();
        if (differs != null) {
            throw new Refusal(differs);
        }
        var match = table.history().match();
        return new LookedAgain<>(match, Replays.frames(match), labour);
    }

    int size() {
        return analyst.size();
    }

    GameAnalysis.Found found(IntConsumer progress) {
        var analysis = analyst.analyse(progress);
        return new GameAnalysis.Found(
                analysis.curve().stream().map(this::moment).toList(),
                analysis.lapses().stream().map(this::lapse).toList(),
                analysis.judged());
    }

    private GameAnalysis.Moment moment(Analysis.Moment moment) {
        return new GameAnalysis.Moment(
                moment.round(),
                shown(moment.steps()),
                Chances.hundredths(moment.chances()),
                moment.moved().word(),
                moment.reasons());
    }

    private GameAnalysis.Lapse lapse(Analysis.Lapse<A> lapse) {
        return new GameAnalysis.Lapse(
                shown(lapse.step() + 1),
                lapse.round(),
                lapse.seat().word(),
                deed(lapse.chosen()),
                deed(lapse.best()),
                hundredths(lapse.came()),
                hundredths(lapse.could()),
                lapse.reasons());
    }

    private static GameAnalysis.Deed deed(Analysis.Deed<?> deed) {
        return new GameAnalysis.Deed(deed.say(), deed.clause().isEmpty() ? null : deed.clause());
    }

    private static int hundredths(double chance) {
        return Math.toIntExact(Math.round(100 * chance));
    }

    /** After how many frames of the replay so many steps have been shown. */
    private int shown(int steps) {
        return (int) frames.stream().filter(step -> step < steps).count();
    }
}
