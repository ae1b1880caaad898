package tabard.laws.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.laws.supper.Supper;

/** Clauses that no case shows come to light. */
class CoverageTest {
    @Test
    void clausesWithoutACaseAreMissingUnlessTheirChapterNeedsNone() {
        assertThat(Coverage.of(new Supper()).missing()).containsExactly("SU-1.3", "SU-3.1", "SU-3.2");
    }

    @Test
    void everyClauseKnowsItsCases() {
        var cases = Coverage.of(new Supper()).cases();
        assertThat(cases).hasSize(10);
        assertThat(cases.get("SU-2.2")).containsExactly("kitchen.yaml: a dish lies under its cover, salted or not");
        assertThat(cases.get("SU-4.1")).isEmpty();
    }

    @Test
    void testsThatAreNamedButNotThereAreLost() {
        assertThat(lost("SoundTest", "SoundTest.theSupperKeepsAllLawsInEveryWayItCanBeSetUp"))
                .isEmpty();
        assertThat(lost("GoneTest", "SoundTest.gone", "Supper", "kitchen"))
                .containsExactly("GoneTest", "SoundTest.gone", "Supper", "kitchen");
    }

    private static List<String> lost(String... tests) {
        var yaml = new StringBuilder("game: supper\ncases:\n");
        for (String test : tests) {
            yaml.append("  - {rule: SU-1.1, name: elsewhere, test: ")
                    .append(test)
                    .append("}\n");
        }
        return Coverage.of(new Supper(), List.of(CaseFile.read("tests.yaml", yaml.toString())))
                .lostTests();
    }
}
