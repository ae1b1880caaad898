package tabard.defenders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tabard.laws.cases.Cases;
import tabard.laws.cases.Coverage;
import tabard.laws.cases.Verdict;
import tabard.table.words.Words;

/** The cases that the game ships, file by file, and that they show every clause of its rules. */
final class DefendersCasesTest {
    private static final Defenders GAME = new Defenders();

    @TestFactory
    Stream<DynamicContainer> everyCaseComesOutRight() {
        return Cases.shipped(GAME).stream()
                .map(file -> dynamicContainer(
                        file.name(),
                        Cases.run(file).stream()
                                .map(verdict -> dynamicTest(verdict.of().title(), () -> passes(verdict)))));
    }

    private static void passes(Verdict verdict) {
        switch (verdict) {
            case Verdict.Passed _ -> {}
            case Verdict.Failed failed -> fail(failed.report(Words.of(GAME, "en")));
        }
    }

    @Test
    void everyClauseOfTheRulesIsShownByACase() {
        assertThat(Coverage.of(GAME).missing()).as("clauses without a case").isEmpty();
    }

    @Test
    void everyTestThatACaseNamesIsThere() {
        assertThat(Coverage.of(GAME).lostTests())
                .as("tests named by cases and not found")
                .isEmpty();
    }
}
