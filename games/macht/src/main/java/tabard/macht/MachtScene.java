package tabard.macht;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Frame.Asks;
import tabard.table.Moves;
import tabard.table.Seen;
import tabard.table.Viewer;
import tabard.table.scene.Element;
import tabard.table.scene.Prompt;
import tabard.table.scene.Scene;

/** What one viewer sees now: all that lies on the table, what is waited for, and the viewer's own question. */
final class MachtScene {
    private static final int ELEMENTS = 120; // about as many as there are at most
    private static final List<List<String>> WAITS = Moves.each(Side.ALL, side -> List.of(Ids.seat(side)));

    private MachtScene() {}

    static Scene of(Macht game, Seen<State> seen) {
        var s = seen.masked();
        return switch (s.agenda()) {
            case Agenda.Done<Frame<State, Move>> _ ->
                new Scene(elements(s), game.outcome(s).how(), List.of(), List.of());
            case Agenda.First<Frame<State, Move>>(Asks<State, Move, ?> asks, var _) ->
                new Scene(
                        elements(s), Statuses.of(s, asks), WAITS.get(asks.seat().ordinal()), asked(game, seen, asks));
            case Agenda.First<Frame<State, Move>>(var lot, var _) ->
                new Scene(elements(s), Statuses.of(s, lot), List.of(), List.of());
            case Agenda.Together<Frame<State, Move>>(var branches, var _) -> together(game, seen, branches);
        };
    }

    private static List<Element> elements(State s) {
        var focus = Focus.of(s);
        var out = new ArrayList<Element>(ELEMENTS);
        CartouchePicture.add(s, focus, out);
        ProvincePicture.add(s, focus.provinces(), out);
        SidePicture.add(s, focus, out);
        return Collections.unmodifiableList(out);
    }

    /** Only the seat that is asked gets a prompt: a referee looks on. */
    private static List<Prompt> asked(Macht game, Seen<State> seen, Asks<State, Move, ?> asks) {
        return seen.viewer() instanceof Viewer.Player(var me) && me.equals(asks.seat())
                ? List.of(Prompts.of(game, seen.masked(), asks))
                : List.of();
    }

    private static Scene together(Macht game, Seen<State> seen, List<Agenda.Branch<Frame<State, Move>>> branches) {
        var waits = new ArrayList<String>(branches.size());
        var prompts = new ArrayList<Prompt>(1);
        for (var branch : branches) {
            if (branch.now() instanceof Agenda.First<Frame<State, Move>>(Asks<State, Move, ?> asks, var _)) {
                waits.addAll(WAITS.get(asks.seat().ordinal()));
                prompts.addAll(asked(game, seen, asks));
            }
        }
        var s = seen.masked();
        return new Scene(elements(s), Statuses.bidding(s), List.copyOf(waits), List.copyOf(prompts));
    }
}
