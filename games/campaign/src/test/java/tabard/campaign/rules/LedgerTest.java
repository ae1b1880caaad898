package tabard.campaign.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.campaign.Campaign;
import tabard.table.Refusal;

/** What the umpire's books can hold: a number beyond that is refused where it stands in a position, with the most there can be. */
final class LedgerTest {
    private final Campaign game = new Campaign();

    private String refusal(String field, int value) {
        Object document = value;
        var path = field.split("/", -1);
        for (int i = path.length - 1; i > 0; i--) {
            document = Map.of(path[i], document);
        }
        Map<String, Object> position = Map.of(path[0], document);
        var refusal = catchThrowableOfType(Refusal.class, () -> game.parse(position));
        return refusal == null ? "" : refusal.why().toString();
    }

    @ParameterizedTest
    @CsvSource({
        "turn, 40", // CA-21.43
        "map/8/pa, 16000", // twice CA-1.7, while battles are on
        "map/8/reservists, 4000", // CA-1.7
        "map/8/lots, 8000",
        "map/8/reserve-lots, 4000",
        "blue/pc, 999",
        "blue/gold, 999990",
        "blue/withdrew, 40", // CA-21.51
        "blue/score, 999990",
        "blue/orders/first/pa, 16000",
        "blue/orders/first/joined, 8000",
        "blue/orders/first/settles, 8000", // CA-7.14
        "blue/orders/first/priority, 3",
        "blue/orders/first/pays, 999",
        "battles/battle-1/size, 16000", // CA-12.8
        "battles/battle-1/gold-roll, 20", // CA-15.10
        "battles/battle-1/round, 6", // CA-21.34
        "battles/battle-1/won/a, 6",
        "battles/battle-1/by-a/vp/a, 999",
        "battles/battle-1/by-b/lost/b, 16000"
    })
    void noNumberIsGreater(String field, int most) {
        assertThat(refusal(field, most)).doesNotContain("document.count");
        assertThat(refusal(field, most + 1)).contains("document.count").contains(Integer.toString(most));
    }
}
