package tabard.table.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.table.sheet.Harbour.Crew;
import tabard.table.sheet.Harbour.Dock;
import tabard.table.sheet.Harbour.Flagged;

/** The sheet as a row of numbers with bounds. */
class LayoutTest {
    private static final Sheet SHEET = new Sheet();
    private static final Count GLORY = SHEET.number(-5, 5, "glory", Harbour.CREW);
    private static final Where<Crew, Dock> POSTS =
            SHEET.where(Crew.ALL, Dock.ALL, "posts").withSets().withCounts();
    private static final Maybe BID = SHEET.perhaps(7, "bid");
    private static final Members<Crew> ASHORE = SHEET.members(Crew.ALL, Harbour.DOCKS, "ashore");
    private static final Row<Flagged> SIGNALS = SHEET.row(Flagged.ALL, 3, "signals");
    private static final Flag OPEN = SHEET.flag("open");

    @Test
    void fieldsAreListedWithTheirBounds() {
        assertThat(SHEET.layout().entries())
                .containsExactly(
                        new Layout.Entry("glory.*", List.of(Harbour.CREW), 0, 3, -5, 5, List.of()),
                        new Layout.Entry("posts.*", List.of(Harbour.CREW), 3, 3, 0, 2, List.of("north", "south")),
                        new Layout.Entry("bid", List.of(), 6, 1, 0, 8, List.of()),
                        new Layout.Entry("*.ashore", List.of(Harbour.DOCKS), 7, 6, 0, 1, List.of("ann", "bo", "cy")),
                        new Layout.Entry("signals", List.of(), 13, 4, 0, 3, List.of("red", "blue")),
                        new Layout.Entry("open", List.of(), 17, 1, 0, 1, List.of()));
        assertThat(SHEET.layout().size()).isEqualTo(18).isLessThan(SHEET.size());
    }

    @Test
    void anObservationHasAMaskOfWhatIsHidden() {
        int[] s = new int[SHEET.size()];
        GLORY.cells().set(s, Crew.BO, -2);
        POSTS.move(s, Crew.ANN, Dock.SOUTH);
        POSTS.hide(s, Crew.CY);
        BID.cells().set(s, Sheet.BLANK);
        ASHORE.set(s, Dock.SOUTH, Crew.BO, true);
        SIGNALS.add(s, Flagged.BLUE);
        SIGNALS.add(s, Flagged.RED);
        SIGNALS.hide(s, 1);
        OPEN.cells().set(s, 1);
        var seen = SHEET.observe(s);
        assertThat(seen.numbers()).containsExactly(0, -2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 0, 0, 1);
        assertThat(seen.hidden().stream()).containsExactly(5, 6, 15);
        int[] numbers = new int[SHEET.layout().size()];
        SHEET.observe(s, numbers);
        assertThat(numbers)
                .containsExactly(
                        0, -2, 0, 2, 0, Layout.HIDDEN, Layout.HIDDEN, 0, 0, 0, 0, 1, 0, 2, 2, Layout.HIDDEN, 0, 1);
    }
}
