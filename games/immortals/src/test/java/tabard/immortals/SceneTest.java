package tabard.immortals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.immortals.content.Colour;
import tabard.table.Match;
import tabard.table.Viewer;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Scene;

/** What viewers are shown, where it matters most. */
final class SceneTest {
    private static final Immortals GAME = new Immortals();

    private static Scene scene(Map<String, Object> document, Viewer viewer) {
        return GAME.scene(GAME.see(GAME.parse(document), viewer));
    }

    private static Piece piece(Scene scene, String id) {
        return scene.elements().stream()
                .filter(element -> element.id().equals(id))
                .map(Piece.class::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + id));
    }

    @Test
    void pastSixtyThePawnStartsAgain() {
        for (var place : Map.of(0, 0, 60, 60, 61, 1, 63, 3, 120, 60, 121, 1).entrySet()) {
            var scene = scene(
                    Map.of("red", Map.of("points", place.getKey()), "agenda", List.of("counting")),
                    Viewer.Spectator.SPECTATOR);
            assertThat(piece(scene, "red.vp").at()).isEqualTo("vp." + place.getValue());
        }
    }

    @Test
    void aPawnThatStartedAgainCarriesItsMarker() {
        for (int points : List.of(0, 60, 61, 120, 121)) {
            var scene = scene(
                    Map.of("red", Map.of("points", points), "agenda", List.of("counting")), Viewer.Spectator.SPECTATOR);
            assertThat(piece(scene, "red.vp").face()).isEqualTo(points > 120 ? "+120" : points > 60 ? "+60" : null);
        }
    }

    @Test
    void othersSeeBacksOnFilledSpacesAndTheOwnerSeesTheCards() {
        Map<String, Object> document = Map.of(
                "red",
                Map.of("board", Map.of("attack", "blank", "light-magic", "card-or-first")),
                "agenda",
                List.of("turn red"));
        var own = scene(document, Viewer.of(Colour.RED));
        var other = scene(document, Viewer.of(Colour.BLUE));
        assertThat(piece(own, "red.plan/attack/card").part()).isEqualTo("blank");
        assertThat(piece(other, "red.plan/attack/card").part()).isEqualTo("back");
        assertThat(piece(other, "red.plan/light-magic/card").part()).isEqualTo("back");
        assertThat(other.elements().stream().map(Element::id)).doesNotContain("red.plan/gold/card", "red.hand/blank");
    }

    @Test
    void whileAllPlanNothingOfAnothersPlanIsSeen() {
        var match = new Match<>(GAME, GAME.parse(Map.of("agenda", List.of("plans"))));
        var before = GAME.scene(GAME.see(match.now(), Viewer.of(Colour.BLUE)));
        match.take(GAME.step("red: lay blank attack"));
        assertThat(GAME.scene(GAME.see(match.now(), Viewer.of(Colour.BLUE)))).isEqualTo(before);
        match.take(GAME.step("red: ready"));
        assertThat(GAME.scene(GAME.see(match.now(), Viewer.of(Colour.BLUE)))).isNotEqualTo(before);
    }
}
