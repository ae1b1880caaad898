package tabard.campaign.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.campaign.Campaign;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/**
 * CA-3.1, 21.1: a turn is one row of windows and judgements. Whatever opens the next of them says itself what follows, so a position
 * written by hand with anything behind it is refused: it would be played in the midst of another turn.
 */
final class AgendaTest {
    private final Campaign game = new Campaign();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "begin",
                "events.open",
                "reveal",
                "carrying-out",
                "revenue.open",
                "purchases.open",
                "mustering",
                "orders.open",
                "revealing",
                "setting-out",
                "march-options.open",
                "disclosing",
                "judging.open",
                "adjudicating []",
                "pincer.open",
                "answering",
                "carrying []",
                "returning []",
                "passing []",
                "spreading []",
                "portals.open",
                "ordered",
                "gauntlet.open",
                "gauntlet.settling []",
                "challenging blue []",
                "mercenaries.open",
                "mercenaries.settling []",
                "recruiting blue []",
                "battles.open",
                "preparations.open",
                "peeking",
                "pitching battle-1 0",
                "fighting",
                "reports.open",
                "comparing battle-1 []",
                "witnessing battle-1 []",
                "weighing []",
                "aftermath.open",
                "counting battle-1",
                "ties",
                "annexing.open",
                "deciding battle-1 []",
                "heading-home []",
                "going-back blue first []",
                "upkeep.open",
                "paying",
                "end"
            })
    void nothingWaitsBehind(String entry) {
        Map<String, Object> position = Map.of(
                "window",
                "moves",
                "blue",
                Map.of("gold", 9000, "champion", 8, "defies", 14, "hires", 14),
                "agenda",
                List.of("showing blue", entry, "end"));
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(() -> game.parse(position))
                .satisfies(refusal -> assertThat(refusal.why())
                        .isEqualTo(Said.of("refused.at", "agenda", Said.of("document.last", entry))));
    }
}
