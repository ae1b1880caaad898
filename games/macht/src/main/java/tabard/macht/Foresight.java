package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Frame.Asks;
import tabard.table.Step;
import tabard.table.scene.Prompt.Option;

/** Looks one step ahead: a choice is for good when chance, a reveal or the other side comes before the seat is asked again. */
record Foresight(Macht game, State s, Side seat) {
    boolean forGood(Move move) {
        var next = new State(s);
        game.apply(next, new Step.Chosen<>(seat, move));
        return !(next.agenda() instanceof Agenda.First<Frame<State, Move>>(Asks<State, Move, ?> asks, var _)
                && asks.seat() == seat);
    }

    /** The option, marked if what it stands for is for good. */
    Option judge(Option option, Move move) {
        return forGood(move) ? option.forGood() : option;
    }

    /** The option, marked if any of the moves it stands for is for good: then it takes a second thought whatever the numbers. */
    Option judge(Option option, List<? extends Move> moves) {
        for (var move : moves) {
            if (forGood(move)) {
                return option.forGood();
            }
        }
        return option;
    }

    /** Like moves as one option with a target each; those that are for good make an option of their own. */
    void add(List<Option> out, Option option, List<? extends Move> moves, List<String> targets) {
        var open = new ArrayList<String>(targets.size());
        var last = new ArrayList<String>(targets.size());
        for (int i = 0; i < targets.size(); i++) {
            (forGood(moves.get(i)) ? last : open).add(targets.get(i));
        }
        if (!open.isEmpty() && open.getFirst().equals(targets.getFirst())) {
            out.add(option.on(open));
        }
        if (!last.isEmpty()) {
            out.add(option.on(last).forGood());
        }
        if (!open.isEmpty() && !open.getFirst().equals(targets.getFirst())) {
            out.add(option.on(open));
        }
    }
}
