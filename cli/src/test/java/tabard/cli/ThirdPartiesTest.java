package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Whatever is delivered with the program is named in NOTICE, with a licence that fits ours; the build lets nothing else in. */
class ThirdPartiesTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern NAMED = Pattern.compile("  (\\S+) \\| [^|]+ \\| (.+)");
    private static final Pattern LET_IN = Pattern.compile("<include>([^<]+)</include>");

    /** The exception of the class path is what lets a program of any licence be delivered with a library. */
    private static final List<String> FITTING = List.of(
            "Apache-2.0",
            "MIT",
            "BSD-2-Clause",
            "BSD-3-Clause",
            "EPL-2.0",
            "OFL-1.1",
            "GPL-2.0 WITH Classpath-exception-2.0");

    static Map<String, String> named() throws IOException {
        var named = new TreeMap<String, String>();
        for (String line : Files.readAllLines(ROOT.resolve("NOTICE"))) {
            var found = NAMED.matcher(line);
            if (found.matches()) {
                named.put(found.group(1), found.group(2));
            }
        }
        return named;
    }

    @Test
    void everybodyIsNamedWithALicenceThatFits() throws IOException {
        var delivered = new ArrayList<String>();
        var letIn = LET_IN.matcher(Files.readString(ROOT.resolve("cli/pom.xml")));
        while (letIn.find()) {
            delivered.add(letIn.group(1));
        }
        assertThat(delivered.remove("tabard")).isTrue();
        var page = new JsonMapper().readTree(Files.readString(ROOT.resolve("web/package.json")));
        delivered.addAll(page.path("dependencies").propertyNames());
        assertThat(named().keySet()).containsExactlyInAnyOrderElementsOf(delivered);
        assertThat(FITTING).containsAll(named().values());
    }
}
