package tabard.table;

import tabard.table.scene.Said;

/** A game: its rules, the stage they are shown on, and the notation they are written in. */
public interface Game<S, A extends Action> extends Rules<S, A>, Stage<S, A>, Notation<S, A> {
    /** Reads "orange: topple mercia", "orange reports: lost 2000", "chance: turned 4", "orange: left" or "orange: reopens". */
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
        boolean reports = who.endsWith(Step.REPORTS);
        var seat = info().seat(reports ? who.substring(0, who.length() - Step.REPORTS.length()) : who);
        var step = switch (what) {
            case Step.LEFT -> new Step.Left<A>(seat);
            case Step.REOPENS -> new Step.Reopened<A>(seat);
            default -> new Step.Chosen<>(seat, action(what));
        };
        if (step.reported() != reports) {
            throw new Refusal(Said.of(reports ? "step.not-reported" : "step.reported", line, step.line()));
        }
        return step;
    }
}
