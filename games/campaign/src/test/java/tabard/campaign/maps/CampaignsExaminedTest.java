package tabard.campaign.maps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.campaign.MapRoom;
import tabard.campaign.content.CampaignDocument;
import tabard.table.Workshop.Examined;
import tabard.table.scene.Said;

/** A campaign's document is looked over with the map that it names or holds. */
class CampaignsExaminedTest {
    private static Examined examined(Map<String, Object> document) {
        return new MapRoom().examine(document, "en");
    }

    @Test
    void theMapThatIsNamedIsDrawn() {
        var examined = examined(Map.of("title", "War", "scenario", "standard-3p"));
        assertThat(examined.sound()).isTrue();
        assertThat(examined.picture()).contains("The Three Thrones");
        assertThat(examined.remarks()).extracting(Said::key).containsExactly("map.sound");
    }

    @Test
    void theMapThatIsHeldIsKeptAsTablesKeepIt() {
        var map = new LinkedHashMap<>(MapMaker.make(2, 5));
        map.put("box", List.of(1000.0, 700.0));
        var document = new LinkedHashMap<String, Object>();
        document.put("map", map);
        document.put("battles", null);
        var examined = examined(document);
        assertThat(examined.sound()).isTrue();
        assertThat(examined.document()).containsOnlyKeys("map");
        assertThat(examined.document().get("map")).isEqualTo(MapMaker.make(2, 5));
        assertThat(CampaignDocument.read(examined.document()).seats()).hasSize(2);
    }

    @Test
    void whatIsWrongIsToldWithItsPlace() {
        var unknown = examined(Map.of("scenario", "standard-9p"));
        assertThat(unknown.faults()).hasSize(1);
        assertThat(unknown.picture()).contains("scenario: ", "standard-9p");
        var broken = examined(Map.of("map", Map.of("nameEn", "A", "nameFr", "B")));
        assertThat(broken.faults().getFirst().why().args().getFirst()).isEqualTo("map");
    }
}
