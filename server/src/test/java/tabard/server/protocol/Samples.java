package tabard.server.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tabard.server.client.AnyAnswer;
import tabard.table.scene.Beat;
import tabard.table.scene.Box;
import tabard.table.scene.Earned;
import tabard.table.scene.Element;
import tabard.table.scene.Lesson;
import tabard.table.scene.Part;
import tabard.table.scene.PartForm;
import tabard.table.scene.Prompt;
import tabard.table.scene.RowLook;
import tabard.table.scene.Said;
import tabard.table.scene.Shape;
import tabard.table.scene.VesselLook;
import tabard.table.scene.Window;
import tabard.table.scene.Zone;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Scenes with all that a game may draw, once with everything and once with the least, whether a game of the house uses it or not. */
final class Samples {
    private static final JsonMapper JSON = RecordJson.JSON;
    private static final Said SAID = Said.of("key", 3, "@seat", "text", Said.of("inner"));

    private Samples() {}

    /** JSON, and the type it should be of. */
    record Sample(JsonNode json, String type) {}

    static String anyLine(JsonNode asks) {
        return AnyAnswer.to(asks, new SplittableRandom(1)).orElseThrow();
    }

    static List<Sample> scenes() {
        var out = new ArrayList<Sample>();
        for (Object value : List.of(box(), emptyBox(), prompt(), bareQuestion(), beat(), silence(), nothingEarned())) {
            out.add(new Sample(
                    JSON.readTree(JSON.writeValueAsString(value)),
                    value.getClass().getSimpleName()));
        }
        return out;
    }

    private static Box box() {
        var shapes = new ArrayList<Shape>(List.of(
                new Shape.Surface(0, 0, 10, 10.5, "art"),
                new Shape.Area("M0 0", 1, 2, 3, 4),
                new Shape.Hex(1, 2, 3),
                new Shape.Node(1, 2, 3),
                new Shape.Link("a", "b", "M0 0", true),
                new Shape.Link("a", "b", "M0 0", false),
                new Shape.Row(RowLook.GRID, 3),
                new Shape.Track(0, 12)));
        for (var look : RowLook.values()) {
            shapes.add(new Shape.Row(look, 0));
        }
        for (var look : VesselLook.values()) {
            shapes.add(new Shape.Vessel(look));
        }
        var zones = new ArrayList<Zone>();
        for (var shape : shapes) {
            zones.add(new Zone("z" + zones.size(), "board", "seat", shape, SAID, "XX-1", List.of("mark")));
            zones.add(new Zone("z" + zones.size(), "board", null, shape, null, null, List.of()));
        }
        var parts = new ArrayList<Part>();
        for (var form : PartForm.values()) {
            parts.add(new Part("full-" + form, form, "symbol", SAID, SAID, "XX-1"));
        }
        parts.add(new Part("printed", PartForm.CARD, "symbol", SAID, null, "XX-1", List.of(SAID, SAID)));
        parts.add(new Part("bare", PartForm.DISC, null, SAID, null, null));
        return new Box(
                "game",
                "art",
                zones,
                parts,
                Map.of("mark", SAID),
                List.of(
                        new Window("window", SAID, "XX-1", List.of("bare")),
                        new Window("shut", SAID, "XX-1", List.of())),
                List.of(
                        new Lesson("full", SAID, "XX-1", "ask", "do", "z0", "mark"),
                        new Lesson("bare", SAID, "XX-1", null, null, null, null)));
    }

    private static Box emptyBox() {
        return new Box("game", "art", List.of(), List.of(), Map.of());
    }

    private static Prompt prompt() {
        var full = new Prompt.Option(
                "do {on} {n}",
                "thing",
                List.of("place"),
                SAID,
                "4 › 3",
                List.of(SAID),
                "XX-1",
                true,
                SAID,
                List.of(new Prompt.Amount("n", SAID, 0, 3, 1)));
        var bare = new Prompt.Option("do", null, List.of(), SAID, null, List.of(), null, false, null, List.of());
        return new Prompt("seat", SAID, SAID, "XX-1", List.of(full, bare), "window");
    }

    private static Prompt bareQuestion() {
        return new Prompt("seat", SAID, null, null, List.of());
    }

    private static Beat beat() {
        var marks = List.of("mark");
        return new Beat(
                SAID,
                "seat",
                "XX-1",
                "reveal",
                true,
                SAID,
                List.of(SAID),
                List.of(new Beat.Slide("part", "seat", "a", "b", 2), new Beat.Slide("part", null, "a", "b", 1)),
                List.of(
                        new Element.Piece("p1", "part", "a", "seat", 2, "6", marks),
                        new Element.Piece("p2", "part", "a", null, 1, null, List.of()),
                        new Element.Spot("s1", "seat", "part", marks),
                        new Element.Spot("s2", null, null, List.of()),
                        new Element.Note("n1", "a", SAID, "XX-1", List.of("mark")),
                        new Element.Note("n2", "a", SAID, null),
                        new Element.Route("r1", List.of("a", "b"), "seat", SAID, marks),
                        new Element.Route("r2", List.of(), null, null, List.of())),
                List.of("old"));
    }

    private static Earned nothingEarned() {
        return new Earned(SAID, "XX-1", List.of());
    }

    private static Beat silence() {
        return new Beat(null, null, null, null, false, null, List.of(), List.of(), List.of(), List.of());
    }
}
