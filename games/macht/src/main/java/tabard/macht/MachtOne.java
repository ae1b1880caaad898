package tabard.macht;

/** The game by its first rules, for tables and records that began with them: no Serpent can be cancelled, not even one that recruits. */
public final class MachtOne extends Macht {
    public MachtOne() {
        super(1);
    }
}
