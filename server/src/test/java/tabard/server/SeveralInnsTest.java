package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.client.Caller;
import tools.jackson.databind.JsonNode;

/** Several inns on one PostgreSQL are one house: for bots and clocks, for who is there, for what is said and for what is too much. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SeveralInnsTest {
    private static final int TABLES = 4;

    @TempDir
    Path folder;

    /** The bots of a table play in the inn that has it; cut off from the database, it plays no more, and another goes on. */
    @Test
    void botsPlayInOneInnAndGoOnInAnotherWhenThatIsCutOff() throws Exception {
        String address = Database.POSTGRES.config(folder).database();
        int port = Integer.parseInt(address.replaceAll(".*:(\\d+)/.*", "$1"));
        var config = Config.in(folder).limits(Limits.OPEN);
        try (var plug = new Plug(port);
                var first = Inn.open(config.database(address.replace(":" + port + "/", ":" + plug.port() + "/")));
                var second = Inn.open(config.database(address));
                var third = Inn.open(config.database(address))) {
            var ann = Page.guest(first, "Ann");
            var tables = new ArrayList<String>();
            for (int i = 0; i < TABLES; i++) { // at one bots play among themselves, at the others against Ann
                var places = Map.of("orange", i == 0 ? "bot:random" : "me", "white", "bot:random");
                tables.add(ann.done("POST", "/api/tables", Map.of("game", "macht", "places", places))
                        .path("id")
                        .asString());
            }
            Patiently.until("all inns have said so", () -> open(address).size() == 3);
            var before = open(address);
            var there = new ArrayList<Page>();
            var elsewhere = new ArrayList<Page>();
            var dice = new SplittableRandom(2);
            try {
                for (String table : tables) {
                    there.add(new Page(ann).join(table));
                    there.getLast().await("view");
                    Patiently.until("the first inn has it", () -> kept(address).contains(table));
                    elsewhere.add(new Page(ann.at(second.port())).join(table));
                    elsewhere.add(new Page(ann.at(third.port())).join(table));
                    elsewhere.forEach(page -> page.await("view"));
                    play(there.getLast(), dice, page -> count(page, "delta") > 4);
                }
                elsewhere.getLast().await("delta"); // what the first inn plays is shown in the third
                double others = turns(second) + turns(third);
                if (open(address)
                        .equals(before)) { // else one of them stood still for seconds, and was rightly given up
                    assertThat(others)
                            .as("turns by inns that do not have the tables")
                            .isZero();
                }
                plug.pull();
                for (var page : elsewhere) {
                    play(page, dice, _ -> false);
                    assertThat(page.troubles()).isEmpty();
                }
                assertThat(turns(second) + turns(third)).isPositive();
                plug.putIn();
                for (int i = 0; i < TABLES; i++) {
                    try (var page = new Page(ann.at(first.port())).join(tables.get(i))) {
                        page.until("the inn that is back shows the end, too", Page::over);
                    }
                }
            } finally {
                Stream.concat(there.stream(), elsewhere.stream()).forEach(Page::close);
            }
        }
    }

    /** Whenever Ann is asked there she chooses, until the game or what is waited for is over. */
    private static void play(Page page, RandomGenerator dice, Predicate<Page> enough) {
        Patiently.until("it goes on", () -> {
            if (!page.over() && !enough.test(page)) {
                page.catchUp();
                page.chooseAny(dice);
            }
            return page.over() || enough.test(page);
        });
    }

    /** The names of the inns that are open; one that was given up comes back under another. */
    private static Set<String> open(String address) {
        return asked(address, "select name from inns");
    }

    /** The tables whose bots and clocks run in some inn. */
    private static Set<String> kept(String address) {
        return asked(address, "select table_id from leases");
    }

    private static Set<String> asked(String address, String question) {
        try (var connection = DriverManager.getConnection(address);
                var statement = connection.createStatement();
                var rows = statement.executeQuery(question)) {
            var names = new TreeSet<String>();
            while (rows.next()) {
                names.add(rows.getString(1));
            }
            return names;
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    private static long count(Page page, String kind) {
        return page.kinds().stream().filter(kind::equals).count();
    }

    private static double turns(Inn inn) {
        return new Caller(Page.CLIENT, inn.port())
                .call("GET", "/metrics", null)
                .text()
                .lines()
                .filter(line -> line.startsWith("tabard_turns_total "))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' '))))
                .sum();
    }

    @Test
    void whoIsAtATableOrInTheHouseIsKnownInAllInns() {
        var config = Database.POSTGRES.config(folder).limits(Limits.OPEN);
        try (var here = Inn.open(config);
                var there = Inn.open(config)) {
            var ann = Page.guest(here, "Ann");
            var bob = Page.guest(there, "Bob");
            String table = together(ann, bob);
            try (var first = new Page(ann).join(table)) {
                first.await("view");
                try (var second = new Page(bob).join(table)) {
                    second.until("she is there", page -> at(page, "orange", "here"));
                    first.until("he is there", page -> at(page, "white", "here"));
                    second.send(Map.of("t", "here", "visible", false));
                    first.until("he looks elsewhere", page -> at(page, "white", "away"));
                    there.sweep();
                    assertThat(until(
                                    ann, friends -> friends.path(0).path("here").asBoolean()))
                            .as("a friend in another inn")
                            .isTrue();
                }
                first.until("he has left", page -> at(page, "white", "gone"));
            }
        }
    }

    private static boolean until(Caller who, Predicate<JsonNode> good) {
        Patiently.until("the friends are so", () -> good.test(who.done("GET", "/api/me/friends", null)));
        return true;
    }

    private static boolean at(Page page, String seat, String where) {
        var last = page.heard().reversed().stream()
                .filter(message -> message.path("t").asString().equals("presence"))
                .findFirst();
        return last.isPresent()
                && last.get().path("seats").path(seat).asString().equals(where);
    }

    private static String together(Caller host, Caller guest) {
        String table = host.done(
                        "POST",
                        "/api/tables",
                        Map.of("game", "macht", "places", Map.of("orange", "me", "white", "open")))
                .path("id")
                .asString();
        guest.done("POST", "/api/tables/" + table + "/join", Map.of());
        return table;
    }

    @Test
    void whatIsSaidAtTheSameTimeInTwoInnsIsHeardInBoth() {
        var config = Database.POSTGRES.config(folder).limits(Limits.OPEN);
        try (var here = Inn.open(config);
                var there = Inn.open(config)) {
            var ann = Page.guest(here, "Ann");
            var bob = Page.guest(there, "Bob");
            String table = together(ann, bob);
            try (var first = new Page(ann).join(table);
                    var second = new Page(bob).join(table)) {
                first.await("view");
                second.await("view");
                for (int i = 0; i < 20; i++) {
                    first.send(Map.of("t", "chat", "text", "orange " + i + "."));
                    second.send(Map.of("t", "chat", "text", "white " + i + "."));
                }
                for (var page : List.of(first, second)) {
                    for (int i = 0; i < 20; i++) {
                        String number = " " + i + ".";
                        page.until(
                                "both are heard:" + number,
                                one -> one.heard("orange" + number) && one.heard("white" + number));
                    }
                    assertThat(page.kinds()).doesNotContain("refused");
                }
            }
        }
    }

    /** All write their letters at once, each in an inn of his own: whoever is second has at most to press once more. */
    @Test
    void whatIsChosenAtTheSameTimeInThreeInnsIsAllTaken() {
        var config = Database.POSTGRES.config(folder).limits(Limits.OPEN);
        try (var first = Inn.open(config);
                var second = Inn.open(config);
                var third = Inn.open(config)) {
            var ann = Page.guest(first, "Ann");
            var others = List.of(Page.guest(second, "Bob"), Page.guest(third, "Cid"));
            for (int game = 0; game < 8; game++) {
                String table = ann.done(
                                "POST",
                                "/api/tables",
                                Map.of("game", "couriers", "seats", 3, "places", Map.of("north", "me")))
                        .path("id")
                        .asString();
                others.forEach(one -> one.done("POST", "/api/tables/" + table + "/join", Map.of()));
                var pages = Stream.concat(Stream.of(ann), others.stream())
                        .map(one -> new Page(one).join(table))
                        .toList();
                pages.forEach(page -> page.until("the first lot has come here, too", Page::asked));
                atOnce(pages, page -> insist(page, "write 1", "\"seal\""));
                atOnce(pages, page -> insist(page, "seal", "\"log.read\""));
                for (var page : pages) {
                    assertThat(page.troubles()).isEmpty();
                    assertThat(page.heard().stream()
                                    .filter(message ->
                                            message.path("t").asString().equals("refused")))
                            .allMatch(SeveralInnsTest::stale);
                    page.close();
                }
            }
        }
    }

    private static boolean stale(JsonNode message) {
        return message.path("why").toString().contains("inn.stale");
    }

    private static long overtaken(Page page) {
        return page.heard().stream().filter(SeveralInnsTest::stale).count();
    }

    private static void atOnce(List<Page> pages, Consumer<Page> deed) {
        pages.stream()
                .map(page -> CompletableFuture.runAsync(
                        () -> deed.accept(page), task -> Thread.ofVirtual().start(task)))
                .toList()
                .forEach(CompletableFuture::join);
    }

    /** Whoever is told that the table has moved on chooses again, until it is done. */
    private static void insist(Page page, String line, String done) {
        long before = overtaken(page);
        page.choose(line);
        while (!page.heard(done)) {
            long known = before;
            page.until("it is done, or he was overtaken", one -> one.heard(done) || overtaken(one) > known);
            before = overtaken(page);
            if (before > known && !page.heard(done)) {
                page.choose(line);
            }
        }
    }

    /** Whoever is asked is called once, by the inn that wrote the step; and not while he looks, in whatever inn. */
    @Test
    void nobodyIsCalledTwiceAndNobodyWhoLooksInAnotherInn() throws Exception {
        var config = Database.POSTGRES.config(folder).limits(Limits.OPEN);
        try (var carrier = new Carrier();
                var here = Inn.open(config);
                var there = Inn.open(config)) {
            var ann = Page.guest(here, "Ann");
            var bob = Page.guest(here, "Bob");
            var cid = Page.guest(there, "Cid");
            assertThat(bob.call("POST", "/api/me/push", Carrier.browser(carrier.address("bob")))
                            .status())
                    .isEqualTo(204);
            String table = together(ann, bob);
            try (var hers = new Page(ann).join(table);
                    var looker = new Page(cid).join(table)) {
                looker.await("view");
                try (var his = new Page(bob.at(there.port())).join(table)) {
                    his.await("view");
                    hers.until("he is there", page -> at(page, "white", "here"));
                    if (his.asked()) {
                        carrier.next(); // the game began with him, before he came
                    }
                    play(hers, his, 8);
                    assertThat(carrier.within(Duration.ofSeconds(1)))
                            .as("a notice for somebody who looks")
                            .isNull();
                    var dice = new SplittableRandom(4);
                    Patiently.until(
                            "only she is asked",
                            () -> { // he leaves when he is not asked
                                his.chooseAny(dice);
                                return hers.asked() && !his.asked();
                            });
                }
                hers.until("he has left", page -> at(page, "white", "gone"));
                var dice = new SplittableRandom(5);
                Map<String, String> called = null;
                long end = System.nanoTime() + Patiently.LIMIT.toNanos();
                while (called == null && System.nanoTime() < end) {
                    hers.chooseAny(dice);
                    called = carrier.within(Duration.ofMillis(200));
                }
                assertThat(called).as("a notice for somebody who does not look").isNotNull();
                assertThat(carrier.within(Duration.ofSeconds(2)))
                        .as("a second one")
                        .isNull();
            }
        }
    }

    private static void play(Page first, Page second, int choices) {
        var dice = new SplittableRandom(3);
        for (int i = 0; i < choices; i++) {
            Patiently.until("somebody is asked", () -> first.chooseAny(dice) || second.chooseAny(dice));
        }
    }

    /** Ten tries a minute by address, however many inns there are. */
    @Test
    void passwordsAreGuessedNoFasterWhereThereAreMoreInns() {
        var config = Database.POSTGRES.config(folder);
        try (var first = Inn.open(config);
                var second = Inn.open(config);
                var third = Inn.open(config)) {
            long begun = System.nanoTime();
            var wish = Map.of("name", "Nobody", "password", "not this one");
            var tries = Stream.of(first, second, third)
                    .flatMap(inn -> IntStream.range(0, 10)
                            .mapToObj(_ -> CompletableFuture.supplyAsync(() -> new Caller(Page.CLIENT, inn.port())
                                    .call("POST", "/api/login", wish)
                                    .status())))
                    .toList()
                    .stream()
                    .map(CompletableFuture::join)
                    .toList();
            long seconds = (System.nanoTime() - begun) / 1_000_000_000L + 1;
            assertThat(tries).containsOnly(403, 429);
            assertThat(tries.stream().filter(status -> status == 403).count()).isBetween(10L, 10 + seconds / 6 + 1);
        }
    }
}
