package tabard.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tabard.server.Config;
import tabard.server.Inn;
import tabard.server.Limits;
import tabard.server.fair.Luck;
import tabard.table.Games;

/** An inn of its own for each test, on any free port, and the guests that come to it. Pages that complain fail the test. */
final class Evening implements BeforeEachCallback, AfterEachCallback {
    private final List<Guest> guests = new ArrayList<>();
    private final UnaryOperator<Config> kept;
    private Path folder;
    private Inn inn;
    private volatile Duration ahead = Duration.ZERO;

    Evening() {
        this(config -> config);
    }

    /** In an inn that is kept in some way of its own. */
    Evening(UnaryOperator<Config> kept) {
        this.kept = kept;
    }

    /** The ids of all games of the house. */
    static Stream<String> games() {
        return Games.all().stream().map(game -> game.info().id());
    }

    @Override
    public void beforeEach(ExtensionContext context) throws IOException {
        folder = Files.createTempDirectory("tabard-evening");
        inn = Inn.open(kept.apply(Config.in(folder)
                .limits(Limits.OPEN)
                .clock(() -> Instant.now().plus(ahead))
                .luck(luck(context))));
    }

    /** Dice and bots do the same each time a test is run; -Dtabard.luck=N tries others. */
    private static Luck luck(ExtensionContext context) {
        return new Luck(new Random(
                Long.getLong("tabard.luck", 0) + context.getUniqueId().hashCode()));
    }

    /** Somebody at a desk, in English and by daylight, with pieces that keep still. */
    Guest guest() {
        return guest(options -> options);
    }

    Guest guest(String name) {
        return guest().called(name);
    }

    Guest phone() {
        return guest(
                options -> options.setViewportSize(390, 844).setHasTouch(true).setIsMobile(true));
    }

    Guest guest(UnaryOperator<Browser.NewContextOptions> changes) {
        return guestAt("http://localhost:" + inn.port(), changes);
    }

    Guest guestAt(String address, UnaryOperator<Browser.NewContextOptions> changes) {
        var desk = new Browser.NewContextOptions()
                .setLocale("en-GB")
                .setViewportSize(1440, 900)
                .setDeviceScaleFactor(0.5) // nobody looks: fewer pixels are painted sooner
                .setColorScheme(ColorScheme.LIGHT)
                .setReducedMotion(ReducedMotion.REDUCE);
        var guest = new Guest(Chromium.browser(), address, changes.apply(desk));
        guests.add(guest);
        return guest;
    }

    /** The clock of the inn goes on by so much, and deadlines pass. */
    void later(Duration span) {
        ahead = ahead.plus(span);
        inn.sweep();
    }

    /** As it was printed when the inn was started. */
    String keeperCode() {
        return inn.keeperCode().orElseThrow();
    }

    Path folder() {
        return folder;
    }

    @Override
    public void afterEach(ExtensionContext context) throws IOException {
        boolean failed = context.getExecutionException().isPresent();
        var troubles = new ArrayList<String>();
        for (var guest : guests) {
            if (failed) {
                picture(guest, context);
            }
            troubles.addAll(guest.troubles());
            guest.close();
        }
        inn.close();
        try (var files = Files.walk(folder)) {
            files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
        }
        if (!failed && !troubles.isEmpty()) {
            throw new AssertionError("the page complained: " + troubles);
        }
    }

    /** What the page looked like when the test failed. */
    private void picture(Guest guest, ExtensionContext context) {
        var file = Path.of(
                "target",
                "failed",
                context.getRequiredTestClass().getSimpleName() + "."
                        + context.getRequiredTestMethod().getName() + "." + guests.indexOf(guest) + ".png");
        guest.page().screenshot(new Page.ScreenshotOptions().setPath(file));
    }
}
