package tabard.mageknight;

import java.time.Duration;
import java.util.*;
import java.util.function.*;
import tabard.bots.*;
import tabard.bots.loop.SimulatedGame;
import tabard.mageknight.content.Hero;
import tabard.table.*;

/**
 * How far bots come: java tabard.mageknight.Expeditions BOT BUDGET FIRST LAST [SCENARIO SEATS [turns] {CHANGE}]. The budget is a number of nodes, or
 * milliseconds (250ms), for a decision; FIRST and LAST are seeds. With "turns" every answer is printed. Each {@link Change} is of a weight by which
 * the bots judge.
 */
final class Expeditions {
    private final String bot;
    private final Budget budget;
    private final Options options;
    private final boolean turns;
    private final List<Change> changes;
    private final MageKnight game = new MageKnight();
    private final List<Journal> journals = new ArrayList<>();
    private final List<List<Change>> made = new ArrayList<>();

    private Expeditions(String[] args) {
        bot = args[0];
        int much = Integer.parseInt(args[1].replace("ms", ""));
        budget = args[1].endsWith("ms") ? Budget.time(Duration.ofMillis(much)) : Budget.nodes(much);
        String scenario = args.length > 4 ? args[4] : "solo-conquest";
        int seats = args.length > 5 ? Integer.parseInt(args[5]) : 1;
        options = game.info().options(seats, Map.of("scenario", scenario));
        var rest = List.of(args).subList(Math.min(6, args.length), args.length);
        turns = rest.contains("turns");
        changes = rest.stream()
                .filter(word -> !word.equals("turns"))
                .map(Change::of)
                .toList();
    }

    public static void main(String[] args) {
        var expeditions = new Expeditions(args);
        for (long seed = Long.parseLong(args[2]); seed <= Long.parseLong(args[3]); seed++) {
            expeditions.play(seed);
        }
        System.out.println(String.join(" ", args));
        expeditions.tell();
    }

    private void play(long seed) {
        var here = Change.in(changes, seed);
        var weights = Change.weights(game.worth(), here);
        LongFunction<Bot> player =
                own -> here.isEmpty() ? Bots.named(bot, own) : new OtherWeights(Bots.named(bot, own), weights);
        var journal = new Journal(turns);
        long start = System.nanoTime();
        new SimulatedGame<>(game, options, budget, false, Collections.nCopies(options.seats(), player), seed, journal)
                .outcome();
        journals.add(journal);
        made.add(here);
        System.out.printf(
                Locale.ROOT,
                "seed %d: fame by round %s, %d of %d turns earned some, cities seen %d, defenders beaten %d, levels of units %d, wounds %d, %.1f s %s%n",
                seed,
                journal.rounds().stream().map(List::getFirst).toList(),
                journal.earning(),
                journal.turns(),
                journal.seen(),
                journal.beaten(),
                journal.units(),
                journal.wounds(),
                (System.nanoTime() - start) / 1e9,
                here.isEmpty() ? "" : here);
    }

    private void tell() {
        int rounds =
                journals.stream().mapToInt(one -> one.rounds().size()).max().orElse(0);
        for (int i = 0; i < rounds; i++) {
            int round = i;
            System.out.println("round " + (i + 1) + ": fame "
                    + Mean.of(journals.stream()
                            .filter(one -> one.rounds().size() > round)
                            .flatMap(one -> one.rounds().get(round).stream())
                            .toList()));
        }
        for (var hero : Hero.ALL) {
            var fames = journals.stream()
                    .filter(one -> one.fames().containsKey(hero))
                    .map(one -> one.fames().get(hero))
                    .toList();
            if (!fames.isEmpty()) {
                System.out.println(hero.word() + ": " + Mean.of(fames));
            }
        }
        tell("turns that earned fame", Journal::earning);
        tell("cities seen", Journal::seen);
        tell("defenders beaten", Journal::beaten);
        tell("levels of units", Journal::units);
        tell("wounds", Journal::wounds);
        System.out.printf(
                "a city in %d of %d, all in %d%n",
                journals.stream().filter(one -> one.taken() > 0).count(),
                journals.size(),
                journals.stream().filter(Journal::all).count());
        for (var change : changes) {
            if (change.half()) {
                System.out.println(
                        change + ": fame more by " + fame(change, true).over(fame(change, false)));
            }
        }
        double longest = journals.stream().mapToLong(Journal::longest).max().orElse(0);
        System.out.printf(Locale.ROOT, "longest turn %.1f s%n", longest / 1e9);
    }

    private void tell(String what, Function<Journal, Integer> count) {
        System.out.println(what + ": " + Mean.of(journals.stream().map(count).toList()));
    }

    /** At the end, in the games with the change, or in those without. */
    private Mean fame(Change change, boolean with) {
        var fames = new ArrayList<Integer>();
        for (int i = 0; i < journals.size(); i++) {
            if (made.get(i).contains(change) == with) {
                fames.addAll(journals.get(i).fames().values());
            }
        }
        return Mean.of(fames);
    }
}
