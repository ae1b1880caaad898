package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.*;
import org.junit.jupiter.api.Test;
import tabard.laws.*;
import tabard.laws.cases.Documents;
import tabard.mageknight.pieces.Player;
import tabard.mageknight.rules.*;
import tabard.table.*;
import tabard.table.scene.Element;

/** The picture keeps the laws: every id exists, and what can be chosen is what is offered. */
final class SceneTest {
    private final MageKnight game = new MageKnight();

    @Test
    void picturesKeepTheLaws() {
        var laws = new Laws<State, Move>(game).only(Law.SCENE);
        int n = 0;
        for (var way : List.of(
                Map.<String, Object>of("scenario", "solo-conquest"),
                Map.<String, Object>of("scenario", "first-reconnaissance"),
                Map.<String, Object>of("scenario", "full-cooperation"),
                Map.<String, Object>of("scenario", "druid-nights", "tokens", "all"),
                Map.<String, Object>of("scenario", "dungeon-lords"),
                Map.<String, Object>of("scenario", "mines-liberation"),
                Map.<String, Object>of("scenario", "one-to-return", "pvp", "on"))) {
            int seats = game.info().seatsFor(way).getLast();
            laws.check(game.info().options(seats, way), n++);
        }
        assertThat(n).isEqualTo(7);
    }

    /** MK-28.17, 22.1: all see whose mark is on a glade, and that there is none of the others'. */
    @Test
    void aMarkedGladeBearsAShield() {
        var s = game.parse(Documents.read("""
                {game: mageknight, seats: 2, options: {scenario: druid-nights}, tiles: {tile-1: x0y1}, falcon: {marked: [tile-1-c]}}
                """));
        var pieces = game.scene(game.see(s, Viewer.of(Player.STAG))).elements().stream()
                .filter(element -> element instanceof Element.Piece)
                .map(Element::id);
        assertThat(pieces).contains("tile-1-c/shield-falcon").doesNotContain("tile-1-c/shield-stag");
    }
}
