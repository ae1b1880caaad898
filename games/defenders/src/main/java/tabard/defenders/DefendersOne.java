package tabard.defenders;

/** The game by its first rules, for tables and records that began with them: a draw that empties the hero deck shuffles the discards at once. */
public final class DefendersOne extends Defenders {
    public DefendersOne() {
        super(1);
    }
}
