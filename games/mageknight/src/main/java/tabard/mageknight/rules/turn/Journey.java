package tabard.mageknight.rules.turn;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.Land.TerrainCost;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.combat.Duel;
import tabard.mageknight.rules.round.*;
import tabard.mageknight.rules.round.Stack;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 10: steps, exploring, and where a hero is safe. */
public final class Journey {
    /** No effect opens it. */
    static final int CLOSED = -1;

    /** From each space to those around it. */
    private static final List<List<Turn.Step>> STEPS =
            Moves.each(Space.ALL, from -> Moves.each(from.around(), to -> Turn.Step.EACH.get(to.ordinal())));

    private Journey() {}

    /** The Move it takes to enter, whoever stands there; closed spaces have none (MK-3.10, 3.11, 10.6). */
    static int cost(State s, Player player, Space space) {
        var hex = s.hex(space);
        if (hex == null || s.rampaging(space)) {
            return CLOSED;
        }
        if (hex.site() == Site.CITY) {
            return s.has(Feature.CLOSED_CITIES) ? CLOSED : Site.CITY.moveCost(); // MK-20.2, 23.11
        }
        var terrain = hex.terrain();
        var weather = s.get(State.WEATHER);
        boolean rough = weather != null && weather != player; // MK-26.11
        if (s.size(State.GROUND) == 0 && !rough) {
            return terrain.cost(s.time());
        }
        var changes = new ArrayList<TerrainCost>(4);
        boolean open = (Terrain.OPEN_BITS & terrain.bit()) != 0;
        for (var ground : s.ground()) {
            var change = ground.change();
            if (change.terrains().has(terrain)
                    && ((Terrain.OPEN_BITS & terrain.bit()) != 0
                            || change.opens().has(terrain))) {
                changes.add(change);
                open |= change.opens().has(terrain);
            }
        }
        if (rough) {
            changes.add(Ground.WEATHER.change());
        }
        return open ? cheapest(changes, Math.max(0, terrain.cost(s.time()))) : CLOSED;
    }

    /** Of all orders the one that is cheapest for the hero who moves (MK-10.16). */
    private static int cheapest(List<TerrainCost> changes, int cost) {
        int best = Integer.MAX_VALUE;
        for (int i = 0; i < changes.size(); i++) {
            var others = new ArrayList<>(changes);
            int changed = others.remove(i).of(cost);
            best = Math.min(best, cheapest(others, changed));
        }
        return changes.isEmpty() ? Math.max(0, cost) : best;
    }

    /** A city is conquered when nobody defends it any more; a friendly one always was (MK-17.3, 28.3). */
    public static boolean conquered(State s, City city) {
        return s.size(State.DEFENDERS, city) == 0 && s.size(State.CITY_SHIELDS, city) > 0;
    }

    /** A fortified site that nobody has won, or the keep of another player who is no ally (MK-10.8, 18.7). */
    public static boolean hostile(State s, Player player, Space space) {
        var plot = s.plot(space);
        if (plot == null || !plot.site().is(Site.Type.FORTIFIED)) {
            return false;
        }
        var city = plot.hex().city();
        if (city != null) {
            return !conquered(s, city);
        }
        var owner = s.shield(plot);
        return owner == null
                || (plot.site().owned()
                        && owner != player
                        && s.terms().scenario().kind() != Scenario.Kind.COOPERATIVE);
    }

    /** Rampagers next to both ends of a step (MK-10.7). */
    static List<Space> provoked(State s, Space from, Space to) {
        var provoked = new ArrayList<Space>(2);
        for (var near : from.around()) {
            if (to.nextTo(near) && s.rampaging(near)) {
                provoked.add(near);
            }
        }
        return provoked;
    }

    /** Alone on the space, unless it holds several (MK-10.12). */
    public static boolean alone(State s, Player player) {
        var place = s.stands(player);
        return shared(s, place) || other(s, player, place) == null;
    }

    public static @Nullable Player other(State s, Player player, Space space) {
        for (var rival : s.players()) {
            if (rival != player && s.is(State.PLACE, rival, space)) {
                return rival;
            }
        }
        return null;
    }

    /** The portal and conquered cities hold any number of heroes (MK-10.13). */
    public static boolean shared(State s, Space space) {
        var plot = s.plot(space);
        return plot != null && plot.site().severalHeroes() && !(plot.has(Site.PORTAL) && Portal.closed(s)); // MK-28.40
    }

    /** MK-10.11 */
    public static boolean safe(State s, Player player, Space space) {
        var hex = s.hex(space);
        return hex != null
                && (hex.terrain().access() == Terrain.Access.OPEN || hex.site() == Site.CITY)
                && !s.rampaging(space)
                && !hostile(s, player, space)
                && (shared(s, space) || other(s, player, space) == null);
    }

    /** Where a step may lead: next to the hero, or as far as an effect reaches (MK-10.2, 23.20). */
    private static List<Space> near(State s, Space from) {
        int reach = s.count(State.REACH);
        if (reach <= 1) {
            return from.around();
        }
        return Space.ALL.stream()
                .filter(space -> !space.equals(from) && from.distance(space) <= reach && s.revealed(space))
                .toList();
    }

    /** A step that can be paid; a free one never back onto the path (MK-10.15), and none into a keep whose owner is there, unless he may be attacked (MK-10.12). */
    static boolean offered(State s, Player player, Space to) {
        return offered(s, player, to, cost(s, player, to));
    }

    static boolean offered(State s, Player player, Space to, int cost) {
        return cost != CLOSED
                && cost <= s.move()
                && (cost > 0 || !s.has(State.VISITED, to))
                && s.size(State.BACK) < State.WAY
                && !held(s, player, to);
    }

    /** Another's keep with the owner in it, who cannot be attacked there: never by a step that provokes rampagers (MK-19.1). */
    private static boolean held(State s, Player player, Space to) {
        return guarded(s, player, to)
                && (Duel.target(s, player, to) == null
                        || (!s.is(State.NO_PROVOKING)
                                && !provoked(s, s.stands(player), to).isEmpty()));
    }

    /** Another's keep with somebody in it; an ally's is entered only while it is empty, too (MK-18.7). */
    static boolean guarded(State s, Player player, Space to) {
        var plot = s.plot(to);
        if (plot == null || !plot.site().owned()) {
            return false;
        }
        var owner = s.shield(plot);
        return owner != null && owner != player && other(s, player, to) != null;
    }

    static void steps(State s, Player player, Picks<Turn.OnTurn> picks) {
        if (s.move() == 0 && s.size(State.GROUND) == 0) {
            return; // no terrain is free by itself
        }
        var from = s.stands(player);
        if (s.count(State.REACH) > 1) {
            for (var space : near(s, from)) {
                picks.addIf(offered(s, player, space), Turn.Step.EACH.get(space.ordinal()));
            }
            return;
        }
        for (int i = 0; i < from.around().size(); i++) {
            picks.addIf(
                    offered(s, player, from.around().get(i)),
                    STEPS.get(from.ordinal()).get(i));
        }
    }

    /** A step that meets nobody and turns nothing up. */
    static boolean quiet(State s, Player player, Space to) {
        return !hostile(s, player, to)
                && !Reveal.worthALook(s, to)
                && provoked(s, s.stands(player), to).isEmpty();
    }

    static void step(State s, Player player, Space to) {
        s.add(State.MOVE, -cost(s, player, to));
        s.set(State.PART, Part.MOVEMENT);
        Sites.march(s, player, s.stands(player), to);
        arrive(s, player, to);
    }

    /** The hero stands there from now on; the way back begins at the last safe space (MK-10.14). */
    static void arrive(State s, Player player, Space to) {
        var from = s.stands(player);
        s.set(State.PLACE, player, to);
        s.add(State.VISITED, to);
        if (safe(s, player, to)) {
            s.clearWay();
        } else {
            s.add(State.BACK, from);
        }
        Reveal.lookAround(s, to);
    }

    // exploring

    private static int touching(State s, Slot slot) {
        int count = 0;
        for (var other : slot.touching()) {
            count += s.tile(other) == null ? 0 : 1;
        }
        return count;
    }

    /** Whether the next tile may be laid there (MK-3.6, 3.7, 3.9). */
    public static boolean legal(State s, Slot slot) {
        var next = Stack.next(s);
        var shape = s.terms().shape();
        if (next == null || s.tile(slot) != null || !shape.holds(slot.at())) {
            return false;
        }
        boolean core = next == Tile.Reverse.CORE;
        if (core && shape.coast(slot.at()) && !s.has(Feature.CORE_ON_COAST)) {
            return false;
        }
        int touching = touching(s, slot);
        if (Stack.empty(s)) {
            return touching >= 3;
        }
        if (touching >= 2 || core) {
            return touching >= 2;
        }
        for (var other : slot.touching()) {
            if (s.tile(other) != null && touching(s, other) >= 2) {
                return true;
            }
        }
        return false;
    }

    static void slots(State s, Player player, Picks<Turn.OnTurn> picks) {
        if (s.move() < Terrain.explore()) {
            return;
        }
        var place = s.stands(player);
        if (s.count(State.REACH) <= 1) {
            for (var slot : place.borders()) {
                if (legal(s, slot)) {
                    picks.add(Turn.Explore.EACH.get(slot.ordinal()));
                }
            }
            return;
        }
        for (var slot : Slot.ALL) {
            if (legal(s, slot)
                    && slot.spaces().stream().anyMatch(space -> place.distance(space) <= s.count(State.REACH))) {
                picks.add(Turn.Explore.EACH.get(slot.ordinal()));
            }
        }
    }

    static void explore(State s, Player player, Slot slot) {
        s.add(State.MOVE, -Terrain.explore());
        s.set(State.PART, Part.MOVEMENT);
        if (s.has(Feature.FAME_PER_TILE)) {
            s.fame(player, 1);
        }
        s.push(new Reveal.Laying(slot));
    }

    /** Why a step is not to be made. */
    static Refusal refusal(State s, Player player, Space to) {
        var from = s.stands(player);
        var space = Telling.arg(to);
        if (!near(s, from).contains(to)) {
            return new Refusal(Said.of("refused.not-adjacent", space), "MK-10.2");
        }
        if (s.rampaging(to)) {
            return new Refusal(Said.of("refused.rampagers", space), "MK-10.6");
        }
        int cost = cost(s, player, to);
        if (cost == CLOSED) {
            return new Refusal(Said.of("refused.closed", space), "MK-3.11");
        }
        if (cost > s.move()) {
            return new Refusal(Said.of("refused.move", space, cost, s.move()), "MK-10.2");
        }
        if (cost == 0 && s.has(State.VISITED, to)) {
            return new Refusal(Said.of("refused.free-back", space), "MK-10.15");
        }
        return held(s, player, to)
                ? new Refusal(Said.of("refused.held", space), "MK-10.12")
                : new Refusal(Said.of("refused.too-far", space), "MK-10.14");
    }

    static Refusal refusal(State s, Player player, Slot slot) {
        var word = Telling.arg(slot);
        if (s.move() < Terrain.explore()) {
            return new Refusal(Said.of("refused.explore-move", s.move()), "MK-10.10");
        }
        if (s.tile(slot) != null) {
            return new Refusal(Said.of("refused.slot-taken", word), "MK-3.2");
        }
        if (!legal(s, slot)) {
            boolean core = Stack.next(s) == Tile.Reverse.CORE;
            String clause = Stack.empty(s) ? "MK-3.9" : core ? "MK-3.7" : "MK-3.6";
            return new Refusal(Said.of("refused.slot", word), clause);
        }
        return new Refusal(Said.of("refused.slot-far", word), "MK-10.10");
    }
}
