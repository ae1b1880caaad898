package tabard.campaign.maps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import tabard.campaign.MapRoom;
import tabard.campaign.content.MapFile;

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
