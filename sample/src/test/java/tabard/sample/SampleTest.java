package tabard.sample;

import tabard.laws.kit.Effort;
import tabard.laws.kit.GameKit;
import tabard.sample.rules.Move;
import tabard.sample.rules.State;

/** The tests that every game has: laws, records, cases, words. What only this game has would stand here too. */
final class SampleTest extends GameKit<State, Move> {
    SampleTest() {
        super(new Sample(), new Effort(200, 20, 100));
    }
}
