package tabard.mageknight.rules;

import java.util.*;
import java.util.function.ToIntFunction;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.Outcome;
import tabard.table.scene.Said;

/** Chapter 21: what each hero has achieved, and who has won. */
public final class Scoring {
    /** Achievements that are counted for everybody (MK-21.2). */
    public enum Category {
        KNOWLEDGE,
        LOOT,
        LEADER,
        ADVENTURER,
        CONQUEROR,
        BEATING
    }

    private static final int TITLE = 3;
    private static final int TIED_TITLE = 1;
    private static final int GREAT_TITLE = 5;
    private static final int TIED_GREAT_TITLE = 2;

    private Scoring() {}

    /** All own deed cards count, wherever they are (MK-21.1). */
    public static int of(State s, Player player, Category category) {
        return switch (category) {
            case KNOWLEDGE ->
                2 * cards(s, player, DeedCard.Sort.SPELL) + cards(s, player, DeedCard.Sort.ADVANCED_ACTION);
            case LOOT -> {
                int crystals = 0;
                for (var basic : Mana.BASIC) {
                    crystals += s.crystals(player, basic);
                }
                yield 2 * cards(s, player, DeedCard.Sort.ARTIFACT) + crystals / 2;
            }
            case LEADER -> {
                int levels = 0;
                for (var command : Command.ALL) {
                    var unit = s.unit(player, command);
                    int level = unit == null ? 0 : unit.level();
                    levels += s.count(State.HURT, player, command) > 0 ? level / 2 : level;
                }
                yield levels;
            }
            case ADVENTURER -> {
                int points = 0;
                for (var plot : Plot.ALL) {
                    if (plot.site().is(Site.Type.ADVENTURE) && s.is(State.SHIELD, plot, player)) {
                        boolean deep = plot.has(Site.DUNGEON) || plot.has(Site.TOMB);
                        points += deep && counts(s, Scenario.Scoring.DUNGEONS) ? 4 : 2; // MK-28.35
                    }
                }
                yield points;
            }
            case CONQUEROR -> {
                int shields = 0;
                for (var plot : Plot.ALL) {
                    boolean won = plot.has(Site.KEEP) || plot.has(Site.MAGE_TOWER) || plot.has(Site.MONASTERY);
                    shields += won && s.is(State.SHIELD, plot, player) ? 1 : 0;
                }
                yield 2 * shields;
            }
            case BEATING -> {
                int wounds = 0;
                for (var zone : Zone.COUNTED) {
                    wounds += s.wounds(player, zone);
                }
                yield -2 * wounds;
            }
        };
    }

    private static int cards(State s, Player player, DeedCard.Sort sort) {
        int count = 0;
        for (var card : DeedCard.ALL) {
            var spot = card.is(sort) ? s.spot(card) : null;
            count += spot != null && spot.player() == player && spot.zone() != Zone.AWAY ? 1 : 0;
        }
        return count;
    }

    private static boolean counts(State s, Scenario.Scoring what) {
        return s.terms().scenario().counts(what);
    }

    /** Everything a hero has earned: fame, achievements, titles, and what the scenario counts. */
    public static int total(State s, Player player) {
        int sum = s.fame(player);
        for (var category : Category.values()) {
            sum += of(s, player, category);
            if (counts(s, Scenario.Scoring.TITLES)) {
                sum += title(s, player, category);
            }
        }
        if (counts(s, Scenario.Scoring.CITY_SHIELDS)) {
            sum += led(s, player) + great(s, player, other -> led(s, other));
        }
        if (counts(s, Scenario.Scoring.MINES)) {
            sum += Mines.points(s, player) + great(s, player, other -> Mines.points(s, other));
        }
        return sum;
    }

    /** Most points in a category; most lost by Beating; nothing for a tie at 0 (MK-21.3). */
    private static int title(State s, Player player, Category category) {
        if (category == Category.ADVENTURER && counts(s, Scenario.Scoring.DUNGEONS)) {
            return great(s, player, other -> of(s, other, Category.ADVENTURER)); // MK-28.36
        }
        int best = best(s, other -> Math.abs(of(s, other, category)));
        int sign = category == Category.BEATING ? -1 : 1;
        if (best == 0 || Math.abs(of(s, player, category)) < best) {
            return 0;
        }
        return sign * (tied(s, other -> Math.abs(of(s, other, category)), best) ? TIED_TITLE : TITLE);
    }

    /** MK-21.4, 28.15, 28.36 */
    private static int great(State s, Player player, ToIntFunction<Player> points) {
        int best = best(s, points);
        if (best == 0 || points.applyAsInt(player) < best) {
            return 0;
        }
        return tied(s, points, best) ? TIED_GREAT_TITLE : GREAT_TITLE;
    }

    private static int best(State s, ToIntFunction<Player> points) {
        return s.players().stream().mapToInt(points).max().orElse(0);
    }

    private static boolean tied(State s, ToIntFunction<Player> points, int best) {
        return s.players().stream()
                        .filter(player -> points.applyAsInt(player) == best)
                        .count()
                > 1;
    }

    /** 7 for each city led, 4 for another with an own shield (MK-21.4). */
    private static int led(State s, Player player) {
        int sum = 0;
        for (var city : City.ALL) {
            if (s.count(State.CITY_LEVEL, city) > 0
                    && Journey.conquered(s, city)
                    && s.contains(State.CITY_SHIELDS, city, player)) {
                sum += Ending.leader(s, city) == player ? 7 : 4;
            }
        }
        return sum;
    }

    /** Lowest fame, and in each category the best player only; for Beating the worst (MK-21.6). */
    private static int team(State s) {
        int sum = s.players().stream().mapToInt(s::fame).min().orElse(0);
        for (var category : Category.values()) {
            var points = s.players().stream().mapToInt(player -> of(s, player, category));
            sum += category == Category.BEATING
                    ? points.min().orElse(0)
                    : points.max().orElse(0);
        }
        boolean each =
                s.players().stream().allMatch(player -> City.ALL.stream().anyMatch(city -> leads(s, player, city)));
        return sum + goal(s) + (each ? 10 : 0);
    }

    private static boolean leads(State s, Player player, City city) {
        return s.count(State.CITY_LEVEL, city) > 0 && Journey.conquered(s, city) && Ending.leader(s, city) == player;
    }

    /** Cities, rounds and cards saved; the last two only when the goal was reached (MK-21.5). */
    private static int goal(State s) {
        int cities =
                s.terms().scenario().end() == Scenario.End.CITY_REVEALED ? s.is(State.GOAL) ? 1 : 0 : Goals.cities(s);
        int sum = 10 * cities;
        if (s.is(State.GOAL)) {
            boolean conquest = s.terms().scenario().end() == Scenario.End.CITIES_CONQUERED;
            sum += conquest ? 15 : 0;
            sum += 30 * (s.terms().setting().rounds() - s.round());
            sum += Round.dummyDeck(s);
            sum += s.announced() == null ? 5 : 0;
        }
        return sum;
    }

    /** How the game has ended. */
    public static Outcome outcome(State s) {
        var scenario = s.terms().scenario();
        var players = s.players();
        if (counts(s, Scenario.Scoring.ON_THE_PORTAL)) {
            var winner = Portal.winner(s);
            var nothing = players.stream().map(_ -> 0).toList();
            return winner == null
                    ? new Outcome(List.of(), nothing, Said.of("over.nobody-returned"))
                    : new Outcome(List.of(winner), nothing, Said.of("over.returned", winner.said()));
        }
        if (scenario.kind() == Scenario.Kind.COOPERATIVE || players.size() == 1) {
            int points = players.size() == 1 ? alone(s, players.getFirst()) : team(s);
            var each = players.stream().map(_ -> points).toList();
            return s.is(State.GOAL)
                    ? Outcome.together(players, each, Said.of("over.goal", points))
                    : Outcome.together(List.of(), each, Said.of("over.no-goal", points));
        }
        var points = players.stream().map(player -> total(s, player)).toList();
        int most = Collections.max(points);
        var winners =
                players.stream().filter(player -> total(s, player) == most).toList();
        return new Outcome(
                winners,
                points,
                winners.size() == 1
                        ? Said.of("over.points", winners.getFirst().said(), most)
                        : Said.of("over.shared", most));
    }

    /** No titles (MK-20.2, 21.5). */
    private static int alone(State s, Player player) {
        int sum = s.fame(player) + goal(s);
        for (var category : Category.values()) {
            sum += of(s, player, category);
        }
        return sum;
    }
}
