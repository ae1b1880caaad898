package tabard.server.load;

import java.net.http.HttpClient;
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
import tabard.table.Games;
import tabard.table.Seat;

/**
 * Many tables at once, two pages each, playing at random over loopback: how much the inn carries, and how quickly. At further tables
 * bots may play among themselves, to see whether their thinking holds anybody up.
 */
public final class Load {
    private static final int ARRIVING_AT_ONCE = 16;

    private Load() {}

    /**
     * What was seen. Delays: from a choice sent to its effect seen by the other seat, after its commit. Micros: processor time, which
     * says more than moves a second where other things run on the machine.
     */
    public record Result(
            int tables,
            double seconds,
            long moves,
            double movesPerSecond,
            double p50Millis,
            double p99Millis,
            long bytesPerMove,
            long heapPerIdleTable,
            long serverMicrosPerMove,
            long clientMicrosPerMove,
            long stale,
            List<String> errors) {

        public Map<String, Object> json() {
            var out = new LinkedHashMap<String, Object>();
            out.put("tables", tables);
            out.put("seconds", seconds);
            out.put("moves", moves);
            out.put("movesPerSecond", Math.round(movesPerSecond));
            out.put("p50Millis", p50Millis);
            out.put("p99Millis", p99Millis);
            out.put("bytesPerMove", bytesPerMove);
            out.put("heapPerIdleTable", heapPerIdleTable);
            out.put("serverMicrosPerMove", serverMicrosPerMove);
            out.put("clientMicrosPerMove", clientMicrosPerMove);
            out.put("stale", stale);
            out.put("errors", errors);
            return out;
        }
    }

    /** Starts an inn of its own in the folder, in another process, and plays; a warm-up comes first and is not counted. */
    public static Result run(
            Path data,
            String database,
            String game,
            int tables,
            Thinking thinking,
            Duration warm,
            Duration time,
            List<String> jvmOptions) {
        try (var inn = InnProcess.start(data, database, jvmOptions)) {
            return run(inn, game, tables, thinking, warm, time);
        }
    }

    /** So many tables where every seat has this bot. */
    public record Thinking(int tables, String bot) {}

    private static Result run(
            InnProcess inn, String game, int tables, Thinking thinking, Duration warm, Duration time) {
        var info = Games.named(game).info();
        var seats = info.seated(info.standard()).stream().map(Seat::word).toArray(String[]::new);
        var tally = new Tally();
        try (var pool = Executors.newVirtualThreadPerTaskExecutor();
                var client = HttpClient.newBuilder()
                        .executor(pool)
                        .version(HttpClient.Version.HTTP_1_1)
                        .build()) {
            var all = arrive(client, inn.port(), tally, game, seats, tables);
            think(Caller.guest(client, inn.port(), "Host"), game, seats, thinking);
            long before = inn.heap();
            all.stream()
                    .map(table -> Thread.startVirtualThread(table::begin))
                    .toList()
                    .forEach(Load::join);
            sleep(warm);
            long start = System.nanoTime();
            tally.count(true);
            var serverBefore = inn.busy();
            var clientBefore = InnProcess.busy(ProcessHandle.current());
            sleep(time);
            tally.count(false);
            var serverBusy = inn.busy().minus(serverBefore);
            var clientBusy = InnProcess.busy(ProcessHandle.current()).minus(clientBefore);
            double seconds = (System.nanoTime() - start) / 1e9;
            all.forEach(LoadTable::stop);
            sleep(Duration.ofSeconds(1));
            long heap = (inn.heap() - before) / live(new Caller(client, inn.port()));
            long moves = tally.moves();
            var errors = tally.errors().stream().limit(20).toList();
            client.shutdownNow();
            return new Result(
                    tables,
                    seconds,
                    moves,
                    moves / seconds,
                    tally.millis(0.5),
                    tally.millis(0.99),
                    moves == 0 ? 0 : tally.bytes() / moves,
                    heap,
                    moves == 0 ? 0 : serverBusy.toNanos() / 1000 / moves,
                    moves == 0 ? 0 : clientBusy.toNanos() / 1000 / moves,
                    tally.refusedAsStale(),
                    errors);
        }
    }

    private static void think(Caller host, String game, String[] seats, Thinking thinking) {
        var places = new HashMap<String, String>();
        for (String seat : seats) {
            places.put(seat, "bot:" + thinking.bot);
        }
        for (int i = 0; i < thinking.tables; i++) {
            host.done("POST", "/api/tables", Map.of("game", game, "listed", false, "places", places));
        }
    }

    /** Tables in memory: also those whose game is over, until they are swept away. */
    private static long live(Caller caller) {
        return caller.call("GET", "/metrics", null)
                .text()
                .lines()
                .filter(line -> line.startsWith("tabard_tables_live "))
                .mapToLong(line -> (long) Double.parseDouble(line.substring(line.indexOf(' '))))
                .findFirst()
                .orElseThrow();
    }

    private static List<LoadTable> arrive(
            HttpClient client, int port, Tally tally, String game, String[] seats, int tables) {
        var dice = new SplittableRandom(1);
        var all = new ArrayList<LoadTable>();
        var door = new Semaphore(ARRIVING_AT_ONCE);
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < tables; i++) {
            var own = dice.split();
            door.acquireUninterruptibly();
            threads.add(Thread.startVirtualThread(() -> {
                try {
                    var table = new LoadTable(client, port, tally, game, seats, own);
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
