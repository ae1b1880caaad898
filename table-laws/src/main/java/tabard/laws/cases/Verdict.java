package tabard.laws.cases;

import java.util.ArrayList;
import java.util.List;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** What came of a case. */
public sealed interface Verdict {
    Case of();

    record Passed(Case of) implements Verdict {}

    record Failed(Case of, List<Difference> differences) implements Verdict {
        /** Which case failed, and for each difference where it is, what was expected and what was found there. */
        public String report(Words words) {
            var lines = new ArrayList<String>();
            lines.add(of.title());
            for (var difference : differences) {
                lines.add(difference.path());
                lines.add(words.say(Said.of("case.expected", difference.expected())));
                lines.add(words.say(Said.of("case.found", difference.found())));
            }
            return String.join("\n", lines);
        }
    }
}
