package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.table.Toy.Rolled;
import tabard.table.sheet.Subset;

/** Lots. */
class LotteryTest {
    private static final Rolled[] PIPS = {new Rolled(1), new Rolled(2), new Rolled(3)};

    private enum Thing implements Named {
        NUT,
        PEAR,
        PLUM
    }

    @Test
    void anUrnDrawsByTheNumberOfTickets() {
        Lottery<Rolled> urn =
                Lottery.urn(List.of(Thing.values()), new int[] {1, 0, 3}, thing -> new Rolled(thing.ordinal() + 1));
        var dice = new SplittableRandom(1);
        int[] drawn = new int[4];
        for (int i = 0; i < 4000; i++) {
            drawn[urn.draw(dice).pips()]++;
        }
        assertThat(drawn[2]).isZero();
        assertThat(drawn[1]).isBetween(900, 1100);
        assertThat(drawn[3]).isBetween(2900, 3100);
    }

    @Test
    void anUrnAdmitsWhatHasATicket() {
        var urn = new Lottery.Urn<>(PIPS, new int[] {1, 0, 3});
        assertThat(urn.admits(new Rolled(3))).isTrue();
        assertThat(urn.admits(new Rolled(2))).isFalse();
        assertThat(urn.admits(new Toy.Grab())).isFalse();
    }

    @Test
    void whatCanBeDrawnCanBeCounted() {
        var urn = new Lottery.Urn<>(PIPS, new int[] {1, 0, 3});
        assertThat(urn.outcomes())
                .containsExactly(new Lottery.Odds<>(new Rolled(1), 0.25), new Lottery.Odds<>(new Rolled(3), 0.75));
        assertThat(new Lottery.Certain<>(new Rolled(2)).outcomes())
                .containsExactly(new Lottery.Odds<>(new Rolled(2), 1));
    }

    @Test
    void oneOfASetIsDrawnWithoutListingIt() {
        var things = Subset.all(List.of(Thing.values()));
        Lottery<Rolled> among = Lottery.among(things.minus(0b010), thing -> PIPS[thing.ordinal()]);
        var dice = new SplittableRandom(1);
        int[] drawn = new int[4];
        for (int i = 0; i < 4000; i++) {
            drawn[among.draw(dice).pips()]++;
        }
        assertThat(drawn[2]).isZero();
        assertThat(drawn[1]).isBetween(1900, 2100);
        assertThat(among.admits(new Rolled(3))).isTrue();
        assertThat(among.admits(new Rolled(2))).isFalse();
        assertThat(among.outcomes())
                .containsExactly(new Lottery.Odds<>(new Rolled(1), 0.5), new Lottery.Odds<>(new Rolled(3), 0.5));
        assertThatThrownBy(() -> Lottery.among(things.and(0), thing -> PIPS[thing.ordinal()]))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anUrnWithoutTicketsIsAMistake() {
        assertThatThrownBy(() -> new Lottery.Urn<>(PIPS, new int[3])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRevealHasOneTicket() {
        var reveal = new Lottery.Certain<>(new Rolled(2));
        assertThat(reveal.draw(new SplittableRandom(1))).isEqualTo(new Rolled(2));
        assertThat(reveal.admits(new Rolled(2))).isTrue();
        assertThat(reveal.admits(new Rolled(1))).isFalse();
    }
}
