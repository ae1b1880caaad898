package tabard.server.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.analysis.Chances;
import tabard.server.fair.Proof;
import tabard.server.protocol.DiceCheck;
import tabard.server.protocol.LogLine;
import tabard.server.protocol.Replay;
import tabard.server.store.TableRow.State;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Beat;
import tabard.table.scene.Said;

/** A table's past: shown step by step, written down, or taken up again. Of a running game, as far as the one who asks may know. */
public final class Replays {
    private Replays() {}

    public static String record(LiveTable<?, ?> table) {
        return record(table.loaded());
    }

    private static <S, A extends Action> String record(Loaded<S, A> table) {
        var differs = table.differs();
        if (differs != null) {
            throw new Refusal(differs); // it would be the record of another game
        }
        var players = new LinkedHashMap<String, String>();
        for (var seat : table.seating().rows()) {
            String name = seat.name() != null ? seat.name() : seat.bot() != null ? seat.bot() : "";
            if (!name.isEmpty()) {
                players.put(seat.seat(), name);
            }
        }
        return GameRecord.write(table.history().match(), players, Proof.header(table.dice()));
    }

    /** Every lot drawn again from the seed and what each added to it; a refusal names the first that differs. */
    public static DiceCheck check(LiveTable<?, ?> table) {
        var there = table.loaded();
        var proof = Proof.of(there.history().match(), there.dice());
        return new DiceCheck(proof.lots(), proof.reports().size());
    }

    /** Through that seat, where it is his; else through the first of his. */
    public static Replay of(LiveTable<?, ?> table, @Nullable String person, @Nullable String seat) {
        return of(table.loaded(), person, seat, table.house().shelf());
    }

    private static <S, A extends Action> Replay of(
            Loaded<S, A> table, @Nullable String person, @Nullable String seat, Shelf shelf) {
        var viewer = viewer(table, person, seat);
        boolean over = table.row().state() == State.OVER;
        var views = Views.of(table.history(), own(table, person, seat));
        var game = table.history().game();
        var match = table.history().match();
        var chances = Chances.in(game, table.history().options());
        var frames = new ArrayList<Replay.Frame>();
        var before = game.scene(game.see(match.after(0), viewer));
        var start = before;
        for (int i : frames(match, viewer)) {
            var step = match.steps().get(i);
            var saw = game.see(match.after(i), viewer);
            var sees = game.see(match.after(i + 1), viewer);
            var after = game.scene(sees);
            var by = step.who().equals(Step.CHANCE) ? null : step.who();
            var clause =
                    game.openTo(match.after(i), viewer, step) && !step.rule().isEmpty() ? game.clause(saw, step) : null;
            var effect = step.reported() && game.openTo(match.after(i), viewer, step) ? Viewpoint.REPORTED : null;
            var line = new LogLine(i, game.told(saw, step), by, clause)
                    .telling(
                            game.round(saw.masked()) != game.round(sees.masked()),
                            game.chapter(saw, sees),
                            game.followed(saw, sees));
            var beat = line.of(Beat.between(before, after, line.say(), by, clause, effect));
            frames.add(new Replay.Frame(
                    beat,
                    after.status(),
                    after.waits(),
                    views.get(i),
                    over ? Chances.hundredths(chances.of(match.after(i + 1))) : null));
            before = after;
        }
        var files = shelf.files(game);
        return new Replay(
                game.info().id(),
                shelf.box(game, table.history().options()),
                files.words(),
                files.rulesText(),
                files.art(),
                Messages.word(viewer),
                new Replay.First(start.elements(), start.status()),
                frames,
                match.awaits() instanceof Awaits.Over<A> ? game.earned(match.now()) : List.of());
    }

    /** How he sees the table while it is played. */
    private static Viewer own(Loaded<?, ?> table, @Nullable String person, @Nullable String seat) {
        var mine = table.seating().words(person);
        if (mine.isEmpty()) {
            return Viewer.Spectator.SPECTATOR;
        }
        String through = seat != null && mine.contains(seat) ? seat : mine.getFirst();
        return Viewer.of(table.history().game().info().seat(through));
    }

    private static Viewer viewer(Loaded<?, ?> table, @Nullable String person, @Nullable String seat) {
        if (table.row().state() == State.WAITING) {
            throw new Refusal(Said.of("inn.not-started"));
        }
        if (!table.maySee(person)) {
            throw new Refusal(Said.of("inn.no-spectators"));
        }
        return table.row().state() == State.OVER ? Viewer.Referee.REFEREE : own(table, person, seat);
    }

    /** The numbers of the steps that a replay of a finished game shows. */
    static List<Integer> frames(Match<?, ?> match) {
        return frames(match, Viewer.Referee.REFEREE);
    }

    /** The numbers of the steps that the viewer notices. */
    private static <S, A extends Action> List<Integer> frames(Match<S, A> match, Viewer viewer) {
        var frames = new ArrayList<Integer>();
        for (int i = 0; i < match.steps().size(); i++) {
            if (!match.game()
                    .readBy(match.after(i), viewer, match.steps().get(i))
                    .isEmpty()) {
                frames.add(i);
            }
        }
        return frames;
    }

    /** The position of a frame as a document. What the asker may not know is dreamt up, so that a copy tells no secret. */
    public static String position(LiveTable<?, ?> table, String person, int frame) {
        return position(table.loaded(), person, frame);
    }

    private static <S, A extends Action> String position(Loaded<S, A> table, String person, int frame) {
        var viewer = viewer(table, person, null);
        var match = table.history().match();
        var frames = frames(match, viewer);
        if (frame < 0 || frame > frames.size()) {
            throw new Refusal(Said.of("inn.no-frame", frames.size()));
        }
        var game = match.game();
        S there = match.after(frame == 0 ? 0 : frames.get(frame - 1) + 1);
        if (viewer instanceof Viewer.Referee) {
            return Start.document(game, there);
        }
        return Start.document(game, game.imagine(game.see(there, viewer), new SplittableRandom()));
    }
}
