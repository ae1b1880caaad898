package tabard.browser;

import java.util.List;
import java.util.function.BooleanSupplier;

/** Goes somewhere by what the page says of what can be pressed; knows what it wants, and no rule. */
final class Wanderer {
    private static final String WANDER = Player.script("wander.js");
    private static final int PRESSES = 700;

    private final Guest guest;
    private final List<String> wishes;

    /** What is wanted most comes first. */
    Wanderer(Guest guest, String... wishes) {
        this.guest = guest;
        this.wishes = List.of(wishes);
    }

    /** Presses until that is so. */
    void until(String what, BooleanSupplier reached) {
        for (int i = 0; i < PRESSES; i++) {
            if (reached.getAsBoolean()) {
                return;
            }
            boolean pressed = (boolean) guest.page().evaluate(WANDER, wishes);
            guest.page().waitForTimeout(pressed ? 60 : 150);
        }
        throw new AssertionError("after " + PRESSES + " presses still not " + what + ": " + guest.status());
    }
}
