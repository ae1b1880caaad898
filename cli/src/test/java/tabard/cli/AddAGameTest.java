package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabard.laws.kit.Proofreader;
import tabard.table.text.Words;

/** What the page for newcomers quotes stands in the sample, and what it says that laws print is what they print. */
class AddAGameTest {
    private static final Path HOUSE = Path.of("..");
    private static final Pattern QUOTED = Pattern.compile("(?s)\n```(java|yaml)\n(.*?)\n```\n");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (`.*?) \\|");
    private static final Pattern MESSAGE = Pattern.compile("`([^`]*)`");

    /** What a proof-reader quotes, and where. */
    private static final Pattern FAULT = Pattern.compile("(\\w+) “(.*)” in: …");

    private static String page() throws IOException {
        return Files.readString(HOUSE.resolve("docs/add-a-game.md"));
    }

    /** The files of a folder of sources, without regard to indentation. */
    private static List<String> sources(String folder) throws IOException {
        try (Stream<Path> files = Files.walk(HOUSE.resolve(folder))) {
            return files.filter(file -> file.toString().matches(".*\\.(java|yaml)"))
                    .map(AddAGameTest::read)
                    .toList();
        }
    }

    private static String read(Path file) {
        try {
            return flat(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String flat(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    @Test
    void whatIsQuotedStandsInTheSample() throws IOException {
        var sample = sources("sample/src");
        var quotes =
                QUOTED.matcher(page()).results().map(found -> found.group(2)).toList();
        assertThat(quotes).hasSizeGreaterThan(12);
        for (String quote : quotes) {
            assertThat(sample).as(quote).anyMatch(file -> file.contains(flat(quote)));
        }
    }

    private static Stream<String> messages() throws IOException {
        String page = page();
        return ROW.matcher(page.substring(page.indexOf("## What the laws will tell you")))
                .results()
                .flatMap(row -> MESSAGE.matcher(row.group(1)).results())
                .map(found -> found.group(1));
    }

    @Test
    void messagesAreQuotedAsTheLawsPrintThem() throws IOException {
        String laws = String.join("\n", sources("table-laws/src/main")) + String.join("\n", sources("table/src/main"));
        var messages = messages().filter(message -> !FAULT.matcher(message).matches());
        assertThat(messages).hasSizeGreaterThan(18).allSatisfy(message -> {
            for (String part : message.split("…", -1)) {
                assertThat(laws).contains(part.strip());
            }
        });
    }

    @Test
    void faultsAreQuotedAsTheProofReaderNamesThem() throws IOException {
        var reader = new Proofreader(Words.of("fr", Map.of("all-is-quiet", "Tout est calme")));
        var faults = messages().map(FAULT::matcher).filter(Matcher::matches).toList();
        assertThat(faults).hasSize(3).allSatisfy(fault -> {
            String quoted = fault.group(2);
            assertThat(reader.faults(quoted)).contains(fault.group(1) + " “" + quoted + "” in: " + quoted);
        });
    }

    @Test
    void theSampleIsSmall() throws IOException {
        try (Stream<Path> files = Files.walk(HOUSE.resolve("sample/src"))) {
            long lines = 0;
            for (var file :
                    files.filter(file -> file.toString().endsWith(".java")).toList()) {
                lines += Files.readAllLines(file).size();
            }
            assertThat(lines).isLessThan(400);
        }
    }
}
