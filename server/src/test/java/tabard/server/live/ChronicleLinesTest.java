package tabard.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.server.protocol.LogLine;
import tabard.table.scene.Said;

class ChronicleLinesTest {
    /** A turn of so many lines. */
    private static List<LogLine> turn(int at, int lines) {
        var turn = new ArrayList<LogLine>();
        for (int i = 0; i < lines; i++) {
            turn.add(new LogLine(at, Said.of("log.said", i), null, null));
        }
        return turn;
    }

    private static List<LogLine> chronicle(List<LogLine> first, List<LogLine> second) {
        var all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    @Test
    void theLastFiftyLinesAreEnough() {
        assertThat(Messages.newest(turn(1, 3))).hasSize(3);
        assertThat(Messages.newest(chronicle(turn(1, 20), turn(2, 50)))).hasSize(50);
        assertThat(Messages.newest(List.of())).isEmpty();
    }

    @Test
    void aTurnOfManyLinesIsNeverCut() {
        var log = chronicle(turn(1, 4), turn(2, 120));
        var newest = Messages.newest(log);
        assertThat(newest).hasSize(120);
        var before =
                log.stream().filter(line -> line.at() < newest.getFirst().at()).toList();
        assertThat(Messages.newest(before)).hasSize(4);
    }
}
