package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabard.browser.WarCouncil.button;
import static tabard.browser.WarCouncil.forTwo;
import static tabard.browser.WarCouncil.press;
import static tabard.browser.WarCouncil.report;
import static tabard.browser.WarCouncil.send;
import static tabard.browser.WarCouncil.typed;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A campaign with battles at the table: secret orders, their reveal, reports, and disputes. */
class WarCouncilTest {
    /** Each judgement stands over the map for a moment only. */
    private static final String WATCH_TELLING = """
            () => {
              window.tellings = []
              new MutationObserver(() => {
                const told = document.querySelector('.telling')?.textContent
                if (told === undefined) return
                const all = `${told} ${document.querySelectorAll('.route').length} routes`
                if (!tellings.includes(all)) tellings.push(all)
              }).observe(document.body, { subtree: true, childList: true, characterData: true })
            }""";

    @RegisterExtension
    final Evening evening = new Evening();

    private Guest ann;
    private Guest bob;
    private WarCouncil council;

    private void comeIn() {
        ann = evening.guest("Ann");
        bob = evening.guest("Bob");
        council = new WarCouncil(ann, bob);
    }

    @Test
    void ordersAreSecretAndMayBeChangedUntilAllHaveConfirmed() {
        comeIn();
        council.sitDown(forTwo());
        int heard = bob.heard().size();
        send(ann, 8, 11);
        var card = ann.page().locator(".hand-zones > .m-ledger").nth(1);
        assertThat(card).containsText("8 › 11");
        card.locator(".number-control .btn").first().click();
        assertThat(card).containsText("3000 PA go");
        assertThat(ann.page().locator(".hand .acts-until")).containsText("until");
        press(ann, "Withdraw");
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
    void everyJudgementIsToldOverTheMapAfterAllHaveSetOut() {
        ann = evening.guest(options -> options.setReducedMotion(ReducedMotion.NO_PREFERENCE))
                .called("Ann");
        bob = evening.guest("Bob");
        council = new WarCouncil(ann, bob);
        council.sitDown(forTwo());
        send(ann, 8, 11);
        send(ann, 10, 13);
        press(ann, "Confirm the orders");
        send(bob, 14, 11);
        ann.page().evaluate(WATCH_TELLING);
        press(bob, "Confirm the orders");
        assertThat(ann.page().locator(".m-form")).isVisible();
        assertThat(ann.page().locator(".telling")).hasCount(0);
        assertThat((List<?>) ann.page().evaluate("() => tellings"))
                .asInstanceOf(InstanceOfAssertFactories.list(String.class))
                .anyMatch(told -> told.contains("meets Bob on Brokenford")
                        && told.contains("CA-10.9")
                        && told.endsWith("3 routes"))
                .anyMatch(told -> told.contains("Stag Heath"));
    }

    @Test
    void theSignsOfTheMapAreExplainedAndAFormLeavesTheBattleInSight() {
        comeIn();
        council.sitDown(forTwo());
        var legend = ann.page().locator(".legend");
        for (String sign :
                List.of("4000 PA", "Faction", "No building", "Fortress", "Gold mine", "Portal", "Marsh", "Closed")) {
            assertThat(legend.getByText(sign).first()).isVisible();
        }
        assertThat(ann.page().locator(".seat .score small").first()).hasText("Lions of Alahan");
        legend.locator("summary").click();
        assertThat(legend.getByText("Fortress")).isHidden();
        council.clash();
        var sign = ann.page().locator(".battle-sign").boundingBox();
        var form = ann.page().locator(".dock:has(.m-form)").boundingBox();
        assertThat(sign.x).isGreaterThan(form.x + form.width);
        var board = ann.page().locator(".surface").boundingBox();
        assertThat(sign.x + sign.width).isLessThan(board.x + board.width);
    }

    @Test
    void twoReportsThatDifferShowWhereAndAreSettledWhenOneTakesTheOther() {
        comeIn();
        council.sitDown(forTwo());
        council.clash();
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
        comeIn();
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
        council.toOrders();
        council.clash();
        for (int i = 0; i < 4; i++) {
            report(ann, 8);
            report(bob, 5);
            if (i < 3) {
                assertThat(button(ann, "Send what")).isVisible();
                assertThat(button(bob, "Send what")).isVisible();
            }
        }
        assertThat(carol.page().locator(".seat", new Page.LocatorOptions().setHasText("Umpire")))
                .containsText("Carol");
        assertThat(carol.page().locator(".seat-head .arms path[fill='var(--plain)']"))
                .hasCount(1);
        assertThat(carol.page().locator(".m-form")).containsText("Ann wrote 8, Bob wrote 5");
        press(carol, "Bob");
        assertThat(ann.page().locator(".chronicle")).containsText("Carol");
        assertThat(carol.refusals()).isEmpty();
    }
}
