package tabard.table;

import java.util.List;
import java.util.Set;
import tabard.table.scene.Said;

/** One small decision, or one outcome of chance: a value, printed as one line of the record. */
public interface Action {
    /** The line: "topple mercia". */
    String text();

    /** Who may read that line. */
    default Audience audience() {
        return Audience.Everyone.EVERYONE;
    }

    /**
     * Whether somebody tells by it what happened outside the program, or confirms what another told: people vouch for it, and no dice. What it
     * says must be plain from the kind of the action alone, so that nothing is given away by whether it is one.
     */
    default boolean reported() {
        return false;
    }

    /** The clause it rests on, from the {@link Rule} on its record. */
    default String rule() {
        return Clauses.OF.get(getClass());
    }

    /** Who reads an action as it is; the others read the cover. */
    sealed interface Audience {
        enum Everyone implements Audience {
            EVERYONE
        }

        record Actor(Cover cover) implements Audience {
            public Actor(String cover) {
                this(Cover.of(cover));
            }
        }

        /** Some seats, whoever acted; with no seats named, nobody. */
        record Only(Set<? extends Seat> seats, Cover cover) implements Audience {
            public Only(Seat seat, String cover) {
                this(Set.of(seat), Cover.of(cover));
            }

            public Only(Seat seat, Cover cover) {
                this(Set.of(seat), cover);
            }
        }

        /** What is read by those who may not read the action. */
        default Cover cover() {
            return switch (this) {
                case Everyone _ -> Cover.NOTHING;
                case Actor(var cover) -> cover;
                case Only(var _, var cover) -> cover;
            };
        }
    }

    /**
     * What others read instead of an action: a word, and what they may know of it ("@lion" is a name, a number a number). It is told as
     * "log.WORD" with whoever acted first, then the arguments. Without a word they notice nothing.
     */
    record Cover(String word, List<Object> args) {
        public static final Cover NOTHING = new Cover("", List.of());

        public Cover {
            args = List.copyOf(args);
        }

        /** Names among the arguments are told as names. */
        public static Cover of(String word, Object... args) {
            return new Cover(word, Said.of(word, args).args());
        }

        /** As lines write it; two covers that differ are read as different. */
        public String text() {
            var out = new StringBuilder(word);
            for (var arg : args) {
                String text = arg.toString();
                out.append(' ').append(text.startsWith("@") ? text.substring(1) : text);
            }
            return out.toString();
        }
    }
}
