package tabard.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tabard.bots.loop.ShortSimulation;

class ShortSimulationTest {
    @Test
    void eachKindOfBotPlaysWithEveryNumberOfSeats() {
        var out = new ByteArrayOutputStream();
        new ShortSimulation<>(new Chests(), new PrintStream(out, true, StandardCharsets.UTF_8)).run();
        assertThat(out.toString(StandardCharsets.UTF_8).lines().toList())
                .hasSize(2)
                .first()
                .asString()
                .matches(
                        "2 seats, random bots, 100 games: \\d+ steps and \\d+ choices a game; won red \\d+ % blue \\d+ %");
    }
}
