package tabard.campaign;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import tabard.campaign.maps.Maps;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.battle.Rulings;
import tabard.table.Awaits;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Options;
import tabard.table.Step;

/** Records campaigns for the tests: every number of seats with every end and every kind of battle, and one for each thing that must not be missing. */
final class MakeCampaigns {
    private static final List<String> BATTLES = List.of("virtual", "table", "each");
    private static final List<Map<String, String>> ENDS =
            List.of(Map.of("turns", "6"), Map.of("end", "domination", "share", "30"), Map.of("end", "last-standing"));

    /** Longer ones are not kept: nobody reads them, and every test run replays them. */
    private static final int LONGEST = 60_000;

    /** One choice in so many is the one a clock takes. */
    private static final int PATIENCE = 3;

    private final Campaign game = new Campaign();
    private final Path folder;

    private MakeCampaigns(Path folder) {
        this.folder = folder;
    }

    /** Run from the game's folder, with the folder to write to. */
    public static void main(String[] args) throws IOException {
        new MakeCampaigns(Path.of(args[0])).all();
    }

    private void all() throws IOException {
        for (int players = 2; players <= 6; players++) {
            for (int i = 0; i < 5; i++) {
                var chosen = new LinkedHashMap<String, Object>(ENDS.get((i + players) % ENDS.size()));
                chosen.put("battles", BATTLES.get(i % BATTLES.size()));
                chosen.put("large-battles", i == 3 ? "on" : "off");
                chosen.put("gold-objectives", i == 4 ? "off" : "on");
                record("%d-players-%02d".formatted(players, i + 1), players, chosen, 0, _ -> true);
            }
        }
        var table = Map.of("turns", "3", "battles", "table");
        record("dispute-fought", 2, table, 0, match -> happened(match, Rulings.Fight.class));
        var umpire = Map.of("turns", "3", "battles", "table", "umpire", "seat", "scenario", "standard-2p");
        record("dispute-ruled", 3, umpire, 0, match -> happened(match, Rulings.Uphold.class));
        record("six-and-an-umpire", 7, Map.of("turns", "3", "umpire", "seat", "scenario", "standard-6p"), 0, _ -> true);
        record("somebody-leaves", 3, Map.of("turns", "6", "withdrawal", "on"), 60, _ -> true);
        record("ruins", 2, Map.of("turns", "6", "scenario", "ruins-2p"), 0, _ -> true);
        record("own-map", 4, Map.of("turns", "3", "scenario", Maps.make(4, 7)), 0, _ -> true);
    }

    private static boolean happened(Match<State, Move> match, Class<? extends Move> kind) {
        return match.steps().stream().anyMatch(step -> switch (step) {
            case Step.Chosen<Move>(var _, var move) -> kind.isInstance(move);
            case Step.Happened<Move>(var move) -> kind.isInstance(move);
            default -> false;
        });
    }

    /** The first campaign of chance that has what it must have. */
    private void record(String name, int seats, Map<String, ?> chosen, int leaves, Predicate<Match<State, Move>> wanted)
            throws IOException {
        var options = game.info().options(seats, chosen);
        for (int seed = 1; ; seed++) {
            var match = played(options, seed, leaves);
            var players = new LinkedHashMap<String, String>();
            for (var seat : game.seated(match.now())) {
                players.put(seat.word(), "chance " + seed);
            }
            if (wanted.test(match)) {
                String text = GameRecord.write(match, players);
                if (text.length() <= LONGEST) {
                    Files.writeString(folder.resolve(name + ".record"), text);
                    return;
                }
            }
        }
    }

    /** Plays by chance; whoever is asked first after so many steps leaves. */
    private Match<State, Move> played(Options options, int seed, int leaves) {
        var match = new Match<>(game, game.setup(options));
        var dice = new SplittableRandom(seed);
        boolean left = leaves == 0;
        match.draw(dice);
        while (!(match.awaits() instanceof Awaits.Over<Move>)) {
            var asks = new ArrayList<>(match.awaits().due());
            var ask = asks.get(dice.nextInt(asks.size()));
            if (!left && match.steps().size() >= leaves) {
                left = true;
                match.take(new Step.Left<>(ask.seat()));
            } else {
                boolean usual = dice.nextInt(PATIENCE) == 0;
                match.take(new Step.Chosen<>(
                        ask.seat(),
                        usual ? ask.choices().usual() : ask.choices().any(dice)));
            }
            match.draw(dice);
        }
        return match;
    }
}
