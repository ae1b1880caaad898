package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.*;
import org.junit.jupiter.api.Test;
import tabard.laws.*;
import tabard.mageknight.rules.*;
import tabard.table.*;

/** Random games, in which combat is never entered, keep the laws in every way that agrees. */
final class RandomTurnsTest {
    private final Rehearsal game = new Rehearsal();

    /** All but those about pictures, and about leaving, which are for the whole game. */
    private Laws<State, Move> laws() {
        return new Laws<>(game)
                .only(
                        Law.END,
                        Law.COPY,
                        Law.OPTIONS,
                        Law.TEXT,
                        Law.CONSERVATION,
                        Law.SECRETS,
                        Law.NEWS,
                        Law.TOGETHER,
                        Law.TWO_WORLDS);

    }

    @Test
    void everyWayPlaysToItsEndAndKeepsTheLaws() {
        int ways = 0;
        for (var scenario : game.info().settings().getFirst().values()) {
            for (int seats : game.info().seatsFor(Map.of("scenario", scenario))) {
                laws().check(game.info().options(seats, Map.of("scenario", scenario)), ways++);
            }
        }
        assertThat(ways).isEqualTo(27);
    }
}
