package tabard.campaign.rules;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.campaign.terms.*;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Viewer;

/** What others may have entered in an open window: those who have confirmed something lawful, those who are still asked nothing yet. */
public final class Drafts {
    private Drafts() {}

    static void imagine(State s, Viewer viewer, Window window, RandomGenerator dice) {
        for (var banner : s.players()) {
            if (!viewer.is(banner)) {
                Secrets.forget(s, window, banner);
            }
        }
        if (!(s.agenda() instanceof Agenda.Together<Frame<State, Move>>(var branches, var _))) {
            return; // all have confirmed, and nothing is shown yet
        }
        var whole = s.agenda();
        for (var branch : branches) {
            if (branch.done() && !viewer.is(branch.seat())) {
                s.agenda(branch.start());
                enter(s, dice);
            }
        }
        s.agenda(whole);
    }

    /** The first question of a seat in the window that is open, if it is asked there. */
    public static @Nullable Frame<State, Move> start(State s, Banner banner) {
        if (s.agenda() instanceof Agenda.Together<Frame<State, Move>>(var branches, var _)) {
            for (var branch : branches) {
                if (branch.seat() == banner
                        && branch.start() instanceof Agenda.First<Frame<State, Move>>(var frame, var _)) {
                    return frame;
                }
            }
        }
        return null;
    }

    /** What follows the reveal of a window that all have answered, while it is still to come: nothing is open before it. */
    public static @Nullable Frame<State, Move> next(State s) {
        return s.agenda() instanceof Agenda.First<Frame<State, Move>>(Windows.Unsealing _, var then)
                        && then instanceof Agenda.First<Frame<State, Move>>(var frame, var _)
                ? frame
                : null;
    }

    /** Answers a branch to its end, each time with any answer. */
    private static void enter(State s, RandomGenerator dice) {
        while (s.agenda() instanceof Agenda.First<Frame<State, Move>>(var frame, var then)) {
            s.agenda(then);
            answer(s, (Frame.Asks<State, Move, ?>) frame, dice);
        }
    }

    private static <M extends Move> void answer(State s, Frame.Asks<State, Move, M> asks, RandomGenerator dice) {
        asks.answer(s, asks.choices(s).any(dice));
    }
}
