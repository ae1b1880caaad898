package tabard.defenders;

import java.util.List;
import tabard.table.Worth;
import tabard.table.Worth.Feature;

/** What a position is worth: all win or lose together, so every feature counts for everybody. */
final class DefendersWorth {
    private DefendersWorth() {}

    static final Worth<State> WORTH = new Worth<>(List.of(
            feature("realm saved or lost", 30, DefendersWorth::end),
            feature("hope", 8, _ -> 1), // so that common positions lie in the middle
            feature("turns gone by", -0.45, s -> s.count(State.TURN)), // or one would end the Day for the next cards
            feature("generals slain", 4, s -> s.count(State.WAR) - 1),
            feature("wounds of generals", 0.04, DefendersWorth::wounds),
            feature("steps of generals", -0.3, DefendersWorth::steps),
            feature("minions on the board", -0.08, DefendersWorth::minions),
            feature("crowded lands", -0.4, DefendersWorth::crowds),
            feature("short supplies", -0.06, DefendersWorth::shortage),
            feature("crystals", -0.3, s -> s.crystals() + s.crystals() * s.crystals() / 16.0),
            feature("minions near the City", -0.1, DefendersWorth::nearCity),
            feature("minions in the City", -0.35, s -> s.minions(Place.CITY)),
            feature("life of heroes", 0.25, DefendersWorth::life),
            feature("wounds to come", -0.15, DefendersWorth::danger),
            feature("dice in hand", 0.03, DefendersWorth::dice),
            feature("dice against the general who is next to fall", 1.2, Prospects::readiness),
            feature("heroes close to minions", 0.14, Prospects::trouble),
            feature("quests", 0.15, DefendersWorth::quests),
            feature("steps towards quests", 0.012, Prospects::quests),
            feature("actions left", 0.09, s -> s.actions()),
            feature("cards in hand", 0.02, DefendersWorth::cards)));

    @FunctionalInterface
    private interface Count {
        double of(State s);
    }

    private static Feature<State> feature(String name, double weight, Count count) {
        return new Feature<>(name, weight, (s, _) -> count.of(s));
    }

    private static double end(State s) {
        return s.lost() ? -1 : Champion.won(s) ? 1 : 0;
    }

    private static double wounds(State s) {
        double sum = 0;
        for (var general : General.ALL) {
            sum += s.slain(general) ? 0 : general.life() - s.count(State.STRENGTH, general);
        }
        return sum;
    }

    /** The last steps weigh most. */
    private static double steps(State s) {
        double sum = 0;
        for (var general : General.ALL) {
            int step = s.slain(general) ? 0 : s.count(State.STEP, general);
            sum += step * step / 2.0;
        }
        return sum;
    }

    private static double minions(State s) {
        double sum = 0;
        for (var colour : Colour.ALL) {
            sum += s.terms().minions() - s.supply(colour);
        }
        return sum;
    }

    /** Lands with three, which the next card overruns. */
    private static double crowds(State s) {
        int count = 0;
        for (long rest = s.beset(); rest != 0; rest &= rest - 1) {
            count += s.minions(Place.first(rest)) >= Board.ROOM ? 1 : 0;
        }
        return count;
    }

    private static double shortage(State s) {
        double sum = 0;
        for (var colour : Colour.ALL) {
            int missing = Math.max(0, 8 - s.supply(colour));
            sum += missing * missing / 4.0;
        }
        return sum;
    }

    private static double nearCity(State s) {
        int sum = 0;
        for (long rest = Board.near(Place.CITY) & s.beset(); rest != 0; rest &= rest - 1) {
            sum += s.minions(Place.first(rest));
        }
        return sum;
    }

    private static double life(State s) {
        double sum = 0;
        for (int i = 0; i < s.seats(); i++) {
            sum += Math.sqrt(s.life(Banner.ALL.get(i))) * 2;
        }
        return sum / s.seats();
    }

    /** While there are actions left one may still fight or go away. */
    private static double danger(State s) {
        var seat = s.active();
        if (!s.plays(seat)) {
            return 0;
        }
        double wounds = Dusk.wounds(s) * 3.0 / (1 + Math.max(0, s.life(seat) - Dusk.wounds(s)));
        return s.actions() > 0 ? wounds / 6 : wounds;
    }

    /** More than enough dice against one general is no use. */
    private static double dice(State s) {
        double sum = 0;
        for (var general : General.ALL) {
            if (!s.slain(general)) {
                int dice = 0;
                for (int i = 0; i < s.seats(); i++) {
                    dice += Prospects.dice(s, Banner.ALL.get(i), general);
                }
                sum += Math.min(dice, 14);
            }
        }
        return sum;
    }

    private static double quests(State s) {
        int count = 0;
        for (int i = 0; i < s.seats(); i++) {
            count += Integer.bitCount(s.rewards(Banner.ALL.get(i)));
        }
        return count;
    }

    private static double cards(State s) {
        int count = 0;
        for (int i = 0; i < s.seats(); i++) {
            count += Math.min(Hands.LIMIT, s.hand(Banner.ALL.get(i)));
        }
        return count;
    }
}
