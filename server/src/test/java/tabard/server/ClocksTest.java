package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.server.client.Caller;

/** Clocks of windows in which all choose at once: from the opening to the deadline, whatever happens between. */
@ParameterizedClass
@EnumSource(Database.class)
class ClocksTest {
    private static final Map<String, Object> USUAL = Map.of("kind", "days", "amount", 3, "late", "usual");
    private static final Map<String, Object> BOT = Map.of("kind", "days", "amount", 3);

    @Parameter
    Database database;

    @TempDir
    Path folder;

    private final AtomicReference<Instant> time = new AtomicReference<>(Instant.parse("2026-11-16T18:00:00Z"));

    private Config config() {
        return database.config(folder).limits(Limits.OPEN).clock(time::get);
    }

    private Inn inn() {
        return Inn.open(config());
    }

    private void later(Duration span) {
        time.updateAndGet(now -> now.plus(span));
    }

    private static String lay(Caller ann, Caller bob, int seats, Map<String, ?> clock) {
        var places = new HashMap<>(Map.of("north", "me", "south", "open"));
        if (seats == 3) {
            places.put("west", "me");
        }
        var wanted = Map.of("game", "couriers", "seats", seats, "places", places, "clock", clock);
        String table = ann.done("POST", "/api/tables", wanted).path("id").asString();
        bob.done("POST", "/api/tables/" + table + "/join", Map.of());
        return table;
    }

    private static void choose(Page page, String line) {
        page.catchUp();
        int at = page.at();
        page.choose(line);
        page.until(line + " is shown", there -> there.at() > at);
    }

    private static long left(Page page, String seat) {
        page.forget();
        page.send(Map.of("t", "resync"));
        return page.await("clock").path("left").path(seat).asLong();
    }

    @Test
    void theTimeOfAForkRunsFromItsOpening() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            String table = lay(ann, bob, 2, BOT);
            try (var north = new Page(ann).join(table);
                    var south = new Page(bob).join(table)) {
                north.await("view");
                south.await("view");
                assertThat(left(north, "north")).isEqualTo(Duration.ofDays(3).toMillis());
                later(Duration.ofDays(1));
                choose(north, "write 3");
                assertThat(left(north, "north")).isEqualTo(Duration.ofDays(2).toMillis());
                choose(north, "seal");
                later(Duration.ofDays(1));
                north.send(Map.of("t", "reopen", "at", north.at()));
                north.until("it is asked again", Page::asked);
                assertThat(left(north, "north")).isEqualTo(Duration.ofDays(1).toMillis());
                choose(north, "write 2");
                choose(north, "seal");
                choose(south, "write 1");
                choose(south, "seal");
                north.until("the next letters are written", Page::asked);
                assertThat(left(north, "north")).isEqualTo(Duration.ofDays(3).toMillis());
            }
        }
    }

    @Test
    void theUsualAnswersAreTakenWhenTheTimeIsOutAndThePersonKeepsTheSeat() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            String table = lay(ann, bob, 2, USUAL);
            try (var north = new Page(ann).join(table);
                    var south = new Page(bob).join(table)) {
                north.await("view");
                south.await("view");
                later(Duration.ofDays(2));
                choose(south, "write 3");
                choose(south, "seal");
                later(Duration.ofDays(1).minusMillis(1));
                inn.sweep();
                north.catchUp();
                assertThat(north.heard("\"log.read\"")).isFalse();
                later(Duration.ofMillis(1));
                inn.sweep();
                north.until("they are read", page -> page.heard("\"log.read\""));
                assertThat(north.heard("\"0 3\"")).isTrue();
                assertThat(north.table().path("clock").path("late").asString()).isEqualTo("usual");
                assertThat(north.table()
                                .path("seats")
                                .path("north")
                                .path("away")
                                .asBoolean(false))
                        .isFalse();
                north.until("it is asked in the next round", Page::asked);
                assertThat(left(north, "north")).isEqualTo(Duration.ofDays(3).toMillis());
                choose(north, "write 1");
            }
        }
    }

    @Test
    void aDeadlinePassesAlsoAtATableWhereNobodyIs() {
        var config = config();
        Caller ann;
        String table;
        try (var inn = Inn.open(config)) {
            ann = Page.guest(inn, "Ann");
            table = lay(ann, Page.guest(inn, "Bob"), 2, USUAL);
            var card = ann.done("GET", "/api/tables", null).path("mine").path(0);
            assertThat(card.path("due").asLong())
                    .isEqualTo(time.get().plus(Duration.ofDays(3)).toEpochMilli());
            assertThat(card.path("clock").path("late").asString()).isEqualTo("usual");
        }
        try (var inn = Inn.open(config)) {
            later(Duration.ofDays(3));
            inn.sweep();
            try (var north = new Page(ann.at(inn.port())).join(table)) {
                north.until("they are read", page -> page.heard("\"log.read\""));
            }
        }
    }

    /** A day before the deadline the inn is closed for two, or its clock is set forward by as much. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void nobodyLosesTimeWhileTheInnIsClosedOrByAClockThatIsSet(boolean closed) {
        var ticks = new AtomicLong();
        var config = config().ticks(ticks::get);
        Consumer<Duration> pass = span -> {
            later(span);
            ticks.addAndGet(span.toNanos());
        };
        var inn = Inn.open(config);
        try {
            var ann = Page.guest(inn, "Ann");
            String table = lay(ann, Page.guest(inn, "Bob"), 2, USUAL);
            pass.accept(Duration.ofDays(2));
            inn.sweep();
            if (closed) {
                inn.close();
                pass.accept(Duration.ofDays(2));
                inn = Inn.open(config);
            } else {
                later(Duration.ofDays(2));
            }
            inn.sweep();
            try (var north = new Page(ann.at(inn.port())).join(table)) {
                north.await("view");
                assertThat(left(north, "north")).isEqualTo(Duration.ofDays(2).toMillis());
                assertThat(ann.at(inn.port())
                                .done("GET", "/api/tables", null)
                                .path("mine")
                                .path(0)
                                .path("due")
                                .asLong())
                        .isEqualTo(time.get().plus(Duration.ofDays(2)).toEpochMilli());
                pass.accept(Duration.ofDays(2).minusMillis(1));
                inn.sweep();
                north.catchUp();
                assertThat(north.heard("\"log.read\"")).isFalse();
                pass.accept(Duration.ofMillis(1));
                inn.sweep();
                north.until("they are read", page -> page.heard("\"log.read\""));
            }
        } finally {
            inn.close();
        }
    }

    @Test
    void aBankRunsWhileOneIsAskedAndGrowsByEachMove() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            String table = lay(ann, bob, 2, Map.of("kind", "bank", "amount", 10, "increment", 30, "late", "usual"));
            try (var north = new Page(ann).join(table);
                    var south = new Page(bob).join(table)) {
                north.await("view");
                south.await("view");
                assertThat(north.table().path("clock").path("increment").asInt())
                        .isEqualTo(30);
                later(Duration.ofMinutes(2));
                choose(north, "write 3");
                assertThat(left(north, "north"))
                        .as("half a move")
                        .isEqualTo(Duration.ofMinutes(8).toMillis());
                choose(north, "seal");
                later(Duration.ofMinutes(3));
                north.send(Map.of("t", "reopen", "at", north.at()));
                north.until("it is asked again", Page::asked);
                assertThat(left(north, "north"))
                        .as("what was added is given back, and the time of others is not his")
                        .isEqualTo(Duration.ofMinutes(8).toMillis());
                choose(north, "write 2");
                choose(north, "seal");
                choose(south, "write 1");
                choose(south, "seal");
                north.until("the next letters are written", Page::asked);
                assertThat(left(north, "north"))
                        .isEqualTo(Duration.ofMinutes(8).plusSeconds(30).toMillis());
                assertThat(left(south, "south"))
                        .isEqualTo(Duration.ofMinutes(5).plusSeconds(30).toMillis());
                later(Duration.ofMinutes(6));
                inn.sweep();
                north.until("south ran out", page -> page.heard("\"waits\":[\"north\"]"));
            }
        }
    }

    /** What is left is worked out from the log, so it is the same after a restart. */
    @Test
    void aBankIsTheSameWhenTheInnOpensAgain() {
        var config = config();
        Caller ann;
        String table;
        long before;
        try (var inn = Inn.open(config)) {
            ann = Page.guest(inn, "Ann");
            table = lay(ann, Page.guest(inn, "Bob"), 2, Map.of("kind", "bank", "amount", 10, "increment", 30));
            try (var north = new Page(ann).join(table)) {
                north.await("view");
                later(Duration.ofMinutes(4));
                choose(north, "write 3");
                before = left(north, "north");
            }
        }
        try (var inn = Inn.open(config);
                var north = new Page(ann.at(inn.port())).join(table)) {
            north.await("view");
            assertThat(left(north, "north")).isEqualTo(before);
        }
    }

    @Test
    void aPatientQuestionGetsAMultipleOfTheTime() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var bob = Page.guest(inn, "Bob");
            String table = lay(ann, bob, 3, USUAL);
            try (var south = new Page(bob).join(table)) {
                south.await("view");
                assertThat(left(south, "south")).isEqualTo(Duration.ofDays(3).toMillis());
                assertThat(left(south, "west")).isEqualTo(Duration.ofDays(21).toMillis());
                later(Duration.ofDays(20));
                inn.sweep();
                south.until("two are done", page -> page.heard("\"waits\":[\"west\"]"));
                assertThat(south.heard("\"log.read\"")).isFalse();
                later(Duration.ofDays(1));
                inn.sweep();
                south.until("they are read", page -> page.heard("\"log.read\""));
            }
        }
    }

    @Test
    void whatBecomesOfALateDecisionIsOneOfTwo() {
        try (var inn = inn()) {
            var ann = Page.guest(inn, "Ann");
            var wanted = Map.of("game", "couriers", "clock", Map.of("kind", "days", "amount", 3, "late", "whip"));
            var refused = ann.call("POST", "/api/tables", wanted);
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.json().path("why").path(0).asString()).isEqualTo("inn.late");
        }
    }
}
