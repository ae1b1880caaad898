package tabard.campaign.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.table.Viewer;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Said;

/** CA-21.52: what a campaign is called and who leads its peoples is seen on the table, where the document says so. */
class DocumentShownTest {
    private static List<Said> noted(Map<String, Object> document) {
        var game = new Campaign();
        var s = game.standard(game.info().options(2, Map.of("scenario", document)));
        return game.scene(game.see(s, Viewer.Spectator.SPECTATOR)).elements().stream()
                .flatMap(element -> element instanceof Note note ? List.of(note).stream() : List.<Note>of().stream())
                .filter(note -> "CA-21.52".equals(note.clause()))
                .map(Note::text)
                .toList();
    }

    @Test
    void titleAndPlayersAreShown() {
        var seats = List.of(Map.of("seat", 1, "player", "Anne"), Map.of("seat", 2));
        assertThat(noted(Map.of("title", "The Long Winter", "seats", seats)))
                .containsExactlyInAnyOrder(Said.of("note.title", "The Long Winter"), Said.of("note.player", "Anne"));
    }

    @Test
    void whereNothingIsSaidNothingIsShown() {
        assertThat(noted(Map.of("battles", "table"))).isEmpty();
    }

    @Test
    void whatItSaysIsToldBeforeTheGameBegins() {
        var game = new Campaign();
        var document = Map.of(
                "end", Map.of("mode", "domination", "share", 50),
                "battles", "table",
                "options", Map.of("withdrawal", true));
        assertThat(game.terms(game.info().options(2, Map.of("scenario", document))))
                .containsEntry("end", "domination")
                .containsEntry("share", "50")
                .containsEntry("battles", "table")
                .containsEntry("withdrawal", "on")
                .containsEntry("scenario", "own")
                .doesNotContainKey("turns");
    }

    @Test
    void aLengthOrShareIsToldOnlyWhereItEndsTheCampaign() {
        var game = new Campaign();
        assertThat(game.terms(game.info().options(2, Map.of())))
                .containsEntry("turns", "12")
                .doesNotContainKey("share");
        var odd = Map.of("end", Map.of("turns", 17));
        assertThat(game.terms(game.info().options(2, Map.of("scenario", odd)))).doesNotContainKey("turns");
    }
}
