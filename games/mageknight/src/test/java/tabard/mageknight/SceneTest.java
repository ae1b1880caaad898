package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.*;
import org.junit.jupiter.api.Test;
import tabard.laws.*;
import tabard.mageknight.rules.*;
import tabard.table.*;

/** The picture keeps the laws: every id exists, and what can be chosen is what is offered. */
final class SceneTest {
    private final MageKnight game = new MageKnight();

    @Test
    void picturesKeepTheLaws() {
        var laws = new Laws<State, Move>(game).only(Law.SCENE);
        int n = 0;
        for (var way : List.of(
                Map.<String, Object>of("scenario", "solo-conquest"),
                Map.<String, Object>of("scenario", "first-reconnaissance"),
                Map.<String, Object>of("scenario", "full-cooperation"),
                Map.<String, Object>of("scenario", "druid-nights", "tokens", "all"),
                Map.<String, Object>of("scenario", "dungeon-lords"),
                Map.<String, Object>of("scenario", "mines-liberation"),
                Map.<String, Object>of("scenario", "one-to-return", "pvp", "on"))) {
            int seats = game.info().seatsFor(way).getLast();
            laws.check(game.info().options(seats, way), n++);
        }
        assertThat(n).isEqualTo(7);
    }
}
