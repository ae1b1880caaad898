package tabard.table.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.table.scene.Beat.Slide;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;

/** What changed between two pictures. */
class BeatTest {
    private static final Spot HALL = new Spot("hall", null, null, List.of());

    private static Piece knights(String zone, int count) {
        return new Piece(zone + "/knight", "knight", zone, "red", count, null, List.of());
    }

    private static Beat between(List<Element> before, List<Element> after) {
        return Beat.between(scene(before), scene(after), null, null, null, null);
    }

    private static Scene scene(List<Element> elements) {
        return new Scene(elements, null, List.of(), List.of());
    }

    @Test
    void nothingChangesBetweenEqualPictures() {
        var beat = between(List.of(HALL, knights("hall", 2)), List.of(HALL, knights("hall", 2)));
        assertThat(beat.set()).isEmpty();
        assertThat(beat.gone()).isEmpty();
        assertThat(beat.slides()).isEmpty();
    }

    @Test
    void whatLeftOneStackSlidesToTheOneThatGrew() {
        var beat = between(
                List.of(HALL, knights("hall", 3), knights("yard", 1)),
                List.of(HALL, knights("hall", 1), knights("yard", 3)));
        assertThat(beat.slides()).containsExactly(new Slide("knight", "red", "hall", "yard", 2));
        assertThat(beat.set()).containsExactly(knights("hall", 1), knights("yard", 3));
    }

    @Test
    void aStackThatIsGoneSlidesToOneThatIsNew() {
        var beat = between(List.of(knights("hall", 2), HALL), List.of(HALL, knights("yard", 2)));
        assertThat(beat.slides()).containsExactly(new Slide("knight", "red", "hall", "yard", 2));
        assertThat(beat.gone()).containsExactly("hall/knight");
    }

    @Test
    void piecesOfDifferentOwnersDoNotSlideIntoEachOther() {
        var blue = new Piece("yard/knight", "knight", "yard", "blue", 1, null, List.of());
        assertThat(between(List.of(knights("hall", 1)), List.of(blue)).slides()).isEmpty();
    }

    @Test
    void aPieceWithANameOfItsOwnIsOnlySetAnew() {
        var here = new Piece("red.pawn", "pawn", "vp.3", "red", 1, null, List.of());
        var there = new Piece("red.pawn", "pawn", "vp.4", "red", 1, null, List.of());
        var beat = between(List.of(HALL, here), List.of(HALL, there));
        assertThat(beat.set()).containsExactly(there);
        assertThat(beat.slides()).isEmpty();
    }
}
