package tabard.browser;

import java.util.List;
import java.util.function.BooleanSupplier;

/** Goes somewhere by what the page says of what can be pressed; knows what it wants, and no rule. */
final class Wanderer {
    private static final String WANDER = Player.script("wander.js");
    private static final int PRESSES = 700;
    /** Whether anything that is wished for can be pressed. */
    private static final String WISHED = """
            wishes => [...document.querySelectorAll('[data-target].is-lit, [data-target].is-from, [data-act]')].some(node =>
              node.getBoundingClientRect().width > 0 &&
              wishes.some(wish => new RegExp(wish).test(`${node.getAttribute('aria-label') ?? ''} ${node.textContent}`)))""";
    /** So often it looks for that before it presses anything else. */
    private static final int LOOKS = 40;

    private final Guest guest;
    private final List<String> wishes;

    /** What is wanted most comes first. */
    Wanderer(Guest guest, String... wishes) {
        this.guest = guest;
        this.wishes = List.of(wishes);
    }

    /** Presses until that is so. What was pressed is answered and drawn before anything else is, however slow the machine. */
    void until(String what, BooleanSupplier reached) {
        long end = System.nanoTime() + Guest.PATIENCE.toNanos();
        settle(end);
        for (int i = 0; i < LOOKS && !reached.getAsBoolean() && !wished(); i++) {
            guest.page().waitForTimeout(150);
        }
        for (int i = 0; i < PRESSES; i++) {
            if (reached.getAsBoolean()) {
                return;
            }
            if ((boolean) guest.page().evaluate(WANDER, wishes)) {
                end = System.nanoTime() + Guest.PATIENCE.toNanos();
            } else {
                guest.page().waitForTimeout(150);
            }
            settle(end);
        }
        throw new AssertionError("after " + PRESSES + " presses still not " + what + ": " + guest.status());
    }

    private void settle(long end) {
        guest.page().evaluate(Player.NEXT_FRAME);
        while (!guest.answered()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("the inn does not answer: " + guest.status());
            }
            guest.page().waitForTimeout(10);
        }
        guest.page().evaluate(Player.NEXT_FRAME);
    }

    private boolean wished() {
        return (boolean) guest.page().evaluate(WISHED, wishes);
    }
}
