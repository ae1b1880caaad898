package tabard.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.fair.FairDice;
import tabard.server.protocol.FromPage;
import tabard.server.store.People;
import tabard.server.store.Person;
import tabard.server.store.SeatRow;
import tabard.server.store.StepRow;
import tabard.server.store.Store;
import tabard.server.store.TableRow;
import tabard.server.store.Tables;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Match;
import tabard.table.Seat;
import tabard.table.Step;

/** Every byte that is sent to a viewer, in two worlds that differ in another's secret only. */
class SecretsTest {
    private static final int GAMES = 50;
    private static final String SEED = "5eed".repeat(16);

    @TempDir
    Path folder;

    /** Keeps all that it is sent. */
    private static final class Ear implements Wire {
        private final List<String> heard = new ArrayList<>();

        @Override
        public void send(byte[] message) {
            heard.add(new String(message, StandardCharsets.UTF_8));
        }

        @Override
        public int waiting() {
            return 0;
        }

        @Override
        public void whenDrained(Runnable then) {
            then.run();
        }
    }

    /** One world: the table, and what those hear who must not know. */
    private record World(Ear own, Guest chooser, Ear opponent, Ear spectator) {}

    private final List<Integer> moments = new ArrayList<>();

    @Test
    void nobodyIsSentASingleByteThatDependsOnAnothersSecretBeforeItsReveal() {
        try (var store = Store.open(folder, null);
                var thinkers = new Thinkers(1, BotBench.ofPilgrims())) {
            for (String name : List.of("orange", "white")) {
                store.change(handle -> People.insert(handle, new Person(name, name, null, 0)));
            }
            var house = new LiveTables(
                    store, thinkers, new NoFiles(), InstantSource.fixed(Instant.EPOCH), Duration.ofHours(1), 1000);
            for (int seed = 0; seed < GAMES; seed++) {
                play(Games.named("macht"), house, seed);
            }
        }
        assertThat(moments).hasSizeGreaterThan(GAMES);
    }

    private <S, A extends Action> void play(Game<S, A> game, LiveTables house, int seed) {
        var random = new SplittableRandom(seed);
        var dice = new FairDice(SEED, Map.of("orange", "a", "white", "b"));
        var match = new Match<>(game, game.setup(game.info().standard()));
        while (!(match.awaits() instanceof Awaits.Over<A>)) {
            switch (match.awaits()) {
                case Awaits.Over<A> _ -> {}
                case Awaits.Chance<A>(var lottery) ->
                    match.take(new Step.Happened<>(
                            lottery.draw(dice.forStep(match.steps().size()))));
                case Awaits.Choice<A>(var ask, var _) ->
                    match.take(new Step.Chosen<>(
                            ask.seat(),
                            ask.options().get(random.nextInt(ask.options().size()))));
                case Awaits.Together<A>(var asks) -> {
                    var ask = asks.get(random.nextInt(asks.size()));
                    if (asks.size() > 1 && ask.options().size() > 1) {
                        compare(house, match, ask.seat(), ask.options(), random);
                    }
                    match.take(new Step.Chosen<>(
                            ask.seat(),
                            ask.options().get(random.nextInt(ask.options().size()))));
                }
            }
        }
    }

    private <S, A extends Action> void compare(
            LiveTables house, Match<S, A> match, Seat seat, List<A> options, SplittableRandom random) {
        int one = random.nextInt(options.size());
        int two = (one + 1 + random.nextInt(options.size() - 1)) % options.size();
        var here = world(house, match, seat, options.get(one));
        var there = world(house, match, seat, options.get(two));
        assertThat(here.opponent.heard).isEqualTo(there.opponent.heard).isNotEmpty();
        assertThat(here.spectator.heard).isEqualTo(there.spectator.heard).isNotEmpty();
        moments.add(match.steps().size());
    }

    /** The same log, watched by all; then the secret is chosen, and chosen again after it was taken back. */
    private <S, A extends Action> World world(LiveTables house, Match<S, A> match, Seat seat, A secret) {
        String id = "table" + moments.size() + "-" + house.size();
        copy(house.store(), match, id);
        String other = seat.word().equals("orange") ? "white" : "orange";
        var own = new Ear();
        var world = new World(own, new Guest(own, seat.word(), seat.word()), new Ear(), new Ear());
        house.run(id, new Request.OfPage(world.chooser, new FromPage.Join(id, null)));
        house.run(id, new Request.OfPage(new Guest(world.opponent, other, other), new FromPage.Join(id, null)));
        house.run(id, new Request.OfPage(new Guest(world.spectator, null, ""), new FromPage.Join(id, null)));
        choose(house, id, world.chooser, secret.text());
        house.run(id, new Request.OfPage(world.chooser, new FromPage.Undo(at(house, id, world.chooser), null, null)));
        choose(house, id, world.chooser, secret.text());
        assertThat(world.own.heard).noneMatch(message -> message.contains("refused"));
        for (var ear : List.of(world.opponent, world.spectator)) {
            ear.heard.replaceAll(message -> message.replace(id, "ID"));
        }
        return world;
    }

    private static int at(LiveTables house, String id, Guest guest) {
        return house.<Integer>ask(id, table -> table.gallery().viewpoint(guest).at());
    }

    private static void choose(LiveTables house, String id, Guest guest, String line) {
        house.run(id, new Request.OfPage(guest, new FromPage.Choose(at(house, id, guest), line, null)));
    }

    private static <S, A extends Action> void copy(Store store, Match<S, A> match, String id) {
        var row = new TableRow(
                id,
                match.game().info().rules(),
                2,
                match.game().info().standard().settings(),
                "",
                "orange",
                true,
                true,
                true,
                new TableRow.Clock(TableRow.Clock.Kind.MINUTES, 5, TableRow.Clock.Late.BOT),
                SEED,
                id,
                TableRow.State.PLAYING,
                0,
                null,
                null,
                null,
                null);
        var seats = List.of(seat(id, "orange", 0, "a"), seat(id, "white", 1, "b"));
        store.change(handle -> Tables.insert(handle, row, seats));
        var steps = new ArrayList<StepRow>();
        match.steps().forEach(step -> steps.add(new StepRow(id, steps.size(), step.line(), "", 0, null, null)));
        store.append(steps).join();
    }

    private static SeatRow seat(String id, String word, int place, String share) {
        return new SeatRow(id, word, place, SeatRow.Kind.PERSON, word, word, null, share, false);
    }
}
