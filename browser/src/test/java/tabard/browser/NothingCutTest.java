package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Words are read whole: no text is cut off, none leaves the box it stands in, in windows of six sizes and in the longer language. */
class NothingCutTest {
    private static final int[][] WINDOWS = {
        {1280, 720}, {1440, 900}, {1920, 1080}, {2560, 1440}, {820, 1180}, {390, 844}
    };
    private static final int MOMENTS = 3;
    private static final int ANSWERS_BETWEEN = 5;

    private static final String CUT = """
            () => {
              const seen = one => one.checkVisibility() && one.getClientRects().length > 0
              const found = []
              if (document.scrollingElement.scrollWidth > innerWidth) found.push('the page is wider than its window')
              for (const panel of document.querySelectorAll('.seats > *'))
                if (seen(panel) && panel.getBoundingClientRect().right > panel.parentElement.getBoundingClientRect().right + 1)
                  found.push(`wider than its column: ${panel.className}`)
              for (const one of document.querySelectorAll('.btn, .act-label, .seat h2, .score, .score small, .heading, .slot-head, .status-sentence, .tabs button')) {
                if (!seen(one) || one.clientWidth <= 1 || getComputedStyle(one).overflowX === 'visible') continue
                if (one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${one.className} ${one.textContent}`)
              }
              for (const one of document.querySelectorAll('.status-sentence'))
                if (one.scrollHeight > one.clientHeight + 3) found.push(`cut: ${one.textContent}`)
              const pen = document.createElement('canvas').getContext('2d')
              for (const one of document.querySelectorAll('.status-sentence')) {
                const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(one)
                pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
                const capital = pen.measureText('À')
                const words = document.createRange()
                words.selectNodeContents(one.firstElementChild)
                const first = words.getClientRects()[0]
                if (!seen(one) || first === undefined || innerWidth >= 900) continue // elsewhere it is a picture of its own
                const top = first.y + capital.fontBoundingBoxAscent - capital.actualBoundingBoxAscent
                if (top < one.getBoundingClientRect().y - 0.5) found.push(`an accent would be cut: ${one.textContent}`)
              }
              for (const box of document.querySelectorAll('.act, .btn, .hand .flat, .sheet-of')) {
                if (!seen(box)) continue
                const around = box.getBoundingClientRect()
                for (const text of box.querySelectorAll('.act-label, .flat-name, .flat-foot, li, h2 > span, small')) {
                  const range = document.createRange()
                  range.selectNodeContents(text)
                  const inner = range.getBoundingClientRect()
                  if (!seen(text) || inner.width < 2) continue
                  const out = Math.max(inner.right - around.right, around.x - inner.x, inner.bottom - around.bottom, around.y - inner.y)
                  if (out > 2) found.push(`spilled by ${Math.round(out)}: ${box.className} ${text.textContent}`)
                }
              }
              const lower = (one, frame) => one.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom
              for (const act of document.querySelectorAll('.cells > .act'))
                if (innerWidth >= 900 && seen(act) && lower(act, act.closest('.hand')) > -4) found.push(`below its panel: ${act.textContent}`)
              for (const card of document.querySelectorAll('.slot:not(.small) > .slot-space > .flat')) {
                const name = card.querySelector('.flat-name')
                if (!seen(card)) continue
                if (lower(card, card.closest('.slot')) > 1) found.push(`below its space: ${card.textContent}`)
                if (name !== null && name.scrollHeight > name.clientHeight + 2) found.push(`cut: ${name.textContent}`)
              }
              for (const panel of document.querySelectorAll('.below > .look-panel'))
                if (innerWidth >= 900 && seen(panel) && lower(panel.firstElementChild, panel) > 3) found.push(`higher than its place: ${panel.textContent.slice(0, 40)}`)
              for (const panel of document.querySelectorAll('.surface > .dock:not(.foot), .tray'))
                if (innerWidth >= 900 && seen(panel) && panel.scrollHeight > panel.clientHeight + 2)
                  found.push(`higher than its place: ${panel.textContent.slice(0, 40)}`)
              for (const panel of document.querySelectorAll('.frame > .side > *'))
                if (innerWidth >= 900 && seen(panel) && panel.getBoundingClientRect().bottom > innerHeight) found.push(`below the window: ${panel.className}`)
              for (const panel of document.querySelectorAll('.seats > .seat'))
                if (innerWidth >= 900 && seen(panel) && panel.scrollHeight > panel.clientHeight + 1)
                  found.push(`higher than its panel: ${panel.textContent}`)
              for (const one of document.querySelectorAll('.seats > .seat .flat, .hexed > .dock .line')) {
                const panel = one.closest('.seat, .dock')
                if (innerWidth >= 900 && seen(one) && one.getBoundingClientRect().right > panel.getBoundingClientRect().right - 6)
                  found.push(`over the edge of its panel: ${one.className} ${one.textContent}`)
              }
              for (const panel of document.querySelectorAll('.rail > *'))
                if (seen(panel) && panel.scrollWidth > panel.clientWidth + 1) found.push(`wider than its panel: ${panel.textContent}`)
              for (const card of document.querySelectorAll('.hand-zones > .look-fan .flat.printed'))
                if (innerWidth >= 900 && seen(card) && lower(card, card.closest('.hand')) > -4) found.push(`below its panel: ${card.textContent}`)
              for (const chip of document.querySelectorAll('.m-ledger .chip'))
                if (seen(chip) && chip.getBoundingClientRect().right > chip.closest('.m-ledger').getBoundingClientRect().right - 2)
                  found.push(`wider than its sheet: ${chip.textContent}`)
              const lines = document.querySelector('.log-body')
              if (innerWidth >= 900 && seen(lines) && lines.clientHeight < 20) found.push('no line of the chronicle is seen')
              return [...new Set(found)].slice(0, 12)
            }""";

    @RegisterExtension
    final Evening evening = new Evening();

    @ParameterizedTest
    @MethodSource("tabard.browser.Evening#games")
    void everythingIsReadWhole(String id) {
        var ann = evening.guest(options -> options.setLocale("fr-FR")).called("Ann");
        ann.layAgainstBots(id);
        look(ann);
    }

    @ParameterizedTest
    @CsvSource({"immortals, 4", "immortals, 5", "defenders, 4", "campaign, 6", "mageknight, 4"})
    void everythingIsReadWholeAtAFullTable(String id, int seats) {
        var alix = evening.guest(options -> options.setLocale("fr-FR")).called("Alix de Saint-Omer");
        alix.layAgainst("random", id, seats);
        look(alix);
    }

    /** Orders with steps of their own: what can be done with each stands on its card. */
    @Test
    void aCardOfOrdersIsReadWhole() {
        var ann = evening.guest(options -> options.setLocale("fr-FR")).called("Ann");
        new KnownTable(evening).lay("table", Midgame.of("campaign", "3-players-01", 43, ann));
        ann.lookAt("table");
        var player = ann.player(9);
        var chip = ann.page().locator(".hand-zones > .m-ledger li .chip");
        for (int i = 0; player.awaitTurn() && chip.count() == 0; i++) {
            assertThat(i).as("questions without such a card").isLessThan(60);
            player.answer();
        }
        inEveryWindow(ann);
    }

    /** Four heroes, dice and five cards that a vision has shown: nowhere does more lie beside the map. */
    @ParameterizedTest
    @CsvSource({"4-players-02, 21", "4-players-06, 52"})
    void whatAVisionShowsIsReadWhole(String record, int hundredths) {
        var ann = evening.guest(options -> options.setLocale("fr-FR")).called("Ann");
        new KnownTable(evening).lay("table", Midgame.of("defenders", record, hundredths, ann));
        ann.lookAt("table");
        assertThat(ann.page().locator("[data-el='visions'] .flat").first()).isVisible();
        inEveryWindow(ann);
    }

    /** A companion with many trophies and cards; what steps cost, in the largest window. */
    @ParameterizedTest
    @CsvSource({"defenders, 2-players-02, 55", "mageknight, full-conquest-2, 45"})
    void nothingLiesOverTheEdgeOfItsPanel(String id, String record, int hundredths) {
        var ann = evening.guest(options -> options.setLocale("fr-FR")).called("Ann");
        new KnownTable(evening).lay("table", Midgame.of(id, record, hundredths, ann));
        ann.lookAt("table");
        ann.player(1).awaitTurn();
        inEveryWindow(ann);
    }

    private static void inEveryWindow(Guest ann) {
        for (int[] window : WINDOWS) {
            ann.page().setViewportSize(window[0], window[1]);
            ann.page().waitForTimeout(250);
            assertThat((List<?>) ann.page().evaluate(CUT))
                    .as("%s x %s", window[0], window[1])
                    .isEmpty();
        }
    }

    private static void look(Guest ann) {
        var player = ann.player(9);
        for (int moment = 0; moment < MOMENTS && player.awaitTurn(); moment++) {
            for (int[] window : WINDOWS) {
                ann.page().setViewportSize(window[0], window[1]);
                ann.page().waitForTimeout(250);
                assertThat((List<?>) ann.page().evaluate(CUT))
                        .as("%s x %s: %s", window[0], window[1], ann.status())
                        .isEmpty();
            }
            ann.page().setViewportSize(WINDOWS[1][0], WINDOWS[1][1]);
            player.play(ANSWERS_BETWEEN);
        }
    }
}
