package tabard.cli;

import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Bounds of the numbers on the command line. */
final class At {
    private At() {}

    static void least(int bound, String option, int value) {
        if (value < bound) {
            throw new Refusal(Said.of("number.least", option, bound, value));
        }
    }
}
