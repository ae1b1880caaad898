package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.server.Config;
import tabard.server.Inn;

/** Files that somebody has spoiled, by a fixed seed: whatever a command makes of one, it says so in a sentence and with its exit code. */
class SpoiledFilesTest {
    private static final int TIMES = 60;
    private static final String ODD = "{}[]:,-|>&*!%@`'\"#?\\\t\n0é\u0000\uFEFF\u202E";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "replay, ../games/macht/src/test/records/letters-01.record",
        "replay, ../games/campaign/src/test/records/2-players-01.record",
        "cases, ../games/macht/src/test/cases/serpent.yaml",
        "cases, ../games/mageknight/src/test/cases/03-mana.yaml",
        "map, ../games/campaign/src/main/resources/tabard/campaign/standard-2p.json"
    })
    void aSpoiledFileIsToldInASentence(String command, Path sound) throws IOException {
        byte[] bytes = Files.readAllBytes(sound);
        var dice = new SplittableRandom(16);
        for (int i = 0; i < TIMES; i++) {
            told(command, spoiled(bytes, dice));
        }
    }

    @ParameterizedTest
    @CsvSource({"macht", "immortals", "defenders", "campaign", "mageknight"})
    void aSpoiledPositionIsToldInASentence(String game) throws IOException {
        byte[] bytes = Ran.tabard("position", game).out().getBytes(StandardCharsets.UTF_8);
        var dice = new SplittableRandom(17);
        for (int i = 0; i < TIMES; i++) {
            told("position " + game, spoiled(bytes, dice));
        }
    }

    @Test
    void aSpoiledBackupIsToldInASentence() throws IOException {
        var config = Config.in(folder.resolve("inn"));
        Inn.open(config).close();
        var backup = folder.resolve("inn.backup");
        Inn.backup(config, backup);
        byte[] bytes = Files.readAllBytes(backup);
        var dice = new SplittableRandom(18);
        for (int i = 0; i < TIMES / 4; i++) {
            told("restore --data " + folder.resolve("other" + i), spoiled(bytes, dice));
        }
    }

    /** A few lines that would unpack to more than any memory holds, and brackets without end. */
    @Test
    void whatGrowsWhenItIsReadIsRefused() throws IOException {
        String laughs = "a0: &a0 [x, x]\n"
                + IntStream.range(1, 40)
                        .mapToObj(i -> "a" + i + ": &a" + i + " [*a" + (i - 1) + ", *a" + (i - 1) + "]\n")
                        .collect(Collectors.joining());
        for (String text : new String[] {laughs, "[".repeat(100_000), "{a: ".repeat(50_000), "- ".repeat(100_000)}) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            for (String command : new String[] {"position macht", "cases", "map", "replay"}) {
                assertThat(told(command, bytes)).as(command).isNotZero();
            }
        }
    }

    private int told(String command, byte[] bytes) throws IOException {
        var file = folder.resolve("spoiled");
        Files.write(file, bytes);
        var ran = Ran.tabard((command + " " + file).split(" ", -1));
        assertThat(ran.exit()).as(command).isBetween(0, 2);
        if (ran.exit() != 0) {
            assertThat(ran.err() + ran.out()).as(command).isNotBlank();
        }
        assertThat(ran.err()).as(command).doesNotContain("\tat ", "Exception", "Error", "should not");
        return ran.exit();
    }

    private static byte[] spoiled(byte[] sound, SplittableRandom dice) {
        byte[] bytes = sound.clone();
        for (int i = 1 + dice.nextInt(4); i > 0; i--) {
            int at = dice.nextInt(bytes.length);
            switch (dice.nextInt(4)) {
                case 0 -> bytes[at] = (byte) ODD.charAt(dice.nextInt(ODD.length()));
                case 1 -> bytes[at] = (byte) dice.nextInt(256);
                case 2 -> {
                    int from = dice.nextInt(bytes.length);
                    int length = Math.min(dice.nextInt(1, 200), bytes.length - Math.max(at, from));
                    System.arraycopy(sound, from, bytes, at, length);
                }
                default -> bytes = dice.nextInt(8) == 0 ? Arrays.copyOf(bytes, Math.max(1, at)) : bytes;
            }
        }
        return bytes;
    }
}
