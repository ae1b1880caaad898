package tabard.laws;

/**
 * What was seen while the laws held: how many games, steps, questions, draws, forks and pairs of steps, and the extremes; and how many
 * positions were looked at, how many of these closely, and how many games as a whole.
 */
public record Report(
        long games,
        long steps,
        long asks,
        long chances,
        long forks,
        long pairs,
        long longest,
        long widest,
        long looked,
        long closely,
        long whole) {
    public static final Report NONE = new Report(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    /** Both together. */
    public Report plus(Report other) {
        return new Report(
                games + other.games,
                steps + other.steps,
                asks + other.asks,
                chances + other.chances,
                forks + other.forks,
                pairs + other.pairs,
                Math.max(longest, other.longest),
                Math.max(widest, other.widest),
                looked + other.looked,
                closely + other.closely,
                whole + other.whole);
    }
}
