package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
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
    void aSetIsNotListedToAdmitOneOfIt() {
        var made = new ArrayList<Tree>();
        Choices<Climb> among = Choices.each(Tree.ALL, tree -> {
            made.add(tree);
            return new Climb(tree);
        });
        assertThat(among.admits(new Climb(Tree.ALL.getFirst()))).isTrue();
        assertThat(made).containsExactly(Tree.ALL.getFirst());
        assertThat(among.admits(new Rest())).isFalse();
    }

    @Test
    void whatIsListedAndWhatIsDrawnStandInOneOrder() {
        var climbs = Climb.EACH;
        var picks = new Picks<Orchard.OnTurn>(0)
                .each(List.of(climbs, List.of(), climbs.reversed()), 0b101, 0b011)
                .add(new Rest())
                .each(climbs, 0b100)
                .add(new Rest());
        var all = List.of(
                climbs.get(0), climbs.get(1), climbs.get(2), climbs.get(1), new Rest(), climbs.get(2), new Rest());
        for (int i = 0; i < all.size(); i++) {
            assertThat(picks.any(new Loaded(i))).isEqualTo(all.get(i));
            assertThat(picks.admits(all.get(i))).isTrue();
        }
        assertThat(picks.admits(new Fill(1, 0))).isFalse();
        assertThat(picks.all()).isEqualTo(all);
        assertThat(picks.size()).isEqualTo(all.size());
        assertThat(picks.each(climbs, 0)).returns(all.size(), Picks::size);
    }

    /** Dice that fall as they are told. */
    private record Loaded(int falls) implements RandomGenerator {
        @Override
        public int nextInt(int bound) {
            return falls;
        }

        @Override
        public long nextLong() {
            return falls;
        }
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

    /** Notes who is asked. */
    private record Polling(Toy.Colour seat, List<Toy.Colour> asked)
            implements Frame.Asks<Toy.State, Toy.Move, Toy.Vote> {
        @Override
        public Choices<Toy.Vote> choices(Toy.State s) {
            asked.add(seat);
            return Choices.of(List.of(new Toy.Vote(0), new Toy.Vote(1)));
        }

        @Override
        public void answer(Toy.State s, Toy.Vote chosen) {}
    }

    @Test
    void inAForkOnlyThoseAreAskedWhoAreLookedAt() {
        var toy = new Toy();
        var s = toy.setup(toy.info().standard());
        var asked = new ArrayList<Toy.Colour>();
        s.fork(Toy.Colour.ALL.stream().map(colour -> new Polling(colour, asked)).toList());
        var asks = toy.awaits(s).asks();
        assertThat(asks).hasSize(3);
        assertThat(asked).isEmpty();
        assertThat(asks.get(1).choices()).isSameAs(asks.get(1).choices());
        assertThat(asked).containsExactly(Toy.Colour.BLUE);
        assertThat(toy.awaits(s).admits(new Step.Chosen<>(Toy.Colour.RED, new Toy.Vote(1))))
                .isTrue();
        assertThat(asked).containsExactly(Toy.Colour.BLUE, Toy.Colour.RED);
    }
}
