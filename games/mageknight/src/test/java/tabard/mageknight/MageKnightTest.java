package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabard.laws.Laws;
import tabard.laws.kit.Effort;
import tabard.laws.kit.GameKit;
import tabard.mageknight.content.Names;
import tabard.mageknight.rules.Move;
import tabard.mageknight.rules.State;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.scene.Said;

final class MageKnightTest extends GameKit<State, Move> {
    MageKnightTest() {
        super(new MageKnight(), new Effort(1, 28, 20));
    }

    /** Asked and said so seldom that a few random games miss them: another effect that may be paid for, a skill turned up, a ring. */
    private static final List<String> SELDOM =
            List.of("ask.asked.offering", "status.asked.offering", "status.levels.drawing", "common", "purse.endless");

    /** A hundred kinds of moves are not listed, and what is meant is named where it is near. */
    @Test
    void anUnknownWordIsRefusedInOneSentence() {
        assertThatThrownBy(() -> new MageKnight().action("fly to-the-moon"))
                .isInstanceOf(Refusal.class)
                .hasMessage("No move begins with \"fly\"");
    }

    /** The names in the content files, and what their effects are told in. */
    @Override
    public Set<String> brought() {
        var brought = new HashSet<>(SELDOM);
        Names.ALL.forEach(names -> brought.add(names.id()));
        ReadAloudTest.lines().values().forEach(line -> keys(line, brought));
        return brought;
    }

    private static void keys(Said said, Set<String> keys) {
        keys.add(said.key());
        said.args().forEach(arg -> {
            if (arg instanceof Said inner) {
                keys(inner, keys);
            }
        });
    }

    /** A game takes seconds under the laws, and there are hundreds of ways to play one. */
    @Override
    public List<Options> ways() {
        return Laws.fewWays(game());
    }
}
