package tabard.mageknight;

import java.util.List;
import tabard.laws.Laws;
import tabard.laws.kit.Effort;
import tabard.laws.kit.GameKit;
import tabard.mageknight.rules.Move;
import tabard.mageknight.rules.State;
import tabard.table.Options;

final class MageKnightTest extends GameKit<State, Move> {
    MageKnightTest() {
        super(new MageKnight(), new Effort(1, 28, 20));
    }

    /** A game takes seconds under the laws, and there are hundreds of ways to play one. */
    @Override
    public List<Options> ways() {
        return Laws.fewWays(game());
    }
}
