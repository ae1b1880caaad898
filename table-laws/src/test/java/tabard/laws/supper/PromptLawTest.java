package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Seen;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Amount;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;

/** Law 10 finds prompts that do not offer exactly what is asked. */
class PromptLawTest {
    private static final Said WORDS = Said.of("table");

    /** What law 10 finds when the options of every prompt are bent. */
    private static String found(UnaryOperator<List<Option>> bend) {
        return foundInPrompts(prompt -> new Prompt(
                prompt.seat(), prompt.prompt(), prompt.detail(), prompt.clause(), bend.apply(prompt.options())));
    }

    private static String foundInPrompts(UnaryOperator<Prompt> bend) {
        return Planted.found(Law.SCENE, new Bent() {
            @Override
            public Scene scene(Seen<State> seen) {
                var scene = super.scene(seen);
                var asks = scene.asks().stream().map(bend).toList();
                return new Scene(scene.elements(), scene.status(), scene.waits(), asks);
            }
        });
    }

    private static List<Option> with(List<Option> options, Option more) {
        var out = new ArrayList<>(options);
        out.add(more);
        return out;
    }

    private static Option option(String line) {
        return Option.of(line, WORDS, "SU-2.1");
    }

    @Test
    void aLineThatIsNotOfferedIsFound() {
        assertThat(found(options -> with(options, option("dance"))))
                .isEqualTo("the prompt offers what is not asked: dance");
    }

    @Test
    void anOptionThatIsNotInThePromptIsFound() {
        assertThat(found(options -> options.subList(0, options.size() - 1))).contains("does not offer ");
    }

    @Test
    void aLineThatIsOfferedTwiceIsFound() {
        assertThat(found(options -> with(options, options.getFirst()))).startsWith("two options stand for ");
    }

    @Test
    void anOptionThatIsBarredThoughPossibleIsFound() {
        assertThat(found(options -> with(options, options.getFirst().barred(WORDS))))
                .startsWith("barred, but possible: ");
    }

    @Test
    void anOptionThatStandsForNothingIsFound() {
        assertThat(found(options -> with(options, option("lay {on}"))))
                .isEqualTo("an option stands for nothing: lay {on}");
    }

    @Test
    void aTargetThatDoesNotExistIsFound() {
        assertThat(found(options -> options.stream()
                        .map(option -> option.on(List.of("cellar/ale")))
                        .toList()))
                .contains("cellar/ale");
    }

    @Test
    void aThingTakenUpThatDoesNotExistIsFound() {
        assertThat(found(options -> options.stream()
                        .map(option -> option.from("cellar/ale"))
                        .toList()))
                .endsWith("points at cellar/ale, which does not exist");
    }

    @Test
    void aPromptThatDoesNotBeginWithWhatAClockTakesIsFound() {
        assertThat(found(List::reversed)).startsWith("a clock takes alone, but the prompt begins with praise");
    }

    @Test
    void anAmountThatStartsOutOfItsBoundsIsFound() {
        assertThat(found(options -> options.stream()
                        .map(option -> option.amounts(option.amounts().stream()
                                .map(n -> new Amount(n.name(), n.label(), n.min(), n.max(), n.max() + 1))
                                .toList()))
                        .toList()))
                .isEqualTo("amount n starts outside its bounds");
    }

    @Test
    void thePromptOfAnotherIsFound() {
        assertThat(foundInPrompts(p -> new Prompt("friar", p.prompt(), p.detail(), p.clause(), p.options())))
                .isEqualTo("is shown the prompt of friar");
    }

    @Test
    void aQuestionWithoutAPromptIsFound() {
        var game = new Bent() {
            @Override
            public Scene scene(Seen<State> seen) {
                var scene = super.scene(seen);
                return new Scene(scene.elements(), scene.status(), scene.waits(), List.of());
            }
        };
        assertThat(Planted.found(Law.SCENE, game)).isEqualTo("0 prompts for 1 questions");
    }
}
