package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;

/** Two people who wage a campaign against each other, with battles at the table, and what they press. */
record WarCouncil(Guest ann, Guest bob) {
    private static final int TRIES = 5;
    private static final int A_WHILE = 300;
    /** After so many whiles a press was lost. */
    private static final int LOST = 30;

    private static final Map<String, Object> CLOCK = Map.of("kind", "days", "amount", 2, "late", "usual");

    static Locator button(Guest guest, String text) {
        return guest.page()
                .locator("button:visible", new Page.LocatorOptions().setHasText(text))
                .first();
    }

    static Locator map(Guest guest, String id) {
        return guest.page().locator("[data-target='" + id + "']");
    }

    /** Presses a button, and the one that confirms it where it cannot be taken back. */
    static void press(Guest guest, String text) {
        surely(guest, () -> {
            long before = guest.choices();
            button(guest, text).click();
            var confirm = guest.page().locator(".pending .confirm:visible");
            for (int i = 0; i < LOST && guest.choices() == before && confirm.count() == 0; i++) {
                guest.page().waitForTimeout(A_WHILE);
            }
            if (guest.choices() == before && confirm.count() > 0) {
                confirm.first().click();
            }
        });
    }

    static void typed(Guest guest, String line) {
        guest.player(1).awaitTurn();
        surely(guest, () -> guest.type(line));
    }

    /** Again, where nothing was sent because the page was just drawn anew, or another's choice overtook it. */
    private static void surely(Guest guest, Runnable deed) {
        for (int i = 0; i < TRIES; i++) {
            long before = guest.choices();
            long overtaken = overtaken(guest);
            deed.run();
            guest.page().waitForTimeout(A_WHILE);
            if (guest.choices() > before && overtaken(guest) == overtaken) {
                return;
            }
        }
        throw new AssertionError("nothing was taken of " + guest.sent().getLast());
    }

    private static long overtaken(Guest guest) {
        return List.copyOf(guest.heard()).stream()
                .filter(text -> text.contains("inn.stale"))
                .count();
    }

    /** Both at a table, with peoples, past events and purchases: they write orders now. Says which table. */
    String sitDown(Map<String, ?> wanted) {
        String table = ann.lay(wanted);
        bob.sitAt(table);
        typed(ann, "lead loup");
        typed(bob, "lead lion");
        toOrders();
        return table;
    }

    /** Past events and purchases; each sees the next question before he answers it. */
    void toOrders() {
        for (var guest : new Guest[] {ann, bob}) {
            assertThat(guest.page().locator(".status-sentence .unseen")).hasText("Which event do you note?");
            typed(guest, "no-event");
        }
        for (var guest : new Guest[] {ann, bob}) {
            assertThat(button(guest, "Nothing more")).isVisible();
            typed(guest, "bought");
        }
        assertThat(button(ann, "Confirm the orders")).isVisible();
        assertThat(button(bob, "Confirm the orders")).isVisible();
    }

    static Map<String, Object> forTwo() {
        return Map.of(
                "game",
                "campaign",
                "places",
                Map.of("blue", "me", "orange", "open"),
                "options",
                Map.of("battles", "table", "gold-objectives", "off"),
                "clock",
                CLOCK);
    }

    /** By the map: a company is taken up, and pressed is where it goes. */
    static void send(Guest guest, int from, int to) {
        map(guest, "company/" + from).click();
        map(guest, Integer.toString(to)).click();
        press(guest, "Send");
        assertThat(guest.page().locator(".route.m-draft")).not().hasCount(0);
    }

    void clash() {
        send(ann, 8, 11);
        press(ann, "Confirm the orders");
        send(bob, 14, 11);
        press(bob, "Confirm the orders");
        for (var guest : new Guest[] {ann, bob}) {
            assertThat(guest.page().locator(".m-form")).isVisible();
            press(guest, "Confirm");
        }
        assertThat(button(ann, "Send what")).isVisible();
        assertThat(button(bob, "Send what")).isVisible();
    }

    /** So many victory points for the first side, typed into the form, and sent. */
    static void report(Guest guest, int points) {
        var field = guest.page().locator(".m-form .number-control input").first();
        guest.page()
                .waitForCondition(
                        () -> { // what others send may draw the form anew while one types
                            field.fill(Integer.toString(points));
                            field.press("Tab");
                            guest.page().waitForTimeout(200);
                            return field.inputValue().equals(Integer.toString(points));
                        });
        press(guest, "Send what");
    }
}
