package tabard.defenders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.defenders.content.Banner;
import tabard.laws.cases.Documents;
import tabard.table.Viewer;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Prompt;
import tabard.table.scene.Scene;
import tabard.table.scene.Shape;
import tabard.table.text.Words;

/** What viewers are shown, where it matters most. */
final class SceneTest {
    private static final Defenders GAME = new Defenders();

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
    void minionsGeneralsHeroesCrystalsAndGatesStandOnTheMap() {
        var scene = scene(Map.of(), Viewer.Spectator.SPECTATOR);
        assertThat(piece(scene, "scorpion-canyon/demon").count()).isEqualTo(3);
        assertThat(piece(scene, "scorpion-canyon/crystal").count()).isEqualTo(1);
        assertThat(piece(scene, "generals/balazarg").at()).isEqualTo("scorpion-canyon");
        assertThat(piece(scene, "dancing-stones/gate").part()).isEqualTo("gate");
        assertThat(piece(scene, "heroes/lion").at()).isEqualTo("monarch-city");
        assertThat(piece(scene, "card-gorgutt/strength").count()).isEqualTo(6);
        assertThat(piece(scene, "card-gorgutt/way").count()).isEqualTo(4);
    }

    @Test
    void aWoundedGeneralTellsWhenHeRecovers() {
        for (int turns = 0; turns < 2; turns++) {
            var generals = Map.of("sapphire", Map.of("life", 2, "delay", turns));
            var notes = scene(Map.of("generals", generals), Viewer.Spectator.SPECTATOR).elements().stream()
                    .filter(element -> element.id().equals("card-sapphire/note"))
                    .map(element -> Words.of(GAME, "en").say(((Element.Note) element).text()));
            assertThat(notes).containsExactly(turns == 0 ? "Minor wound, heals this turn" : "Minor wound, 1 turn");
        }
    }

    @Test
    void openHandsAreSeenByAllAndClosedOnesByTheirOwner() {
        Map<String, Object> hand = Map.of("hc-01", "stag", "magic-gate", "stag");
        for (String hands : List.of("open", "closed")) {
            Map<String, Object> document = Map.of("seats", 2, "options", Map.of("hands", hands), "cards", hand);
            var own = scene(document, Viewer.of(Banner.STAG));
            var other = scene(document, Viewer.of(Banner.LION));
            assertThat(piece(own, "stag.hand/hc-01").count()).isEqualTo(1);
            var ids = other.elements().stream().map(Element::id);
            if (hands.equals("open")) {
                assertThat(ids).contains("stag.hand/hc-01");
            } else {
                assertThat(ids).contains("stag.hand/back").doesNotContain("stag.hand/hc-01", "stag.hand/magic-gate");
                assertThat(piece(other, "stag.hand/back").count()).isEqualTo(2);
            }
        }
    }

    @Test
    void whoMayStepInIsAskedBesideTheActivePlayer() {
        Map<String, Object> document = Map.of("seats", 2, "cards", Map.of("magic-gate", "stag"));
        assertThat(scene(document, Viewer.of(Banner.LION)).asks()).hasSize(1);
        var asks = scene(document, Viewer.of(Banner.STAG)).asks();
        assertThat(asks).hasSize(1);
        assertThat(asks.getFirst().options()).extracting(Prompt.Option::line).containsExactly("play {on}");
        assertThat(asks.getFirst().options().getFirst().on()).containsExactly("stag.hand/magic-gate");
    }

    /** DR-7.9: who has lost his last hero takes no part, and the attacks of the others are drawn all the same. */
    @Test
    void anAttackIsDrawnWhereSomebodyHasNoHero() {
        var position = GAME.parse(Documents.read("""
                game: defenders
                seats: 2
                lion: {hero: rogue, place: bounty-bay, life: 6}
                stag: {hero: none, place: none, life: 0}
                actions: 6
                minions: {red: {}, green: {}, black: {}, blue: {}}
                generals: {balazarg: {step: 3}}
                cards: {hc-01: lion}
                """));
        for (String line : List.of("lion: attack", "lion: commit hc-01")) {
            position = GAME.play(position, GAME.step(line));
        }
        var scene = GAME.scene(GAME.see(position, Viewer.of(Banner.STAG)));
        assertThat(piece(scene, "committed/hc-01").owner()).isEqualTo("lion");
    }

    @Test
    void placesOnTheMapDoNotCoverEachOther() {
        var nodes = GAME.box(GAME.info().standard()).zones().stream()
                .filter(zone -> zone.shape() instanceof Shape.Node)
                .map(zone -> (Shape.Node) zone.shape())
                .toList();
        assertThat(nodes).hasSize(45);
        for (var a : nodes) {
            for (var b : nodes) {
                if (!a.equals(b)) {
                    assertThat(Math.hypot(a.x() - b.x(), a.y() - b.y())).isGreaterThan(a.r() + b.r() + 40);
                }
            }
        }
    }
}
