package tabard.laws.cases;

import java.util.stream.Collectors;
import tabard.table.scene.Said;

/** A message as cases name it: by its key, with its arguments if wanted. */
final class Reason {
    private Reason() {}

    /** Without the place in a document that was put around it. */
    static String of(Said why, boolean arguments) {
        if (why.key().equals("refused.at") && why.args().getLast() instanceof Said inner) {
            return of(inner, arguments);
        }
        return arguments
                ? why.args().stream().map(String::valueOf).collect(Collectors.joining(" ", why.key() + " ", ""))
                : why.key();
    }

    /** The message in the detail that the claim goes into. */
    static String like(String claim, Said why) {
        return of(why, claim.contains(" "));
    }
}
