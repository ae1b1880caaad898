package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Options;
import tabard.table.Seen;
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
import tabard.table.scene.Window;
import tabard.table.scene.Zone;

/** Law 10 finds pictures that do not hold together. */
class SceneLawTest {
    private static final Said WORDS = Said.of("table");

    private static String found(Bent game) {
        return Planted.found(Law.SCENE, game);
    }

    /** The supper with one more thing in the picture. */
    private static Bent with(Element more) {
        return new Bent() {
            @Override
            public Scene scene(Seen<State> seen) {
                var scene = super.scene(seen);
                var elements = new ArrayList<>(scene.elements());
                elements.add(more);
                return new Scene(elements, scene.status(), scene.waits(), scene.asks());
            }
        };
    }

    private static Piece piece(String id, String part, String at, String owner, int count) {
        return new Piece(id, part, at, owner, count, null, List.of());
    }

    @Test
    void aPieceInAZoneThatDoesNotExistIsFound() {
        assertThat(found(with(piece("cellar/ale", "ale", "cellar", "cook", 1))))
                .contains("zone cellar, which does not exist");
    }

    @Test
    void aPieceBeyondTheEndOfATrackIsFound() {
        assertThat(found(with(piece("x.pawn", "pawn", "praise.10", "cook", 1)))).contains("zone praise.10");
    }

    @Test
    void aPieceThatIsNotInTheBoxIsFound() {
        assertThat(found(with(piece("table/goose", "goose", "table", "cook", 1))))
                .contains("a goose, which is not in the box");
    }

    @Test
    void aPieceOfNobodyAtTheTableIsFound() {
        assertThat(found(with(piece("table/ale", "ale", "table", "friar", 1))))
                .contains("names seat friar, where nobody sits");
    }

    @Test
    void aStackOfLessThanNothingIsFound() {
        assertThat(found(with(piece("table/ale", "ale", "table", null, -1)))).contains("a stack of -1");
    }

    @Test
    void aPieceNamedLikeAZoneIsFound() {
        assertThat(found(with(piece("praise.3", "ale", "table", null, 1)))).contains("praise.3 is no name for a Piece");
    }

    @Test
    void aPieceWithABareNameIsFound() {
        assertThat(found(with(piece("goblet", "ale", "table", null, 1)))).contains("goblet is no name for a Piece");
    }

    @Test
    void twoElementsWithOneNameAreFound() {
        assertThat(found(with(piece("cook.pawn", "pawn", "table", "cook", 1))))
                .contains("two elements are called cook.pawn");
    }

    @Test
    void aSpotWithoutItsZoneIsFound() {
        assertThat(found(with(new Spot("cellar", null, null, List.of())))).contains("cellar is no name for a Spot");
    }

    @Test
    void aSpotThatShowsAnUnknownPartIsFound() {
        assertThat(found(with(new Spot("table", null, "goose", List.of()))))
                .contains("a goose, which is not in the box");
    }

    @Test
    void aNoteInAnotherZonesNameIsFound() {
        assertThat(found(with(new Note("larder", "table", WORDS, null)))).contains("larder is no name for a Note");
    }

    @Test
    void aRouteThroughNowhereIsFound() {
        assertThat(found(with(new Route("way/1", List.of("table", "cellar"), null, null, List.of()))))
                .contains("zone cellar");
    }

    @Test
    void aSceneThatIsNotTheSameForEqualViewsIsFound() {
        var game = new Bent() {
            private int drawn;

            @Override
            public Scene scene(Seen<State> seen) {
                var scene = super.scene(seen);
                return new Scene(scene.elements(), Said.of("status.kitchen", ++drawn), scene.waits(), scene.asks());
            }
        };
        assertThat(found(game)).contains("equal views give different scenes");
    }

    @Test
    void aSceneThatPaintsOnTheViewIsFound() {
        var game = new Bent() {
            @Override
            public Scene scene(Seen<State> seen) {
                var scene = super.scene(seen);
                seen.masked().set(State.ROUND, 9);
                return scene;
            }
        };
        assertThat(found(game)).contains("drawing the scene changed the view");
    }

    @Test
    void aSceneThatWaitsForTheWrongOneIsFound() {
        var game = new Bent() {
            @Override
            public Scene scene(Seen<State> seen) {
                var scene = super.scene(seen);
                return new Scene(scene.elements(), scene.status(), List.of("miller"), scene.asks());
            }
        };
        assertThat(found(game)).contains("the scene waits for [miller]");
    }

    private static Bent boxed(UnaryOperator<Box> bend) {
        return new Bent() {
            @Override
            public Box box(Options options) {
                return bend.apply(super.box(options));
            }
        };
    }

    private static Bent with(Zone more) {
        return boxed(box -> {
            var zones = new ArrayList<>(box.zones());
            zones.add(more);
            return new Box(box.game(), box.art(), zones, box.parts(), box.marks());
        });
    }

    private static Zone zone(String id, String in, String seat, Shape shape) {
        return new Zone(id, in, seat, shape, WORDS, null, List.of());
    }

    private static final Shape ROW = new Shape.Row(RowLook.LINE, 0);

    @Test
    void aZoneInNowhereIsFound() {
        assertThat(found(with(zone("cellar", "underground", null, ROW)))).contains("cellar lies in underground");
    }

    @Test
    void twoZonesWithOneNameAreFound() {
        assertThat(found(with(zone("praise.3", "table", null, ROW)))).contains("two zones are called praise.3");
    }

    @Test
    void aZoneOfNobodyAtTheTableIsFound() {
        assertThat(found(with(zone("stool", "table", "friar", ROW)))).contains("stool names seat friar");
    }

    @Test
    void aRoadToNowhereIsFound() {
        assertThat(found(with(zone("road", "table", null, new Shape.Link("table", "canterbury", "", false)))))
                .contains("zone canterbury");
    }

    @Test
    void twoPartsWithOneNameAreFound() {
        var game = boxed(box -> {
            var parts = new ArrayList<>(box.parts());
            parts.add(new Part("ale", PartForm.CARD, null, WORDS, null, null));
            return new Box(box.game(), box.art(), box.zones(), parts, box.marks());
        });
        assertThat(found(game)).contains("two parts are called ale");
    }

    @Test
    void aBoxThatChangesIsFound() {
        var game = new Bent() {
            private int opened;

            @Override
            public Box box(Options options) {
                var box = super.box(options);
                return new Box(box.game(), "supper" + ++opened, box.zones(), box.parts(), box.marks());
            }
        };
        assertThat(found(game)).contains("the box is another one each time");
    }

    /** The supper whose questions are asked in a window, in which only this part can be used. */
    private static Bent inWindow(String window, String part) {
        return new Bent() {
            @Override
            public Box box(Options options) {
                var box = super.box(options);
                var windows = List.of(new Window("late", WORDS, "SU-2.1", List.of(part)));
                return new Box(box.game(), box.art(), box.zones(), box.parts(), box.marks(), windows);
            }

            @Override
            public Scene scene(Seen<State> seen) {
                var scene = super.scene(seen);
                var asks = scene.asks().stream().map(ask -> ask.window(window)).toList();
                return new Scene(scene.elements(), scene.status(), scene.waits(), asks);
            }
        };
    }

    @Test
    void aQuestionInAWindowThatTheBoxDoesNotHaveIsFound() {
        assertThat(found(inWindow("early", "ale"))).contains("in the window early, which is not in the box");
    }

    @Test
    void aWindowThatKeepsSilentOnWhatCanBeUsedInItIsFound() {
        assertThat(found(inWindow("late", "ale"))).contains("the window late does not name");
    }

    @Test
    void aWindowForWhatDoesNotExistIsFound() {
        assertThat(found(inWindow("late", "dragon"))).contains("window late is a dragon, which is not in the box");
    }
}
