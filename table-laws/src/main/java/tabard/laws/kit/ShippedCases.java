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
import tabard.table.Game;
import tabard.table.text.Words;

/** A test that every game has: the cases it ships come out right, file by file, and show every clause of its rules. */
public abstract class ShippedCases {
    private final Game<?, ?> game;

    protected ShippedCases(Game<?, ?> game) {
        this.game = game;
    }

    @TestFactory
    public final Stream<DynamicContainer> everyCaseComesOutRight() {
        return Cases.shipped(game).stream()
                .map(file -> dynamicContainer(
                        file.name(),
                        Cases.run(file).stream()
                                .map(verdict -> dynamicTest(verdict.of().title(), () -> passes(verdict)))));
    }

    private void passes(Verdict verdict) {
        switch (verdict) {
            case Verdict.Passed _ -> {}
            case Verdict.Failed failed -> fail(failed.report(Words.of(game, "en")));
        }
    }

    @Test
    public final void everyClauseOfTheRulesIsShownByACase() {
        assertThat(Coverage.of(game).missing()).as("clauses without a case").isEmpty();
    }

    @Test
    public final void everyTestThatACaseNamesIsThere() {
        assertThat(Coverage.of(game).lostTests())
                .as("tests named by cases and not found")
                .isEmpty();
    }
}
