package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Sheet;

/** The number for a position by which a log notices that a replay leads elsewhere. */
class PositionMarkTest {
    private final Toy toy = new Toy();

    @Test
    void onePositionHasOneMarkAndAnotherHasAnother() {
        var byText = new HashMap<Map<String, Object>, Long>();
        for (int seed = 0; seed < 50; seed++) {
            var dice = new SplittableRandom(seed);
            var match = new Match<>(toy, toy.setup(toy.info().standard()));
            match.draw(dice);
            while (!match.awaits().asks().isEmpty()) {
                var asks = match.awaits().asks();
                var ask = asks.get(dice.nextInt(asks.size()));
                match.take(new Step.Chosen<>(
                        ask.seat(), ask.options().get(dice.nextInt(ask.options().size()))));
                match.draw(dice);
                long mark = toy.mark(match.now());
                assertThat(byText.merge(toy.text(match.now()), mark, (old, now) -> old))
                        .isEqualTo(mark);
            }
        }
        assertThat(byText).hasSizeGreaterThan(100);
        assertThat(byText.values()).doesNotHaveDuplicates();
    }

    @Test
    void optionsCountToo() {
        var foul = toy.info().options(3, Map.of("weather", "foul"));
        assertThat(toy.mark(toy.setup(foul)))
                .isNotEqualTo(toy.mark(toy.setup(toy.info().standard())));
    }

    /** Written down once: a log of today must be understood by every program to come. */
    @Test
    void itIsTheSameInEveryProcess() {
        assertThat(toy.mark(toy.standard(toy.info().standard()))).isEqualTo(334489411869334762L);
    }

    @Test
    void itGoesByTheNamesOfFieldsAndNotByTheirPlaces() {
        var one = new Sheet();
        var coins = one.counts(20, Axis.of(Toy.Colour.ALL), "coins");
        var day = one.counts(9, "day");
        var other = new Sheet();
        other.derived(Axis.of(List.of(Toy.Colour.RED)));
        var sameDay = other.counts(9, "day");
        other.flags("rain");
        var sameCoins = other.counts(20, Axis.of(Toy.Colour.ALL), "coins");
        int[] here = new int[one.size()];
        int[] there = new int[other.size()];
        coins.set(here, Toy.Colour.GREEN, 7);
        day.set(here, 3);
        sameCoins.set(there, Toy.Colour.GREEN, 7);
        sameDay.set(there, 3);
        there[0] = 5;
        assertThat(other.mark(there)).isEqualTo(one.mark(here));
        coins.set(here, Toy.Colour.GREEN, 3);
        day.set(here, 7);
        assertThat(other.mark(there)).isNotEqualTo(one.mark(here));
    }
}
