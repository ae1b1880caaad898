package tabard.laws.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabard.table.Action;
import tabard.table.Game;

/** Every field of a game says whether its changes are told; law 13 sees to it that those that are told are. */
interface ToldFields<S, A extends Action> {
    Game<S, A> game();

    @Test
    default void everyFieldSaysWhetherItIsTold() {
        assertThat(game().unsaid()).isEmpty();
    }
}
