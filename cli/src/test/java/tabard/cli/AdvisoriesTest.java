package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabard.cli.Advisories.Advisory;
import tabard.cli.Advisories.Library;

/** Nothing is delivered of which a hole is known. */
class AdvisoriesTest {
    private static final Path ROOT = Path.of("..");

    private static List<Library> delivered() throws IOException {
        var all = new ArrayList<>(Advisories.onTheClassPath());
        all.addAll(Advisories.inThePage(ROOT.resolve("web/package-lock.json")));
        return all;
    }

    private static Advisories planted(String library, String since, String fixed) {
        return new Advisories("", List.of(new Advisory("X-1", library, since, fixed, "")));
    }

    @Test
    void noHoleIsKnownInWhatIsDelivered() throws IOException {
        var known = Advisories.read(ROOT.resolve("deploy/advisories.json"));
        assertThat(known.advisories()).isNotEmpty();
        assertThat(known.of(delivered())).isEmpty();
    }

    /** Each library that NOTICE names is among those that are looked at. */
    @Test
    void everythingIsLookedAt() throws IOException {
        var names = delivered().stream().map(Library::name).toList();
        assertThat(names)
                .contains(
                        "org.postgresql:postgresql",
                        "org.xerial:sqlite-jdbc",
                        "org.eclipse.jetty:jetty-server",
                        "org.eclipse.angus:angus-mail",
                        "ch.qos.logback:logback-core",
                        "preact");
        for (String named : ThirdPartiesTest.named().keySet()) {
            assertThat(names).as(named).anyMatch(name -> name.equals(named) || name.startsWith(named + ":"));
        }
    }

    @Test
    void aHoleThatIsPlantedIsFound() throws IOException {
        for (var library : List.of("org.postgresql:postgresql", "preact")) {
            assertThat(planted(library, null, "9999").of(delivered())).hasSize(1);
        }
    }

    @Test
    void fromTheVersionThatHasItToTheOneThatMendsIt() {
        var holes = planted("a:b", "1.4.0", "1.10.2");
        assertThat(holes.of(List.of(new Library("a:b", "1.3.9")))).isEmpty();
        assertThat(holes.of(List.of(new Library("a:b", "1.4.0")))).containsExactly("X-1 in a:b 1.4.0");
        assertThat(holes.of(List.of(new Library("a:b", "1.9.0.RELEASE")))).hasSize(1);
        assertThat(holes.of(List.of(new Library("a:b", "1.10.1")))).hasSize(1);
        assertThat(holes.of(List.of(new Library("a:b", "1.10.2-rc1")))).hasSize(1);
        assertThat(holes.of(List.of(new Library("a:b", "1.10.2")))).isEmpty();
        assertThat(holes.of(List.of(new Library("a:c", "1.5")))).isEmpty();
    }
}
