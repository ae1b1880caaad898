package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.laws.kit.BrokenContent;
import tabard.macht.content.Board;
import tabard.macht.content.Province;

/** The game's files say what the box holds, and a broken one is named together with the entry that is wrong. */
final class MachtContentTest {
    @TempDir
    private Path folder;

    @Test
    void britainHasFifteenProvincesThirteenOfThemOnTheCoast() {
        assertThat(Long.bitCount(Board.ALL.getFirst().provinces())).isEqualTo(15);
        assertThat(Long.bitCount(Board.ALL.getFirst().coast())).isEqualTo(13);
    }

    @Test
    void bordersGoBothWaysAndStayOnTheirMap() {
        for (var board : Board.ALL) {
            for (var province : Province.in(board.provinces())) {
                long borders = province.borders();
                assertThat(borders).as(province.word()).isNotZero();
                assertThat(borders & (~board.provinces() | province.bit()))
                        .as(province.word())
                        .isZero();
                assertThat(Province.in(borders)).allMatch(other -> (other.borders() & province.bit()) != 0);
            }
        }
    }

    @Test
    void aWrongNumberOfTilesIsNamed() throws IOException {
        assertBroken(
                "components.json",
                "\"actionTilesTotal\": 40",
                "\"actionTilesTotal\": 41",
                "components.json",
                "actionTiles",
                "40 instead of 41");
    }

    @Test
    void anUnknownTileIsNamed() throws IOException {
        assertBroken(
                "components.json",
                "\"id\": \"merlin\"",
                "\"id\": \"morgana\"",
                "components.json",
                "actionTiles",
                "morgana");
    }

    @Test
    void aMarkerThatIsLeftOutIsNamed() throws IOException {
        assertBroken("components.json", "\"castle\": 5, ", "", "components.json", "provinceMarkers");
    }

    @Test
    void aTokenThatDoesNotExistIsNamed() throws IOException {
        assertBroken("components.json", "\"8\": 1", "\"9\": 1", "components.json", "timeTokens", "9");
    }

    @Test
    void aBorderThatGoesOneWayIsNamed() throws IOException {
        assertBroken(
                "map.json",
                "\"neighbors\": [\"gododdin\", \"rheged\"]",
                "\"neighbors\": [\"rheged\"]",
                "map.json",
                "gododdin",
                "alt_clut");
    }

    @Test
    void aProvinceThatStandsTwiceIsNamed() throws IOException {
        assertBroken("map.json", "\"id\": \"gododdin\"", "\"id\": \"alt_clut\"", "map.json", "alt_clut stands twice");
    }

    @Test
    void aValueOfTheWrongTypeIsNamed() throws IOException {
        assertBroken("setup.json", "\"winAt\": 12", "\"winAt\": \"dozen\"", "setup.json", "winAt");
    }

    private void assertBroken(String file, String right, String wrong, String... named) throws IOException {
        new BrokenContent(Macht.class, folder).assertNamed(file, right, wrong, named);
    }
}
