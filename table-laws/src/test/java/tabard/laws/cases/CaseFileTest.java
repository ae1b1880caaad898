package tabard.laws.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.table.Refusal;

/** A case file that makes no sense is refused at the place where it does not. */
class CaseFileTest {
    @Test
    void theGivenOfACaseIsLaidOverThatOfItsFile() {
        var file = CaseFile.read("over.yaml", """
            game: supper
            given: {options: {evening: long}, cook: {salt: 0, hand: {ale: 2}}, larder: {ale: 1}, agenda: [round]}
            cases:
              - {rule: SU-1.1, name: over, given: {cook: {hand: {ale: 1}, points: 2}, larder: {}, agenda: []}, then: {round: 1}}
              - {rule: SU-1.1, name: opened, given: setup, then: {round: 0}}
            """);
        assertThat(file.cases().getFirst().given())
                .isEqualTo(new Case.Given.Laid(Map.of(
                        "options", Map.of("evening", "long"),
                        "cook", Map.of("salt", 0, "hand", Map.of("ale", 1), "points", 2),
                        "larder", Map.of(),
                        "agenda", List.of())));
        assertThat(file.cases().getLast().given())
                .isEqualTo(new Case.Given.Opened(
                        Map.of("options", Map.of("evening", "long")), List.of(), Optional.empty()));
    }

    @Test
    void oneTextStandsForAListOfOne() {
        var one = CaseFile.read("one.yaml", """
            game: supper
            cases:
              - {rule: SU-1.1, name: one, when: "cook: lay ale", refused: "cook: lay bread"}
            """).cases().getFirst();
        assertThat(one.rules()).containsExactly("SU-1.1");
        assertThat(one.stages())
                .containsExactly(new Case.Stage(
                        List.of("cook: lay ale"), List.of(new Claim.Refused("cook: lay bread", "", ""))));
        assertThat(one.title()).isEqualTo("one.yaml: SU-1.1 one");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        bad.yaml: file: "game" is missing | cases: []
        bad.yaml: There is no game "super"; did you mean "supper"? | {game: super, cases: []}
        bad.yaml: file: "cases" is missing | game: supper
        bad.yaml: cases: "all" should be a list | {game: supper, cases: all}
        bad.yaml: file: There is no "case" here; did you mean "cases"? | {game: supper, case: []}
        bad.yaml: Line 1: "game" stands twice | {game: supper, game: supper}
        bad.yaml: no cases: There is no chapter "9" with clauses; did you mean "1"? | {game: supper, no cases: {9: why}, cases: []}
        bad.yaml: no cases: "1" should be a text; put it in quotes | {game: supper, no cases: {4: 1}, cases: []}
        """)
    void aFileThatMakesNoSenseIsRefused(String message, String yaml) {
        assertThat(refusal(yaml)).hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        case 1: "name" is missing | rule: SU-1.1, then: {round: 1}
        case 1 (x): "rule" is missing | name: x, then: {round: 1}
        case 1 (x): There is no clause "SU-1.9"; did you mean "SU-1.1"? | name: x, rule: SU-1.9, then: {round: 1}
        case 1 (x): The case shows nothing; it needs one of: then, counts, refused, asks, chance, sees, reads, standing, over, test | name: x, rule: SU-1.1
        case 1: There is no "than" here; did you mean "then"? | name: x, rule: SU-1.1, than: {round: 1}
        case 1 (x), then: "1" should be a map of names to values | name: x, rule: SU-1.1, then: 1
        case 1 (x), when: "1" should be a text; put it in quotes | name: x, rule: SU-1.1, when: [1], then: {round: 1}
        case 1 (x), given: "start" should be a map of names to values | name: x, rule: SU-1.1, given: start, then: {round: 1}
        case 1 (x), asks: There is no "had" here; did you mean "has"? | name: x, rule: SU-1.1, asks: {cook: {had: [lay ale]}}
        case 1 (x), refused: There is no "whi" here; did you mean "why"? | name: x, rule: SU-1.1, refused: {whi: refused.count}
        case 1 (x), refused: "step" is missing | name: x, rule: SU-1.1, when: ["cook: lay ale"], refused: {rule: SU-1.1}
        case 1 (x), refused: "step" is missing | name: x, rule: SU-1.1, asks: {}, refused: {rule: SU-1.1}
        case 1 (x), refused: "step" is missing | name: x, rule: SU-1.1, refused: [{rule: SU-1.1}]
        case 1 (x): There is no clause "SU-9"; there are: SU-1.1, SU-1.2, SU-1.3, SU-2.1, SU-2.2, SU-2.3, SU-2.4, SU-3.1, SU-3.2, SU-4.1 | \
        name: x, rule: SU-1.1, refused: {rule: SU-9}
        case 1 (x), when: There is no "than" here; did you mean "then"? | name: x, rule: SU-1.1, when: [{than: {round: 1}}], then: {round: 1}
        case 1 (x), when: There is no "test" here; there are: then, counts, refused, asks, chance, sees, reads, standing, over | \
        name: x, rule: SU-1.1, when: [{test: [SoundTest]}], then: {round: 1}
        case 1 (x), when: "cook: lay ale" should be a text; put it in quotes | name: x, rule: SU-1.1, when: [cook: lay ale], then: {round: 1}
        case 1 (x), when: "chance: dealt cook ale" should be a text; put it in quotes | \
        name: x, rule: SU-1.1, when: [chance: dealt cook ale], then: {round: 1}
        case 1 (x), when: The case shows nothing; it needs one of: then, counts, refused, asks, chance, sees, reads, standing, over | \
        name: x, rule: SU-1.1, when: [{}], then: {round: 1}
        case 1 (x), when, refused: "step" is missing | name: x, rule: SU-1.1, when: [{refused: {rule: SU-1.1}}]
        case 1 (x), given: There is no "cook" here; there are: setup | name: x, rule: SU-1.1, given: {setup: {}, cook: {}}, then: {round: 1}
        case 1 (x), given, setup: There is no "seat" here; did you mean "seats"? | name: x, rule: SU-1.1, given: {setup: {seat: 3}}, then: {round: 1}
        case 1 (x), given, setup, dice: "many" is not a whole number | name: x, rule: SU-1.1, given: {setup: {dice: many}}, then: {round: 1}
        case 1 (x), counts, cook, hand: "two" is not a whole number | name: x, rule: SU-1.1, counts: {cook: {hand: two}}
        case 1 (x), chance, odds: "often" is not a probability; write a fraction such as 1/6 | name: x, rule: SU-1.1, chance: {odds: {a: often}}
        case 1 (x), chance, odds: "7/6" is not a probability; write a fraction such as 1/6 | name: x, rule: SU-1.1, chance: {odds: {a: 7/6}}
        case 1 (x), standing: There is no "winner" here; did you mean "winners"? | name: x, rule: SU-1.1, standing: {winner: cook}
        case 1 (x), over, points: "many" is not a whole number | name: x, rule: SU-1.1, over: {points: [many]}
        """)
    void aCaseThatMakesNoSenseIsRefused(String message, String entry) {
        assertThat(refusal("{game: supper, cases: [{" + entry + "}]}")).hasMessage("bad.yaml: " + message);
    }

    private static Refusal refusal(String yaml) {
        var refusal = catchThrowableOfType(Refusal.class, () -> CaseFile.read("bad.yaml", yaml));
        assertThat(refusal).isNotNull();
        return refusal;
    }
}
