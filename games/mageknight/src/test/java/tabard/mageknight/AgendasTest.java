package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.*;
import org.junit.jupiter.api.Test;
import tabard.laws.cases.*;
import tabard.mageknight.rules.*;
import tabard.table.*;

/**
 * Every entry of an agenda that cases bring about, laid before a turn, a combat, a fight of heroes, or a hero who has not come yet: it is refused,
 * or somebody is asked something that can be answered.
 */
final class AgendasTest {
    private static final String BASE = """
            game: mageknight
            seats: 2
            options: {scenario: full-conquest, pvp: "on"}
            tiles: {tile-1: x0y1, tile-3: x1y0}
            sites: {tile-1-nw: {guard: none}, tile-3-ne: {guard: none}}
            active: falcon
            stag: {hero: tovak, place: x0y0-e, hand: {actions: {march: 1}, wounds: 0}}
            """;
    private static final List<String> MOMENTS = List.of(
            "falcon: {hero: arythea, place: x0y0-e, hand: {actions: {march: 1, rage: 1}, wounds: 0}}",
            """
            falcon: {hero: arythea, place: x0y0-e, hand: {actions: {march: 1, rage: 1}, wounds: 0}}
            part: combat
            combat: {phase: block-phase, venture: challenge}
            foes: {foe-1: {enemy: enemy-prowlers}}
            """,
            """
            falcon: {hero: arythea, place: x0y0-e, hand: {actions: {march: 1, rage: 1}, wounds: 0}}
            part: combat
            combat: {phase: ranged-phase, venture: duel, rival: stag}
            """,
            "falcon: {hero: arythea, place: none, hand: {actions: {march: 1, rage: 1}, wounds: 0}}");

    private final MageKnight game = new MageKnight();

    private Set<String> entries() {
        var entries = new TreeSet<String>();
        for (var file : Cases.shipped(game)) {
            for (var one : file.cases()) {
                if (one.given() instanceof Case.Given.Laid(var document)) {
                    gather(document.get("agenda"), entries);
                }
            }
        }
        return entries;
    }

    private static void gather(Object agenda, Set<String> entries) {
        if (agenda instanceof List<?> several) {
            several.forEach(entry -> gather(entry, entries));
        } else if (agenda instanceof String entry) {
            entries.add(entry);
        }
    }

    @Test
    void eachEntryIsRefusedOrCanBeAnswered() {
        int refused = 0;
        int possible = 0;
        for (var entry : entries()) {
            for (var moment : MOMENTS) {
                var document = new LinkedHashMap<>(Documents.read(BASE + moment));
                document.put("agenda", List.of(entry, "acting falcon"));
                var broken = catchThrowable(() -> look(document));
                if (broken == null) {
                    possible++;
                } else {
                    assertThat(broken).as("%s in %s", entry, moment).isInstanceOf(Refusal.class);
                    refused++;
                }
            }
        }
        assertThat(possible).isGreaterThan(150);
        assertThat(refused).isGreaterThan(400);
    }

    private void look(Map<String, Object> document) {
        game.awaits(game.parse(document))
                .asks()
                .forEach(ask -> assertThat(ask.options()).isNotEmpty());
    }
}
