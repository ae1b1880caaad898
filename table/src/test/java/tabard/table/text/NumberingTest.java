package tabard.table.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandles;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.table.Named;

/** Moves by number. */
class NumberingTest {
    private enum Side implements Named {
        ORANGE,
        WHITE
    }

    private record Tile(int ordinal, String name) implements Named {
        static final List<Tile> ALL = List.of(new Tile(0, "WELL"), new Tile(1, "MILL"), new Tile(2, "GATE"));
    }

    private sealed interface Move {}

    private record Pass() implements Move {}

    private record Bid(@Within(least = -1, most = 3) int knights, boolean open) implements Move {}

    private record Lay(Tile tile, Side side) implements Move {}

    private record Twice(Goal first) implements Move {}

    private record Discard(List<Tile> tiles) implements Move {}

    private record Shout(int loud) implements Move {}

    private sealed interface Goal {}

    private record Hold(Tile tile) implements Goal {}

    private record Beat(Side side) implements Goal {}

    private static final Lines LINES =
            new Lines(MethodHandles.lookup(), Move.class, Goal.class).with(Tile.class, Tile.ALL);
    private static final Numbering MOVES = Numbering.of(LINES, Move.class);

    @Test
    void everyNumberIsAMoveAndEveryMoveANumber() {
        assertThat(MOVES.size()).isEqualTo(5 * 2 + 3 * 2 + 1 + (3 + 2));
        var seen = new HashSet<Record>();
        for (int i = 0; i < MOVES.size(); i++) {
            var move = MOVES.move(i);
            assertThat(MOVES.number(move)).hasValue(i);
            seen.add(move);
        }
        assertThat(seen).hasSize(MOVES.size());
        assertThatThrownBy(() -> MOVES.move(MOVES.size())).isInstanceOf(IndexOutOfBoundsException.class);
    }

    /** Whoever has learnt the numbers may count on them. */
    @Test
    void theOrderIsThatOfWordsAndComponents() {
        assertThat(MOVES.move(0)).isEqualTo(new Bid(-1, false));
        assertThat(MOVES.move(1)).isEqualTo(new Bid(-1, true));
        assertThat(MOVES.move(10)).isEqualTo(new Lay(Tile.ALL.getFirst(), Side.ORANGE));
        assertThat(MOVES.move(16)).isEqualTo(new Pass());
        assertThat(MOVES.move(17)).isEqualTo(new Twice(new Beat(Side.ORANGE)));
        assertThat(MOVES.move(21)).isEqualTo(new Twice(new Hold(Tile.ALL.getLast())));
    }

    @Test
    void listsAndNumbersWithoutBoundsAreNotFinite() {
        assertThat(MOVES.notFinite()).containsExactly("discard", "shout");
        assertThat(MOVES.number(new Shout(3))).isEmpty();
        assertThat(MOVES.number(new Discard(List.of()))).isEmpty();
    }

    @Test
    void whatIsOutOfBoundsHasNoNumber() {
        assertThat(MOVES.number(new Bid(4, false))).isEmpty();
        assertThat(MOVES.number(new Bid(-2, false))).isEmpty();
    }
}
