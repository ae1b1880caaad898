package tabard.laws.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tabard.laws.Laws;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Options;

/** Random games of every way to play keep the laws of the table. */
interface LawfulGames<S, A extends Action> {
    int THREADS = 2;

    /** Of a quick look, so many games at most: -Dtabard.lawful=20. */
    int MOST = Integer.getInteger("tabard.lawful", Integer.MAX_VALUE);

    Game<S, A> game();

    int lawful(Options way);

    /** Those that are tried: all, unless a game has so many that a build could not wait for them. */
    default List<Options> ways() {
        return Laws.everyWay(game());
    }

    @TestFactory
    default Stream<DynamicTest> randomGamesKeepTheLaws() {
        var laws = new Laws<>(game()); // what it reads of the game is the same for all ways
        return ways().stream()
                .map(way -> dynamicTest(way.seats() + " seats " + Options.words(way.settings()), () -> {
                    int games = Math.min(lawful(way), MOST);
                    assertThat(laws.check(way, games, 1, THREADS, _ -> {}).games())
                            .isEqualTo(games);
                }));
    }
}
