package tabard.mageknight.content.effect;

/** How much: a number, or what depends on the time of day, on where one stands, or on things counted when it is played. */
public sealed interface Amount {
    /** As many as there are. */
    Amount ALL = new Fixed(Integer.MAX_VALUE);

    record Fixed(int n) implements Amount {}

    /** MK-23.2, and under night rules the night's (MK-8.8). */
    record ByTime(int day, int night) implements Amount {}

    /** MK-23.3 */
    record ByForest(int base, int inForest) implements Amount {}

    /** base + plus for each thing counted, at most max (MK-23.9). */
    record PerCount(
            int base,
            int plus,
            Count per,
            @Otherwise(Integer.MAX_VALUE) int max) implements Amount {
        public int of(int counted) {
            return Math.min(max, base + plus * counted);
        }
    }
}
