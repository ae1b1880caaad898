package tabard.campaign.rules.orders;

import tabard.campaign.rules.State;

/** Some whole thousands of PA (CA-1.2), none at all included: as bits, the first for 0, for lists that have a move for each. */
record Thousands(long bits) {
    static final Thousands NONE = new Thousands(0);

    /** All from least to most. */
    static Thousands from(int least, int most) {
        return least > most ? NONE : new Thousands((bit(most) << 1) - bit(least));
    }

    private static long bit(int pa) {
        return 1L << (pa / State.THOUSAND);
    }

    Thousands without(int pa) {
        return new Thousands(bits & ~bit(pa));
    }

    boolean has(int pa) {
        return (bits & bit(pa)) != 0;
    }
}
