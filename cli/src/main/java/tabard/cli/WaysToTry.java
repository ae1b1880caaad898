package tabard.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabard.arena.TournamentPart;
import tabard.laws.Laws;
import tabard.table.Game;
import tabard.table.Info;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.Workshop;

/** Which ways to play a game are tried: all, or those that the command line leaves, and documents made for them. */
final class WaysToTry {
    @Option(names = "--seats", split = ",", paramLabel = "N", description = "Only these numbers of seats.")
    private List<Integer> seats = new ArrayList<>();

    @Option(
            names = "--made",
            paramLabel = "N",
            description = "Where a game takes documents of your own: so many made ones too, for each number of seats.")
    private int made;

    @Option(
            names = "--part",
            paramLabel = "K/N",
            description = "Only one of N parts of the ways to play, for as many machines.")
    private @Nullable String part;

    List<Options> of(Game<?, ?> game, Opened opened) {
        var chosen = opened.settings(game.info());
        var ways = new ArrayList<>(agreeing(game, chosen));
        ways.addAll(made(game, chosen));
        return part(ways);
    }

    private List<Options> agreeing(Game<?, ?> game, Map<String, Object> chosen) {
        var info = game.info();
        info.options(chosen); // refuses what the game does not have, and what does not agree
        for (int number : seats) {
            info.options(number, chosen);
        }
        var ways = Laws.everyWay(game).stream()
                .filter(way -> seats.isEmpty() || seats.contains(way.seats()))
                .filter(way -> way.settings().entrySet().containsAll(chosen.entrySet()))
                .toList();
        if (!ways.isEmpty()) {
            return ways;
        }
        // a document is no way among others, and where settings are tried one at a time, two of them named together are
        // none either
        var numbers = seats.isEmpty() ? info.seatsFor(chosen) : seats;
        return numbers.stream().map(number -> info.options(number, chosen)).toList();
    }

    /** Those with documents that are made for them, unless one was brought. */
    private List<Options> made(Game<?, ?> game, Map<String, Object> chosen) {
        var info = game.info();
        var ways = new ArrayList<Options>();
        for (var setting : info.settings()) {
            if (setting.open() && !chosen.containsKey(setting.name())) {
                Workshop.of(info.id(), setting.name()).ifPresent(workshop -> {
                    for (int number : seats.isEmpty() ? info.seatsFor(chosen) : seats) {
                        for (int seed = 1; seed <= made; seed++) {
                            made(info, chosen, number, setting.name(), workshop, seed)
                                    .ifPresent(ways::add);
                        }
                    }
                });
            }
        }
        return ways;
    }

    /** None where nothing can be made for so many, or where what is made does not go with the rest. */
    private static Optional<Options> made(
            Info info, Map<String, Object> chosen, int seats, String setting, Workshop workshop, int seed) {
        var all = new LinkedHashMap<>(chosen);
        try {
            all.put(setting, workshop.make(seats, seed));
            return Optional.of(info.options(seats, all));
        } catch (Refusal disagreement) {
            return Optional.empty();
        }
    }

    /** Those that fall to the part that is to be tried. */
    private List<Options> part(List<Options> ways) {
        if (part == null) {
            return ways;
        }
        var one = TournamentPart.of(part);
        return IntStream.range(0, ways.size())
                .filter(i -> i % one.of() == one.number() - 1)
                .mapToObj(ways::get)
                .toList();
    }
}
