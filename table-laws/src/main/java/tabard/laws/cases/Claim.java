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

    /** Chance is awaited; these outcomes are in it, those are not, and some come up with these odds. */
    record Chance(List<String> has, List<String> lacks, Map<String, Probability> odds) implements Claim {}

    /** So many things lie in these heaps or hands. */
    record Counts(Map<String, Object> sizes) implements Claim {}

    /** What the viewer sees of the position. */
    record Sees(String viewer, Map<String, Object> position) implements Claim {}

    /** What the viewer reads of the last step. */
    record Reads(String viewer, String line) implements Claim {}

    /** The game has ended so. */
    record Over(Ending ending) implements Claim {}

    /** If the game were to stop here it would end so. */
    record Standing(Ending ending) implements Claim {}

    /** Who wins, everybody's points, and the message key that tells it (with or without arguments); what is not named is free. */
    record Ending(Optional<List<String>> winners, Optional<List<Integer>> points, String how) {}

    /** A JUnit test of the game's module shows it, because a case cannot. */
    record Test(String name) implements Claim {}
}
