package tabard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Count;
import tabard.table.sheet.Flag;
import tabard.table.sheet.Maybe;
import tabard.table.sheet.Members;
import tabard.table.sheet.One;
import tabard.table.sheet.Row;
import tabard.table.sheet.Sheet;
import tabard.table.sheet.Where;

/** The fields of a position by name: what rules read and write. */
class FieldsTest {
    private enum Colour implements Named {
        RED,
        BLUE;

        static final List<Colour> ALL = List.of(values());
    }

    private enum Spot implements Named {
        HILL,
        FORD,
        WOOD;

        static final List<Spot> ALL = List.of(values());
    }

    private static final Sheet SHEET = new Sheet();
    private static final Axis COLOURS = Axis.of(Colour.ALL);
    private static final Axis SPOTS = Axis.of(Spot.ALL);
    private static final Count DAY = SHEET.count(9, "day");
    private static final Count MEN = SHEET.count(9, "men", COLOURS, SPOTS, COLOURS);
    private static final Flag PASSED = SHEET.flag(COLOURS, "passed");
    private static final Maybe BID = SHEET.perhaps(9, COLOURS, "bid");
    private static final One<Colour> ACTIVE = SHEET.one(Colour.ALL, "active");
    private static final One<Colour> OWNER = SHEET.one(Colour.ALL, "owner", SPOTS);
    private static final Members<Spot> SEEN = SHEET.members(Spot.ALL, COLOURS, "seen");
    private static final Row<Spot> PATH = SHEET.row(Spot.ALL, 3, "path");
    private static final Where<Colour, Spot> CAMP =
            SHEET.where(Colour.ALL, Spot.ALL, "camp").withSets().withCounts();
    private static final Members<Spot> OWNED = SHEET.derivedMembers(Spot.ALL, (s, spot) -> OWNER.get(s, spot) != null);

    private static final class Land extends Position<Land, Action> {
        Land() {
            super(SHEET, new Options(2, Map.of()));
        }

        Land(Land source) {
            super(source);
        }
    }

    private final Land s = new Land();

    @Test
    void numbersAndFlags() {
        s.set(DAY, 3);
        s.add(DAY, 1);
        s.set(MEN, Colour.BLUE, Spot.WOOD, Colour.RED, 5);
        s.add(MEN, Colour.BLUE, Spot.WOOD, Colour.RED, -2);
        s.set(PASSED, Colour.BLUE, true);
        s.set(BID, Colour.RED, 0);
        assertThat(s.count(DAY)).isEqualTo(4);
        assertThat(s.count(MEN, Colour.BLUE, Spot.WOOD, Colour.RED)).isEqualTo(3);
        assertThat(s.is(PASSED, Colour.BLUE)).isTrue();
        assertThat(s.is(PASSED, Colour.RED)).isFalse();
        assertThat(s.present(BID, Colour.RED)).isTrue();
        assertThat(s.number(BID, Colour.RED)).isZero();
        s.clear(BID, Colour.RED);
        assertThat(s.present(BID, Colour.RED)).isFalse();
    }

    @Test
    void namesAndSetsThatFollowThem() {
        s.set(ACTIVE, Colour.BLUE);
        s.set(OWNER, Spot.FORD, Colour.RED);
        s.renew(OWNED, Spot.FORD);
        assertThat(s.require(ACTIVE)).isEqualTo(Colour.BLUE);
        assertThat(s.is(OWNER, Spot.FORD, Colour.RED)).isTrue();
        assertThat(s.isEmpty(OWNER, Spot.HILL)).isTrue();
        assertThat(s.each(OWNED)).containsExactly(Spot.FORD);
        s.clear(OWNER, Spot.FORD);
        s.renew();
        assertThat(s.get(OWNER, Spot.FORD)).isNull();
        assertThat(s.size(OWNED)).isZero();
    }

    @Test
    void setsRowsAndPlaces() {
        s.add(SEEN, Colour.BLUE, Spot.WOOD);
        s.add(SEEN, Colour.BLUE, Spot.HILL);
        s.remove(SEEN, Colour.BLUE, Spot.WOOD);
        assertThat(s.has(SEEN, Colour.BLUE, Spot.HILL)).isTrue();
        assertThat(s.subset(SEEN, Colour.BLUE).bits()).isEqualTo(1);
        s.add(PATH, Spot.WOOD);
        s.add(PATH, Spot.FORD);
        assertThat(s.removeFirst(PATH)).isEqualTo(Spot.WOOD);
        assertThat(s.each(PATH)).containsExactly(Spot.FORD);
        s.clear(PATH);
        assertThat(s.size(PATH)).isZero();
        s.renew();
        s.move(CAMP, Colour.BLUE, Spot.WOOD);
        assertThat(s.at(CAMP, Colour.BLUE)).isEqualTo(Spot.WOOD);
        assertThat(s.each(CAMP, null)).containsExactly(Colour.RED);
        assertThat(s.subset(CAMP, Spot.WOOD)).containsExactly(Colour.BLUE);
    }

    @Test
    void whatIsHiddenLeavesTheCopyOnly() {
        s.renew();
        s.move(CAMP, Colour.BLUE, Spot.WOOD);
        s.set(OWNER, Spot.FORD, Colour.RED);
        var seen = new Land(s);
        seen.hide(CAMP, Colour.BLUE);
        seen.hide(OWNER, Spot.FORD);
        assertThat(seen.hidden(CAMP, Colour.BLUE)).isTrue();
        assertThat(seen.hidden(OWNER, Spot.FORD)).isTrue();
        assertThat(seen.isEmpty(OWNER, Spot.FORD)).isFalse();
        assertThat(seen.count(CAMP, Spot.WOOD)).isEqualTo(1);
        assertThat(seen.each(CAMP, Spot.WOOD)).isEmpty();
        assertThat(s.hidden(CAMP, Colour.BLUE)).isFalse();
        assertThat(s.at(CAMP, Colour.BLUE)).isEqualTo(Spot.WOOD);
    }
}
