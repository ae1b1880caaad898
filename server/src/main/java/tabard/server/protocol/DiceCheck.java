package tabard.server.protocol;

/** Every lot of a finished game was drawn again and came out the same: how many there were, and how many steps people reported instead. */
public record DiceCheck(int lots, int reports) {}
