package tabard.table;

/** One small decision, or one outcome of chance: a value, printed as one line of the record. */
public interface Action {
    /** The line: "topple mercia". */
    String text();

    /** Who may read that line. */
    default Audience audience() {
        return Audience.Everyone.EVERYONE;
    }

    /** The clause it rests on, from the {@link Rule} on its record. */
    default String rule() {
        return Clauses.OF.get(getClass());
    }

    /** Who reads an action as it is; the others read the cover, and nothing at all when the cover is empty. */
    sealed interface Audience {
        enum Everyone implements Audience {
            EVERYONE
        }

        record Actor(String cover) implements Audience {}

        record Only(Seat seat, String cover) implements Audience {}
    }
}
