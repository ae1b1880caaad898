package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.laws.posy.Posy;
import tabard.table.Seen;
import tabard.table.scene.Said;

/** Law 13 finds changes that nobody is told of, and lines that cannot be said; the other laws do not. */
class TellingLawTest {
    /** The supper, telling something else of what followed. */
    private static Bent telling(UnaryOperator<List<Said>> bend) {
        return new Bent() {
            @Override
            public List<Said> followed(Seen<State> before, Seen<State> after) {
                return bend.apply(super.followed(before, after));
            }
        };
    }

    private static List<Said> without(List<Said> lines, String key) {
        return lines.stream().filter(line -> !line.key().equals(key)).toList();
    }

    @Test
    void aChangeThatIsNotToldIsFoundByThisLawOnly() {
        var game = telling(lines -> without(lines, "changed.points-up"));
        assertThat(Planted.found(Law.TELLING, game)).endsWith("sees a change that is not told: changed.points");
        Planted.missedByAllBut(Law.TELLING, game);
    }

    @Test
    void aLineThatCannotBeSaidInFrenchIsFoundByThisLawOnly() {
        var game = telling(lines -> lines.stream()
                .map(line ->
                        line.key().equals("changed.salt-down") ? new Said("wrong.only-english", line.args()) : line)
                .toList());
        assertThat(Planted.found(Law.TELLING, telling(lines -> {
                    var more = new ArrayList<>(lines);
                    if (!lines.isEmpty()) {
                        more.add(Said.of("wrong.only-english"));
                    }
                    return more;
                })))
                .endsWith("no words for wrong.only-english in fr");
        assertThat(Planted.found(Law.TELLING, game)).endsWith("sees a change that is not told: changed.salt");
        Planted.missedByAllBut(Law.TELLING, game);
    }

    @Test
    void aHoleThatNoArgumentFillsIsFoundByThisLawOnly() {
        var game = telling(lines -> lines.stream()
                .map(line -> line.key().equals("changed.points-up")
                        ? new Said(line.key(), line.args().subList(0, 1))
                        : line)
                .toList());
        assertThat(Planted.found(Law.TELLING, game)).contains("the words of changed.points-up in en do not fit");
        Planted.missedByAllBut(Law.TELLING, game);
    }

    @Test
    void aLineAboutNothingIsFound() {
        var game = telling(lines -> lines.isEmpty() ? List.of(Said.of("changed.round-up", 1, 1, 2)) : lines);
        assertThat(Planted.found(Law.TELLING, game)).endsWith("is told of what it did not see: changed.round-up");
    }

    @Test
    void everyFieldOfTheTestGamesSaysWhetherItIsTold() {
        assertThat(new Supper().unsaid()).isEmpty();
        assertThat(new Bent().unsaid()).isEmpty();
        assertThat(new Posy().unsaid()).isEmpty();
    }
}
