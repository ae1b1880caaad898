package tabard.cli.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import tabard.table.scene.Box;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Route;
import tabard.table.scene.Element.Spot;
import tabard.table.scene.Part;
import tabard.table.scene.PartForm;
import tabard.table.scene.RowLook;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.scene.Shape;
import tabard.table.scene.Zone;
import tabard.table.text.Words;

/** A scene that uses the whole vocabulary, of a game that does not exist. */
class DrawingTest {
    private static final Box BOX = new Box(
            "made-up",
            "",
            List.of(
                    zone("road", "board", null, new Shape.Surface(0, 0, 9, 9, "")),
                    zone("keep", "road", null, new Shape.Node(1, 1, 1)),
                    zone("ford", "road", null, new Shape.Node(2, 2, 1)),
                    zone("glory", "board", null, new Shape.Track(0, 9)),
                    new Zone("one", "side", "one", new Shape.Row(RowLook.SEAT, 0), null, null, List.of()),
                    new Zone("one.score", "one", "one", new Shape.Row(RowLook.SCORE, 0), null, null, List.of()),
                    new Zone(
                            "one.hand", "one", "one", new Shape.Row(RowLook.FAN, 0), Said.of("hand"), null, List.of())),
            List.of(part("minion"), part("die"), part("pawn")),
            Map.of("weary", Said.of("mark.weary")));

    private static final Scene SCENE = scene(
            new Spot("keep", "one", null, List.of("weary")),
            new Note("keep/walls", "keep", Said.of("note.walls", 3), null),
            new Piece("keep/minion", "minion", "keep", "two", 2, null, List.of("weary", "only-for-painters")),
            new Piece("keep/die", "die", "keep", null, 1, "5", List.of()),
            new Piece("one.glory", "pawn", "glory.4", "one", 1, null, List.of()),
            new Note("one.score/note", "one.score", Said.of("score", 4), null),
            new Route("order/1", List.of("keep", "ford"), "two", Said.of("order", 2), List.of()));

    private final Words words = Words.of(this, "en");
    private final Words own = Words.of(new tabard.cli.OwnWords(), "en");
    private final Drawing drawing = new Drawing(BOX, words, own, new Ink(List.of()));

    private static Zone zone(String id, String in, String seat, Shape shape) {
        return new Zone(id, in, seat, shape, Said.of(id), null, List.of());
    }

    private static Part part(String id) {
        return new Part(id, PartForm.DISC, null, Said.of(id), null, null);
    }

    private static Scene scene(Element... elements) {
        return new Scene(List.of(elements), null, List.of(), List.of());
    }

    private String whole(int width) {
        return text(drawing.whole(SCENE, width));
    }

    private static String text(List<AttributedString> lines) {
        return String.join("\n", lines.stream().map(AttributedString::toString).toList())
                .replace('\u00a0', ' ');
    }

    @Test
    void aNoteThatOnlyNamesThePieceBesideItIsNotToldTwice() {
        var scene = scene(
                new Piece("keep/die", "die", "keep", null, 1, null, List.of()),
                new Note("keep/name", "keep", Said.of("die"), null));
        assertThat(text(drawing.whole(scene, 80))).contains("Keep  die").doesNotContain("die · die");
    }

    @Test
    void whatANoteOfAPanelNamesIsNotToldTwice() {
        var panel = new Box(
                "made-up",
                "",
                List.of(
                        new Zone("one", "side", "one", new Shape.Row(RowLook.SEAT, 0), null, null, List.of()),
                        new Zone("one.score", "one", "one", new Shape.Row(RowLook.SCORE, 0), null, null, List.of()),
                        new Zone("one.who", "one", "one", new Shape.Row(RowLook.LINE, 0), null, null, List.of())),
                List.of(part("minion")),
                Map.of());
        var scene = scene(
                new Note("one.score/note", "one.score", Said.of("standing", "@minion", 4), null),
                new Piece("one/minion", "minion", "one.who", null, 1, null, List.of()));
        assertThat(text(new Drawing(panel, words, own, new Ink(List.of())).whole(scene, 80)))
                .startsWith("One · minion · 4 points")
                .doesNotContain("points · minion");
    }

    @Test
    void everyZoneIsToldWithWhatLiesInIt() {
        assertThat(whole(80)).isEqualTo("""
            Road
              Keep*  One · Two: minion ×2* · die 5 · walls 3

              Glory  One 4

            One · 4 points
              Hand  –

              Two  Keep* → Ford · march with 2

            * weary\
            """);
    }

    @Test
    void aNarrowScreenHoldsItToo() {
        assertThat(whole(24).lines()).allMatch(line -> line.length() <= 24);
        assertThat(whole(24)).contains("minion ×2*", "walls 3");
    }

    @Test
    void aWideScreenHasTwoColumns() {
        assertThat(whole(120).lines().findFirst().orElseThrow())
                .startsWith("Road")
                .endsWith("One · 4 points");
    }

    @Test
    void afterAStepOnlyWhatChangedIsTold() {
        var later = scene(
                new Spot("keep", "one", null, List.of()),
                new Piece("keep/die", "die", "keep", null, 1, "5", List.of()),
                new Piece("one.glory", "pawn", "glory.5", "one", 1, null, List.of()),
                new Note("one.score/note", "one.score", Said.of("score", 4), null));
        assertThat(text(drawing.changed(SCENE, later, 80)).lines())
                .containsExactly("  Keep   One · die 5", "  Ford   –", "  Glory  One 5");
    }

    /** Lines name such land by its number, so the reader must find it there, also where nothing stands; of a company the face says all. */
    @Test
    void landThatHasANumberIsAlwaysListedByIt() {
        var land = new Box(
                "made-up",
                "",
                List.of(
                        zone("road", "board", null, new Shape.Surface(0, 0, 9, 9, "")),
                        new Zone(
                                "7", "road", null, new Shape.Node(1, 1, 1), Said.of("keep"), null, List.of("numbered")),
                        new Zone(
                                "8", "road", null, new Shape.Node(2, 2, 1), Said.of("ford"), null, List.of("numbered")),
                        new Zone("9", "side", null, row(), Said.of("hand"), null, List.of("fleeting")),
                        new Zone("hand", "side", null, row(), null, null, List.of())),
                List.of(new Part("minion", PartForm.COUNTER, null, Said.of("minion"), null, null)),
                Map.of());
        var scene = scene(
                new Piece("7/minion", "minion", "7", "two", 4, "4000", List.of()),
                new Note("hand/a", "hand", Said.of("order", 1), null, List.of("now")));
        String shown = text(new Drawing(land, words, own, new Ink(List.of())).whole(scene, 80));
        assertThat(shown)
                .contains("7 " + words.say(Said.of("keep")), "8 " + words.say(Said.of("ford")), "4000", "[")
                .doesNotContain("×4", words.say(Said.of("hand")));
    }

    private static final Box HEXES = new Box(
            "made-up",
            "",
            List.of(
                    zone("road", "board", null, new Shape.Surface(0, 0, 9, 9, "")),
                    hex("h-west", 0, 0),
                    hex("h-east", 17.3, 0),
                    hex("h-south", 8.7, 15),
                    hex("h-unseen", 34.6, 0),
                    new Zone("free", "road", null, new Shape.Area("", 26, 15, 0, 0), Said.of("ford"), null, List.of()),
                    new Zone("fight", "road", null, row(), Said.of("glory"), null, List.of("fleeting")),
                    new Zone("fight.foes", "fight", null, row(), null, null, List.of("fleeting"))),
            List.of(part("minion"), part("pawn"), part("die")),
            Map.of());

    private static final Scene LAND = scene(
            new Spot("h-west", null, "minion", List.of()),
            new Spot("h-east", null, "minion", List.of("i-keep")),
            new Spot("h-south", null, "die", List.of()),
            new Spot("free", null, null, List.of()),
            new Piece("figures/one", "pawn", "h-south", "one", 1, null, List.of("active")));

    private static Zone hex(String id, double x, double y) {
        return new Zone(id, "road", null, new Shape.Hex(x, y, 10), null, null, List.of());
    }

    /** Lines name such land, so the reader must find it: where it lies, and what is there besides the land. */
    @Test
    void aMapOfHexagonsIsDrawnWhereTheyLie() {
        String shown = text(new Drawing(HEXES, words, own, new Ink(List.of())).whole(LAND, 80));
        assertThat(shown.lines().map(String::stripTrailing).limit(4))
                .containsExactly("h-west  h-east", "minion  +minion", "    h-south free", "    @die    ?");
        assertThat(shown)
                .contains("  h-south  die · One: pawn", "  h-east   minion · " + words.name("keep", ""))
                .doesNotContain("h-unseen", "  h-west  ", words.say(Said.of("glory")));
    }

    @Test
    void onANarrowScreenAllItsLandIsListed() {
        String shown = text(new Drawing(HEXES, words, own, new Ink(List.of())).whole(LAND, 19));
        assertThat(shown.lines()).allMatch(line -> line.length() <= 19);
        assertThat(shown).startsWith("Road").contains("h-west");
    }

    @Test
    void afterAStepItsLandIsCalledByItsWord() {
        var later = scene(
                new Spot("h-west", null, "minion", List.of()),
                new Spot("h-east", null, "minion", List.of("i-keep")),
                new Spot("h-south", null, "die", List.of()),
                new Spot("free", null, null, List.of()),
                new Piece("figures/one", "pawn", "h-west", "one", 1, null, List.of("active")));
        assertThat(text(new Drawing(HEXES, words, own, new Ink(List.of())).changed(LAND, later, 80))
                        .lines())
                .containsExactly("  h-west  minion · One: pawn");
    }

    private static Shape row() {
        return new Shape.Row(RowLook.LINE, 0);
    }
}
