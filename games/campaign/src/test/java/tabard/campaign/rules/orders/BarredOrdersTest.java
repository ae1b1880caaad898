package tabard.campaign.rules.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.campaign.content.Place;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.orders.Orders.*;
import tabard.campaign.terms.*;
import tabard.table.Barred;

/** What a player who writes orders is shown as closed to him: steps over ridges that somebody could be sent over (9.1), and why he cannot confirm (21.6). */
final class BarredOrdersTest {
    private static final Campaign GAME = new Campaign();

    private static List<Move> barred(Map<String, Object> position, String... orders) {
        var document = new LinkedHashMap<>(position);
        document.put("window", "moves");
        document.put("agenda", List.of("ordering blue"));
        State s = GAME.parse(document);
        for (var order : orders) {
            s = GAME.play(s, GAME.step("blue: " + order));
        }
        return new Ordering(Banner.BLUE).barred(s).stream().map(Barred::move).toList();
    }

    private static Send send(int from, int to) {
        return new Send(Place.of(from), Place.of(to));
    }

    private static On on(int to) {
        return new On(Group.FIRST, Place.of(to));
    }

    @Test
    void ridgesBesideACompanyThatCouldSetOut() {
        assertThat(barred(Map.of())).containsExactly(send(8, 13));
    }

    @Test
    void ridgesOnTheWayOfAGroupThatCouldGoOn() {
        assertThat(barred(Map.of(), "send 10 13")).containsExactly(send(8, 13), on(8), on(16));
    }

    @Test
    void noneWhereNobodyHasAStepLeft() {
        assertThat(barred(Map.of(), "send 10 13", "on first 11")).isEmpty();
    }

    @Test
    void noneForWhomInfiltrationOpensThem() {
        assertThat(barred(Map.of("blue", Map.of("event", "infiltration")))).isEmpty();
    }

    @Test
    void theOrdersThemselvesWhileAGroupCannotStopWhereItIs() {
        var walls = Map.<String, Object>of("map", Map.of("2", Map.of("owner", "orange", "building", "fortress")));
        assertThat(barred(walls, "send 5 2")).contains(Confirm.IT);
        assertThat(barred(walls)).doesNotContain(Confirm.IT);
    }
}
