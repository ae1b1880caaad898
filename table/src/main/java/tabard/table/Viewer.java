package tabard.table;

/** Who looks: a seat, a spectator (sees what all seats see), or the referee (sees all). */
public sealed interface Viewer {
    record Player(Seat seat) implements Viewer {}

    enum Spectator implements Viewer {
        SPECTATOR
    }

    enum Referee implements Viewer {
        REFEREE
    }

    static Viewer of(Seat seat) {
        return new Player(seat);
    }

    /** Whether this viewer looks through that seat, or through all. Who else knows what a seat knows, the game says: {@link Rules#knows}. */
    default boolean is(Seat seat) {
        return switch (this) {
            case Player(var me) -> me.equals(seat);
            case Spectator _ -> false;
            case Referee _ -> true;
        };
    }
}
