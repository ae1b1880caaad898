package tabard.bench.load;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import tabard.table.Games;

/**
 * Several inns on one PostgreSQL, of which one is killed without warning again and again, while people play against bots in all of them and
 * somebody talks nonsense: nothing that a page was shown may be gone, no step may be there twice, and all go on soon.
 */
public final class Soak {
    private static final List<String> SHORT_LIVED = List.of("-Xmx384m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");
    private static final Duration SHORTLY = Duration.ofMillis(50);
    private static final Duration AT_LAST = Duration.ofSeconds(60);

    private final Wish wish;
    private final List<InnProcess> inns = new CopyOnWriteArrayList<>();
    private final List<String> troubles = Collections.synchronizedList(new ArrayList<>());
    private volatile boolean ended;

    private Soak(Wish wish) {
        this.wish = wish;
    }

    /** What is asked for. Nonsense: how many messages of it. */
    public record Wish(
            Path data, String database, String game, int inns, int tables, int kills, Duration between, int nonsense) {}

    /** Gaps: from the end of an inn until a page was shown its table by another; waits: from a choice until the bots had answered. */
    public record Result(
            int kills,
            long acknowledged,
            int finished,
            int nonsense,
            List<String> troubles,
            List<Duration> gaps,
            List<Duration> waits) {
        /** Of so many hundredths of them, the longest. */
        public static Duration of(List<Duration> sorted, int hundredths) {
            return sorted.isEmpty() ? Duration.ZERO : sorted.get((sorted.size() - 1) * hundredths / 100);
        }
    }

    public static Result run(Wish wish) throws InterruptedException {
        return new Soak(wish).run();
    }

    private Result run() throws InterruptedException {
        var dice = new SplittableRandom(1);
        try (var client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            for (int i = 0; i < wish.inns; i++) {
                inns.add(start());
            }
            var roamers = new ArrayList<Roamer>();
            var threads = new ArrayList<Thread>();
            for (int i = 0; i < wish.tables; i++) {
                var roamer = new Roamer(this, client, table(), dice.split());
                roamers.add(roamer);
                threads.add(Thread.startVirtualThread(roamer::roam));
            }
            var babble = new Babble(this, client, dice.split(), wish.nonsense);
            threads.add(Thread.startVirtualThread(babble::talk));
            for (int i = 0; i < wish.kills; i++) {
                Thread.sleep(wish.between.plusMillis(dice.nextInt(300)));
                all();
                inns.remove(0).kill();
                Thread.startVirtualThread(this::startAgain);
            }
            all();
            Thread.sleep(wish.between); // as long as between two kills, all play in peace
            ended = true;
            for (var thread : threads) {
                thread.join();
            }
            roamers.forEach(this::stillThere);
            whole();
            client.shutdownNow();
            return new Result(
                    wish.kills,
                    roamers.stream().mapToLong(Roamer::acknowledged).sum(),
                    roamers.stream().mapToInt(Roamer::finished).sum(),
                    babble.said(),
                    troubles,
                    sorted(roamers.stream().flatMap(one -> one.gaps().stream()).mapToLong(Long::longValue)),
                    sorted(roamers.stream().flatMap(one -> one.waits().stream()).mapToLong(Long::longValue)));
        } finally {
            ended = true;
            inns.forEach(InnProcess::kill);
        }
    }

    /** One that was killed is there again before the next is. */
    private void all() throws InterruptedException {
        while (inns.size() < wish.inns && troubles.isEmpty()) {
            Thread.sleep(SHORTLY);
        }
    }

    private static List<Duration> sorted(LongStream nanos) {
        return nanos.sorted().mapToObj(Duration::ofNanos).toList();
    }

    private void startAgain() {
        try {
            inns.add(start());
        } catch (RuntimeException failure) {
            trouble("an inn did not open again: " + failure);
        }
    }

    private InnProcess start() {
        return InnProcess.start(wish.data, wish.database, SHORT_LIVED);
    }

    private Map<String, Object> table() {
        var info = Games.named(wish.game).info();
        var places = new HashMap<String, String>();
        info.seated(info.standard()).forEach(seat -> places.put(seat.word(), places.isEmpty() ? "me" : "bot:random"));
        return Map.of("game", wish.game, "places", places);
    }

    boolean goesOn() {
        return !ended;
    }

    int anyPort(RandomGenerator dice) {
        var open = List.copyOf(inns);
        return open.get(dice.nextInt(open.size())).port();
    }

    void trouble(String what) {
        troubles.add(what);
    }

    /** In every inn at least as far as the page was shown it. */
    private void stillThere(Roamer roamer) {
        var caller = roamer.caller();
        if (caller == null || roamer.acknowledged() == 0) {
            trouble("somebody never played");
            return;
        }
        for (var inn : inns) {
            var here = caller.at(inn.port());
            long end = System.nanoTime() + AT_LAST.toNanos();
            int known = -1;
            while (known < roamer.at() && System.nanoTime() < end) {
                known = FirstView.at(here, roamer.table(), AT_LAST);
            }
            if (known < roamer.at()) {
                trouble(roamer.table() + " was shown " + roamer.at() + ", an inn knows " + known);
            }
        }
    }

    /** No step is missing in any log. */
    private void whole() {
        try (var connection = DriverManager.getConnection(wish.database);
                var statement = connection.createStatement();
                var odd = statement.executeQuery(
                        "select table_id from steps group by table_id having count(*) <> max(n) + 1 or min(n) <> 0")) {
            while (odd.next()) {
                trouble("steps are missing: " + odd.getString(1));
            }
        } catch (SQLException e) {
            trouble(e.toString());
        }
    }
}
