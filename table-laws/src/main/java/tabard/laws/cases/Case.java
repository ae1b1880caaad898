package tabard.laws.cases;

import java.util.List;
import java.util.Map;

/** One thing that a clause of the rules says, shown on a position: given this, when these steps are taken, then that. */
public record Case(String file, List<String> rules, String name, Given given, List<String> when, List<Claim> claims) {
    /** The position it starts from: a document laid over the standard start, or the box just opened with the options named there. */
    public record Given(boolean opened, Map<String, Object> document) {}

    /** As reports name it. */
    public String title() {
        return file + ": " + String.join(", ", rules) + " " + name;
    }
}
