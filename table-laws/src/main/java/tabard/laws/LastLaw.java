package tabard.laws;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Match;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * Law 10, of second thoughts: an option is marked {@code last}, so that the page asks once more and says that it cannot be taken
 * back, exactly when its seat cannot count on taking it back. That is tried: the line is taken and everything due is drawn, as the
 * table does at once. The seat can count on taking it back if {@link Match#mayUndo} allows it then, and
 *
 * <ul>
 *   <li>the game waits for the same seat again, or
 *   <li>a fork is open: until the last branch is done, the others' choices stay beside one's own.
 * </ul>
 *
 * Otherwise it cannot: a lot was drawn or something shown, a fork has opened, the game is over, or it is now for another seat to
 * answer, which a bot does before anybody can press a button. That others may step in unasked takes nothing away.
 *
 * <p>One mark stands for all lines of an option. Targets that differ belong into two options. Numbers cannot be told apart: an option
 * with a number is marked if any number of it is for good. Tried on some lines of every option where one looks closely, else of one.
 */
final class LastLaw<S, A extends Action> implements Check<S, A> {
    /** An option is tried with so many lines; more numbers than these are not all tried. */
    private static final int LINES = 40;

    @Override
    public Law law() {
        return Law.SCENE;
    }

    @Override
    public void position(Moment<S, A> now) {
        for (var ask : now.awaits().asks()) {
            var prompts = now.scene(Viewer.of(ask.seat())).asks();
            if (prompts.size() == 1) {
                var open = new ArrayList<OptionLines>();
                for (var option : prompts.getFirst().options()) {
                    var lines = new OptionLines(option);
                    if (!lines.barred() && lines.count() > 0) {
                        open.add(lines);
                    }
                }
                var tried = now.closely() || open.isEmpty()
                        ? open
                        : List.of(now.of().<OptionLines>any(open));
                tried.forEach(lines -> compare(now, ask, lines));
            }
        }
    }

    private void compare(Moment<S, A> now, Ask<A> ask, OptionLines lines) {
        boolean marked = lines.option().last();
        for (var ofOneTarget : lines.some(now.closely() ? LINES : 1, now.dice())) {
            boolean any = false;
            for (String line : ofOneTarget) {
                boolean forGood = forGood(now, ask.seat(), line, marked);
                any |= forGood;
                if (forGood && !marked) {
                    throw broken(now, ask, "cannot be taken back, which the prompt does not say", line);
                }
            }
            if (marked && !any && lines.amounts() == ofOneTarget.size()) {
                throw broken(now, ask, "can be taken back, but the prompt says that it cannot", ofOneTarget.getFirst());
            }
        }
    }

    private Broken broken(Moment<S, A> now, Ask<A> ask, String what, String line) {
        return now.broken(Law.SCENE, Viewer.of(ask.seat()), ask.about() + ": " + line + " " + what);
    }

    /** A line that may not be taken is for another law to find; here it is left as it was marked. */
    private boolean forGood(Moment<S, A> now, Seat seat, String line, boolean marked) {
        var match = new Match<>(now.game(), now.s());
        try {
            match.take(now.awaits(), new Step.Chosen<>(seat, now.game().action(line)));
        } catch (Refusal notOffered) {
            return marked;
        }
        match.draw(now.dice());
        return !(match.mayUndo(seat) && waitsFor(match.awaits(), seat));
    }

    private static <A extends Action> boolean waitsFor(Awaits<A> awaits, Seat seat) {
        return switch (awaits) {
            case Awaits.Choice<A>(var ask, var _) -> ask.seat().equals(seat);
            case Awaits.Together<A> _ -> true;
            case Awaits.Chance<A> _, Awaits.Over<A> _ -> false;
        };
    }
}
