package tabard.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tabard.server.fair.FairDice;
import tabard.server.store.StepRow;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.State;
import tabard.server.store.Tables;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** A table as the database has it: what was agreed, who sits where, and the game as far as the log goes. */
final class Loaded<S, A extends Action> {
    private final Play<S, A> play;
    private final Seating seating;
    private final Hourglass hourglass;
    private final FairDice dice;
    private TableRow row;
    private int next;

    private Loaded(TableRow row, Seating seating, Play<S, A> play) {
        this.row = row;
        this.seating = seating;
        this.play = play;
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
        var table = new Loaded<>(row, seating, new Play<>(game, Start.of(game, row)));
        table.catchUp(house.store().read(handle -> Tables.log(handle, id)), _ -> {});
        return table;
    }

    /** Plays what has been written since, turn by turn. */
    void catchUp(List<StepRow> log, Consumer<Turn<S, A>> each) {
        int from = next;
        var entries = new ArrayList<Entry<A>>(log.size());
        for (var step : log) {
            entries.add(Entry.of(play.game(), step.line()));
        }
        play.replay(entries, turn -> {
            written(turn, log.get(next - from + turn.entries().size() - 1).time());
            each.accept(turn);
        });
    }

    /** The number of the next step. */
    int next() {
        return next;
    }

    /** The same with all seats taken: from now on the players' shares in the dice are settled. */
    Loaded<S, A> started() {
        return new Loaded<>(row.state(State.PLAYING), seating, new Play<>(play.game(), play.start()));
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

    Play<S, A> play() {
        return play;
    }

    FairDice dice() {
        return dice;
    }

    Hourglass hourglass() {
        return hourglass;
    }

    boolean empty() {
        return next == 0;
    }

    /** The seats that the game waits for. */
    List<String> asked() {
        var seats = new ArrayList<String>(2);
        if (!play.over()) {
            for (var ask : play.awaits().due()) {
                if (!seats.contains(ask.seat().word())) {
                    seats.add(ask.seat().word());
                }
            }
        }
        return seats;
    }

    /** A turn just played, as lines of the log. */
    List<StepRow> rows(Turn<S, A> turn, long now) {
        String waits = String.join(",", asked());
        var rows = new ArrayList<StepRow>(turn.entries().size());
        for (var entry : turn.entries()) {
            rows.add(new StepRow(row.id(), next + rows.size(), entry.line(), waits, now));
        }
        return rows;
    }

    void written(Turn<S, A> turn, long time) {
        next += turn.entries().size();
        hourglass.turned(by(turn), asked(), time);
    }

    private static String by(Turn<?, ?> turn) {
        if (turn.entries().isEmpty()) {
            return ""; // an opening without a lot
        }
        return switch (turn.entries().getFirst()) {
            case Entry.Stepped<?>(var step) -> step.who();
            case Entry.Undone<?>(var by) -> by.word();
            case Entry.Resigned<?>(var by) -> by.word();
        };
    }
}
