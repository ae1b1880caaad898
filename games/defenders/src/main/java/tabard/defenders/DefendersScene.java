package tabard.defenders;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Frame.Asks;
import tabard.table.Seen;
import tabard.table.Viewer;
import tabard.table.scene.Element;
import tabard.table.scene.Prompt;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.text.Lines;

/** What one viewer sees now: all that lies on the table, what is waited for, and the viewer's own question. */
final class DefendersScene {
    private static final int ELEMENTS = 400; // about as many as there are at most

    private DefendersScene() {}

    static Scene of(Defenders game, Seen<State> seen) {
        var s = seen.masked();
        if (!(s.agenda() instanceof Agenda.First<Frame<State, Move>>(var frame, var _))) {
            return new Scene(elements(s), game.outcome(s).how(), List.of(), List.of());
        }
        var waits =
                frame instanceof Asks<State, Move, ?> asks ? List.of(asks.seat().word()) : List.<String>of();
        return new Scene(elements(s), status(frame), waits, prompts(game, seen, frame));
    }

    /** By the shape of what is waited for: "status.wishing" with @lion. */
    private static Said status(Frame<State, Move> frame) {
        var record = (Record) frame;
        String word = frame instanceof Windows.Asked asked
                ? "asked-" + asked.occasion().word()
                : Lines.word(record.getClass());
        var args = frame instanceof Windows.Asked asked
                ? List.<Object>of(Ids.name(asked.seat()))
                : Told.args(Defenders.FRAMES, record);
        return new Said("status." + word, args);
    }

    private static List<Element> elements(State s) {
        var out = new ArrayList<Element>(ELEMENTS);
        MapPicture.add(s, out);
        TablePicture.add(s, out);
        SeatPicture.add(s, out);
        return Collections.unmodifiableList(out);
    }

    /** The seat that is asked gets a prompt, and whoever may step in. */
    private static List<Prompt> prompts(Defenders game, Seen<State> seen, Frame<State, Move> frame) {
        var prompts = new ArrayList<Prompt>(1);
        if (seen.viewer() instanceof Viewer.Player(var me) && frame instanceof State.Asks<?> asks) {
            if (asks.seat().equals(me)) {
                prompts.add(new Prompts(game, seen).of(asks));
            }
            for (var other : asks.mayStepIn(seen.masked())) {
                if (other.seat().equals(me) && other instanceof State.Asks<?> stepping) {
                    prompts.add(new Prompts(game, seen).of(stepping));
                }
            }
        }
        return List.copyOf(prompts);
    }
}
