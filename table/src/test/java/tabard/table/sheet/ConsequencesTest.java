package tabard.table.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabard.table.scene.Said;
import tabard.table.sheet.Harbour.Crate;
import tabard.table.sheet.Harbour.Crew;
import tabard.table.sheet.Harbour.Dock;
import tabard.table.sheet.Harbour.Flagged;

/** What is told of the difference between two views. */
class ConsequencesTest {
    private static final Sheet SHEET = new Sheet();
    private static final Count CARGO =
            SHEET.count(9, "cargo", Harbour.CREW, Harbour.DOCKS).told("cargo");
    private static final Flag OPEN = SHEET.flag("open", Harbour.DOCKS).told("open");
    private static final Maybe BID = SHEET.perhaps(5, Harbour.CREW, "bid").told("bid");
    private static final One<Crew> CAPTAIN = SHEET.one(Crew.ALL, "captain").told("captain");
    private static final Members<Crate> MARKED =
            SHEET.members(Crate.ALL, "marked").told("marked");
    private static final Row<Flagged> SIGNALS =
            SHEET.row(Flagged.ALL, 3, Harbour.DOCKS, "signals").told("signals");
    private static final Where<Crew, Dock> POSTS =
            SHEET.where(Crew.ALL, Dock.ALL, "posts").withCounts().told("post");
    private static final Count STEPS = SHEET.count(99, "steps").silent();
    private static final Count ROPES = SHEET.count(9, "ropes").told("ropes", Change.FALLS);
    private static final One<Crew> PILOT = SHEET.one(Crew.ALL, "pilot").told("pilot", Change.COMES, Change.GOES);
    private static final Count GULLS = SHEET.count(9, "gulls").sometimesTold("gulls");
    private static final Count UNSAID = SHEET.count(99, "unsaid");

    private final int[] before = new int[SHEET.size()];
    private final int[] after = new int[SHEET.size()];

    private void told(Said... lines) {
        assertThat(Consequences.of(SHEET, before, after, name -> "@" + name.word()))
                .containsExactly(lines);
        var keys = SHEET.changed(before, after);
        assertThat(keys)
                .allMatch(key -> Stream.of(lines).anyMatch(line -> line.key().startsWith(key)));
        assertThat(lines)
                .allMatch(line -> keys.stream().anyMatch(key -> line.key().startsWith(key)));
    }

    @Test
    void nothingHappened() {
        told();
    }

    @Test
    void numbersGoUpAndDownInTheOrderOfTheSheet() {
        STEPS.cells().set(after, 5);
        UNSAID.cells().set(after, 5);
        CARGO.cells().set(before, Crew.CY, Dock.NORTH, 4);
        CARGO.cells().set(after, Crew.CY, Dock.NORTH, 1);
        CARGO.cells().set(after, Crew.ANN, Dock.SOUTH, 2);
        OPEN.cells().set(after, Dock.NORTH, 1);
        OPEN.cells().set(before, Dock.SOUTH, 1);
        told(
                Said.of("changed.cargo-up", "@ann", "@south", 2, 0, 2),
                Said.of("changed.cargo-down", "@cy", "@north", 3, 4, 1),
                Said.of("changed.open-on", "@north"),
                Said.of("changed.open-off", "@south"));
    }

    @Test
    void namesComeGoAndChange() {
        BID.set(after, Crew.ANN, 0);
        BID.set(before, Crew.BO, 3);
        BID.set(before, Crew.CY, 3);
        BID.set(after, Crew.CY, 4);
        CAPTAIN.set(before, Crew.BO);
        CAPTAIN.set(after, Crew.CY);
        POSTS.move(after, Crew.ANN, Dock.NORTH);
        POSTS.move(before, Crew.CY, Dock.SOUTH);
        told(
                Said.of("changed.bid-new", "@ann", 0),
                Said.of("changed.bid-gone", "@bo", 3),
                Said.of("changed.bid", "@cy", 3, 4),
                Said.of("changed.captain", "@bo", "@cy"),
                Said.of("changed.post-new", "@ann", "@north"),
                Said.of("changed.post-gone", "@cy", "@south"));
    }

    @Test
    void setsAndRowsAreToldByTheirThings() {
        MARKED.set(after, Crate.ALL.get(31), true);
        MARKED.set(before, Crate.ALL.get(64), true);
        SIGNALS.add(before, Dock.NORTH, Flagged.RED);
        SIGNALS.add(after, Dock.NORTH, Flagged.BLUE);
        SIGNALS.add(after, Dock.NORTH, Flagged.BLUE);
        for (var colour : Flagged.ALL) {
            SIGNALS.add(before, Dock.SOUTH, colour);
            SIGNALS.add(after, Dock.SOUTH, Flagged.ALL.get(1 - colour.ordinal()));
        }
        told(
                Said.of("changed.marked-on", "@c31"),
                Said.of("changed.marked-off", "@c64"),
                Said.of("changed.signals-gone", "@north", "@red"),
                Said.of("changed.signals-new", "@north", "@blue"),
                Said.of("changed.signals-new", "@north", "@blue"),
                Said.of("changed.signals-order", "@south"));
    }

    @Test
    void nothingIsToldOfWhatWasOrIsHidden() {
        CARGO.cells().set(before, Crew.ANN, Dock.NORTH, Sheet.BLANK);
        CARGO.cells().set(after, Crew.ANN, Dock.NORTH, 3);
        OPEN.cells().set(after, Dock.NORTH, Sheet.BLANK);
        BID.cells().set(before, Crew.CY, Sheet.BLANK);
        CAPTAIN.cells().set(after, Sheet.BLANK);
        POSTS.hide(before, Crew.ANN);
        SIGNALS.add(before, Dock.NORTH, Flagged.RED);
        SIGNALS.add(after, Dock.NORTH, Flagged.RED);
        SIGNALS.hide(after, Dock.NORTH, 0);
        told();
    }

    @Test
    void aFieldIsToldOrSilentOrUnsaid() {
        assertThat(SHEET.unsaid()).isEqualTo(List.of("unsaid"));
        assertThatThrownBy(() -> STEPS.told("steps")).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(CARGO::silent).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void someKindsOfChangeAreSaidByTheMoves() {
        ROPES.cells().set(after, 3);
        PILOT.set(before, Crew.ANN);
        PILOT.set(after, Crew.BO);
        told();
        ROPES.cells().set(before, 5);
        PILOT.set(after, null);
        told(Said.of("changed.ropes-down", 2, 5, 3), Said.of("changed.pilot-gone", "@ann"));
    }

    @Test
    void whatIsToldSometimesIsLeftToTheGame() {
        GULLS.cells().set(after, 2);
        assertThat(Consequences.of(SHEET, before, after, name -> "@" + name.word()))
                .containsExactly(Said.of("changed.gulls-up", 2, 0, 2));
        assertThat(SHEET.changed(before, after)).isEmpty();
    }
}
