package tabard.table.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.table.Named;
import tabard.table.Refusal;

/** How positions are laid out, written and read. */
class SheetTest {
    private enum Shelf implements Named {
        TOP,
        MIDDLE,
        CELLAR
    }

    private enum Ware implements Named {
        SALT,
        ROPE,
        WAX
    }

    private static final Sheet SHEET = new Sheet();
    private static final Axis SHELVES = Axis.of(List.of(Shelf.values()));
    private static final Axis WARES = Axis.of(List.of(Ware.values()));
    private static final Cells DAY = SHEET.counts(30, "day");
    private static final Cells OPEN = SHEET.flags("open");
    private static final Cells STOCK = SHEET.counts(9, "shelves", SHELVES, "stock", WARES);
    private static final Cells BEST = SHEET.names(List.of(Ware.values()), "shelves", SHELVES, "best");
    private static final Cells OFFER = SHEET.maybe(5, SHELVES, "offer");
    private static final Cells BASKET = SHEET.bag(9, "basket", WARES);
    private static final Cells SUM = SHEET.derived(SHELVES);

    private final int[] cells = new int[SHEET.size()];

    private Map<String, Object> text() {
        return SHEET.text(cells, entry -> entry != Shelf.CELLAR);
    }

    private Iterable<String> parse(Map<String, Object> document) {
        return SHEET.parse(document, cells, entry -> entry != Shelf.CELLAR);
    }

    @Test
    void everyFieldHasCellsOfItsOwn() {
        assertThat(SHEET.size()).isEqualTo(1 + 1 + 9 + 3 + 3 + 3 + 3);
        STOCK.set(cells, Shelf.MIDDLE, Ware.ROPE, 4);
        STOCK.add(cells, Shelf.MIDDLE, Ware.ROPE, 1);
        SUM.set(cells, Shelf.CELLAR, 7);
        assertThat(STOCK.at(cells, Shelf.MIDDLE, Ware.ROPE)).isEqualTo(5);
        assertThat(Arrays.stream(cells).sum()).isEqualTo(12);
    }

    @Test
    void theWholeSheetIsWrittenButForWhatIsNotInPlayOrDerived() {
        DAY.set(cells, 3);
        OPEN.set(cells, 1);
        BEST.set(cells, Shelf.TOP, Ware.WAX.ordinal() + 1);
        OFFER.set(cells, Shelf.TOP, 1);
        BASKET.set(cells, Ware.ROPE, 2);
        var stock = Map.of("salt", 0, "rope", 0, "wax", 0);
        assertThat(text())
                .isEqualTo(Map.of(
                        "day", 3,
                        "open", true,
                        "shelves",
                                Map.of(
                                        "top", Map.of("stock", stock, "best", "wax"),
                                        "middle", Map.of("stock", stock, "best", "none")),
                        "top", Map.of("offer", 0),
                        "middle", Map.of("offer", "none"),
                        "basket", Map.of("rope", 2)));
    }

    @Test
    void whatIsHiddenIsWrittenAsAQuestionMark() {
        DAY.set(cells, Sheet.BLANK);
        BASKET.set(cells, Ware.WAX, Sheet.BLANK);
        assertThat(text()).containsEntry("day", "?").containsEntry("basket", Map.of("wax", "?"));
    }

    @Test
    void aPartialDocumentReplacesOnlyWhatItNames() {
        DAY.set(cells, 3);
        STOCK.set(cells, Shelf.TOP, Ware.SALT, 5);
        var named = parse(Map.of("shelves", Map.of("top", Map.of("stock", Map.of("wax", 2)))));
        assertThat(named).containsExactly("shelves.top.stock.wax");
        assertThat(DAY.at(cells)).isEqualTo(3);
        assertThat(STOCK.at(cells, Shelf.TOP, Ware.SALT)).isEqualTo(5);
        assertThat(STOCK.at(cells, Shelf.TOP, Ware.WAX)).isEqualTo(2);
    }

    @Test
    void aBagIsReplacedAsAWhole() {
        BASKET.set(cells, Ware.SALT, 4);
        assertThat(parse(Map.of("basket", Map.of("wax", 1)))).contains("basket");
        assertThat(BASKET.at(cells, Ware.SALT)).isZero();
        assertThat(BASKET.at(cells, Ware.WAX)).isEqualTo(1);
    }

    @Test
    void anEmptyBagIsEmptiedToo() {
        BASKET.set(cells, Ware.SALT, 4);
        parse(Map.of("basket", Map.of()));
        assertThat(BASKET.at(cells, Ware.SALT)).isZero();
    }

    @Test
    void whatIsWrittenIsReadBack() {
        STOCK.set(cells, Shelf.MIDDLE, Ware.WAX, 9);
        BEST.set(cells, Shelf.MIDDLE, Ware.SALT.ordinal() + 1);
        OFFER.set(cells, Shelf.MIDDLE, 5 + 1);
        OPEN.set(cells, 1);
        int[] before = cells.clone();
        var text = text();
        Arrays.fill(cells, 0);
        parse(text);
        assertThat(cells).isEqualTo(before);
    }

    private void refused(Map<String, Object> document, String why) {
        assertThatThrownBy(() -> parse(document)).isInstanceOf(Refusal.class).hasMessage(why);
    }

    @Test
    void anUnknownWordIsRefusedWithTheNearest() {
        refused(Map.of("shelfs", Map.of()), "position: There is no \"shelfs\" here; did you mean \"shelves\"?");
        refused(Map.of("basket", Map.of("wex", 1)), "basket: There is no \"wex\" here; did you mean \"wax\"?");
        refused(
                Map.of("basket", Map.of("elephant", 1)),
                "basket: There is no \"elephant\" here; there are: salt, rope, wax");
    }

    @Test
    void whatIsNotInPlayIsUnknown() {
        refused(
                Map.of("shelves", Map.of("cellar", Map.of())),
                "shelves: There is no \"cellar\" here; there are: top, middle");
    }

    @Test
    void numbersKeepTheirBounds() {
        refused(Map.of("day", 31), "day: \"31\" is not a whole number from 0 to 30");
        refused(Map.of("day", -1), "day: \"-1\" is not a whole number from 0 to 30");
        refused(Map.of("day", "soon"), "day: \"soon\" is not a whole number from 0 to 30");
        refused(Map.of("top", Map.of("offer", 6)), "top.offer: \"6\" is not a whole number from 0 to 5");
    }

    @Test
    void flagsNamesAndMapsAreWhatTheyAre() {
        refused(Map.of("open", "yes"), "open: \"yes\" is neither true nor false");
        refused(
                Map.of("shelves", Map.of("top", Map.of("best", "rape"))),
                "shelves.top.best: \"rape\" is unknown; did you mean \"rope\"?");
        refused(Map.of("basket", 5), "basket: \"5\" should be a map of names to values");
    }
}
