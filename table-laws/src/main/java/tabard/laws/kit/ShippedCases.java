package tabard.laws.kit;

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
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.text.Words;

/** The cases that a game ships come out right, file by file, and show every clause of its rules. */
interface ShippedCases<S, A extends Action> {
    Game<S, A> game();

    @TestFactory
    default Stream<DynamicContainer> everyCaseComesOutRight() {
        return Cases.shipped(game()).stream()
                .map(file -> dynamicContainer(
                        file.name(),
                        Cases.run(file).stream()
                                .map(verdict -> dynamicTest(verdict.of().title(), () -> passes(verdict)))));
    }

    private void passes(Verdict verdict) {
        switch (verdict) {
            case Verdict.Passed _ -> {}
            case Verdict.Failed failed -> fail(failed.report(Words.of(game(), "en")));
        }
    }

    @Test
    default void everyClauseOfTheRulesIsShownByACase() {
        assertThat(Coverage.of(game()).missing()).as("clauses without a case").isEmpty();
    }

    @Test
    default void everyTestThatACaseNamesIsThere() {
        assertThat(Coverage.of(game()).lostTests())
                .as("tests named by cases and not found")
                .isEmpty();
    }
}
