package tabard.campaign.maps;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;

/**
 * Makes maps on which every seat has the same: turned by one seat, the borders, the land and the beginnings of a map come to lie on
 * themselves. The same seats and seed give the same map.
 */
final class MapMaker {
    private static final double WIDTH = 1_000;
    private static final double HEIGHT = 700;
    private static final double ROW = 90;
    private static final double[] BENDS = {0.5, 0.35, 0.2, 0};
    private static final double LEAST_ROOM = 20;

    private static final int ATTEMPTS = 500;
    private static final int FEWEST_EACH = 8;

    private final int seats;
    private final RandomGenerator dice;

    private MapMaker(int seats, RandomGenerator dice) {
        this.seats = seats;
        this.dice = dice;
    }

    static Map<String, Object> make(int seats, long seed) {
        var dice = new SplittableRandom(seed * 8 + seats);
        for (int i = 0; i < ATTEMPTS; i++) {
            var made = new MapMaker(seats, dice.split()).attempt();
            if (made != null) {
                return made;
            }
        }
        throw new IllegalStateException("no map for " + seats + " seats from seed " + seed);
    }

    /** Nothing where the dice have made lands that are too narrow, or homes that touch. */
    private @Nullable Map<String, Object> attempt() {
        int most = Math.min(11, (Place.MOST - 1) / seats);
        int rounds = FEWEST_EACH + dice.nextInt(Math.min(3, most - FEWEST_EACH + 1));
        var mesh = new Mesh(new Sites(seats, rounds, dice));
        var terrain = Terrain.of(seats, mesh.neighbours(), dice);
        if (terrain == null) {
            return null;
        }
        for (double bend : BENDS) {
            var made = MapDocument.of(file(terrain, mesh.outlines(WIDTH, HEIGHT, bend, dice)));
            var read = MapFile.read(made);
            if (read.faults().isEmpty()
                    && read.territories().stream()
                            .allMatch(territory -> territory.room()[1] >= LEAST_ROOM)) {
                return made;
            }
        }
        return null;
    }

    private MapFile file(Terrain terrain, List<double[][]> outlines) {
        var labels = outlines.stream().map(Middle::label).toList();
        var order = IntStream.range(0, outlines.size())
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(i -> Math.floor(labels.get(i)[1] / ROW))
                        .thenComparingDouble(i -> labels.get(i)[0]))
                .toList();
        var names = new Names(dice);
        var called = names.map();
        var territories = new ArrayList<Territory>();
        for (int i : order) {
            var name = names.place(kind(terrain, i));
            territories.add(new Territory(
                    territories.size() + 1,
                    name.en(),
                    name.fr(),
                    terrain.mountain(i),
                    terrain.mountain(i),
                    terrain.red(i),
                    terrain.marsh(i),
                    terrain.portal(i) ? Building.PORTAL : null,
                    renumbered(terrain.near(i), order),
                    renumbered(terrain.closed(i), order),
                    labels.get(i),
                    Middle.room(labels.get(i), outlines.get(i)),
                    outlines.get(i)));
        }
        return new MapFile(
                called.en(),
                called.fr(),
                WIDTH,
                HEIGHT,
                territories,
                MapFile.USUAL_TURNS,
                musters(terrain, order),
                List.of());
    }

    private static Names.Kind kind(Terrain terrain, int i) {
        if (terrain.portal(i)) {
            return Names.Kind.PORTAL;
        }
        if (terrain.mountain(i)) {
            return Names.Kind.MOUNTAIN;
        }
        return terrain.marsh(i) ? Names.Kind.MARSH : Names.Kind.PLAIN;
    }

    private static long renumbered(long set, List<Integer> order) {
        long out = 0;
        for (int i = 0; i < order.size(); i++) {
            out |= (set & Place.ALL.get(order.get(i)).bit()) == 0
                    ? 0
                    : Place.ALL.get(i).bit();
        }
        return out;
    }

    /** As in the scenarios of the box: 9000 PA, a fortress, a mine and a faction, 1000 gold and 2 PC. */
    private List<Muster> musters(Terrain terrain, List<Integer> order) {
        var usual = Scenario.ALL.stream()
                .filter(scenario -> scenario.players() == seats)
                .findFirst()
                .orElseThrow();
        var musters = new ArrayList<Muster>();
        for (int seat = 0; seat < seats; seat++) {
            var home = terrain.home(seat).stream()
                    .map(i -> Place.of(order.indexOf(i) + 1))
                    .toList();
            var people = usual.muster(seat).people();
            musters.add(new Muster(
                    people,
                    1_000,
                    2,
                    List.of(
                            new Start(home.get(0), 4_000, Building.FORTRESS, 0),
                            new Start(home.get(1), 4_000, null, 0),
                            new Start(home.get(2), 1_000, Building.MINE, 0),
                            new Start(home.get(3), 0, null, 0))));
        }
        return musters;
    }
}
