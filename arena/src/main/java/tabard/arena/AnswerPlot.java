package tabard.arena;

import tabard.arena.data.DataFiles;

/** The picture of an answer: a bar for each row, named by the first column, as long as the second. */
public final class AnswerPlot {
    private AnswerPlot() {}

    /** Whether there is a row, and every row has a second column with a number. */
    public static boolean fits(DataFiles.Answer answer) {
        return answer.columns().size() >= 2
                && !answer.rows().isEmpty()
                && answer.rows().stream().allMatch(row -> row.get(1) instanceof Number);
    }

    public static String svg(DataFiles.Answer answer) {
        return Plots.answer(answer).inline() + "\n";
    }
}
