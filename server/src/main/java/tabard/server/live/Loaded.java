package tabard.server.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.fair.FairDice;
import tabard.server.store.Sight;
import tabard.server.store.Standing;
import tabard.server.store.StepRow;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.State;
import tabard.server.store.Tables;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/**
 * A table as the database has it: what was agreed, who sits where, and the game as far as the log goes. Where the log played again does
 * not lead where it once led, the table stands still at the last turn that did: it can be looked at, not played on.
 */
final class Loaded<S, A extends Action> {
    private static final Logger LOG = LoggerFactory.getLogger(Loaded.class);

    private final Seating seating;
    private final Hourglass hourglass;
    private final FairDice dice;
    private LiveGame<S, A> game;
    private TableRow row;
    private @Nullable Parting<S> parting;
    private @Nullable List<Standing> standing;

    private Loaded(TableRow row, Seating seating, LiveGame<S, A> game) {
        this.row = row;
        this.seating = seating;
        this.game = game;
        this.hourglass = new Hourglass(row.clock());
        this.dice = new FairDice(row.seed(), seating.contributions());
    }

    @SuppressWarnings("unchecked") // whatever the game's types are, this table is of them
    static <S, A extends Action> Loaded<S, A> read(LiveTables house, String id) {
        var row = house.store()
                .read(handle -> Tables.find(handle, id))
                .orElseThrow(() -> new Refusal(Said.of("inn.no-table")));
        var game = (Game<S, A>) house.game(row.game());
        var seating = new Seating(house.store().read(handle -> Tables.seats(handle, id)));
        var table = new Loaded<>(row, seating, new LiveGame<>(game, Start.of(game, row)));
        table.catchUp(house.store().read(handle -> Tables.log(handle, id)), _ -> {});
        return table;
    }

    /**
     * Where the log and the rules part: at which turn, what the log has beside the table after it, and the position that the rules lead to
     * now, where they allow the turn at all.
     */
    record Parting<S>(
            int turn, @Nullable String plate, @Nullable S now) {}

    /** Plays what has been written since, turn by turn, as far as it agrees with its marks. */
    void catchUp(List<StepRow> log, Consumer<Committed<S, A>> each) {
        for (var lines : History.turns(log, line -> Entry.follows(line.line()))) {
            if (parting != null) {
                return;
            }
            int agreed = next();
            try {
                var turn = replay(lines);
                var mark = lines.getLast().mark();
                if (mark != null && mark != game.game().mark(turn.after())) {
                    stop(agreed, lines, turn.after(), "another position");
                    return;
                }
                timed(turn, lines.getLast().time());
                each.accept(turn);
            } catch (Differs difference) {
                stop(agreed, lines, null, String.valueOf(difference.getMessage()));
            }
        }
    }

    /** The rules do not allow what the log has, or nobody can read it. */
    private static final class Differs extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Differs(String how) {
            super(how, null, false, false);
        }
    }

    private Committed<S, A> replay(List<StepRow> lines) {
        try {
            return game.replay(lines.stream()
                    .map(line -> Entry.of(game.game(), line.line()))
                    .toList());
        } catch (RuntimeException failure) {
            throw new Differs(String.valueOf(failure.getMessage()));
        }
    }

    /** Back to the last turn that agreed, for good. */
    private void stop(int agreed, List<StepRow> lines, @Nullable S now, String how) {
        var log = List.copyOf(history().log().subList(0, agreed));
        game = new LiveGame<>(game.game(), history().start());
        game.replay(log, _ -> {});
        int turn = history().turns() + 1;
        parting = new Parting<>(turn, lines.getLast().plate(), now);
        LOG.warn(
                "event=replay-differs table={} rules={} turn={} step={} reason=\"{}\"",
                row.id(),
                row.game(),
                turn,
                next(),
                how);
    }

    boolean maySee(@Nullable String person) {
        return Sight.maySee(row, seating.rows(), person);
    }

    /** Why nobody plays on here; nothing where the log is as it was. */
    @Nullable
    Said differs() {
        return parting == null ? null : Said.of("inn.differs", parting.turn());
    }

    @Nullable
    Parting<S> parting() {
        return parting;
    }

    /** The number of the next step. */
    int next() {
        return history().log().size();
    }

    /** The same with all seats taken: from now on the players' shares in the dice are settled. */
    Loaded<S, A> started() {
        return new Loaded<>(
                row.state(State.PLAYING),
                seating,
                new LiveGame<>(game.game(), history().start()));
    }

    TableRow row() {
        return row;
    }

    void row(TableRow now) {
        row = now;
    }

    Seating seating() {
        return seating;
    }

    LiveGame<S, A> game() {
        return game;
    }

    History<S, A> history() {
        return game.history();
    }

    FairDice dice() {
        return dice;
    }

    Hourglass hourglass() {
        return hourglass;
    }

    /** Answers that stand here, where they are known. */
    @Nullable
    List<Standing> standing() {
        return standing;
    }

    void standing(@Nullable List<Standing> known) {
        standing = known;
    }

    boolean empty() {
        return next() == 0;
    }

    /** Whether the game goes on: it has begun, is not over, and can be played on. */
    boolean running() {
        return row.state() == State.PLAYING && parting == null && !history().over();
    }

    /** The seats that the game waits for. */
    List<String> asked() {
        var seats = new ArrayList<String>(2);
        if (!history().over()) {
            for (var ask : history().awaits().due()) {
                if (!seats.contains(ask.seat().word())) {
                    seats.add(ask.seat().word());
                }
            }
        }
        return seats;
    }

    /** A turn just played and timed, as lines of the log; the last of them carries the mark of the position it led to. */
    List<StepRow> rows(Committed<S, A> turn, long now) {
        String waits = String.join(",", asked());
        Long due = hourglass.due().orElse(null);
        boolean noticed = turn.noticedBy(game.game(), Viewer.Spectator.SPECTATOR);
        String plate = Doorplate.of(turn.drawn(), asked(), seating);
        int lines = turn.entries().size();
        int first = next() - lines;
        var rows = new ArrayList<StepRow>(lines);
        for (int i = 0; i < lines; i++) {
            boolean last = i == lines - 1;
            Long mark = last ? Long.valueOf(game.game().mark(turn.after())) : null;
            String line = turn.entries().get(i).line();
            rows.add(new StepRow(row.id(), first + i, line, waits, now, mark, due, noticed, last ? plate : null));
        }
        return rows;
    }

    /** The sand runs on, or anew. */
    void timed(Committed<S, A> turn, long time) {
        if (hourglass.runs()) {
            var patience = new LinkedHashMap<String, Integer>();
            if (!history().over()) {
                for (var ask : history().awaits().due()) {
                    patience.putIfAbsent(ask.seat().word(), ask.patience());
                }
            }
            boolean drawn = turn.steps().stream().anyMatch(step -> step instanceof Step.Happened<A>);
            var asked = new Hourglass.Asked(game.game().fork(history().now()), patience, back(turn));
            hourglass.turned(by(turn), asked, drawn, time);
        }
    }

    private static boolean back(Committed<?, ?> turn) {
        return turn.entries().stream()
                .anyMatch(entry -> entry instanceof Entry.Undone<?>
                        || (entry instanceof Entry.Stepped<?>(var step) && step instanceof Step.Reopened<?>));
    }

    private static String by(Committed<?, ?> turn) {
        if (turn.entries().isEmpty()) {
            return ""; // an opening without a lot
        }
        return switch (turn.entries().getFirst()) {
            case Entry.Stepped<?>(var step) -> step.who();
            case Entry.Undone<?>(var by, var _) -> by.word();
            case Entry.Resigned<?>(var by) -> by.word();
        };
    }
}
