package tabard.campaign.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.terms.*;
import tabard.table.*;

/** CA-21.1: a window asks all whom it concerns at once and in secret; one that concerns nobody is skipped. */
public final class Windows {
    /** That somebody has decided is seen at once; what, when the window closes. */
    public static final Action.Audience DECIDED = new Action.Audience.Actor("decided");

    private Windows() {}

    /** Of the questions, one for each seat, those to players who are in the campaign. */
    static void open(State s, Window window, List<? extends Asks<?>> all) {
        var asked = new ArrayList<Asks<?>>(s.players().size());
        for (var banner : s.players()) {
            if (!s.out(banner)) {
                asked.add(all.get(banner.ordinal()));
            }
        }
        fork(s, window, asked);
    }

    /** Asks these, or nobody. */
    public static void fork(State s, Window window, List<? extends Asks<?>> asked) {
        if (!asked.isEmpty()) {
            s.set(State.WINDOW, window);
            s.fork(asked);
        }
    }

    /** The same; when all have answered, what each of them decided is told, in order of seats. */
    public static void forkAndTell(
            State s, Window window, List<? extends Asks<?>> asked, Function<Banner, Draws<?>> telling) {
        for (var question : asked.reversed()) {
            s.push(telling.apply(question.seat()));
        }
        s.push(new Unsealing(window));
        fork(s, window, asked);
    }

    /** All have answered: what they entered lies open. */
    @Rule("CA-21.2")
    public record AllConfirmed(Window window) implements Move {}

    /** What was entered lies open, and nothing else happens by this step: who answered last tells nothing by it (CA-21.8). */
    public record Unsealing(Window window) implements Draws<AllConfirmed> {
        @Override
        public Lottery<AllConfirmed> lottery(State s) {
            return new Lottery.Certain<>(new AllConfirmed(window));
        }

        @Override
        public void answer(State s, AllConfirmed drawn) {
            close(s);
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, window);
        }
    }

    public static void close(State s) {
        s.set(State.WINDOW, null);
    }

    /** Refuses a hand-written position in which this is asked while another window is open. */
    public static void possible(State s, Window window) {
        Refusal.unless(s.window() == window, "CA-21.1", "refused.window", window);
    }
}
