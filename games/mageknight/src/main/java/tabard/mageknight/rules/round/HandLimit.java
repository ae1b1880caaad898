package tabard.mageknight.rules.round;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.turn.Journey;

/** MK-16.7, 16.11: how many cards a hand is filled up to, with own keeps and cities near; and who leads a city (MK-17.3). */
public final class HandLimit {
    private HandLimit() {}

    /** How many cards a hand is filled up to (MK-16.7, 16.11). */
    static int of(State s, Player player) {
        return s.level(player).handLimit() + bonus(s, player) + s.count(State.NEXT_DRAW, player);
    }

    /** Own keeps if next to one, or a city with an own shield: only the higher counts. */
    private static int bonus(State s, Player player) {
        var place = s.place(player);
        if (place == null) {
            return 0;
        }
        int bonus = bonus(s, player, place);
        for (var space : place.around()) {
            bonus = Math.max(bonus, bonus(s, player, space));
        }
        return bonus;
    }

    private static int bonus(State s, Player player, Space near) {
        var plot = s.plot(near);
        if (plot == null) {
            return 0;
        }
        var city = plot.hex().city();
        if (plot.has(Site.KEEP)) {
            return s.is(State.SHIELD, plot, player) ? keeps(s, player) : 0;
        }
        return city != null && Journey.conquered(s, city) ? cityBonus(s, player, city) : 0;
    }

    private static int keeps(State s, Player player) {
        int keeps = 0;
        for (var plot : Plot.ALL) {
            keeps += plot.has(Site.KEEP) && s.is(State.SHIELD, plot, player) ? 1 : 0;
        }
        return keeps;
    }

    private static int cityBonus(State s, Player player, City city) {
        if (!s.contains(State.CITY_SHIELDS, city, player)) {
            return 0;
        }
        return leader(s, city) == player ? 2 : 1;
    }

    /** Most shields, tied the earliest of them (MK-17.3); nobody leads a friendly city (MK-28.3). */
    public static @Nullable Player leader(State s, City city) {
        if (s.has(Feature.FRIENDLY_CITY)) {
            return null;
        }
        int[] shields = new int[Player.ALL.size()];
        for (var player : s.each(State.CITY_SHIELDS, city)) {
            shields[player.ordinal()]++;
        }
        @Nullable Player best = null;
        for (var player : s.each(State.CITY_SHIELDS, city)) {
            if (best == null || shields[player.ordinal()] > shields[best.ordinal()]) {
                best = player;
            }
        }
        return best;
    }
}
