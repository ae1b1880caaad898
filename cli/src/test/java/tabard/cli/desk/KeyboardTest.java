package tabard.cli.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Completion of lines, word by word. */
class KeyboardTest {
    private static final List<String> LINES = List.of("place gwent", "place powys", "retreat mage gwent", "recruit");

    @Test
    void theFirstWordsAreOfferedOnce() {
        assertThat(Keyboard.next(LINES, List.of(""), 0)).containsExactly("place", "retreat", "recruit");
    }

    @Test
    void laterWordsFollowFromThoseBefore() {
        assertThat(Keyboard.next(LINES, List.of("place", ""), 1)).containsExactly("gwent", "powys");
        assertThat(Keyboard.next(LINES, List.of("retreat", "mage", ""), 2)).containsExactly("gwent");
        assertThat(Keyboard.next(LINES, List.of("recruit", ""), 1)).isEmpty();
    }
}
