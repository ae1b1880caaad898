package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.laws.kit.Effort;
import tabard.laws.kit.GameKit;

final class MachtTest extends GameKit<State, Move> {
    MachtTest() {
        super(new Macht(), new Effort(1000, 20, 200));
    }

    @Test
    void tenGamesAreRecordedOnEachMapAndAllGoBeyondTheFirstCycle() {
        for (var board : Board.ALL) {
            assertThat(recorded().values().stream()
                            .filter(match -> match.now().options().get("map").equals(board.name())))
                    .hasSizeGreaterThanOrEqualTo(10);
        }
        assertThat(recorded().values())
                .allSatisfy(match -> assertThat(match.now().cycle()).isGreaterThan(1));
    }

    @Override
    protected List<String> nonsense() {
        return List.of(
                "provinces: {gwent: {owner: orange}}",
                "provinces: {gwent: {marker: none}}",
                "agenda: [acting orange 9]",
                "{hourglass: {cubes: 0}, agenda: [acting orange 1]}",
                "agenda: ['window white (opening rebellion)']",
                "agenda: [revealing rebellion]",
                "agenda: [showing 0]",
                "agenda: [opening sea]",
                "orange: {bid: 1}",
                "agenda: [enlisting orange bonus-castle]",
                "agenda: [retreating orange powys]",
                "agenda: [ending, acting orange 1]",
                "orange: {stock: {knights: 1}}",
                "white: {stock: {mages: 1}}",
                "white: {reserve: {rebellion: 1}}",
                "supply: {castle: 9}",
                "stack: {merlin: 9}",
                "tokens: {3: 9}",
                "hourglass: {cubes: 8, of: 3}");
    }
}
