package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tabard.table.text.Words;

class WordsTest {
    private static final Pattern KEY = Pattern.compile("\"((?:inn|fair|refused|log|over)\\.[a-z-]+)\"");

    private static Set<String> keys(String language) throws IOException {
        return keys("messages", language);
    }

    private static Set<String> keys(String book, String language) throws IOException {
        var properties = new Properties();
        try (var in = Inn.class.getResourceAsStream("/tabard/server/" + book + "_" + language + ".properties")) {
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        return new TreeSet<>(properties.stringPropertyNames());
    }

    @Test
    void everythingTheInnSaysHasWordsInBothLanguages() throws IOException {
        assertThat(keys("fr")).isEqualTo(keys("en"));
        assertThat(keys("letters", "fr")).isEqualTo(keys("letters", "en")).contains("turn.text");
        var said = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (var file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                KEY.matcher(Files.readString(file))
                        .results()
                        .map((MatchResult found) -> found.group(1))
                        .forEach(said::add);
            }
        }
        assertThat(said).hasSizeGreaterThan(20).contains("inn.stale");
        for (String language : Words.LANGUAGES) {
            var known = keys(language);
            known.addAll(Words.common(language).texts().keySet());
            assertThat(known).containsAll(said);
        }
    }

    /** What is said of a database is not what is said of a letter: a key has one meaning in the whole house. */
    @Test
    void theInnGivesNoWordOfTheTableAnotherMeaning() throws IOException {
        assertThat(keys("en"))
                .doesNotContainAnyElementsOf(Words.common("en").texts().keySet());
    }
}
