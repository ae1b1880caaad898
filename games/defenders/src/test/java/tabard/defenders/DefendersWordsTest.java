package tabard.defenders;

import java.util.List;
import tabard.defenders.rules.Move;
import tabard.defenders.rules.State;
import tabard.laws.kit.SpokenWords;

class DefendersWordsTest extends SpokenWords<State, Move> {
    DefendersWordsTest() {
        super(new Defenders(), 10, List.of());
    }
}
