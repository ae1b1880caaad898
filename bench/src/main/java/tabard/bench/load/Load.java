package tabard.bench.load;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import tabard.server.client.Caller;
import tabard.table.Games;
import tabard.table.Seat;

/**
 * Many tables at once, two pages each, playing at random over loopback: how much the inn carries, and how quickly. At further tables
 * bots may play among themselves, to see whether their thinking holds anybody up.
 */
public final class Load {
    private static final int ARRIVING_AT_ONCE = 16;
    private static final Duration SETTLING = Duration.ofSeconds(1);
    private static final Duration SOON =
            Duration.ofSeconds(40); // after a twentieth of it a table where nothing happens dozes
    private static final Duration UNTIL_THEY_DOZE = Duration.ofSeconds(8); // an inn looks every five

    private Load() {}

    /**
     * What was seen while it counted. Delays: from a choice sent to its effect seen by the other seat, after its commit. Micros:
     * processor time, which says more than moves a second where other things run on the machine; those of the compiler and the collector
     * are part of the server's.
     */
    public record Stretch(
            double seconds,
            long moves,
            double movesPerSecond,
            double p50Millis,
            double p99Millis,
            long bytesPerMove,
            long serverMicrosPerMove,
            long compilerMicrosPerMove,
            long collectorMicrosPerMove,
            long clientMicrosPerMove) {
        Map<String, Object> json() {
            var out = new LinkedHashMap<String, Object>();
            out.put("seconds", seconds);
            out.put("moves", moves);
            out.put("movesPerSecond", Math.round(movesPerSecond));
            out.put("p50Millis", p50Millis);
            out.put("p99Millis", p99Millis);
            out.put("bytesPerMove", bytesPerMove);
            out.put("serverMicrosPerMove", serverMicrosPerMove);
            out.put("compilerMicrosPerMove", compilerMicrosPerMove);
            out.put("collectorMicrosPerMove", collectorMicrosPerMove);
            out.put("clientMicrosPerMove", clientMicrosPerMove);
            return out;
        }
    }

    /**
     * Two stretches: with pauses of up to so many milliseconds before an answer, and flat out, where every page answers at once. Thoughts are
     * those that bots have begun, from first to last.
     */
    public record Result(
            int tables,
            int pauseMillis,
            Stretch paced,
            Stretch flatOut,
            long heapPerIdleTable,
            long heapPerDozingTable,
            long thoughts,
            long stale,
            List<String> errors) {

        public Map<String, Object> json() {
            var out = new LinkedHashMap<String, Object>();
            out.put("tables", tables);
            out.put("pauseMillis", pauseMillis);
            out.putAll(paced.json());
            out.put("flatOut", flatOut.json());
            out.put("heapPerIdleTable", heapPerIdleTable);
            out.put("heapPerDozingTable", heapPerDozingTable);
            out.put("thoughts", thoughts);
            out.put("stale", stale);
            out.put("errors", errors);
            return out;
        }
    }

    /** How it is played: for how long before it counts, for how long each time it counts, and how long a page pauses at most. */
    public record Course(Duration warm, Duration time, int pauseMillis) {}

    /** Starts an inn of its own in the folder, in another process, and plays; a warm-up comes first and is not counted. */
    public static Result run(
            Path data,
            String database,
            String game,
            int tables,
            Thinking thinking,
            Course course,
            List<String> jvmOptions) {
        try (var inn = InnProcess.start(data, database, jvmOptions, SOON)) {
            return run(inn, game, tables, thinking, course);
        }
    }

    /** So many tables of this game where every seat has this bot. */
    public record Thinking(int tables, String game, String bot) {}

    private static Result run(InnProcess inn, String game, int tables, Thinking thinking, Course course) {
        var seats = seats(game, 2); // a table has two pages
        var tally = new Tally();
        try (var pool = Executors.newVirtualThreadPerTaskExecutor();
                var client = HttpClient.newBuilder()
                        .executor(pool)
                        .version(HttpClient.Version.HTTP_1_1)
                        .build()) {
            var pace = new Pace(pool);
            var all = arrive(client, inn.port(), tally, pace, game, seats, tables);
            think(Caller.guest(client, inn.port(), "Host"), thinking);
            long before = inn.heap();
            all.stream()
                    .map(table -> Thread.startVirtualThread(table::begin))
                    .toList()
                    .forEach(Load::join);
            sleep(course.warm);
            var flatOut = stretch(inn, tally, course.time);
            pace.pause(course.pauseMillis);
            sleep(SETTLING);
            var paced = stretch(inn, tally, course.time);
            all.forEach(LoadTable::stop);
            sleep(SETTLING);
            var anybody = new Caller(client, inn.port());
            long live = figure(anybody, "tabard_tables_live");
            long thoughts = figure(anybody, "tabard_thought_wait_seconds_count");
            long heap = (inn.heap() - before) / live;
            sleep(UNTIL_THEY_DOZE);
            long dozing = (inn.heap() - before) / live;
            var errors = tally.errors().stream().limit(20).toList();
            client.shutdownNow();
            return new Result(
                    tables, course.pauseMillis, paced, flatOut, heap, dozing, thoughts, tally.refusedAsStale(), errors);
        }
    }

    private static Stretch stretch(InnProcess inn, Tally tally, Duration time) {
        var serverBefore = inn.spent();
        var clientBefore = Spent.of(ProcessHandle.current());
        long start = System.nanoTime();
        tally.begin();
        sleep(time);
        tally.end();
        double seconds = (System.nanoTime() - start) / 1e9;
        var server = inn.spent().since(serverBefore);
        var client = Spent.of(ProcessHandle.current()).since(clientBefore);
        long moves = tally.moves();
        long each = Math.max(1, moves);
        return new Stretch(
                seconds,
                moves,
                moves / seconds,
                tally.millis(0.5),
                tally.millis(0.99),
                tally.bytes() / each,
                server.all().toNanos() / 1000 / each,
                server.compiling().toNanos() / 1000 / each,
                server.collecting().toNanos() / 1000 / each,
                client.all().toNanos() / 1000 / each);
    }

    /** With one who looks on at each: where nobody does, bots do not play among themselves. */
    private static void think(Caller host, Thinking thinking) {
        int most = Games.named(thinking.game).info().most();
        var places = new HashMap<String, String>();
        for (String seat : seats(thinking.game, most)) {
            places.put(seat, "bot:" + thinking.bot);
        }
        var wish = Map.of("game", thinking.game, "seats", most, "listed", false, "places", places);
        for (int i = 0; i < thinking.tables; i++) {
            String table = host.done("POST", "/api/tables", wish).path("id").asString();
            host.socket(new WebSocket.Listener() {})
                    .sendText("{\"t\":\"join\",\"table\":\"" + table + "\"}", true)
                    .join();
        }
    }

    private static String[] seats(String game, int count) {
        var info = Games.named(game).info();
        return info.seated(info.options(count, Map.of())).stream()
                .map(Seat::word)
                .toArray(String[]::new);
    }

    /** What the inn counts under this name. Tables that live: also those whose game is over, until they are swept away. */
    private static long figure(Caller caller, String name) {
        return caller.call("GET", "/metrics", null)
                .text()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToLong(line -> (long) Double.parseDouble(line.substring(line.indexOf(' '))))
                .findFirst()
                .orElseThrow();
    }

    private static List<LoadTable> arrive(
            HttpClient client, int port, Tally tally, Pace pace, String game, String[] seats, int tables) {
        var dice = new SplittableRandom(1);
        var all = new ArrayList<LoadTable>();
        var door = new Semaphore(ARRIVING_AT_ONCE);
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < tables; i++) {
            var own = dice.split();
            door.acquireUninterruptibly();
            threads.add(Thread.startVirtualThread(() -> {
                try {
                    var table = new LoadTable(client, port, tally, pace, game, seats, own);
                    synchronized (all) {
                        all.add(table);
                    }
                } finally {
                    door.release();
                }
            }));
        }
        threads.forEach(Load::join);
        return all;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void sleep(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
