package tabard.laws.cases;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One thing that a clause of the rules says, shown on a position: given this, when these steps are taken, then that. */
public record Case(String file, List<String> rules, String name, Given given, List<Stage> stages) {
    /** The position it starts from. */
    public sealed interface Given {
        /** A document laid over the standard start. */
        record Laid(Map<String, Object> document) implements Given {}

        /** The box just opened, with the seats and options named; these lots are drawn first, and with dice all that are due then. */
        record Opened(Map<String, Object> box, List<String> lots, Optional<Integer> dice) implements Given {}
    }

    /** Steps, and what must be so once they are taken; the last stage holds the claims that stand beside the steps. */
    public record Stage(List<String> when, List<Claim> claims) {}

    /** What it claims, at any time. */
    public List<Claim> claims() {
        return stages.stream().flatMap(stage -> stage.claims().stream()).toList();
    }

    /** As reports name it. */
    public String title() {
        return file + ": " + String.join(", ", rules) + " " + name;
    }
}
