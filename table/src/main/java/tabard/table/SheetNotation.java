package tabard.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Said;
import tabard.table.sheet.Layout;
import tabard.table.sheet.Sheet;
import tabard.table.text.Lines;
import tabard.table.text.Marks;
import tabard.table.text.Numbering;

/** How positions of a sheet are written and read: the fields by the sheet, the agenda as lines, and what makes no sense refused. */
abstract class SheetNotation<S extends Position<S, A>, A extends Action> implements Game<S, A> {
    private static final String LEFT = "left";

    final Sheet sheet;
    final Lines frames;
    final Lines moves;
    private volatile @Nullable Numbering numbering; // made when first asked for: only learners do

    SheetNotation(Sheet sheet, Lines frames, Lines moves) {
        this.sheet = sheet;
        this.frames = frames;
        this.moves = moves;
    }

    /** Makes what the document did not name fit what it did, and computes derived cells that have no rule. */
    protected abstract void fit(S s, Predicate<String> named);

    /** Refuses what cannot be, with the reason: pieces that are lost or made. */
    protected abstract void check(S s);

    /** Which entries of the axes exist with these options: a seat that nobody takes does not, nor a province of another map. */
    protected boolean inPlay(Options options, Named entry) {
        return !(entry instanceof Seat seat) || seat.ordinal() < options.seats();
    }

    /** Whether a frame may name that: what exists, and whom a game asks though he has no part in the sheet. */
    protected boolean inPlay(Options options, Frame<S, A> frame, Named entry) {
        return inPlay(options, entry);
    }

    @Override
    public final Options options(S s) {
        return s.options();
    }

    /** Runs what asks nobody at the head of a new agenda. */
    protected final void settle(S s) {
        Flow.settle(s);
    }

    @Override
    public S standard(Options options) {
        S s = setup(options);
        var dice = new SplittableRandom(1);
        while (awaits(s) instanceof Awaits.Chance<A>(var lottery)) {
            apply(s, new Step.Happened<>(lottery.draw(dice)));
        }
        return s;
    }

    @Override
    public final void conserved(S s) {
        try {
            check(s);
        } catch (Refusal refusal) {
            throw new IllegalStateException(refusal.getMessage(), refusal);
        }
    }

    @Override
    public final Map<String, Object> text(S s) {
        var document = new LinkedHashMap<String, Object>();
        document.put("game", info().rules());
        document.put("seats", s.options().seats());
        var settings = new LinkedHashMap<String, Object>();
        for (var setting : info().settings()) {
            settings.put(setting.name(), s.options().settings().get(setting.name()));
        }
        document.put("options", settings);
        if (s.anyLeft()) {
            document.put(
                    LEFT, seated(s).stream().filter(s::left).map(Seat::word).toList());
        }
        document.putAll(sheet.text(s.cells, entry -> inPlay(s.options(), entry)));
        document.put("agenda", agenda(s.agenda()));
        return document;
    }

    @Override
    public final long mark(S s) {
        var marks = new Marks().number(s.options().seats());
        for (var setting : info().settings()) {
            marks.text(String.valueOf(s.options().settings().get(setting.name())));
        }
        if (s.anyLeft()) {
            seated(s).stream().filter(s::left).forEach(seat -> marks.text(seat.word()));
        }
        mark(s.agenda(), marks.number(sheet.mark(s.cells)));
        return marks.value();
    }

    private void mark(Agenda<Frame<S, A>> agenda, Marks marks) {
        var rest = agenda;
        while (!(rest instanceof Agenda.Done<Frame<S, A>>)) {
            switch (rest) {
                case Agenda.Done<Frame<S, A>> _ -> {}
                case Agenda.First<Frame<S, A>>(var frame, var then) -> {
                    marks.text(frames.text((Record) frame));
                    rest = then;
                }
                case Agenda.Together<Frame<S, A>>(var branches, var then) -> {
                    for (var branch : branches) {
                        marks.text(branch.seat().word());
                        mark(branch.start(), marks);
                        mark(branch.now(), marks);
                    }
                    rest = then;
                }
            }
        }
        marks.number(0);
    }

    @Override
    public final S parse(Map<String, Object> document) {
        var rest = new LinkedHashMap<>(document);
        rules(rest.remove("game"));
        var options = options(rest.remove("seats"), rest.remove("options"));
        var agenda = rest.remove("agenda");
        var left = rest.remove(LEFT);
        S s = standard(options);
        var keys = new ArrayList<>(List.of("game", "seats", "options", LEFT));
        keys.addAll(sheet.keys());
        keys.add("agenda");
        for (String key : rest.keySet()) {
            if (!keys.contains(key)) {
                throw Refusal.unknown("document.unknown", key, keys).at("position");
            }
        }
        var named = sheet.parse(rest, s.cells, entry -> inPlay(options, entry));
        if (left != null) {
            leave(s, left);
        }
        if (agenda != null) {
            s.agenda(agenda(agenda));
            inPlay(options, s.agenda());
        }
        fit(s, named::contains);
        s.renew();
        grammar(s);
        settled(s);
        grammar(s);
        playable(s);
        return s;
    }

    /** Refuses an agenda that play could not have brought about, by what its frames say of themselves. It may break off early. */
    private void grammar(S s) {
        if (s.agenda() instanceof Agenda.First<Frame<S, A>>(var head, var _)) {
            head.possible(s);
        }
        Agenda.walk(s.agenda(), (above, frame, then) -> {
            frame.sensible(s);
            if (above != null && !frame.follows(above)) {
                throw new Refusal(Said.of("document.order", written(above), written(frame))).at("agenda");
            }
            if (frame.last() && !(then instanceof Agenda.Done<Frame<S, A>>)) {
                throw new Refusal(Said.of("document.last", written(frame))).at("agenda");
            }
        });
    }

    private String written(Frame<S, A> frame) {
        return frames.text((Record) frame);
    }

    /** What ran by itself may not know what to do in a position written by hand. */
    private void settled(S s) {
        try {
            settle(s);
        } catch (IndexOutOfBoundsException | IllegalArgumentException | IllegalStateException nonsense) {
            throw new Refusal(Said.of("document.lost", String.valueOf(nonsense.getMessage()))).at("agenda");
        }
    }

    private void leave(S s, Object seats) {
        if (!(seats instanceof List<?> words)) {
            throw new Refusal(Said.of("document.list", String.valueOf(seats))).at(LEFT);
        }
        for (var word : words) {
            var seat = info().seat(String.valueOf(word));
            if (!mayLeave(s, seat)) {
                throw new Refusal(Said.of("refused.no-seat", name(seat))).at(LEFT);
            }
            s.leave(seat);
        }
    }

    /** A frame may name only what these options bring into play, and in a branch it belongs to the seat of the branch. */
    private void inPlay(Options options, Agenda<Frame<S, A>> agenda) {
        var rest = agenda;
        while (!(rest instanceof Agenda.Done<Frame<S, A>>)) {
            switch (rest) {
                case Agenda.Done<Frame<S, A>> _ -> {}
                case Agenda.First<Frame<S, A>>(var frame, var then) -> {
                    for (var name : frames.names((Record) frame)) {
                        if (!inPlay(options, frame, name)) {
                            throw new Refusal(Said.of("document.out-of-play", name.word())).at("agenda");
                        }
                    }
                    rest = then;
                }
                case Agenda.Together<Frame<S, A>>(var branches, var then) -> {
                    for (var branch : branches) {
                        own(branch.seat(), branch.now());
                        own(branch.seat(), branch.start());
                        inPlay(options, branch.now());
                    }
                    rest = then;
                }
            }
        }
    }

    /** A branch asks its seat first, and holds no other fork. */
    private void own(Seat seat, Agenda<Frame<S, A>> branch) {
        boolean asksAnother = branch instanceof Agenda.First<Frame<S, A>>(var frame, var _)
                && (!(frame instanceof Frame.Asks<S, A, ?> asks) || !asks.seat().equals(seat));
        var rest = branch;
        while (rest instanceof Agenda.First<Frame<S, A>>(var _, var then)) {
            rest = then;
        }
        if (asksAnother || rest instanceof Agenda.Together<Frame<S, A>>) {
            throw new Refusal(Said.of("document.branch", seat.word())).at("agenda");
        }
    }

    /** What ran by itself may have led to something that cannot be, and an agenda may ask what nobody can answer. */
    private void playable(S s) {
        check(s);
        var awaits = awaited(s);
        if (awaits instanceof Awaits.Together<A>(var asks) && asks.isEmpty()) {
            throw new Refusal(Said.of("document.nobody")).at("agenda");
        }
        for (var ask : awaits.asks()) {
            if (!seated(s).contains(ask.seat())) {
                throw new Refusal(Said.of("refused.no-seat", name(ask.seat()))).at("agenda");
            }
            if (ask.choices().size() == 0) {
                throw new Refusal(Said.of("document.no-option", name(ask.seat()))).at("agenda");
            }
        }
    }

    /** A hand-written agenda may ask what makes no sense in this position. */
    private Awaits<A> awaited(S s) {
        try {
            return awaits(s);
        } catch (IndexOutOfBoundsException | IllegalArgumentException | IllegalStateException nonsense) {
            throw new Refusal(Said.of("document.lost", String.valueOf(nonsense.getMessage()))).at("agenda");
        }
    }

    static String name(Seat seat) {
        return "@" + seat.word();
    }

    private void rules(@Nullable Object game) {
        if (game != null && !game.equals(info().rules()) && !game.equals(info().id())) {
            throw new Refusal(Said.of("document.game", String.valueOf(game), info().rules()));
        }
    }

    private Options options(@Nullable Object seats, @Nullable Object settings) {
        var chosen = new LinkedHashMap<String, Object>();
        if (settings instanceof Map<?, ?> map) {
            map.forEach((name, value) ->
                    chosen.put(String.valueOf(name), value instanceof Map<?, ?> ? value : String.valueOf(value)));
        } else if (settings != null) {
            throw new Refusal(Said.of("document.map", String.valueOf(settings))).at("options");
        }
        if (seats != null && !(seats instanceof Integer)) {
            throw new Refusal(Said.of("document.count", String.valueOf(seats), info().most())).at("seats");
        }
        return seats instanceof Integer number ? info().options(number, chosen) : info().options(chosen);
    }

    private List<Object> agenda(Agenda<Frame<S, A>> agenda) {
        var out = new ArrayList<Object>();
        var rest = agenda;
        while (true) {
            switch (rest) {
                case Agenda.Done<Frame<S, A>> _ -> {
                    return out;
                }
                case Agenda.First<Frame<S, A>>(var frame, var then) -> {
                    out.add(frames.text((Record) frame));
                    rest = then;
                }
                case Agenda.Together<Frame<S, A>>(var branches, var then) -> {
                    var together = new LinkedHashMap<String, Object>();
                    for (var branch : branches) {
                        var both = new LinkedHashMap<String, Object>();
                        both.put("start", agenda(branch.start()));
                        both.put("now", agenda(branch.now()));
                        together.put(branch.seat().word(), both);
                    }
                    out.add(together);
                    rest = then;
                }
            }
        }
    }

    private Agenda<Frame<S, A>> agenda(Object document) {
        if (!(document instanceof List<?> list)) {
            throw new Refusal(Said.of("document.list", String.valueOf(document))).at("agenda");
        }
        Agenda<Frame<S, A>> agenda = new Agenda.Done<>();
        for (Object entry : list.reversed()) {
            agenda = entry instanceof Map<?, ?> together
                    ? together(together, agenda)
                    : agenda.push(frame(String.valueOf(entry)));
        }
        return agenda;
    }

    @SuppressWarnings("unchecked") // the lines were given the game's frames
    private Frame<S, A> frame(String line) {
        try {
            if (frames.parse(line) instanceof Frame<?, ?> frame) {
                return (Frame<S, A>) frame;
            }
        } catch (Refusal refusal) {
            throw refusal.at("agenda");
        }
        throw new Refusal(Said.of("document.frame", line)).at("agenda");
    }

    private Agenda<Frame<S, A>> together(Map<?, ?> document, Agenda<Frame<S, A>> then) {
        var branches = new ArrayList<Agenda.Branch<Frame<S, A>>>();
        document.forEach((word, value) -> {
            if (!(value instanceof Map<?, ?> both) || !both.containsKey("start") || !both.containsKey("now")) {
                throw new Refusal(Said.of("document.branch", String.valueOf(word))).at("agenda");
            }
            var branch = new Agenda.Branch<>(
                    info().seat(String.valueOf(word)), agenda((Object) both.get("start")), agenda((Object)
                            both.get("now")));
            branches.add(branch);
        });
        return new Agenda.Together<>(List.copyOf(branches), then);
    }

    @Override
    public final List<String> words() {
        return moves.ofActions();
    }

    @Override
    @SuppressWarnings("unchecked") // the lines were given the game's moves
    public final A action(String line) {
        return (A) moves.parse(line);
    }

    @Override
    public final Layout layout() {
        return sheet.layout();
    }

    @Override
    public final void observe(Seen<S> seen, int[] numbers) {
        sheet.observe(seen.masked().cells, numbers);
    }

    @Override
    public final Optional<Numbering> numbering() {
        var known = numbering;
        if (known == null) {
            known = Numbering.of(moves, Action.class);
            numbering = known;
        }
        return Optional.of(known);
    }
}
