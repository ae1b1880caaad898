package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabard.table.scene.Prompt.Amount;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** Moves that differ in a number at their end, as few options with amounts. */
class NumbersTest {
    private static final Said LABEL = new Said("amount.send", List.of());

    private static Phrase send(int men) {
        String tail = "" + men;
        var args = List.<Object>of(men);
        return new Phrase(
                "send " + men, "send", "send", tail, args, List.of("men"), "TO-1.1", men, SheetGame.Grip.BUTTON);
    }

    private static List<Option> options(int start, int... men) {
        var group = new Questions.Group(new Questions.Key(Questions.Form.COUNTED, "send", null, null, false));
        IntStream.of(men).forEach(n -> group.add(send(n), SheetGame.Grip.BUTTON, null, false));
        var out = new ArrayList<Option>();
        Numbers.add(group, send(start), List.of(), out);
        return out;
    }

    @Test
    void wholeThousandsAreCountedByThousands() {
        var options = options(3000, 1000, 2000, 3000, 4000);
        assertThat(options).hasSize(1);
        assertThat(options.getFirst().amounts()).containsExactly(new Amount("men", LABEL, 1000, 4000, 3000, 1000));
        assertThat(options.getFirst().lines()).containsExactly("send 1000", "send 2000", "send 3000", "send 4000");
    }

    @Test
    void nothingIsAMultipleOfEverything() {
        assertThat(options(0, 0, 500, 1000).getFirst().amounts())
                .containsExactly(new Amount("men", LABEL, 0, 1000, 0, 500));
        assertThat(options(0, 0).getFirst().line()).isEqualTo("send 0");
    }

    @Test
    void aGapMakesAnotherOption() {
        assertThat(options(1, 1, 2, 4, 5))
                .extracting(Option::lines)
                .containsExactly(List.of("send 1", "send 2"), List.of("send 4", "send 5"));
        assertThat(options(1000, 1000, 3000, 4000))
                .extracting(Option::lines)
                .containsExactly(List.of("send 1000"), List.of("send 3000", "send 4000"));
    }
}
