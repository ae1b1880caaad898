package tabard.bench.load;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tabard.server.client.AnyAnswer;
import tabard.server.client.Caller;
import tabard.table.Games;
import tabard.table.Seat;
import tools.jackson.databind.JsonNode;

/** Kills an inn again and again while games are played in it, and looks whether anything that a page was shown is gone. */
public final class Kills {
    private static final Duration PLAYING = Duration.ofMillis(1500);
    private static final int PATIENCE_SECONDS = 30;
    private static final List<String> SHORT_LIVED = List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    private Kills() {}

    /** Acknowledged: how many views the pages were sure of; lost: what the inn no longer knew afterwards. */
    public record Result(int kills, long acknowledged, List<String> lost) {}

    public static Result run(Path data, String database, String game, int tables, int kills) {
        var info = Games.named(game).info();
        var seats = info.seated(info.standard()).stream().map(Seat::word).toList();
        var dice = new SplittableRandom(1);
        var lost = Collections.synchronizedList(new ArrayList<String>());
        long acknowledged = 0;
        var players = Collections.synchronizedList(new ArrayList<Solo>());
        try (var client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            for (int i = 0; i <= kills; i++) {
                var inn = InnProcess.start(data, database, SHORT_LIVED);
                try {
                    all(players, player -> player.look(inn.port(), lost));
                    acknowledged += players.stream()
                            .filter(player -> player.over)
                            .mapToLong(player -> player.at)
                            .sum();
                    players.removeIf(player -> player.over);
                    var fresh = Stream.generate(dice::split)
                            .limit(tables - players.size())
                            .toList();
                    all(fresh, own -> {
                        var player = Solo.arrive(client, inn.port(), game, seats, own);
                        player.look(inn.port(), lost);
                        players.add(player);
                    });
                    players.forEach(Solo::play);
                    if (i < kills) {
                        Thread.sleep(PLAYING.plusMillis(dice.nextInt(300)));
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } finally {
                    inn.kill();
                }
            }
            for (var player : players) {
                acknowledged += player.at;
            }
            client.shutdownNow();
        }
        return new Result(kills, acknowledged, lost);
    }

    private static <T> void all(List<T> each, Consumer<T> deed) throws InterruptedException {
        var threads = new ArrayList<Thread>();
        for (var one : each) {
            threads.add(Thread.startVirtualThread(() -> deed.accept(one)));
        }
        for (var thread : threads) {
            thread.join();
        }
    }

    /** One person with all seats of one table: plays on whenever the inn is there. */
    private static final class Solo implements WebSocket.Listener {
        private final Caller caller;
        private final String table;
        private final List<String> seats;
        private final RandomGenerator dice;
        private final StringBuilder text = new StringBuilder();
        private volatile CountDownLatch seen = new CountDownLatch(1);
        private volatile String seat;
        private volatile String wanted;
        private volatile int at;
        private volatile boolean over;
        private volatile @Nullable WebSocket socket;
        private volatile boolean looking;
        private volatile boolean playing;
        private volatile JsonNode asks = Caller.JSON.createArrayNode();
        private int idle;

        private Solo(Caller caller, String table, List<String> seats, RandomGenerator dice) {
            this.caller = caller;
            this.table = table;
            this.seats = seats;
            this.dice = dice;
            this.seat = seats.getFirst();
            this.wanted = seat;
        }

        static Solo arrive(HttpClient client, int port, String game, List<String> seats, RandomGenerator dice) {
            var caller = Caller.guest(client, port, "Solo");
            var places = seats.stream().collect(Collectors.toMap(word -> word, _ -> "me"));
            var card = caller.done("POST", "/api/tables", Map.of("game", game, "places", places));
            return new Solo(caller, card.path("id").asString(), seats, dice);
        }

        /** The last view of the seat that was looked through must still be known: the count can only have grown. */
        void look(int port, List<String> lost) {
            seen = new CountDownLatch(1);
            looking = true;
            playing = false;
            idle = 0;
            text.setLength(0);
            int before = at;
            at = 0;
            wanted = seat;
            var line = caller.at(port).socket(this);
            socket = line;
            line.sendText("{\"t\":\"join\",\"table\":\"" + table + "\"}", true).join();
            line.sendText("{\"t\":\"sit\",\"seat\":\"" + seat + "\"}", true).join();
            try {
                if (!seen.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                    lost.add(table + " does not open");
                } else if (at < before) {
                    lost.add(table + ": " + seat + " was shown " + before + ", now " + at);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket line, CharSequence part, boolean last) {
            text.append(part);
            if (last) {
                hear(line, text.toString());
                text.setLength(0);
            }
            line.request(1);
            return null;
        }

        @Override
        public void onError(WebSocket line, Throwable failure) {
            seen.countDown(); // killed: the next look tells
        }

        private void hear(WebSocket line, String message) {
            if (message.startsWith("{\"t\":\"table\"")) {
                over = message.contains("\"state\":\"over\"");
            }
            boolean view = message.startsWith("{\"t\":\"view\"");
            if (!view && !message.startsWith("{\"t\":\"delta\"")) {
                return;
            }
            var news = Caller.JSON.readTree(message);
            if (looking && !(view && news.path("viewer").asString().equals(wanted))) {
                return; // not yet through the seat that was asked for
            }
            looking = false;
            seat = wanted;
            at = news.path("at").asInt();
            asks = news.has("asks") ? news.path("asks") : asks;
            seen.countDown();
            if (playing && news.has("asks")) {
                answer(line);
            }
        }

        /** From now on every question is answered at once. */
        void play() {
            playing = true;
            var line = socket;
            if (line != null) {
                answer(line);
            }
        }

        private void answer(WebSocket line) {
            var choice = AnyAnswer.to(asks, dice);
            if (choice.isPresent()) {
                idle = 0;
                send(line, Map.of("t", "choose", "at", at, "line", choice.get()));
            } else if (idle++ < seats.size()) {
                looking = true;
                wanted = seats.get((seats.indexOf(seat) + 1) % seats.size());
                send(line, Map.of("t", "sit", "seat", wanted));
            }
        }

        private static void send(WebSocket line, Map<String, ?> message) {
            try {
                line.sendText(Caller.JSON.writeValueAsString(message), true).join();
            } catch (CompletionException killed) {
                line.abort();
            }
        }
    }
}
