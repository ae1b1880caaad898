package tabard.table;

import tabard.table.scene.Said;

/** A game: its rules, the stage they are shown on, and the notation they are written in. */
public interface Game<S, A extends Action> extends Rules<S, A>, Stage<S, A>, Notation<S, A> {
    /** Reads "orange: topple mercia", "chance: turned 4", "orange: left" or "orange: reopens". */
    default Step<A> step(String line) {
        int colon = line.indexOf(": ");
        if (colon < 0) {
            throw new Refusal(Said.of("step.colon", line));
        }
        String who = line.substring(0, colon);
        String what = line.substring(colon + 2);
        if (who.equals(Step.CHANCE)) {
            return new Step.Happened<>(action(what));
        }
        var seat = info().seat(who);
        return switch (what) {
            case Step.LEFT -> new Step.Left<>(seat);
            case Step.REOPENS -> new Step.Reopened<>(seat);
            default -> new Step.Chosen<>(seat, action(what));
        };
    }
}
