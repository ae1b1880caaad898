package tabard.table.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.table.Refusal;
import tabard.table.sheet.Harbour.Crate;
import tabard.table.sheet.Harbour.Crew;
import tabard.table.sheet.Harbour.Dock;
import tabard.table.sheet.Harbour.Flagged;
import tabard.table.text.Canon;

/** How typed fields are written and read. */
class TypedTextTest {
    private final int[] s = new int[Harbour.SHEET.size()];

    private Map<String, Object> text() {
        return Harbour.SHEET.text(s, _ -> true);
    }

    private void parse(Map<String, Object> document) {
        Harbour.SHEET.parse(document, s, _ -> true);
    }

    private void refused(Map<String, Object> document, String why) {
        assertThatThrownBy(() -> parse(document)).isInstanceOf(Refusal.class).hasMessage(why);
    }

    @Test
    void whatIsWrittenIsReadBack() {
        Harbour.DAY.cells().set(s, 3);
        Harbour.GLORY.cells().set(s, Crew.BO, -5);
        Harbour.CARGO.cells().set(s, Crew.BO, Dock.SOUTH, Flagged.BLUE, 4);
        Harbour.FISH.cells().set(s, Crew.ANN, Dock.SOUTH, 3);
        Harbour.OPEN.cells().set(s, Dock.SOUTH, 1);
        Harbour.SEEN.cells().set(s, Crew.CY, Dock.NORTH, 1);
        Harbour.BID.set(s, Crew.CY, 0);
        Harbour.CAPTAIN.set(s, Crew.CY);
        Harbour.OWNER.set(s, Dock.SOUTH, Flagged.BLUE);
        Harbour.ASHORE.set(s, Crew.CY, true);
        Harbour.MARKED.set(s, Dock.SOUTH, Crate.ALL.get(69), true);
        Harbour.QUEUE.add(s, Crew.CY);
        Harbour.QUEUE.add(s, Crew.ANN);
        Harbour.SIGNALS.add(s, Dock.SOUTH, Flagged.BLUE);
        Harbour.CRATES.cells().set(s, Crate.ALL.get(40), 2);
        Harbour.SHEET.derive(s);
        int[] before = s.clone();
        var text = text();
        assertThat(text)
                .containsEntry("glory", Map.of("ann", 0, "bo", -5, "cy", 0))
                .containsEntry("ashore", List.of("cy"))
                .containsEntry("queue", List.of("cy", "ann"))
                .containsEntry("marked", Map.of("north", List.of(), "south", List.of("c69")))
                .containsEntry("cy", Map.of("seen", Map.of("north", 1), "bid", 0))
                .containsEntry("posts", Map.of("ann", "none", "bo", "none", "cy", "none"));
        Arrays.fill(s, 0);
        parse(text);
        assertThat(s).isEqualTo(before);
    }

    /** Fields that were bare cells look the same in documents when they get a type. */
    @Test
    void typesDoNotChangeDocuments() {
        var bare = new Sheet();
        bare.counts(9, "coins", Harbour.CREW);
        bare.flags("open");
        bare.maybe(5, Harbour.CREW, "bid");
        bare.names(Flagged.ALL, "docks", Harbour.DOCKS, "owner");
        bare.names(Dock.ALL, "posts", Axis.of(Crew.ALL));
        bare.bag(9, "fish", Harbour.CREW);
        bare.bag(1, "seen", Harbour.CREW);
        var typed = new Sheet();
        typed.count(9, "coins", Harbour.CREW);
        typed.flag("open");
        typed.perhaps(5, Harbour.CREW, "bid");
        typed.one(Flagged.ALL, "docks", Harbour.DOCKS, "owner");
        typed.where(Crew.ALL, Dock.ALL, "posts");
        typed.multiset(9, "fish", Harbour.CREW);
        typed.marks("seen", Harbour.CREW);
        int[] cells = {1, 2, 3, 1, 0, 1, 2, 2, 0, 1, 0, 2, 4, 0, 5, 0, 1, Sheet.BLANK};
        assertThat(typed.size()).isEqualTo(cells.length);
        assertThat(Canon.write(typed.text(cells, _ -> true))).isEqualTo(Canon.write(bare.text(cells, _ -> true)));
    }

    @Test
    void hiddenThingsOfARowAreQuestionMarks() {
        Harbour.QUEUE.add(s, Crew.CY);
        Harbour.QUEUE.add(s, Crew.BO);
        Harbour.QUEUE.hide(s, 0);
        assertThat(text()).containsEntry("queue", List.of("?", "bo"));
    }

    @Test
    void readingWorksOutWhatIsDerived() {
        parse(Map.of("docks", Map.of("north", Map.of("owner", "red")), "crates", Map.of("c66", "south")));
        assertThat(Harbour.TAKEN.each(s)).containsExactly(Dock.NORTH);
        assertThat(Harbour.CRATES.each(s, Dock.SOUTH)).containsExactly(Crate.ALL.get(66));
        assertThat(Harbour.CRATES.count(s, null)).isEqualTo(69);
    }

    @Test
    void boundsAndWordsAreKept() {
        refused(Map.of("glory", Map.of("ann", -6)), "glory.ann: \"-6\" is not a whole number from −5 to 5");
        refused(Map.of("ashore", List.of("anne")), "ashore: \"anne\" is unknown; did you mean \"ann\"?");
        refused(Map.of("ashore", "ann"), "ashore: \"ann\" should be a list");
        refused(
                Map.of("queue", List.of("ann", "ann", "ann", "ann", "ann")),
                "queue: There is room for 4, but 5 are named");
        refused(
                Map.of("ann", Map.of("seen", Map.of("north", 2))),
                "ann.seen.north: \"2\" is not a whole number from 0 to 1");
    }
}
