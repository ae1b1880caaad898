package tabard.mageknight.rules.turn;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.Land;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.combat.Duel;
import tabard.table.*;

/** MK-10.5, 23.20: effects that carry the figure itself, over closed terrain, tokens and sites, to a safe space. */
public final class Travel {
    private Travel() {}

    @Rule("MK-10.5")
    public record Go(Space space) implements Move {
        static final List<Go> EACH = Moves.each(Space.ALL, Go::new);
    }

    /** How many spaces away each space is that can be reached, the hero's own left out. */
    private static Map<Space, Integer> reach(State s, Player player, Land.Travel travel) {
        int most = travel.moveEach() > 0 ? Math.min(travel.spaces(), s.move() / travel.moveEach()) : travel.spaces();
        var far = new LinkedHashMap<Space, Integer>();
        if (travel.move() > s.move()) {
            return far;
        }
        var from = s.stands(player);
        far.put(from, 0);
        var edge = List.of(from);
        for (int distance = 1; distance <= most; distance++) {
            var next = new ArrayList<Space>();
            for (var space : edge) {
                for (var near : space.around()) {
                    var hex = s.hex(near);
                    if (hex != null
                            && hex.terrain() != Terrain.SEA
                            && !travel.notThrough().has(hex.terrain())
                            && far.putIfAbsent(near, distance) == null) {
                        next.add(near);
                    }
                }
            }
            edge = next;
        }
        far.remove(from);
        far.keySet().removeIf(space -> !goal(s, player, space, travel.to()));
        return far;
    }

    /** Where it may end: a safe space, or a site that is assaulted (MK-23.20, 23.21). */
    private static boolean goal(State s, Player player, Space space, Land.Goal to) {
        if (Journey.cost(s, player, space) == Journey.CLOSED) {
            return false;
        }
        return switch (to) {
            case SAFE_SPACE -> Journey.safe(s, player, space);
            case FORTIFIED_SITE ->
                (Journey.hostile(s, player, space) && !Journey.guarded(s, player, space))
                        ? Journey.offered(s, player, space, 0)
                        : Duel.target(s, player, space) != null;
        };
    }

    public static boolean any(State s, Player player, Land.Travel travel) {
        return !reach(s, player, travel).isEmpty();
    }

    public record Travelling(Player seat, Script script, int part) implements Asks<Go> {
        private Land.Travel travel() {
            return (Land.Travel) script.effects().get(part);
        }

        @Override
        public Choices<Go> choices(State s) {
            var picks = new Picks<Go>(16);
            reach(s, seat, travel()).keySet().forEach(space -> picks.add(Go.EACH.get(space.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, Go chosen) {
            int spaces = Objects.requireNonNull(reach(s, seat, travel()).get(chosen.space));
            s.add(State.MOVE, -travel().move() - spaces * travel().moveEach());
            s.set(State.PART, Part.MOVEMENT);
            Sites.descend(s, seat, chosen.space);
            Journey.arrive(s, seat, chosen.space);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    part >= 0
                            && part < script.effects().size()
                            && script.effects().get(part) instanceof Land.Travel
                            && s.place(seat) != null
                            && choices(s).size() > 0,
                    "MK-10.5",
                    "refused.no-such-part",
                    part);
        }
    }
}
