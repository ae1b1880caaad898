package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.table.Orchard.Climb;
import tabard.table.Orchard.Fill;
import tabard.table.Orchard.Rest;
import tabard.table.Orchard.Tree;

/** What may be answered, without listing more than is asked for. */
class ChoicesTest {
    @Test
    void theFirstIsWhatAClockTakes() {
        var picks = new Picks<Orchard.OnTurn>(2)
                .add(new Rest())
                .addIf(false, new Climb(Tree.PLUM))
                .each(Climb.EACH, 0b101);
        assertThat(picks.all()).containsExactly(new Rest(), new Climb(Tree.APPLE), new Climb(Tree.PLUM));
        assertThat(picks.usual()).isEqualTo(new Rest());
        assertThat(picks.admits(new Climb(Tree.PEAR))).isFalse();
        assertThat(picks.all()).contains(picks.any(new SplittableRandom(1)));
    }

    @Test
    void aSetIsNotListedToTakeOneOfIt() {
        Choices<Climb> among = Choices.among(Climb.EACH, 0b110);
        assertThat(among.size()).isEqualTo(2);
        assertThat(among.usual()).isEqualTo(new Climb(Tree.PEAR));
        assertThat(among.all()).containsExactly(new Climb(Tree.PEAR), new Climb(Tree.PLUM));
        assertThat(among.admits(new Climb(Tree.APPLE))).isFalse();
        assertThat(among.any(new SplittableRandom(1))).isIn(among.all());
    }

    @Test
    void aSpanIsBuiltOnce() {
        var span = Span.of(1, 9, n -> new Fill(n, 0));
        assertThat(span.upTo(3).all()).containsExactly(new Fill(1, 0), new Fill(2, 0), new Fill(3, 0));
        assertThat(span.between(4, 4).usual()).isSameAs(span.get(4));
        assertThat(span.between(2, 3).admits(new Fill(1, 0))).isFalse();
    }

    @Test
    void membersOfAnUnorderedPickMayBeNamedInAnyOrder() {
        var choices = Choices.inAnyOrder(List.of(new Climb(Tree.APPLE)), List.of(new Climb(Tree.PEAR)));
        assertThat(choices.all()).containsExactly(new Climb(Tree.APPLE));
        assertThat(choices.offered()).containsExactly(new Climb(Tree.APPLE), new Climb(Tree.PEAR));
        assertThat(choices.admits(new Climb(Tree.PEAR))).isTrue();
        assertThat(choices.size()).isEqualTo(1);
    }

    @Test
    void inAForkOnlyThoseAreAskedWhoAreLookedAt() {
        var toy = new Toy();
        var s = toy.setup(toy.info().standard());
        for (String line : List.of("chance: rolled 2", "red: take 0", "blue: take 0")) {
            s = toy.play(s, toy.step(line));
        }
        var asks = toy.awaits(s).asks();
        assertThat(asks)
                .hasSize(3)
                .allSatisfy(ask -> assertThat(ask.choices().size()).isEqualTo(2));
        assertThat(asks.getFirst().choices()).isSameAs(asks.getFirst().choices());
    }
}
