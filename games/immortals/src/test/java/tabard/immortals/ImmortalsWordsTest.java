package tabard.immortals;

import java.util.List;
import tabard.laws.kit.SpokenWords;

class ImmortalsWordsTest extends SpokenWords<State, Move> {
    ImmortalsWordsTest() {
        super(new Immortals(), 5, List.of());
    }
}
