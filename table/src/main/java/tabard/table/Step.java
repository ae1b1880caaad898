package tabard.table;

import java.util.function.Predicate;

/** What changed a position: a seat chose, chance (or a reveal) happened, somebody took up again what he had chosen, or left for good. */
public sealed interface Step<A extends Action> {
    /** A step that is an action of the game. */
    sealed interface Acted<A extends Action> extends Step<A> {
        @Override
        A action();
    }

    record Chosen<A extends Action>(Seat by, A action) implements Acted<A> {}

    record Happened<A extends Action>(A action) implements Acted<A> {}

    /** No action of the game: admitted at any moment, read by all. */
    record Left<A extends Action>(Seat by) implements Step<A> {}

    /** No action of the game: a seat that has answered its part of a fork takes it up again. Read by all. */
    record Reopened<A extends Action>(Seat by) implements Step<A> {}

    /** What was chosen or happened; of one who leaves or reopens there is none to be asked for. */
    default A action() {
        throw new IllegalStateException("no action: " + line());
    }

    String CHANCE = "chance";

    /** What stands for an action in the line of somebody who leaves. */
    String LEFT = "left";

    /** The same of somebody who takes up again what he had chosen. */
    String REOPENS = "reopens";

    /** What stands after the seat in the line of one who tells what happened outside the program. */
    String REPORTS = " reports";

    /** Whether people vouch for it: a choice by which somebody tells what happened outside the program. */
    default boolean reported() {
        return this instanceof Chosen<A>(var _, var action) && action.reported();
    }

    /** Who acted, as records write it. */
    default String who() {
        return switch (this) {
            case Chosen<A>(var by, var _) -> by.word();
            case Happened<A> _ -> CHANCE;
            case Left<A>(var by) -> by.word();
            case Reopened<A>(var by) -> by.word();
        };
    }

    /** "topple mercia" */
    default String text() {
        return switch (this) {
            case Acted<A> acted -> acted.action().text();
            case Left<A> _ -> LEFT;
            case Reopened<A> _ -> REOPENS;
        };
    }

    /** The line of a record: "orange: topple mercia", or "orange reports: lost 2000". */
    default String line() {
        return who() + (reported() ? REPORTS : "") + ": " + text();
    }

    /** The clause it rests on; empty where no rule of the game is concerned. */
    default String rule() {
        return this instanceof Acted<A> acted ? acted.action().rule() : "";
    }

    /** Whether one who knows what these seats know may read the action itself rather than its cover. */
    default boolean openTo(Predicate<Seat> known) {
        return !(this instanceof Acted<A> acted)
                || switch (acted.action().audience()) {
                    case Action.Audience.Everyone _ -> true;
                    case Action.Audience.Actor _ -> this instanceof Chosen<A>(var by, var _) && known.test(by);
                    case Action.Audience.Only(var seats, var _) ->
                        seats.stream().anyMatch(known);
                };
    }

    /** What those read of it who may not read it as it is. */
    default Action.Cover cover() {
        return this instanceof Acted<A> acted ? acted.action().audience().cover() : Action.Cover.NOTHING;
    }

    /** What one who knows what these seats know reads of it; empty when he is not to notice anything. */
    default String readBy(Predicate<Seat> known) {
        return openTo(known) ? text() : cover().text();
    }
}
