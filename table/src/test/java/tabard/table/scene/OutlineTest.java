package tabard.table.scene;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OutlineTest {
    @Test
    void anOutlineIsWrittenInRelativeWholeNumbers() {
        assertThat(Outline.path(new double[][] {{10, 20}, {12.4, 19}, {12, 19}, {9, 25.2}, {9, 30}}))
                .isEqualTo("M10 20l2-1-3 6 0 5z");
    }
}
