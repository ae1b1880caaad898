package tabard.table.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.table.scene.Prompt.Amount;
import tabard.table.scene.Prompt.Option;

/** Which lines an option stands for. */
class PromptTest {
    private static final Said LABEL = Said.of("do.it");

    private static Option option(String line) {
        return Option.of(line, LABEL, "TO-1.1");
    }

    private static Amount amount(String name, int min, int max) {
        return new Amount(name, LABEL, min, max, min);
    }

    @Test
    void aButtonStandsForItsLine() {
        assertThat(option("pass").lines()).containsExactly("pass");
    }

    @Test
    void aHoleIsFilledWithTheTailOfEachTarget() {
        assertThat(option("place {on}")
                        .on(List.of("powys", "dark/gwent", "slot/2"))
                        .lines())
                .containsExactly("place powys", "place gwent", "place 2");
    }

    @Test
    void targetsWithoutAHoleStandForOneLine() {
        assertThat(option("topple elmet").on(List.of("elmet", "elmet/mage")).lines())
                .containsExactly("topple elmet");
    }

    @Test
    void amountsAreFilledInEveryCombination() {
        assertThat(option("ship {k} {m}")
                        .amounts(List.of(amount("k", 0, 1), amount("m", 2, 3)))
                        .lines())
                .containsExactly("ship 0 2", "ship 0 3", "ship 1 2", "ship 1 3");
    }

    @Test
    void aTargetAndAnAmountGoTogether() {
        assertThat(option("move {on} {n}")
                        .on("yard")
                        .amounts(List.of(amount("n", 1, 2)))
                        .lines())
                .containsExactly("move yard 1", "move yard 2");
    }

    @Test
    void anAmountMayGoByLargerSteps() {
        assertThat(option("send {n}")
                        .amounts(List.of(new Amount("n", LABEL, 0, 2000, 0, 1000)))
                        .lines())
                .containsExactly("send 0", "send 1000", "send 2000");
    }
}
