package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Heroes on a map that grows: exploring, fighting, growing, a turn taken back, a city assaulted together, and hands that nobody else sees. */
class MageKnightTest {
    private static final String ALONE = "mageknight-alone.json";
    private static final String TOGETHER = "mageknight-together.json";
    private static final String COMBAT = ".dock.foot .sheet-of";
    private static final String HAND = ".hand-zones > .look-fan .flat-name, .hand-zones > .look-fan .printed-head";

    @RegisterExtension
    final Evening evening = new Evening();

    private static Pattern cardsOf(String seat) {
        return Pattern.compile(seat + "\\.hand/(?!deed-back|wound)[a-z-]+");
    }

    private static boolean has(Guest guest, String selector) {
        return guest.page().locator(selector).count() > 0;
    }

    /** A hero next to orcs, with all a first fight needs and two fame already. */
    private Guest alone(Guest guest) {
        new KnownTable(evening).lay("alone", ALONE, Map.of("falcon", guest));
        return guest.lookAt("alone");
    }

    private static Wanderer idler(Guest guest) {
        return new Wanderer(
                guest,
                "Announce",
                "Take this tactic",
                "End the turn",
                "That is all",
                "Discard it",
                "No wound",
                "Leave it");
    }

    /** Tactics differ in what they do, not in how they are taken: the glow says it all. */
    @Test
    void waysThatAreCalledTheSameAreNotOfferedTwice() {
        var ann = evening.guest("Ann");
        ann.layAgainstBots("mageknight");
        var page = ann.page();
        new Wanderer(ann, "Lead")
                .until("asked for a tactic", () -> has(ann, "[data-target].is-lit[aria-label*='Take this tactic']"));
        assertThat(page.locator(".acts .act")).hasCount(0);
    }

    @Test
    void aHeroAloneFightsGrowsExploresAndGoesThroughTwoRounds() {
        var ann = alone(evening.guest("Ann"));
        var page = ann.page();
        new Wanderer(ann, "Challenge").until("in a combat", () -> has(ann, COMBAT));
        assertThat(page.locator(".phases [aria-current]")).hasCount(1);
        assertThat(page.locator(".sheet-of").first()).containsText("Armour 3");
        Axe.holdsFor(ann);
        new Wanderer(ann, "Determination: ", "Block 2", "Block ", "Next phase")
                .until("half blocked", () -> has(ann, ".m-total"));
        assertThat(page.locator(".dock.foot .m-ledger")).containsText("needed: 4");
        Axe.holdsFor(ann);
        new Wanderer(ann, "Rage, strong", "Attack .*armour", "crystal", "The hero takes it", "Next phase")
                .until("over", () -> !has(ann, ".dock.foot") && has(ann, "button:visible:has-text('End the turn')"));
        assertThat(page.locator(".chronicle")).containsText("Prowlers");
        idler(ann).until("growing", () -> has(ann, "[data-el='turned-skills'] .line.is-lit"));
        new Wanderer(ann, "Take this skill", "Gain it")
                .until("of level 2", () -> has(ann, ".hand-zones [data-el='falcon.skills'] .line"));
        assertThat(page.locator(".seat .score")).containsText("level 2");
        int land = page.locator(".hex").count();
        new Wanderer(ann, "Explore", ": Move [2-4]", "sideways: Move", "Go there", "That is all", "End the turn")
                .until("explored", () -> page.locator(".hex").count() > land);
        assertThat(page.locator(".chronicle")).containsText("is revealed");
        for (String chapter : List.of("Night 2", "Day 3")) {
            idler(ann)
                    .until(chapter, () -> page.locator(".chronicle").innerText().contains(chapter));
        }
        assertThat(ann.refusals()).isEmpty();
    }

    @Test
    void aTurnIsTakenBackInOnePress() {
        var ann = alone(evening.guest("Ann"));
        var page = ann.page();
        page.locator("[data-act]").first().waitFor();
        var hand = page.locator(HAND).allInnerTexts();
        new Wanderer(ann, "March: Move 2", "Stamina: Move 2").until("ready to walk", () -> has(ann, ".verdict"));
        assertThat(page.locator(".verdict text").first()).hasText(Pattern.compile("[2-5]"));
        new Wanderer(ann, "Go there", "Stamina: Move 2")
                .until(
                        "on the way",
                        () -> page.locator(".chronicle").innerText().contains(" Move; "));
        page.locator("button", new Page.LocatorOptions().setHasText("Undo all")).click();
        assertThat(page.locator(".verdict")).hasCount(0);
        assertThat(page.locator(HAND)).hasText(hand.toArray(String[]::new));
        assertThat(ann.refusals()).isEmpty();
    }

    @Test
    void twoPeopleAssaultACityTogetherBesideABot() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        var who = new LinkedHashMap<String, Object>();
        who.put("falcon", ann);
        who.put("stag", bob);
        who.put("boar", "random");
        new KnownTable(evening).lay("together", TOGETHER, who);
        ann.lookAt("together");
        bob.lookAt("together");
        bob.page().locator(".hex").first().waitFor();
        new Wanderer(ann, "Propose a shared assault").until("asked for help", () -> invites(ann));
        var joins = bob.page().locator("[data-act]:visible", new Page.LocatorOptions().setHasText("Join in"));
        joins.waitFor();
        Axe.holdsFor(bob);
        new Wanderer(bob, "Join in").until("joined", () -> has(bob, COMBAT));
        var brave = new Wanderer(ann, "Next phase", "The hero takes it", "Take ", "End the turn", "That is all");
        brave.until("in the city", () -> has(ann, COMBAT));
        assertThat(bob.page().locator(COMBAT).first()).isVisible();
        brave.until("through", () -> own(bob));
        new Wanderer(bob, "Next phase", "The hero takes it", "Take ", "End the turn", "That is all")
                .until("through", () -> !has(bob, ".dock.foot"));
        assertThat(bob.page().locator(".chronicle")).containsText("joins the assault");
        assertThat(String.join("\n", ann.heard()))
                .containsPattern(cardsOf("falcon"))
                .doesNotContainPattern(cardsOf("stag"));
        assertThat(String.join("\n", bob.heard()))
                .containsPattern(cardsOf("stag"))
                .doesNotContainPattern(cardsOf("falcon"));
        assertThat(ann.refusals()).isEmpty();
        assertThat(bob.refusals()).isEmpty();
    }

    private static boolean invites(Guest guest) {
        return guest.page().locator(".chronicle").innerText().contains("shared assault");
    }

    /** Whether the combat is this guest's own. */
    private static boolean own(Guest guest) {
        return has(guest, COMBAT) && guest.player(1).asked();
    }

    @Test
    void aHeroWalksAndFightsOnAPhoneInFrench() {
        var ann = alone(evening.guest(options -> options.setLocale("fr-FR")
                        .setViewportSize(390, 844)
                        .setHasTouch(true)
                        .setIsMobile(true))
                .called("Anne"));
        var page = ann.page();
        var tabs = page.locator("nav.tabs button");
        assertThat(tabs).hasText(new String[] {"Carte", "Main", "Combat", "Offres", "Mages"});
        assertThat(tabs.nth(2)).isDisabled();
        new Wanderer(ann, "Marche : Mouvement 2").until("ready to walk", () -> has(ann, ".verdict"));
        for (int tab : List.of(0, 1, 3, 4)) {
            tabs.nth(tab).tap();
            Axe.holdsFor(ann);
            assertThat((Integer) page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth"))
                    .as("tab " + tab + " is wider than the phone by")
                    .isLessThanOrEqualTo(0);
            assertThat(page.locator(".sheet [data-act]").first()).isInViewport();
        }
        tabs.first().tap();
        new Wanderer(ann, "Défier").until("in a combat", () -> has(ann, COMBAT));
        assertThat(tabs.nth(2)).hasAttribute("aria-current", "page");
        assertThat(page.locator(COMBAT).first()).isInViewport();
        assertThat(page.locator(".hand-zones .printed").first()).isInViewport();
        assertThat(page.locator(".sheet .btn.main")).isInViewport();
        Axe.holdsFor(ann);
        new Wanderer(ann, "Rage, puissant", "Attaquer", "Le héros", "Phase suivante")
                .until("over", () -> !has(ann, ".dock.foot"));
        assertThat(tabs.nth(2)).isDisabled();
        assertThat(ann.refusals()).isEmpty();
    }
}
