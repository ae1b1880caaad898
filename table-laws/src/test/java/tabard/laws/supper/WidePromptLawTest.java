package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.laws.Laws;
import tabard.laws.stones.Stones;
import tabard.table.scene.Prompt.Amount;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** Law 10 finds wrong prompts of questions with thousands of options, of which it looks at samples only. */
class WidePromptLawTest {
    private static String found(UnaryOperator<List<Option>> bend) {
        return Planted.found(Law.SCENE, Stones.wide(bend));
    }

    /** The numbers of the great heap, moved. */
    private static Option moved(Option option, int least, int most) {
        var n = option.amounts().getFirst();
        var other = new Amount(n.name(), n.label(), n.min() + least, n.max() + most, n.min() + least);
        return option.line().startsWith("take 2") && n.max() > 500 ? option.amounts(List.of(other)) : option;
    }

    private static List<Option> with(List<Option> options, Option more) {
        var out = new ArrayList<>(options);
        out.add(more);
        return out;
    }

    @Test
    void aSoundWideQuestionIsLeftAlone() {
        var game = Stones.wide(UnaryOperator.identity());
        var report = new Laws<>(game).check(game.info().standard(), 20, 1, 1, _ -> {});
        assertThat(report.widest()).isGreaterThan(1000);
    }

    @Test
    void linesThatAreMissingAreFound() {
        assertThat(found(options -> options.stream().map(o -> moved(o, 0, -1)).toList()))
                .matches("the prompt of Taking.* has \\d+ lines for \\d+ options");
    }

    @Test
    void asManyLinesThatAreOthersAreFound() {
        assertThat(found(
                        options -> options.stream().map(o -> moved(o, 400, 400)).toList()))
                .matches("the prompt of Taking.* does not offer take 2 \\d+"
                        + "|the prompt offers what is not asked: take 2 \\d+");
    }

    @Test
    void linesThatAreBarredThoughPossibleAreFound() {
        assertThat(found(options -> with(options, options.getLast().barred(Said.of("take")))))
                .startsWith("barred, but possible: take ");
    }

    @Test
    void twoOptionsForTheSameLinesAreFound() {
        assertThat(found(options -> with(options.subList(1, options.size()), options.getLast())))
                .matches("two options stand for take 2 \\d+|the prompt of Taking.* has .*");
    }

    @Test
    void aPromptThatDoesNotBeginWithWhatAClockTakesIsFound() {
        assertThat(found(List::reversed)).startsWith("a clock takes take 0 1, but the prompt begins with take 2");
    }
}
