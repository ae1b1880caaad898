package tabard.laws.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tabard.table.Action;
import tabard.table.Game;

/** Every field of a game says whether its changes are told; law 13 sees to it that those that are told are. */
interface ToldFields<S, A extends Action> {
    Game<S, A> game();

    boolean tellsEverything();

    @TestFactory
    default Stream<DynamicTest> everyFieldSaysWhetherItIsTold() {
        return tellsEverything()
                ? Stream.of(dynamicTest(
                        "told or silent", () -> assertThat(game().unsaid()).isEmpty()))
                : Stream.empty();
    }
}
