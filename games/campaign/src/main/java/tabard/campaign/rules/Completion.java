package tabard.campaign.rules;

import java.util.function.Predicate;

/** Makes what a document leaves out fit what it says. */
public final class Completion {
    private Completion() {}

    public static void fit(State s, Predicate<String> named) {
        if (!named.test("turn") && s.turn() == 0 && !peoplesAsked(s)) {
            s.set(State.TURN, 1);
        }
    }

    private static boolean peoplesAsked(State s) {
        return s.players().stream().anyMatch(banner -> s.people(banner) == null);
    }
}
