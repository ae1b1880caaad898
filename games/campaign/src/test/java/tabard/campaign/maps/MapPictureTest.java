package tabard.campaign.maps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import tabard.campaign.MapRoom;
import tabard.campaign.content.*;
import tabard.laws.cases.Documents;
import tabard.table.text.Canon;

/** The drawing of a map, and the form in which tables keep it. */
class MapPictureTest {
    @Test
    void aDrawingIsWholeAndSpeaksTheLanguage() throws Exception {
        var made = MapMaker.make(4, 2);
        for (String language : List.of("en", "fr")) {
            String svg = new MapRoom().examine(made, language).picture();
            var drawn = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)));
            assertThat(drawn.getDocumentElement().getTagName()).isEqualTo("svg");
            assertThat(svg).contains(String.valueOf(made.get(language.equals("en") ? "nameEn" : "nameFr")));
            assertThat(svg.length()).isLessThan(150_000);
        }
    }

    @Test
    void whateverIsWrittenIsTextInIt() {
        assertThat(Svg.escaped("<a href=\"x\">&'\u0000")).isEqualTo("&lt;a href=&quot;x&quot;&gt;&amp;&#39; ");
    }

    @Test
    void aTableKeepsTheSameMap() {
        var made = MapMaker.make(5, 4);
        var kept = new MapRoom().examine(made, "en").document();
        assertThat(kept).isEqualTo(made);
        assertThat(Documents.read(Canon.write(kept))).isEqualTo(kept);
    }

    /** As maps come from elsewhere: decimals, and fields that say nothing. Positions and records know neither. */
    @Test
    void whatATableKeepsCanBeWrittenInARecord() {
        var made = new LinkedHashMap<>(MapMaker.make(2, 4));
        made.put("about", null);
        made.put("box", List.of(1000.0, 699.6));
        var kept = new MapRoom().examine(made, "en").document();
        assertThat(Documents.read(Canon.write(kept))).isEqualTo(kept);
        assertThat(Scenario.read(kept).map().height()).isEqualTo(700);
    }

    /** Three straight edges drawn with a corner at every step: the corners go, the borders stay. */
    @Test
    void aFineDrawingIsThinnedForBothSidesOfABorder() {
        var fine = FineMap.of(40);
        var file = MapFile.read(fine);
        assertThat(file.faults()).isEmpty();
        int before = corners(file);
        var thin = MapFile.read(new MapRoom().examine(fine, "en").document());
        assertThat(thin.faults()).isEmpty();
        assertThat(corners(thin)).isLessThan(before / 2).isLessThan(3_000);
        assertThat(thin.territories())
                .extracting(t -> t.neighbours())
                .isEqualTo(file.territories().stream().map(t -> t.neighbours()).toList());
    }

    private static int corners(MapFile file) {
        return file.territories().stream().mapToInt(t -> t.polygon().length).sum();
    }
}
