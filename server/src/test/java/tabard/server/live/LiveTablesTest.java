package tabard.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import tabard.server.Patiently;
import tabard.server.protocol.FromPage;
import tabard.server.store.News;
import tabard.server.store.People;
import tabard.server.store.Person;
import tabard.server.store.SeatRow;
import tabard.server.store.StepRow;
import tabard.server.store.Store;
import tabard.server.store.TableRow;
import tabard.server.store.Tables;
import tabard.table.Games;
import tabard.table.Viewer;

class LiveTablesTest {
    @TempDir
    Path folder;

    private final AtomicReference<Instant> time = new AtomicReference<>(Instant.EPOCH);

    /** A page whose line can be clogged. */
    private static final class Slow implements Wire {
        private final List<String> heard = new ArrayList<>();
        private int waiting;
        private Runnable drained = () -> {};

        @Override
        public void send(byte[] message) {
            heard.add(new String(message, StandardCharsets.UTF_8));
        }

        @Override
        public int waiting() {
            return waiting;
        }

        @Override
        public void whenDrained(Runnable then) {
            drained = then;
        }
    }

    /** Whoever follows an old link is told so; it is no failure of the house. */
    @Test
    void aTableThatIsNotThereIsRefusedWithoutAnError() {
        var log = (Logger) LoggerFactory.getLogger(Mailbox.class);
        var lines = new ListAppender<ILoggingEvent>();
        lines.start();
        log.addAppender(lines);
        var page = new Slow();
        try (var store = Store.open(folder, null);
                var thinkers = new Thinkers(1, BotBench.ofPilgrims());
                var house = house(store, thinkers)) {
            var guest = new Guest(page, null, "");
            house.tell("nowhere", new Request.OfPage(guest, new FromPage.Join("nowhere", null)));
            house.tell("nowhere", new Request.Left(guest));
        } finally {
            log.detachAppender(lines);
        }
        assertThat(page.heard).singleElement().asString().contains("inn.no-table");
        assertThat(lines.list).isEmpty();
    }

    private LiveTables house(Store store, Thinkers thinkers) {
        return new LiveTables(store, thinkers, new NoFiles(), time::get, Duration.ofMinutes(10), 1000);
    }

    private static void open(Store store) {
        store.change(handle -> {
            People.insert(handle, new Person("ann", "Ann", null, 0));
            var info = Games.named("macht").info();
            var row = new TableRow(
                    "t",
                    "macht-1",
                    2,
                    info.standard().settings(),
                    "",
                    "ann",
                    true,
                    true,
                    true,
                    TableRow.Clock.NONE,
                    "00".repeat(32),
                    "i",
                    TableRow.State.WAITING,
                    0,
                    null,
                    null,
                    null,
                    null);
            var seats = new ArrayList<SeatRow>();
            info.seats()
                    .forEach(seat -> seats.add(new SeatRow(
                            "t", seat.word(), seats.size(), SeatRow.Kind.PERSON, "ann", "Ann", null, "x", false)));
            Tables.insert(handle, row, seats);
        });
    }

    private static void join(LiveTables house, Guest guest) {
        house.tell("t", new Request.OfPage(guest, new FromPage.Join("t", null)));
    }

    /** Waits until all that was put into the queue so far is handled. */
    private static void settle(LiveTables house) {
        house.ask("t", _ -> true);
    }

    private static void choose(LiveTables house, Guest guest) {
        house.<Boolean>ask("t", table -> {
            choose(table, guest);
            return true;
        });
    }

    private static void choose(LiveTable<?, ?> table, Guest guest) {
        table.gallery().sit(guest);
        var viewpoint = table.gallery().viewpoint(guest);
        var ask = viewpoint.picture().scene().asks().getFirst();
        String line = ask.options().stream()
                .filter(option -> option.barred() == null)
                .findFirst()
                .orElseThrow()
                .lines()
                .getFirst();
        table.handle(new Request.OfPage(guest, new FromPage.Choose(viewpoint.at(), line, null)));
    }

    @Test
    void aTableNobodyHasTouchedLeavesMemoryAndComesBackTheSame() {
        try (var store = Store.open(folder, null);
                var thinkers = new Thinkers(1, BotBench.ofPilgrims())) {
            open(store);
            var house = house(store, thinkers);
            var page = new Slow();
            var guest = new Guest(page, "ann", "Ann");
            join(house, guest);
            for (int i = 0; i < 12; i++) {
                choose(house, guest);
            }
            byte[] before =
                    house.ask("t", table -> Messages.view(table.gallery().viewpoint(guest)));
            house.sweep();
            time.set(Instant.EPOCH.plusSeconds(3600));
            house.sweep();
            settle(house);
            assertThat(house.size()).as("somebody is still there").isEqualTo(1);
            house.tell("t", new Request.Left(guest));
            settle(house);
            time.set(Instant.EPOCH.plusSeconds(7200));
            house.sweep();
            Patiently.until("it has left memory", () -> house.size() == 0);
            assertThat(house.<byte[]>ask(
                            "t", table -> Messages.view(table.gallery().viewpoint(guest))))
                    .isEqualTo(before);
        }
    }

    /** Pages stay open for hours: what they look at need not be kept meanwhile. */
    @Test
    void whereNothingHappensOnlyWhoLooksOnIsKeptAndFollowsAsBefore() {
        try (var store = Store.open(folder, null);
                var thinkers = new Thinkers(1, BotBench.ofPilgrims())) {
            open(store);
            var house = house(store, thinkers);
            var page = new Slow();
            var ann = new Guest(new Slow(), "ann", "Ann");
            join(house, new Guest(page, null, ""));
            join(house, ann);
            for (int i = 0; i < 12; i++) {
                choose(house, ann);
            }
            int at = at(house);
            fallAsleep(house);
            page.heard.clear();
            choose(house, ann);
            settle(house);
            assertThat(page.heard).singleElement().asString().startsWith("{\"t\":\"delta\",\"at\":" + (at + 1) + ",");

            fallAsleep(house);
            var other = house(store, thinkers);
            var again = new Guest(new Slow(), "ann", "Ann");
            join(other, again);
            choose(other, again);
            page.heard.clear();
            house.hear(new News.Item.Written(News.What.STEPS, "t", 0));
            settle(house);
            assertThat(page.heard).singleElement().asString().startsWith("{\"t\":\"view\",\"at\":" + (at + 2) + ",");
        }
    }

    private static int at(LiveTables house) {
        return house.<Integer>ask(
                "t",
                table -> table.gallery().viewpoint(Viewer.Spectator.SPECTATOR).at());
    }

    private void fallAsleep(LiveTables house) {
        settle(house);
        time.set(time.get().plusSeconds(180));
        house.sweep();
        Patiently.until("it dozes", () -> house.ask("t", LiveTable::dozes));
    }

    @Test
    void aPageThatCannotFollowGetsNothingUntilItCanAndThenTheWholeView() {
        try (var store = Store.open(folder, null);
                var thinkers = new Thinkers(1, BotBench.ofPilgrims())) {
            open(store);
            var house = house(store, thinkers);
            var page = new Slow();
            var slow = new Guest(page, null, "");
            var quick = new Guest(new Slow(), "ann", "Ann");
            join(house, slow);
            join(house, quick);
            settle(house);
            page.heard.clear();
            page.waiting = 17;
            for (int i = 0; i < 5; i++) {
                choose(house, quick);
            }
            settle(house);
            for (int i = 0; i < 5; i++) {
                house.tell("t", new Request.OfPage(slow, new FromPage.Resync()));
            }
            settle(house);
            assertThat(page.heard).noneMatch(message -> message.contains("\"delta\"") || message.contains("\"view\""));
            page.waiting = 0;
            page.drained.run();
            settle(house);
            assertThat(page.heard)
                    .filteredOn(message -> message.startsWith("{\"t\":\"view\""))
                    .hasSize(1);
            choose(house, quick);
            settle(house);
            assertThat(page.heard).anyMatch(message -> message.startsWith("{\"t\":\"delta\""));
        }
    }

    @Test
    void whoLosesTheRaceForAStepReadsTheLogAgain() {
        try (var store = Store.open(folder, null);
                var thinkers = new Thinkers(1, BotBench.ofPilgrims())) {
            open(store);
            var one = house(store, thinkers);
            var two = house(store, thinkers);
            var here = new Slow();
            var there = new Slow();
            var ann = new Guest(here, "ann", "Ann");
            var again = new Guest(there, "ann", "Ann");
            join(one, ann);
            settle(one);
            join(two, again);
            settle(two);
            choose(one, ann);
            settle(one);
            there.heard.clear();
            choose(two, again);
            settle(two);
            assertThat(there.heard).anyMatch(message -> message.contains("inn.stale"));
            assertThat(there.heard).anyMatch(message -> message.startsWith("{\"t\":\"view\""));
            choose(two, again);
            settle(two);
            List<StepRow> log = store.read(handle -> Tables.log(handle, "t"));
            assertThat(log.stream().map(StepRow::n)).doesNotHaveDuplicates();
            assertThat(log.stream().filter(step -> !step.line().startsWith("chance")))
                    .hasSize(2);
        }
    }
}
