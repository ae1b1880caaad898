package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.server.Config;
import tabard.server.Inn;
import tabard.server.Limits;
import tabard.server.client.Caller;
import tabard.server.fair.FairDice;
import tabard.server.store.SeatRow;
import tabard.server.store.StepRow;
import tabard.server.store.Store;
import tabard.server.store.TableRow;
import tabard.server.store.Tables;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Match;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;

/** Two truths that a viewer cannot tell apart, with the same steps before them: whatever the inn sends him is the same to the byte. */
class WireSecretsTest {
    private static final int STEPS = 150;
    private static final int MOMENTS = 3;
    private static final int TRIES = 4;
    private static final String SEED = "5eed".repeat(16);

    @TempDir
    Path folder;

    /** A table and two choices of one seat; the viewers cannot tell which was taken. */
    private record Moment<A extends Action>(
            List<Step<A>> before, List<Seat> seats, Seat chooser, String one, String other, List<Viewer> viewers) {}

    @ParameterizedTest
    @ValueSource(strings = {"macht", "immortals", "defenders", "campaign", "mageknight"})
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void everyByteIsTheSame(String name) {
        compared(Games.named(name));
    }

    private <S, A extends Action> void compared(Game<S, A> game) {
        var moments = moments(game);
        try (var inn = Inn.open(Config.in(folder).limits(Limits.OPEN).clock(() -> Instant.EPOCH.plusSeconds(7)));
                var store = Store.open(folder, null);
                var client = HttpClient.newHttpClient()) {
            var people = new HashMap<Seat, Caller>();
            for (var seat : game.info().seats()) {
                people.put(seat, Caller.guest(client, inn.port(), seat.word()));
            }
            var nobody = new Caller(client, inn.port());
            int number = 0;
            for (var moment : moments) {
                String here = "table" + number + "a";
                String there = "table" + number++ + "b";
                for (String id : List.of(here, there)) {
                    lay(store, game, moment, id, people);
                }
                assertThat(told(moment, here, moment.one, people, nobody))
                        .as("%s: %s or %s", moment.chooser, moment.one, moment.other)
                        .isEqualTo(told(moment, there, moment.other, people, nobody));
            }
        }
        boolean open = moments.isEmpty();
        assertThat(open).as("a game without secrets").isEqualTo(game.info().id().equals("defenders"));
    }

    // --- which truths cannot be told apart ---

    private static <S, A extends Action> List<Moment<A>> moments(Game<S, A> game) {
        var found = new ArrayList<Moment<A>>();
        for (int seed = 0; seed < 6 && found.size() < MOMENTS; seed++) {
            var random = new SplittableRandom(seed);
            var match = new Match<>(game, game.setup(game.info().standard()));
            List<Seat> seats = List.copyOf(game.seated(match.now()));
            var shares = new LinkedHashMap<String, String>();
            seats.forEach(seat -> shares.put(seat.word(), seat.word()));
            var dice = new FairDice(SEED, shares);
            while (match.steps().size() < STEPS && !(match.awaits() instanceof Awaits.Over<A>)) {
                if (match.awaits() instanceof Awaits.Chance<A>(var lottery)) {
                    match.take(new Step.Happened<>(
                            lottery.draw(dice.forStep(match.steps().size()))));
                    continue;
                }
                var due = match.awaits().due();
                var ask = due.get(random.nextInt(due.size()));
                if (found.size() < MOMENTS && random.nextInt(3) == 0) {
                    var moment = moment(match, seats, ask, random);
                    if (moment != null) {
                        found.add(moment);
                    }
                }
                match.take(new Step.Chosen<>(ask.seat(), any(ask, random)));
            }
        }
        return found;
    }

    private static <A extends Action> A any(Ask<A> ask, SplittableRandom random) {
        return ask.options().get(random.nextInt(ask.options().size()));
    }

    private static <S, A extends Action> @Nullable Moment<A> moment(
            Match<S, A> match, List<Seat> seats, Ask<A> ask, SplittableRandom random) {
        for (int i = 0; i < TRIES; i++) {
            var one = new Step.Chosen<>(ask.seat(), any(ask, random));
            var other = new Step.Chosen<>(ask.seat(), any(ask, random));
            if (one.line().equals(other.line())) {
                continue;
            }
            var viewers = new ArrayList<Viewer>();
            for (var seat : seats) {
                if (!seat.equals(ask.seat()) && same(match, one, other, Viewer.of(seat))) {
                    viewers.add(Viewer.of(seat));
                }
            }
            if (same(match, one, other, Viewer.Spectator.SPECTATOR)) {
                viewers.add(Viewer.Spectator.SPECTATOR);
            }
            if (!viewers.isEmpty()) {
                return new Moment<>(
                        List.copyOf(match.steps()),
                        seats,
                        ask.seat(),
                        one.action().text(),
                        other.action().text(),
                        viewers);
            }
        }
        return null;
    }

    /** Nothing is drawn after either, and he reads and sees the same. */
    private static <S, A extends Action> boolean same(Match<S, A> match, Step<A> one, Step<A> other, Viewer viewer) {
        var game = match.game();
        var here = match.copy();
        var there = match.copy();
        here.take(one);
        there.take(other);
        return quiet(here.awaits())
                && quiet(there.awaits())
                && game.readBy(match.now(), viewer, one).equals(game.readBy(match.now(), viewer, other))
                && game.text(game.see(here.now(), viewer).masked())
                        .equals(game.text(game.see(there.now(), viewer).masked()));
    }

    private static boolean quiet(Awaits<?> awaits) {
        return !(awaits instanceof Awaits.Chance<?>) && !(awaits instanceof Awaits.Over<?>);
    }

    // --- at the inn ---

    private static <A extends Action> void lay(
            Store store, Game<?, A> game, Moment<A> moment, String id, Map<Seat, Caller> people) {
        var seats = new ArrayList<SeatRow>();
        for (var seat : moment.seats) {
            String person =
                    people.get(seat).done("GET", "/api/me", null).path("id").asString();
            seats.add(new SeatRow(
                    id, seat.word(), seats.size(), SeatRow.Kind.PERSON, person, seat.word(), null, seat.word(), false));
        }
        var row = new TableRow(
                id,
                game.info().rules(),
                seats.size(),
                game.info().standard().settings(),
                "",
                seats.getFirst().person(),
                true,
                true,
                true,
                new TableRow.Clock(TableRow.Clock.Kind.DAYS, 3, TableRow.Clock.Late.BOT),
                SEED,
                id,
                TableRow.State.PLAYING,
                0,
                null,
                null,
                null,
                null);
        store.change(handle -> Tables.insert(handle, row, seats));
        var steps = new ArrayList<StepRow>();
        moment.before.forEach(step -> steps.add(new StepRow(id, steps.size(), step.line(), "", 0, null, null)));
        store.append(steps).join();
    }

    /** All that the viewers are sent while the choice is made, those who come later, and who asks by other ways. */
    private static List<String> told(
            Moment<?> moment, String id, String choice, Map<Seat, Caller> people, Caller nobody) {
        var callers = new ArrayList<Caller>();
        for (var viewer : moment.viewers) {
            callers.add(viewer instanceof Viewer.Player(var seat) ? people.get(seat) : nobody);
        }
        var all = new ArrayList<String>();
        var ears = new ArrayList<Ear>();
        try (var chooser = new Ear(people.get(moment.chooser))) {
            chooser.join(id);
            for (var caller : callers) {
                ears.add(new Ear(caller).join(id));
            }
            int at = Caller.JSON.readTree(chooser.last("view")).path("at").asInt();
            chooser.say(Map.of("t", "choose", "at", at, "line", choice));
            chooser.settle();
            assertThat(chooser.heard).noneMatch(message -> message.contains("\"refused\""));
            for (var caller : callers) {
                ears.add(new Ear(caller).join(id)); // who comes late
            }
            for (var ear : ears) {
                ear.say(Map.of("t", "choose", "at", 1_000_000, "line", choice));
                ear.say(Map.of("t", "undo", "at", 1_000_000));
                ear.settle();
            }
            for (var caller : callers) {
                for (String path : List.of("", "/replay", "/record")) {
                    all.add(caller.call("GET", "/api/tables/" + id + path, null).text());
                }
            }
            ears.forEach(ear -> all.addAll(ear.heard));
        } finally {
            ears.forEach(Ear::close);
        }
        all.replaceAll(message -> message.replace(id, "ID"));
        return all;
    }

    /** Keeps every message as it came. */
    private static final class Ear implements WebSocket.Listener, AutoCloseable {
        private final List<String> heard = new ArrayList<>();
        private final StringBuilder part = new StringBuilder();
        private final WebSocket line;
        private int logs;

        Ear(Caller caller) {
            line = caller.socket(this);
        }

        Ear join(String id) {
            say(Map.of("t", "join", "table", id));
            settle();
            return this;
        }

        void say(Map<String, ?> message) {
            line.sendText(Caller.JSON.writeValueAsString(message), true).join();
        }

        /** What was said so far is answered, because the table answers in order. */
        void settle() {
            int wanted = logs() + 1;
            say(Map.of("t", "log", "before", 0));
            synchronized (this) {
                try {
                    while (logs < wanted) {
                        wait();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new IllegalStateException(e);
                }
            }
        }

        private synchronized int logs() {
            return logs;
        }

        synchronized String last(String kind) {
            return heard.stream()
                    .filter(message -> message.contains("\"t\":\"" + kind + "\""))
                    .reduce((_, later) -> later)
                    .orElseThrow();
        }

        @Override
        public synchronized CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
            part.append(text);
            if (last) {
                heard.add(part.toString());
                part.setLength(0);
                if (heard.getLast().contains("\"t\":\"log\"")) {
                    logs++;
                    notifyAll();
                }
            }
            from.request(1);
            return null;
        }

        @Override
        public void close() {
            line.abort();
        }
    }
}
