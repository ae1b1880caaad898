package tabard.laws.cases;

import tabard.table.scene.Said;
import tabard.table.text.Words;

/** What came of a case. */
public sealed interface Verdict {
    Case of();

    record Passed(Case of) implements Verdict {}

    record Failed(Case of, Difference difference) implements Verdict {
        /** Which case failed, where, and what was expected and found there. */
        public String report(Words words) {
            return String.join(
                    "\n",
                    of.title(),
                    difference.path(),
                    words.say(Said.of("case.expected", difference.expected())),
                    words.say(Said.of("case.found", difference.found())));
        }
    }
}
