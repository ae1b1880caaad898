package tabard.mageknight;

import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.function.Predicate;
import tabard.laws.cases.Documents;
import tabard.mageknight.rules.*;
import tabard.table.*;

/** Records games for the tests: every scenario with every number of seats, and one for each thing that must not be missing. */
final class MakeGames {
    private static final List<Map<String, String>> OTHERWISE = List.of(
            Map.of(),
            Map.of("tokens", "legion"),
            Map.of("tokens", "all", "unattacking-is-blocked", "yes"),
            Map.of("tactic-order", "aid", "take-effects", "aid"),
            Map.of("knockout", "aid"));

    /** Longer ones are not kept: nobody reads them, and every test run replays them. */
    private static final int LONGEST = 120_000;

    /** One choice in so many is the one a clock takes. */
    private static final int PATIENCE = 4;

    private static final List<String> BOLD =
            List.of("confront", "explore", "step", "challenge", "enter", "play", "sideways");

    private final MageKnight game = new MageKnight();
    private final Path folder;
    private final String only;

    private MakeGames(Path folder, String only) {
        this.folder = folder;
        this.only = only;
    }

    /** Run from the game's folder, with the folder to write to; a name after it makes that record only. */
    public static void main(String[] args) throws IOException {
        new MakeGames(Files.createDirectories(Path.of(args[0])), args.length > 1 ? args[1] : "").all();
    }

    private void all() throws IOException {
        int number = 0;
        for (String scenario : game.info().settings().getFirst().values()) {
            for (int seats : game.info().seatsFor(Map.of("scenario", scenario))) {
                var chosen = new LinkedHashMap<String, Object>(OTHERWISE.get(number++ % OTHERWISE.size()));
                chosen.put("scenario", scenario);
                chosen.put("pvp", scenario.equals("one-to-return") ? "on" : "off");
                chosen.put("shared-assault", seats == 4 ? "always" : "co-op");
                record("%s-%d".formatted(scenario, seats), seats, chosen, this::wander, _ -> true);
            }
        }
        record("knocked-out", 1, Map.of("scenario", "solo-conquest"), this::venture, match -> said(match, "dropped"));
        record(
                "heroes-fight",
                2,
                Map.of("scenario", "full-conquest", "pvp", "on"),
                this::venture,
                match -> said(match, "wound-hero"));
        record(
                "shared-assault",
                2,
                Map.of("scenario", "blitz-cooperation"),
                Allies::answer,
                match -> said(match, "dealt"));
        if (only.isEmpty() || only.equals(CONQUEST)) {
            conquer();
        }
    }

    private static final String CONQUEST = "solo-conquest-won";

    /** From a position late in a game, by a course that is written down; what it leaves open is answered as a clock would. */
    private void conquer() throws IOException {
        var written = new ArrayDeque<>(Files.readAllLines(Path.of("src/test/made", CONQUEST + ".course")).stream()
                .filter(line -> !line.isBlank())
                .toList());
        var start = Documents.read(Files.readString(Path.of("src/test/made", CONQUEST + ".yaml")));
        var match = new Match<>(game, game.parse(start));
        var dice = new SplittableRandom(1);
        match.draw(dice);
        while (!(match.awaits() instanceof Awaits.Over<Move>)) {
            var ask = match.awaits().due().iterator().next();
            var next = ask.options().stream()
                    .filter(move -> move.text().equals(written.peek()))
                    .findFirst();
            next.ifPresent(_ -> written.remove());
            match.take(new Step.Chosen<>(ask.seat(), next.orElse(ask.choices().usual())));
            match.draw(dice);
        }
        if (!written.isEmpty()) {
            throw new IllegalStateException("never offered: " + written);
        }
        Files.writeString(
                folder.resolve(CONQUEST + ".record"), GameRecord.write(match, Map.of("falcon", "a written course")));
    }

    /** How somebody answers. */
    private interface Temper {
        Move of(State s, Ask<Move> ask, SplittableRandom dice);
    }

    /** By chance, and now and then what a clock takes. */
    private Move wander(State s, Ask<Move> ask, SplittableRandom dice) {
        return dice.nextInt(PATIENCE) == 0
                ? ask.choices().usual()
                : ask.choices().any(dice);
    }

    /** Whoever ventures explores and fights where he can, and goes away from where he came from. */
    private Move venture(State s, Ask<Move> ask, SplittableRandom dice) {
        for (String word : BOLD) {
            var found = ask.options().stream()
                    .filter(move -> (move.text() + " ").startsWith(word + " "))
                    .toList();
            if (!found.isEmpty() && dice.nextInt(PATIENCE) > 0) {
                return word.equals("step") ? found.getLast() : found.get(dice.nextInt(found.size()));
            }
        }
        return ask.choices().any(dice);
    }

    /** Whether somebody did this, or it happened. */
    private static boolean said(Match<State, Move> match, String word) {
        return match.steps().stream()
                .anyMatch(step -> step instanceof Step.Acted<Move> acted
                        && (acted.action().text() + " ").startsWith(word + " "));
    }

    /** The first game of chance that has what it must have. */
    private void record(
            String name, int seats, Map<String, ?> chosen, Temper temper, Predicate<Match<State, Move>> wanted)
            throws IOException {
        if (!only.isEmpty() && !only.equals(name)) {
            return;
        }
        var options = game.info().options(seats, chosen);
        for (int seed = 1; ; seed++) {
            var match = played(options, seed, temper);
            if (wanted.test(match)) {
                var players = new LinkedHashMap<String, String>();
                for (var seat : game.info().seated(options)) {
                    players.put(seat.word(), "chance " + seed);
                }
                String text = GameRecord.write(match, players);
                if (text.length() <= LONGEST) {
                    Files.writeString(folder.resolve(name + ".record"), text);
                    return;
                }
            }
        }
    }

    private Match<State, Move> played(Options options, int seed, Temper temper) {
        var match = new Match<>(game, game.setup(options));
        var dice = new SplittableRandom(seed);
        match.draw(dice);
        while (!(match.awaits() instanceof Awaits.Over<Move>)) {
            var asks = List.copyOf(match.awaits().due());
            var ask = asks.get(dice.nextInt(asks.size()));
            match.take(new Step.Chosen<>(ask.seat(), temper.of(match.now(), ask, dice)));
            match.draw(dice);
        }
        return match;
    }
}
