package tabard.laws.cases;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Something a case says of the position that its steps have led to, or of the last step. */
public sealed interface Claim {
    /** These values of the position are so; those it does not name are free, and an empty map is an empty place. */
    record Then(Map<String, Object> position) implements Claim {}

    /** The step is not allowed; where a clause or a message key (with or without arguments) is named, the refusal gives that one. */
    record Refused(String step, String rule, String why) implements Claim {}

    /** The given position itself makes no sense, by this clause and message key. */
    record GivenRefused(String rule, String why) implements Claim {}

    /** Exactly these seats are asked. */
    record Asks(Map<String, Asked> seats) implements Claim {}

    /** What one seat is asked: lists that are not named are free. */
    record Asked(List<String> has, List<String> lacks, List<String> only, String first, String about) {}

    /** Chance is awaited; these outcomes are in it, and those are not. */
    record Chance(List<String> has, List<String> lacks) implements Claim {}

    /** What the viewer sees of the position. */
    record Sees(String viewer, Map<String, Object> position) implements Claim {}

    /** What the viewer reads of the last step. */
    record Reads(String viewer, String line) implements Claim {}

    /** The game has ended so; what is not named is free. */
    record Over(Optional<List<String>> winners, Optional<List<Integer>> points) implements Claim {}

    /** A JUnit test of the game's module shows it, because a case cannot. */
    record Test(String name) implements Claim {}
}
