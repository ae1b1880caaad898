package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A campaign with battles at the table: secret orders, their reveal, reports, and disputes. */
class WarCouncilTest {
    private static final Map<String, Object> CLOCK = Map.of("kind", "days", "amount", 2, "late", "usual");

    @RegisterExtension
    final Evening evening = new Evening();

    private Guest ann;
    private Guest bob;

    private static Locator button(Guest guest, String text) {
        return guest.page()
                .locator("button:visible", new Page.LocatorOptions().setHasText(text))
                .first();
    }

    private static Locator map(Guest guest, String id) {
        return guest.page().locator("[data-target='" + id + "']");
    }

    /** Presses a button, and the one that confirms it where it cannot be taken back. */
    private static void press(Guest guest, String text) {
        long before = guest.choices();
        button(guest, text).click();
        guest.page().waitForTimeout(150);
        if (guest.choices() == before) {
            guest.page().locator(".pending .confirm:visible").first().click();
        }
    }

    private static void typed(Guest guest, String line) {
        guest.player(1).awaitTurn();
        guest.type(line);
    }

    /** Both at a table, with peoples, past events and purchases: they write orders now. */
    private void sitDown(Map<String, ?> wanted) {
        ann = evening.guest("Ann");
        bob = evening.guest("Bob");
        bob.sitAt(ann.lay(wanted));
        typed(ann, "lead loup");
        typed(bob, "lead lion");
        toOrders();
    }

    /** Past events and purchases; each sees the next question before he answers it. */
    private void toOrders() {
        for (var guest : new Guest[] {ann, bob}) {
            typed(guest, "no-event");
        }
        for (var guest : new Guest[] {ann, bob}) {
            assertThat(button(guest, "Nothing more")).isVisible();
            typed(guest, "bought");
        }
        assertThat(button(ann, "Confirm the orders")).isVisible();
        assertThat(button(bob, "Confirm the orders")).isVisible();
    }

    private static Map<String, ?> forTwo() {
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
    private static void send(Guest guest, int from, int to) {
        map(guest, "company/" + from).click();
        map(guest, Integer.toString(to)).click();
        press(guest, "Send");
        assertThat(guest.page().locator(".route.m-draft")).not().hasCount(0);
    }

    private void clash() {
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
    private static void report(Guest guest, int points) {
        var field = guest.page().locator(".m-form .number-control input").first();
        field.fill(Integer.toString(points));
        field.press("Tab");
        assertThat(guest.page().locator(".m-form .number-control input").first())
                .hasValue(Integer.toString(points));
        press(guest, "Send what");
    }

    @Test
    void ordersAreSecretAndMayBeChangedUntilAllHaveConfirmed() {
        sitDown(forTwo());
        int heard = bob.heard().size();
        send(ann, 8, 11);
        var card = ann.page().locator(".hand-zones > .m-ledger").nth(1);
        assertThat(card).containsText("8 › 11");
        card.locator(".number-control .btn").first().click();
        assertThat(card).containsText("3000 PA go");
        assertThat(ann.page().locator(".hand .acts-until")).containsText("until");
        press(ann, "Withdraw this order");
        assertThat(ann.page().locator(".route")).hasCount(0);
        send(ann, 8, 11);
        press(ann, "Confirm the orders");
        assertThat(ann.page().locator(".hand .sealed")).isVisible();
        button(ann, "Change what I confirmed").click();
        assertThat(ann.page().locator(".hand")).containsText("No order yet");
        send(ann, 10, 13);
        press(ann, "Confirm the orders");
        assertThat(ann.page().locator(".hand .sealed")).isVisible();

        assertThat(bob.page().locator(".seat", new Page.LocatorOptions().setHasText("Ann")))
                .containsText("confirmed");
        var told = String.join("\n", bob.heard().subList(heard, bob.heard().size()));
        assertThat(told).doesNotContain("blue.orders").doesNotContain("8 › 11").doesNotContain("10 › 13");
        assertThat(bob.page().locator(".route")).hasCount(0);

        press(bob, "Confirm the orders");
        assertThat(bob.page().locator(".chronicle")).containsText("All orders lie open");
        assertThat(bob.page().locator(".chronicle")).containsText("Stag Heath");
        assertThat(ann.refusals()).isEmpty();
        assertThat(bob.refusals()).isEmpty();
    }

    @Test
    void twoReportsThatDifferShowWhereAndAreSettledWhenOneTakesTheOther() {
        sitDown(forTwo());
        clash();
        report(ann, 8);
        assertThat(ann.page().locator(".m-form")).hasCount(0);
        assertThat(bob.page().locator(".m-differs")).hasCount(0);
        report(bob, 5);
        for (var guest : new Guest[] {ann, bob}) {
            assertThat(guest.page().locator(".m-form li.m-row.m-differs")).hasCount(1);
        }
        assertThat(ann.page().locator(".m-form li.m-other").last()).containsText("Bob writes 5");
        Axe.holdsFor(ann);
        press(bob, "Take over what the other");
        assertThat(bob.page().locator(".m-form .number-control input").first()).hasValue("8");
        press(bob, "Send what");
        press(ann, "Send what");
        assertThat(ann.page().locator(".m-form")).hasCount(0);
        assertThat(ann.page().locator(".chronicle")).containsText("both reports are equal");
        assertThat(ann.refusals()).isEmpty();
    }

    @Test
    void anUmpireReadsBothReportsAndRules() {
        var carol = evening.guest("Carol");
        ann = evening.guest("Ann");
        bob = evening.guest("Bob");
        String table = ann.lay(Map.of(
                "game",
                "campaign",
                "seats",
                3,
                "places",
                Map.of("blue", "me", "orange", "open", "green", "open"),
                "options",
                Map.of("battles", "table", "gold-objectives", "off", "umpire", "seat", "scenario", "standard-2p")));
        bob.sitAt(table);
        carol.sitAt(table);
        typed(ann, "lead loup");
        typed(bob, "lead lion");
        toOrders();
        clash();
        for (int i = 0; i < 4; i++) {
            report(ann, 8);
            report(bob, 5);
            if (i < 3) {
                assertThat(button(ann, "Send what")).isVisible();
                assertThat(button(bob, "Send what")).isVisible();
            }
        }
        assertThat(carol.page().locator(".m-form")).containsText("Ann wrote 8, Bob wrote 5");
        press(carol, "Bob");
        assertThat(ann.page().locator(".chronicle")).containsText("Carol");
        assertThat(carol.refusals()).isEmpty();
    }
}
