package tabard.immortals;

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

/** What one viewer sees now: all that lies on the table, what is waited for, and the viewer's own question. */
final class ImmortalsScene {
    private static final int ELEMENTS = 400; // about as many as there are at most

    private ImmortalsScene() {}

    static Scene of(Immortals game, Seen<State> seen) {
        var s = seen.masked();
        return switch (s.agenda()) {
            case Agenda.Done<Frame<State, Move>> _ ->
                new Scene(elements(seen), game.outcome(s).how(), List.of(), List.of());
            case Agenda.First<Frame<State, Move>>(Asks<State, Move, ?> asks, var _) ->
                new Scene(elements(seen), Statuses.of(asks), List.of(asks.seat().word()), asked(game, seen, asks));
            case Agenda.First<Frame<State, Move>>(var lot, var _) ->
                new Scene(elements(seen), Statuses.of(lot), List.of(), List.of());
            case Agenda.Together<Frame<State, Move>>(var branches, var _) -> together(game, seen, branches);
        };
    }

    private static List<Element> elements(Seen<State> seen) {
        var out = new ArrayList<Element>(ELEMENTS);
        RealmPicture.add(seen.masked(), Focus.of(seen.masked()), out);
        TablePicture.add(seen.masked(), out);
        SeatPicture.add(seen.masked(), seen.viewer(), out);
        return Collections.unmodifiableList(out);
    }

    /** Only the seat that is asked gets a prompt: a referee looks on. */
    private static List<Prompt> asked(Immortals game, Seen<State> seen, Asks<State, Move, ?> asks) {
        return seen.viewer() instanceof Viewer.Player(var me) && me.equals(asks.seat())
                ? List.of(new Prompts(game, seen).of(asks))
                : List.of();
    }

    private static Scene together(Immortals game, Seen<State> seen, List<Agenda.Branch<Frame<State, Move>>> branches) {
        var waits = new ArrayList<String>(branches.size());
        var prompts = new ArrayList<Prompt>(1);
        for (var branch : branches) {
            if (branch.now() instanceof Agenda.First<Frame<State, Move>>(Asks<State, Move, ?> asks, var _)) {
                waits.add(asks.seat().word());
                prompts.addAll(asked(game, seen, asks));
            }
        }
        var status =
                Said.of(seen.masked().phase() == Phase.PLANNING ? "status.laying" : "status.choosing", waits.size());
        return new Scene(elements(seen), status, List.copyOf(waits), List.copyOf(prompts));
    }
}
