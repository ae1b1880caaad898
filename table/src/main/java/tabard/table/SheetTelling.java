package tabard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Said;
import tabard.table.sheet.Consequences;
import tabard.table.sheet.Sheet;
import tabard.table.text.Lines;

/** What is told of a game by the shapes of its moves and frames, and by the fields that say they are told. */
abstract class SheetTelling<S extends Position<S, A>, A extends Action> extends SheetNotation<S, A> {
    private static final int PHRASES = 20_000; // of a kind; more are not remembered: some games have moves without end

    /** By what they are: moves of two kinds that hold the same have the same hash. */
    private final ClassValue<Map<A, Phrase>> phrases = new ClassValue<>() {
        @Override
        protected Map<A, Phrase> computeValue(Class<?> kind) {
            return new ConcurrentHashMap<>();
        }
    };

    SheetTelling(Sheet sheet, Lines frames, Lines moves) {
        super(sheet, frames, moves);
    }

    /** What a message is told of a record: names by "@word", numbers, anything else as text. A game may write some of its things otherwise. */
    protected Object arg(Object value) {
        return switch (value) {
            case Named named -> named.said();
            case Integer number -> number;
            case Boolean flag -> flag ? 1 : 0;
            case List<?> list -> {
                var out = new StringJoiner(" ");
                list.forEach(entry -> out.add(entry instanceof Named named ? named.word() : entry.toString()));
                yield out.toString();
            }
            case Record record -> frames.knows(record) ? frames.text(record) : record.toString();
            default -> value.toString();
        };
    }

    /** How a move is written, remembered: the same few hundred moves are offered again and again. */
    final Phrase phrase(A move) {
        var alike = phrases.get(move.getClass());
        var known = alike.get(move);
        if (known != null) {
            return known;
        }
        var phrase = written(move);
        if (alike.size() < PHRASES) {
            alike.put(move, phrase);
        }
        return phrase;
    }

    private Phrase written(A move) {
        String line = move.text();
        int blank = line.lastIndexOf(' ');
        var record = (Record) move;
        var values = moves.values(record);
        var last = values.isEmpty() ? null : values.getLast();
        var numbers = new ArrayList<String>();
        for (int i = values.size() - 1; i >= 0 && numbers.size() < 2 && values.get(i) instanceof Integer; i--) {
            numbers.addFirst(record.getClass().getRecordComponents()[i].getName());
        }
        return new Phrase(
                line,
                moves.name(record),
                blank < 0 ? line : line.substring(0, blank),
                blank < 0 ? "" : line.substring(blank + 1),
                List.copyOf(args(move)),
                List.copyOf(numbers),
                move.rule(),
                last,
                last instanceof OnBoard place ? SheetGame.Grip.on(place.word()) : SheetGame.Grip.BUTTON);
    }

    /** What messages call a frame. */
    final String word(Frame<S, A> frame) {
        return frames.name((Record) frame);
    }

    /** What a move holds, as arguments of a message. */
    final List<Object> args(A move) {
        return args(moves.values((Record) move));
    }

    /** What a frame holds, as arguments of a message; without the seat that it asks. */
    final List<Object> context(Frame<S, A> frame) {
        var values = frames.values((Record) frame);
        if (frame instanceof Frame.Asks<S, A, ?> asks) {
            values.remove(asks.seat());
        }
        return args(values);
    }

    private List<Object> args(List<Object> values) {
        var args = new ArrayList<Object>(values.size() + 4);
        for (var value : values) {
            args.add(arg(value));
        }
        return args;
    }

    /**
     * By its shape: {@code Topple(MERCIA)} by orange is "log.topple" with @orange and @mercia, and then what the frame holds that asked;
     * covered, "log.COVER" with @orange and what the cover says.
     */
    @Override
    public Said told(Seen<S> before, Step<A> step) {
        S s = before.masked();
        var args = new ArrayList<Object>();
        args.add("@" + step.who());
        if (!openTo(s, before.viewer(), step)) {
            args.addAll(step.cover().args());
            return new Said("log." + step.cover().word(), args);
        }
        if (!(step instanceof Step.Acted<A> acted)) {
            return new Said(step instanceof Step.Left<A> ? "log.left" : "log.reopened", args);
        }
        var frame = Flow.answered(s, step);
        var own = frame.map(asked -> own(s, asked, acted.action()));
        if (own.isPresent()) {
            return own.get();
        }
        args.addAll(args(acted.action()));
        frame.ifPresent(asked -> args.addAll(context(asked)));
        return new Said("log." + moves.name((Record) acted.action()), args);
    }

    /** As the frame says that asked for it, or drew. */
    @Override
    public String clause(Seen<S> before, Step<A> step) {
        S s = before.masked();
        if (!(step instanceof Step.Acted<A> acted)) {
            return step.rule();
        }
        boolean open = openTo(s, before.viewer(), step);
        return Flow.answered(s, step)
                .map(frame -> open ? clause(s, frame, acted.action()) : covered(s, frame))
                .orElse(step.rule());
    }

    /** The clause of a draw that says nothing of what was drawn. */
    private static <S, A extends Action> @Nullable String covered(S s, Frame<S, A> frame) {
        return frame instanceof Frame.Draws<S, A, ?> draws ? draws.clause(s) : null;
    }

    /** What fields that are told show of the difference. */
    @Override
    public List<Said> followed(Seen<S> before, Seen<S> after) {
        return Consequences.of(sheet, before.masked().cells, after.masked().cells, this::arg);
    }

    @Override
    public final List<String> changed(Seen<S> before, Seen<S> after) {
        return sheet.changed(before.masked().cells, after.masked().cells);
    }

    @Override
    public final List<String> unsaid() {
        return sheet.unsaid();
    }

    @SuppressWarnings("unchecked") // only a move that the frame offered gets here
    private static <S, A extends Action> String clause(S s, Frame<S, A> frame, A move) {
        return switch (frame) {
            case Frame.Asks<S, A, ?> asks -> ((Frame.Asks<S, A, A>) asks).clause(s, move);
            case Frame.Draws<S, A, ?> draws -> ((Frame.Draws<S, A, A>) draws).clause(s, move);
            case Frame.Runs<S, A> _ -> move.rule();
        };
    }

    @SuppressWarnings("unchecked") // only a move that the frame offered gets here
    private @Nullable Said own(S s, Frame<S, A> frame, A move) {
        return switch (frame) {
            case Frame.Asks<S, A, ?> asks -> ((Frame.Asks<S, A, A>) asks).told(s, move);
            case Frame.Draws<S, A, ?> draws -> ((Frame.Draws<S, A, A>) draws).told(s, move);
            case Frame.Runs<S, A> _ -> null;
        };
    }
}
