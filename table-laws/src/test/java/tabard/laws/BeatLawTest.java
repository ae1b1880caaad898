package tabard.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.table.scene.Beat;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Scene;

/** Law 10 tells a beat that gives the new scene from one that does not. */
class BeatLawTest {
    private static final Element ALE = piece("cook.hand/ale", "cook.hand", 2);
    private static final Scene BEFORE = scene(ALE, piece("larder/ale", "larder", 1));
    private static final Scene AFTER = scene(ALE, piece("miller.hand/ale", "miller.hand", 1));

    private static Piece piece(String id, String at, int count) {
        return new Piece(id, "ale", at, null, count, null, List.of());
    }

    private static Scene scene(Element... elements) {
        return new Scene(List.of(elements), null, List.of(), List.of());
    }

    @Test
    void theDifferenceOfTwoScenesGivesTheSecond() {
        assertThat(BeatLaw.gives(Beat.between(BEFORE, AFTER, null, null, null, null), BEFORE, AFTER))
                .isTrue();
    }

    @Test
    void aBeatThatForgetsWhatIsGoneDoesNot() {
        var beat = Beat.between(BEFORE, AFTER, null, null, null, null);
        var forgetful = new Beat(null, null, null, null, false, null, List.of(), beat.slides(), beat.set(), List.of());
        assertThat(BeatLaw.gives(forgetful, BEFORE, AFTER)).isFalse();
    }

    @Test
    void aBeatThatForgetsWhatIsNewDoesNot() {
        var beat = Beat.between(BEFORE, AFTER, null, null, null, null);
        var forgetful = new Beat(null, null, null, null, false, null, List.of(), beat.slides(), List.of(), beat.gone());
        assertThat(BeatLaw.gives(forgetful, BEFORE, AFTER)).isFalse();
    }
}
