package tabard.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.table.Agenda.Done;
import tabard.table.Agenda.First;
import tabard.table.Frame.Asks;
import tabard.table.SheetGame.Grip;
import tabard.table.scene.Element;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;

/**
 * What is waited for, and the questions of one viewer, by the shape of frames and moves: "status.occupying", "ask.occupying", and an option
 * for all moves that differ in their target only.
 */
final class Questions<S extends Position<S, A>, A extends Action> {
    private final SheetGame<S, A> game;
    private final Seen<S> seen;
    private final S s;
    private @Nullable S imagined;

    Questions(SheetGame<S, A> game, Seen<S> seen) {
        this.game = game;
        this.seen = seen;
        this.s = seen.masked();
    }

    Scene scene(List<Element> elements) {
        if (game.conceded(s)) {
            return new Scene(elements, game.ending(s).how(), List.of(), List.of());
        }
        return switch (s.agenda()) {
            case Done<Frame<S, A>> _ -> new Scene(elements, game.outcome(s).how(), List.of(), List.of());
            case First<Frame<S, A>>(var frame, var _) -> {
                var waits = frame instanceof Asks<S, A, ?> asks
                        ? List.of(asks.seat().word())
                        : List.<String>of();
                yield new Scene(elements, status(frame), waits, prompts(elements));
            }
            case Agenda.Together<Frame<S, A>>(var branches, var then) -> {
                var waits = new ArrayList<String>(branches.size());
                @Nullable Frame<S, A> asked = null;
                for (var branch : branches) {
                    if (branch.now() instanceof First<Frame<S, A>>(var frame, var _)) {
                        waits.add(branch.seat().word());
                        asked = asked == null ? frame : asked;
                    }
                }
                yield new Scene(elements, together(asked, then, waits.size()), List.copyOf(waits), prompts(elements));
            }
        };
    }

    /** With whom it asks, if it asks, and what the frame holds. */
    private Said status(Frame<S, A> frame) {
        var args = new ArrayList<Object>();
        if (frame instanceof Asks<S, A, ?> asks) {
            args.add("@" + asks.seat().word());
        }
        args.addAll(game.context(frame));
        return new Said("status." + game.word(frame), args);
    }

    /** Several are asked the same: what it is about is said by what comes after it, and last how many have not answered yet. */
    private @Nullable Said together(@Nullable Frame<S, A> asked, Agenda<Frame<S, A>> then, int waits) {
        if (asked == null) {
            return null;
        }
        var args = new ArrayList<Object>(
                then instanceof First<Frame<S, A>>(var after, var _) ? game.context(after) : List.of());
        args.add(waits);
        return new Said("status." + game.word(asked), args);
    }

    private List<Prompt> prompts(List<Element> elements) {
        return seen.viewer() instanceof Viewer.Player(var me)
                ? Flow.question(s, me)
                        .map(question -> List.of(prompt(question, elements)))
                        .orElse(List.of())
                : List.of();
    }

    @SuppressWarnings("unchecked") // a frame's moves are a family of the game's
    private Prompt prompt(Asks<S, A, ?> question, List<Element> elements) {
        var asks = (Asks<S, A, A>) question;
        var context = context(asks);
        var groups = new LinkedHashMap<Key, Group>();
        var starts = new HashMap<String, Phrase>(); // where numbers start, by what stands before them
        boolean open = othersChoose(asks.seat());
        for (var move : asks.choices(s).offered()) {
            var phrase = phrase(asks, move);
            var grip = game.grip(s, asks.seat(), move);
            boolean counted = counted(phrase, grip);
            var start = counted
                    ? starts.computeIfAbsent(phrase.beforeNumbers(), _ -> phrase(asks, asks.start(s, move)))
                    : null;
            // of numbers that are to be chosen, what is said beside them is what the start would come to
            var verdict = !counted || phrase.equals(start) ? asks.verdict(s, move) : null;
            boolean last = !open && !asks.asksAgain(s, move) && (asks.passesOn(s, move) || forGood(asks.seat(), move));
            var key = Key.of(phrase, grip, asks.label(s, move), verdict != null, last);
            groups.computeIfAbsent(key, Group::new).add(phrase, grip, verdict, last);
        }
        var options = new ArrayList<Option>(groups.size());
        for (var group : groups.values()) {
            if (group.key.form == Form.COUNTED) {
                var start = starts.get(group.moves.getFirst().beforeNumbers());
                Numbers.add(group, Objects.requireNonNull(start), context, options);
            } else {
                options.add(group.option(context));
            }
        }
        options.addAll(barred(asks, asks.barred(s), true, context));
        if (asks instanceof Frame.Explained) {
            options.addAll(barred(asks, elsewhere(groups.values(), elements, context), false, context));
        }
        return new Prompt(
                asks.seat().word(),
                new Said("ask." + game.word(asks), context),
                asks instanceof Frame.Detailed ? new Said("detail." + game.word(asks), context) : asks.detail(s),
                asks.clause(s),
                List.copyOf(options),
                asks.window());
    }

    private Phrase phrase(Asks<S, A, A> asks, A move) {
        return game.phrase(move).by(asks.clause(s, move));
    }

    /** What the frame holds, and in a fork what comes after it too: that is what all of them are asked about. */
    private List<Object> context(Asks<S, A, ?> asks) {
        var context = game.context(asks);
        if (s.agenda() instanceof Agenda.Together<Frame<S, A>>(var _, First<Frame<S, A>>(var after, var _))) {
            context.addAll(game.context(after));
        }
        return context;
    }

    /** While others of a fork have not chosen, what a seat chooses there can be taken back. */
    private boolean othersChoose(Seat seat) {
        if (s.agenda() instanceof Agenda.Together<Frame<S, A>>(var branches, var _)) {
            for (var branch : branches) {
                if (!branch.done() && !branch.seat().equals(seat)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean counted(Phrase phrase, Grip grip) {
        return (grip.on() == null || grip.counts()) && !phrase.numbers().isEmpty();
    }

    /** How a move is named by a person: one of its own, by what is pressed on the table, or by counting. */
    enum Form {
        ALONE,
        PRESSED,
        COUNTED
    }

    /** What moves of one option have in common. */
    record Key(
            Form form,
            String start,
            @Nullable String from,
            @Nullable Said label,
            boolean last) {
        /** Numbers cannot be told apart: if any is for good, the option is. */
        static Key of(Phrase phrase, Grip grip, @Nullable Said label, boolean judged, boolean last) {
            String on = grip.on();
            if (on != null && !judged && phrase.isTailOf(on)) {
                return new Key(Form.PRESSED, phrase.kind(), grip.from(), label, last);
            }
            return counted(phrase, grip)
                    ? new Key(Form.COUNTED, phrase.beforeNumbers(), grip.from(), label, false)
                    : new Key(Form.ALONE, phrase.line(), grip.from(), label, last);
        }
    }

    /** Moves that differ in the last word only, which is pressed on the table, or in the numbers at their end. */
    static final class Group {
        private static final int FEW = 4; // most options are one move, or some steps around

        final Key key;
        final List<Phrase> moves = new ArrayList<>(FEW);
        final List<String> on = new ArrayList<>(FEW);
        SheetGame.@Nullable Verdict verdict;
        boolean last;

        Group(Key key) {
            this.key = key;
        }

        void add(Phrase phrase, Grip grip, SheetGame.@Nullable Verdict judged, boolean forGood) {
            if (grip.on() != null && (key.form != Form.COUNTED || moves.isEmpty())) {
                on.add(grip.on());
            }
            moves.add(phrase);
            verdict = verdict == null ? judged : verdict;
            last |= forGood;
        }

        Option option(List<Object> context) {
            var first = moves.getFirst();
            boolean pressed = key.form == Form.PRESSED;
            var args = new ArrayList<>(pressed ? first.argsBeforeTail() : first.args());
            args.addAll(context);
            return new Option(
                    pressed ? first.kind() + " {on}" : first.line(),
                    key.from,
                    on,
                    key.label == null ? new Said("do." + first.word(), args) : key.label,
                    verdict == null ? null : verdict.sign(),
                    verdict == null ? List.of() : verdict.because(),
                    first.clause(),
                    last,
                    null,
                    List.of());
        }
    }

    /** The same moves with the other places of the table, but for those that the question is about. */
    private List<Barred<A>> elsewhere(Collection<Group> groups, List<Element> elements, List<Object> context) {
        var kinds = new LinkedHashSet<String>();
        var offered = new HashSet<String>();
        for (var group : groups) {
            for (var phrase : group.moves) {
                if (group.on.contains(phrase.tail())) {
                    kinds.add(phrase.kind());
                    offered.add(phrase.line());
                }
            }
        }
        var others = new ArrayList<Barred<A>>();
        for (String kind : kinds) {
            for (var element : elements) {
                String line = kind + " " + element.id();
                if (element instanceof Element.Spot
                        && !offered.contains(line)
                        && !context.contains("@" + element.id())) {
                    meant(line).map(Barred::of).ifPresent(others::add);
                }
            }
        }
        return others;
    }

    /** Nothing, if no such place can be named. */
    private Optional<A> meant(String line) {
        try {
            return Optional.of(game.action(line));
        } catch (Refusal unknown) {
            return Optional.empty();
        }
    }

    /** What cannot be chosen, with the reason; moves of one kind with one reason stand together. */
    private List<Option> barred(Asks<S, A, A> asks, List<Barred<A>> barred, boolean judged, List<Object> context) {
        if (barred.isEmpty()) {
            return List.of();
        }
        record Reason(Group group, Refusal why) {}
        record Same(Key key, Said why, String clause) {}
        var reasons = new LinkedHashMap<Same, Reason>();
        for (var each : barred) {
            var grip = game.grip(s, asks.seat(), each.move());
            var verdict = judged ? asks.verdict(s, each.move()) : null;
            var phrase = game.phrase(each.move());
            var key = Key.of(phrase, grip, asks.label(s, each.move()), verdict != null, false);
            var why = asks.refusal(s, each.move()).called(phrase.args());
            reasons.computeIfAbsent(new Same(key, why.why(), why.clause()), _ -> new Reason(new Group(key), why))
                    .group
                    .add(phrase, each.anywhere() ? Grip.BUTTON : grip, verdict, false);
        }
        var options = new ArrayList<Option>(reasons.size());
        for (var reason : reasons.values()) {
            var option = reason.group.option(context);
            options.add(new Option(
                    option.line(),
                    option.from(),
                    option.on(),
                    option.label(),
                    option.verdict(),
                    option.because(),
                    reason.why.clause(),
                    false,
                    reason.why.why(),
                    List.of()));
        }
        return options;
    }

    /**
     * Looks one step ahead, in a position that fits what is seen: a choice is for good when chance, a reveal or another player comes before
     * the seat is asked again, or when others are asked in secret from now on. While a fork is open its choices can be taken back.
     */
    private boolean forGood(Seat seat, A move) {
        S next = game.copy(imagined());
        game.apply(next, new Step.Chosen<>(seat, move));
        return switch (next.agenda()) {
            case First<Frame<S, A>>(Asks<S, A, ?> asks, var _) -> !asks.seat().equals(seat);
            case Agenda.Together<Frame<S, A>>(var _, var then) ->
                !(s.agenda() instanceof Agenda.Together<Frame<S, A>>(var _, var after) && after.equals(then));
            case First<Frame<S, A>> _, Done<Frame<S, A>> _ -> true;
        };
    }

    private S imagined() {
        var known = imagined;
        if (known == null) {
            known = game.imagine(seen, new SplittableRandom(0));
            imagined = known;
        }
        return known;
    }
}
