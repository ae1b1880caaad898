package tabard.bench.load;

import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import tabard.server.client.Caller;

/** Two players and their table; when a game ends they open the next. */
final class LoadTable {
    private final Caller host;
    private final Caller guest;
    private final Tally tally;
    private final String game;
    private final String[] seats;
    private final LoadPlayer first;
    private final LoadPlayer second;
    private final AtomicInteger ends = new AtomicInteger();
    private volatile boolean open = true;

    LoadTable(HttpClient client, int port, Tally tally, Pace pace, String game, String[] seats, SplittableRandom dice) {
        this.tally = tally;
        this.game = game;
        host = Caller.guest(client, port, "Ann");
        guest = Caller.guest(client, port, "Bob");
        first = new LoadPlayer(tally, pace, dice.split(), seats[0], this::ended);
        second = new LoadPlayer(tally, pace, dice.split(), seats[1], this::ended);
        first.meet(second);
        second.meet(first);
        first.use(host.socket(first));
        second.use(guest.socket(second));
        this.seats = seats;
    }

    /** A game that cannot begin is an error of the measure. */
    void begin() {
        try {
            sitDown();
        } catch (IllegalStateException | UncheckedIOException failure) {
            tally.error(failure.toString());
        }
    }

    /** Both sit down, then both look: the game begins at once. */
    private void sitDown() {
        String id = host.done(
                        "POST",
                        "/api/tables",
                        Map.of(
                                "game",
                                game,
                                "seats",
                                seats.length,
                                "listed",
                                false,
                                "places",
                                Map.of(seats[0], "me", seats[1], "invite")))
                .path("id")
                .asString();
        String invite =
                host.done("GET", "/api/tables/" + id, null).path("invite").asString();
        guest.done(
                "POST", "/api/tables/" + id + "/join", Map.of("token", invite.substring(invite.lastIndexOf('/') + 1)));
        first.join(id);
        second.join(id);
    }

    /** Told by both. */
    private void ended() {
        if (ends.incrementAndGet() % 2 == 0 && open) {
            Thread.startVirtualThread(this::begin);
        }
    }

    void stop() {
        open = false;
        first.stop();
        second.stop();
    }
}
