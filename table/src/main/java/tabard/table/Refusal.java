package tabard.table;

import java.util.List;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** Bad input, refused: says what was wrong and by which clause (empty where no rule of the game is concerned). Nothing has changed. */
public final class Refusal extends RuntimeException {
    private static final int MOST_NAMES = 16;
    private static final String NOT_AMONG = "refused.not-among";

    private static final long serialVersionUID = 1L;

    private final transient Said why;
    private final String clause;

    public Refusal(Said why, String clause) {
        super(null, null, false, false);
        this.why = why;
        this.clause = clause;
    }

    public Refusal(Said why) {
        this(why, "");
    }

    /** A message with its arguments, names as they are, and the clause that it rests on. */
    public static Refusal of(String clause, String key, Object... args) {
        return new Refusal(Said.of(key, args), clause);
    }

    public Said why() {
        return why;
    }

    public String clause() {
        return clause;
    }

    /** In English, for logs and tools; people get {@link #why()} in their own language. */
    @Override
    public String getMessage() {
        String said = Words.common("en").say(why);
        return clause.isEmpty() ? said : said + " (" + clause + ")";
    }

    /** The same refusal, told with the place in a document where it arose. */
    public Refusal at(String path) {
        return new Refusal(Said.of("refused.at", path, why), clause);
    }

    /** A name nobody knows, with the nearest one that exists, or the first of those that do. */
    public static Refusal unknown(String key, String word, List<String> known) {
        return Spelling.nearest(word, known)
                .map(near -> new Refusal(Said.of(key + "-near", word, near)))
                .orElseGet(() -> new Refusal(Said.of(key, word, some(known))));
    }

    /** Nobody reads a hundred names. */
    private static String some(List<String> known) {
        return known.size() <= MOST_NAMES
                ? String.join(", ", known)
                : String.join(", ", known.subList(0, MOST_NAMES)) + " …";
    }

    /** Throws unless something holds: a message with its arguments, names as they are, and the clause that asks for it. */
    public static void unless(boolean holds, String clause, String key, Object... args) {
        when(!holds, clause, key, args);
    }

    /** Throws if something holds that must not. */
    public static void when(boolean holds, String clause, String key, Object... args) {
        if (holds) {
            throw of(clause, key, args);
        }
    }

    public static Refusal notOffered(Action move) {
        return new Refusal(Said.of("refused.not-offered", move.text()), move.rule());
    }

    /** None of the choices of a question that rests on this clause; the game calls it by its name. */
    static Refusal notAmong(Action move, String clause) {
        return new Refusal(Said.of(NOT_AMONG, move.text()), clause);
    }

    /** The same, called by what the move holds last, if it holds anything. */
    Refusal called(List<Object> args) {
        if (!why.key().equals(NOT_AMONG)) {
            return this;
        }
        return new Refusal(
                args.isEmpty()
                        ? new Said("refused.not-offered", why.args())
                        : new Said(NOT_AMONG, List.of(args.getLast())),
                clause);
    }
}
