package tabard.table.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.table.Listing;
import tabard.table.Moves;
import tabard.table.Named;
import tabard.table.Picks;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Sets of named things are asked for those that fit, and counted, without a loop of one's own. */
final class SubsetTest {
    private static final class Stone extends Listing {
        private static final List<Stone> ALL =
                List.of(new Stone(0, "flint"), new Stone(1, "slate"), new Stone(2, "opal"));

        private Stone(int ordinal, String word) {
            super(ordinal, word);
        }

        @Override
        public Object said() {
            return ordinal() == 2 ? "@gem.opal" : super.said();
        }
    }

    private static final Subset<Stone> ALL = Subset.all(Stone.ALL);

    @Test
    void allOfAListAreOneBitEach() {
        assertThat(ALL.bits()).isEqualTo(0b111);
        assertThat(Stone.ALL.getLast().bit()).isEqualTo(0b100);
        assertThat(ALL).extracting(Stone::toString).containsExactly("flint", "slate", "opal");
    }

    @Test
    void thoseThatFitAreASetAgain() {
        assertThat(ALL.where(stone -> stone.ordinal() > 0).bits()).isEqualTo(0b110);
        assertThat(ALL.any(stone -> stone.word().equals("slate"))).isTrue();
        assertThat(ALL.minus(0b010).any(stone -> stone.word().equals("slate"))).isFalse();
        assertThat(ALL.minus(0b001).sum(stone -> 10 + stone.ordinal())).isEqualTo(23);
    }

    @Test
    void ofTheBitsOfAnyListThoseThatFitAreLeft() {
        assertThat(Moves.where(List.of("ale", "bread", "cheese"), 0b101, word -> word.length() > 3))
                .isEqualTo(0b100);
        assertThat(Moves.where(List.of("ale"), 0, _ -> true)).isZero();
    }

    @Test
    void afterTheLastInACircleComesTheFirst() {
        assertThat(Named.after(Stone.ALL.get(0), Stone.ALL)).isSameAs(Stone.ALL.get(1));
        assertThat(Named.after(Stone.ALL.get(2), Stone.ALL)).isSameAs(Stone.ALL.get(0));
        assertThat(Named.after(Stone.ALL.get(1), Stone.ALL.subList(0, 2))).isSameAs(Stone.ALL.get(0));
    }

    @Test
    void messagesNameThingsAsTheyWishToBeNamed() {
        assertThat(Said.of("x", Stone.ALL.get(0), Stone.ALL.get(2)).args()).containsExactly("@flint", "@gem.opal");
        assertThat(Refusal.of("C-1", "x", Stone.ALL.get(2)).why()).isEqualTo(new Said("x", List.of("@gem.opal")));
    }

    @Test
    void aPickInAnyOrderOffersTheOthersToPeopleOnly() {
        var moves = List.of("a", "b", "c");
        var picks = new Picks<String>(3).each(moves, 0b110).orFirst(moves, 0b001);
        assertThat(picks.all()).containsExactly("b", "c");
        assertThat(picks.offered()).containsExactly("b", "c", "a");
        assertThat(new Picks<String>(1).each(moves, 1).orFirst(moves, 0).offered())
                .containsExactly("a");
    }
}
