package tabard.table;

/** What changed a position: a seat chose, or chance (or a reveal) happened. */
public sealed interface Step<A extends Action> {
    A action();

    record Chosen<A extends Action>(Seat by, A action) implements Step<A> {}

    record Happened<A extends Action>(A action) implements Step<A> {}

    /** Who acted, as records write it. */
    default String who() {
        return switch (this) {
            case Chosen<A>(var by, var _) -> by.word();
            case Happened<A> _ -> CHANCE;
        };
    }

    String CHANCE = "chance";

    /** The line of a record: "orange: topple mercia". */
    default String line() {
        return who() + ": " + action().text();
    }

    /** Whether the viewer may read the action itself rather than its cover. */
    default boolean openTo(Viewer viewer) {
        return switch (action().audience()) {
            case Action.Audience.Everyone _ -> true;
            case Action.Audience.Actor _ -> this instanceof Chosen<A>(var by, var _) && viewer.knows(by);
            case Action.Audience.Only(var seat, var _) -> viewer.knows(seat);
        };
    }

    /** What the viewer reads of it; empty when it is not to notice anything. */
    default String readBy(Viewer viewer) {
        if (openTo(viewer)) {
            return action().text();
        }
        return switch (action().audience()) {
            case Action.Audience.Everyone _ -> action().text();
            case Action.Audience.Actor(var cover) -> cover;
            case Action.Audience.Only(var _, var cover) -> cover;
        };
    }
}
