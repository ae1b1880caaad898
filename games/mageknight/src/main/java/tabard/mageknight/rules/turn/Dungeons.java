package tabard.mageknight.rules.turn;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.table.*;

/** MK-28.25 to 28.36: Dungeon Lords, with secret entrances and tunnels between conquered dungeons and tombs. */
public final class Dungeons {
    /** What entering a tunnel costs, besides its length (MK-28.31). */
    private static final int TUNNEL = 2;

    private Dungeons() {}

    /** A secret entrance lies there. */
    @Rule("MK-28.26")
    public record Conceal(Space space) implements Move {
        static final List<Conceal> EACH = Moves.each(Space.ALL, Conceal::new);
    }

    /** Through the tunnels to another conquered dungeon or tomb. */
    @Rule("MK-28.31")
    public record Delve(Space space) implements Turn.OnTurn {
        static final List<Delve> EACH = Moves.each(Space.ALL, Delve::new);
    }

    /** The secret entrance on a space, if there is one. */
    public static @Nullable Plot at(State s, Space space) {
        for (var entrance : Plot.ENTRANCES) {
            if (s.is(State.ENTRANCE, entrance, space)) {
                return entrance.plot();
            }
        }
        return null;
    }

    /** Villages first, then monasteries, each in the order of a tile's spaces (MK-28.28). */
    public static void reveal(State s, Tile tile, List<Frame<State, Move>> frames) {
        if (s.has(Feature.SECRET_ENTRANCES)) {
            for (var site : List.of(Site.VILLAGE, Site.MONASTERY)) {
                for (var at : Compass.ALL) {
                    var plot = Plot.of(tile, at);
                    if (plot != null && plot.has(site)) {
                        frames.add(new Hiding(plot));
                    }
                }
            }
        }
    }

    /** Open terrain but swamp, without a site, next to the village or monastery (MK-28.26). */
    private static List<Space> hideouts(State s, Plot plot) {
        var spaces = new ArrayList<Space>();
        for (var near : Objects.requireNonNull(s.space(plot)).around()) {
            var hex = s.hex(near);
            var there = s.plot(near);
            if (hex != null
                    && hex.terrain().access() == Terrain.Access.OPEN
                    && hex.terrain() != Terrain.SWAMP
                    && (there == null || s.emptied(there))) {
                spaces.add(near);
            }
        }
        return spaces;
    }

    /** Whoever revealed the tile chooses; at set-up the player on top of the column. */
    public record Hiding(Plot plot) implements Runs {
        @Override
        public void run(State s) {
            var active = s.active();
            var first = s.order().getFirst();
            var player = active == null ? first.player() : active.player();
            if (player != null && !hideouts(s, plot).isEmpty()) {
                s.push(new Concealing(player, plot));
            }
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(s.space(plot) != null, "MK-28.26", "refused.no-such-site", plot);
        }
    }

    public record Concealing(Player seat, Plot plot) implements Asks<Conceal> {
        @Override
        public Choices<Conceal> choices(State s) {
            var picks = new Picks<Conceal>(6);
            hideouts(s, plot).forEach(space -> picks.add(Conceal.EACH.get(space.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, Conceal chosen) {
            s.set(State.ENTRANCE, plot.entrance(), chosen.space);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    s.has(Feature.SECRET_ENTRANCES)
                            && (plot.has(Site.VILLAGE) || plot.has(Site.MONASTERY))
                            && s.space(plot) != null
                            && !hideouts(s, plot).isEmpty(),
                    "MK-28.26",
                    "refused.no-such-site",
                    plot);
        }
    }

    // tunnels

    private static boolean mouth(State s, Space space) {
        var plot = s.plot(space);
        return plot != null && (plot.has(Site.DUNGEON) || plot.has(Site.TOMB)) && s.shield(plot) != null;
    }

    /** How far each space is over revealed ones without lake, swamp or sea (MK-28.32). */
    private static Map<Space, Integer> ways(State s, Space from) {
        var far = new HashMap<Space, Integer>();
        far.put(from, 0);
        var queue = new ArrayDeque<>(List.of(from));
        while (!queue.isEmpty()) {
            var space = queue.remove();
            int next = Objects.requireNonNull(far.get(space)) + 1;
            for (var near : space.around()) {
                var hex = s.hex(near);
                if (hex != null && dry(hex.terrain()) && far.putIfAbsent(near, next) == null) {
                    queue.add(near);
                }
            }
        }
        return far;
    }

    private static boolean dry(Terrain terrain) {
        return terrain != Terrain.LAKE && terrain != Terrain.SWAMP && terrain != Terrain.SEA;
    }

    static void tunnels(State s, Player player, Picks<Turn.OnTurn> picks) {
        var place = s.stands(player);
        if (!s.has(Feature.TUNNELS) || s.move() <= TUNNEL || !mouth(s, place) || s.size(State.BACK) >= State.WAY) {
            return;
        }
        var ways = ways(s, place);
        for (var plot : Plot.ALL) {
            var space = plot.has(Site.DUNGEON) || plot.has(Site.TOMB) ? s.space(plot) : null;
            if (space != null && !space.equals(place) && mouth(s, space)) {
                var far = ways.get(space);
                picks.addIf(far != null && TUNNEL + far <= s.move(), Delve.EACH.get(space.ordinal()));
            }
        }
    }

    /** It provokes nobody, and only the space of arrival joins the path (MK-28.33). */
    static void delve(State s, Player player, Space to) {
        int far = Objects.requireNonNull(ways(s, s.stands(player)).get(to));
        s.add(State.MOVE, -TUNNEL - far);
        s.set(State.PART, Part.MOVEMENT);
        Journey.arrive(s, player, to);
    }
}
