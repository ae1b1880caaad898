package tabard.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The system's chromium, one process for the guests of all tests that one Java runs: it takes seconds to start, and ends with that Java. */
final class Chromium {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private static @Nullable Browser browser;

    private Chromium() {}

    static synchronized Browser browser() {
        if (browser == null || !browser.isConnected()) {
            PlaywrightAssertions.setDefaultAssertionTimeout((double) Guest.PATIENCE.toMillis());
            var playwright = Playwright.create(
                    new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
            browser = playwright
                    .chromium()
                    .launch(new BrowserType.LaunchOptions()
                            .setExecutablePath(program())
                            .setHeadless(true)
                            .setArgs(FLAGS));
        }
        return browser;
    }

    private static Path program() {
        return NAMES.stream()
                .flatMap(name -> Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                        .map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(
                        () -> new IllegalStateException(
                                "the tests of the page need a browser: install chromium (for example apt-get install chromium)"));
    }
}
