package tabard.arena.data;

/**
 * One row of exported data: a question with more than one answer, and what was answered.
 *
 * @param step how many steps of the game came before
 * @param view what the seat saw, as the layout lists it, {@code Layout.HIDDEN} where a number was hidden
 * @param legal the numbers of the answers, -1 for one without a number; at most so many as {@link DecisionLog} lists
 * @param options how many answers there were
 * @param choice the place of the answer among them
 * @param line the answer as records write it
 * @param outcome what the seat made of the game in the end, between 0 and 1
 * @param worth how good the true position looked for the seat then, between 0 and 1
 */
public record Decision(
        int game,
        int step,
        int round,
        String seat,
        int[] view,
        int[] legal,
        int options,
        int choice,
        String line,
        double outcome,
        double worth) {
    Decision ended(double outcome) {
        return new Decision(game, step, round, seat, view, legal, options, choice, line, outcome, worth);
    }
}
