package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.*;
import org.junit.jupiter.api.Test;
import tabard.laws.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.table.*;

/** Random games keep the laws in every way that agrees. */
final class RandomTurnsTest {
    private final MageKnight game = new MageKnight();

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
                        Law.TWO_WORLDS,
                        Law.TELLING);
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

    /** The options of MK-1.4, each at least once. */
    @Test
    void everyOptionPlaysToItsEndAndKeepsTheLaws() {
        var ways = List.<Map<String, Object>>of(
                Map.of("scenario", "full-conquest", "pvp", "on"),
                Map.of("scenario", "blitz-conquest", "tokens", "all", "shared-assault", "always"),
                Map.of("scenario", "mines-liberation", "tokens", "legion", "knockout", "aid", "pvp", "on"),
                Map.of("scenario", "druid-nights", "tactic-order", "aid", "take-effects", "aid"),
                Map.of("scenario", "dungeon-lords", "tokens", "all", "unattacking-is-blocked", "yes"));
        for (int i = 0; i < ways.size(); i++) {
            laws().check(game.info().options(2 + i % 3, ways.get(i)), 100 + i);
        }
    }

    /** The chronicle and what followed, for everybody at the table, in both languages. */
    @Test
    void aWholeGameIsReadAloud() {
        for (String scenario : List.of("first-reconnaissance", "full-cooperation", "dungeon-lords")) {
            var options = game.info().options(2, Map.of("scenario", scenario));
            var words = List.of(tabard.table.text.Words.of(game, "en"), tabard.table.text.Words.of(game, "fr"));
            var heard = new TreeSet<String>();
            for (int seed = 0; seed < 6; seed++) {
                var s = game.setup(options);
                var dice = new SplittableRandom(seed);
                while (!(game.awaits(s) instanceof Awaits.Over<Move>)) {
                    var step = step(s, dice);
                    for (var viewer : List.of(Viewer.of(Player.FALCON), Viewer.of(Player.STAG))) {
                        var before = game.see(s, viewer);
                        var after = game.copy(s);
                        game.apply(after, step);
                        var said = new ArrayList<>(game.followed(before, game.see(after, viewer)));
                        said.add(game.told(before, step));
                        for (var line : said) {
                            words.forEach(language -> heard.add(language.say(line)));
                        }
                    }
                    game.apply(s, step);
                }
            }
            assertThat(heard).noneMatch(line -> line.matches(".*([{}@_]|[a-z]\\.[a-z]|null|  ).*"));
            assertThat(heard).contains("Falcon ends the turn.", "Faucon finit son Tour.", "Falcon draws a card.");
        }
    }

    private Step<Move> step(State s, SplittableRandom dice) {
        return switch (game.awaits(s)) {
            case Awaits.Chance<Move>(var lottery) -> new Step.Happened<>(lottery.draw(dice));
            case Awaits.Choice<Move>(var ask, var _) ->
                new Step.Chosen<>(ask.seat(), ask.choices().any(dice));
            case Awaits.Together<Move>(var asks) ->
                new Step.Chosen<>(
                        asks.getFirst().seat(), asks.getFirst().choices().any(dice));
            case Awaits.Over<Move> _ -> throw new IllegalStateException("over");
        };
    }
}
