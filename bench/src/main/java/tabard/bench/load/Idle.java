package tabard.bench.load;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabard.server.client.Caller;

/** What an inn needs for pages that only stand open, and for tables that have begun and where nobody is. */
public final class Idle {
    private static final Duration SOON = Duration.ofSeconds(5);
    private static final int HOSTS = 16;

    private Idle() {}

    /** Bytes of the heap in use: of the empty inn, with the tables, with the sockets too; and all memory of the process then. */
    public record Result(int tables, int sockets, long empty, long dormant, long open, long resident) {}

    public static Result run(Path data, int tables, int sockets, List<String> jvmOptions) throws InterruptedException {
        try (var inn = InnProcess.start(data, "", jvmOptions, SOON);
                var client = HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .build()) {
            long empty = inn.heap();
            lay(client, inn, tables);
            var nobody = new Caller(client, inn.port());
            while (live(nobody) > 0) {
                Thread.sleep(200);
            }
            long dormant = inn.heap();
            var lines = new ArrayList<WebSocket>();
            for (int i = 0; i < sockets; i++) {
                lines.add(nobody.socket(new WebSocket.Listener() {}));
            }
            var result = new Result(tables, sockets, empty, dormant, inn.heap(), inn.resident());
            lines.forEach(WebSocket::abort);
            client.shutdownNow();
            return result;
        }
    }

    private static void lay(HttpClient client, InnProcess inn, int tables) throws InterruptedException {
        var wish = Map.of("game", "macht", "places", Map.of("orange", "me", "white", "bot:random"));
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < HOSTS; i++) {
            int many = tables / HOSTS + (i < tables % HOSTS ? 1 : 0);
            threads.add(Thread.startVirtualThread(() -> {
                var host = Caller.guest(client, inn.port(), "Host");
                for (int table = 0; table < many; table++) {
                    host.done("POST", "/api/tables", wish);
                }
            }));
        }
        for (var thread : threads) {
            thread.join();
        }
    }

    private static double live(Caller caller) {
        return caller.call("GET", "/metrics", null)
                .text()
                .lines()
                .filter(line -> line.startsWith("tabard_tables_live "))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' '))))
                .sum();
    }
}
