package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabard.browser.WarCouncil.button;
import static tabard.browser.WarCouncil.forTwo;
import static tabard.browser.WarCouncil.press;
import static tabard.browser.WarCouncil.send;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A campaign that goes on for days: deadlines pass, the inn is killed, and people come back. */
class SlowCampaignTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void atTheDeadlineOrdersStandAsEnteredAndThePersonKeepsTheSeat() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        String table = new WarCouncil(ann, bob).sitDown(forTwo());
        send(ann, 8, 11);
        press(ann, "Confirm the orders");
        send(bob, 14, 11);
        evening.later(Duration.ofDays(2).minusMinutes(5));
        assertThat(ann.page().locator(".hand .sealed")).isVisible();
        assertThat(button(bob, "Confirm the orders")).isVisible();

        evening.later(Duration.ofMinutes(5));
        assertThat(bob.page().locator(".chronicle")).containsText("All orders lie open");
        for (var guest : new Guest[] {ann, bob}) {
            assertThat(guest.page().locator(".m-form")).isVisible();
            assertThat(guest.page()
                            .locator(".banner-line", new Page.LocatorOptions().setHasText("a bot holds your seat")))
                    .hasCount(0);
        }
        for (var seat : ann.read("/api/tables/" + table).path("seats")) {
            assertThat(seat.path("away").asBoolean()).isFalse();
        }
        press(bob, "Confirm");
        assertThat(bob.page().locator(".hand .sealed")).isVisible();
        assertThat(bob.refusals()).isEmpty();
    }

    @Test
    void ordersSealedAndOrdersBegunOutliveAKilledInnAndTheNextWindowOpens() throws IOException {
        try (var inn = new InnProgram(evening.folder().resolve("killed"))) {
            var ann = evening.guestAt(inn.address(), options -> options).called("Ann");
            var bob = evening.guestAt(inn.address(), options -> options).called("Bob");
            new WarCouncil(ann, bob).sitDown(forTwo());
            send(ann, 8, 11);
            press(ann, "Confirm the orders");
            assertThat(ann.page().locator(".hand .sealed")).isVisible();
            send(bob, 14, 11);
            cut(inn, ann, bob);
            assertThat(ann.page().locator(".hand .sealed")).isVisible();
            assertThat(bob.page().locator(".route.m-draft")).hasCount(1);
            assertThat(bob.page().locator(".hand .acts-until")).containsText("until");

            press(bob, "Confirm the orders");
            assertThat(bob.page().locator(".m-form")).isVisible();
            assertThat(ann.page().locator(".m-form")).isVisible();
            cut(inn, ann, bob);
            for (var guest : new Guest[] {ann, bob}) {
                press(guest, "Confirm");
            }
            assertThat(button(ann, "Send what")).isVisible();
            assertThat(button(bob, "Send what")).isVisible();
            for (var guest : new Guest[] {ann, bob}) {
                assertThat(guest.refusals()).isEmpty();
                guest.troubles().removeIf(trouble -> trouble.contains("ERR_CONNECTION_REFUSED"));
            }
        }
    }

    @Test
    void whoComesBackAfterAWeekReadsWhatHappenedAndWhatIsDueUntilWhen() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        String table = new WarCouncil(ann, bob).sitDown(forTwo());
        ann.open("/");
        send(bob, 14, 11);
        for (int windows = 0; windows < 4; windows++) {
            evening.later(Duration.ofDays(2));
        }
        assertThat(bob.page().locator(".chronicle")).containsText("Turn 2 begins");

        ann.lookAt(table);
        var page = ann.page();
        page.locator(".banner-line .btn", new Page.LocatorOptions().setHasText("Read"))
                .click();
        var stand = page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("Where we stand"));
        assertThat(stand.locator(".stand-due .owes")).hasCount(2);
        assertThat(stand.locator(".stand-due li").first()).containsText("Ann");
        assertThat(stand.locator(".stand-due time").first()).containsText("until");
        assertThat(stand.locator(".stand-round h4")).containsText("Turn 2 begins");
        assertThat(stand.locator(".stand-round").first()).containsText("All orders lie open");
        assertThat(stand.locator(".followed").first()).isVisible();
        assertThat(stand).not().containsText("Ann leads"); // she was there
        Axe.holdsFor(ann);
        page.keyboard().press("Escape");
        assertThat(stand).hasCount(0);

        page.locator(".languages [lang=fr]").click();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Cette table"))
                .click();
        page.locator(".menu .btn", new Page.LocatorOptions().setHasText("Où l’on en est"))
                .click();
        assertThat(page.locator(".stand h3").first()).hasText("Ce qui est attendu");
        assertThat(page.locator(".stand-due time").first()).containsText("échéance");
        assertThat(page.locator(".stand-round").first()).containsText("ordres");
    }

    /** The inn is killed and opens again; the pages come back by themselves. */
    private static void cut(InnProgram inn, Guest... guests) throws IOException {
        inn.kill();
        for (var guest : guests) {
            assertThat(guest.page().locator(".banner-line.heal")).isVisible();
        }
        inn.start();
        for (var guest : guests) {
            assertThat(guest.page().locator(".banner-line.heal")).hasCount(0);
        }
    }
}
