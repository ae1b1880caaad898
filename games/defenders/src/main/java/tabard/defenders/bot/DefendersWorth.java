package tabard.defenders.bot;

import java.util.*;
import java.util.function.ToDoubleFunction;
import tabard.defenders.content.*;
import tabard.defenders.rules.*;
import tabard.table.Worth;
import tabard.table.Worth.Feature;

/** What a position is worth: all win or lose together, so every feature counts for everybody. */
public final class DefendersWorth {
    /** How much heroes have helped in games before; the others less. */
    private static final Map<Hero, Double> COMPANY = new EnumMap<>(
            Map.of(Hero.ROGUE, 1.0, Hero.WIZARD, 0.5, Hero.RANGER, 0.5, Hero.CLERIC, 0.2, Hero.EAGLE_RIDER, 0.2));

    private DefendersWorth() {}

    public static final Worth<State> WORTH = new Worth<>(List.of(
            feature("realm-saved-or-lost", 30, DefendersWorth::end),
            feature("hope", -2.3, _ -> 1), // so that common positions lie in the middle
            feature("turns-gone-by", -0.05, s -> s.count(State.TURN)),
            feature("generals-slain", 2, s -> s.count(State.WAR) - 1),
            feature("attack-under-way", 2.2, DefendersWorth::attack),
            feature("risk-of-the-attack", -0.2, DefendersWorth::risk),
            feature("generals-on-the-march", -0.125, Threats::generals),
            feature("last-night", -2, Threats::lastNight),
            feature("quiet-night", 0.2, s -> s.is(State.QUIET) ? s.war().cards() : 0),
            feature("wounds-of-generals", 0.01, DefendersWorth::wounds),
            feature("cards-against-generals", 0.5, AttackChances::cards),
            feature("march-on-a-general", 0.4, AttackChances::march),
            feature("minions-on-the-board", -0.125, Threats::minions),
            feature("short-supplies", -0.02, Threats::shortage),
            feature("crystals", -0.08, Threats::crystals),
            feature("minions-in-the-city", -0.06, Threats::inCity),
            feature("life-of-heroes", 0.05, DefendersWorth::life),
            feature("wounds-to-come", -0.025, Threats::wounds),
            feature("deeds-within-reach", 0.1, BestActions::withinReach),
            feature("rewards", 0.075, DefendersWorth::rewards),
            feature("actions-left", 0.015, s -> s.actions()),
            feature("company", 0.25, DefendersWorth::company),
            feature("cards-in-hand", 0.005, DefendersWorth::cards)));

    private static Feature<State> feature(String name, double weight, ToDoubleFunction<State> count) {
        return new Feature<>(name, weight, (s, _) -> count.applyAsDouble(s));
    }

    private static double end(State s) {
        return !s.isEmpty(State.LOST) ? -1 : Champion.won(s) ? 1 : 0;
    }

    /** How likely it succeeds; the nearer the general was to the City, the more it is worth. */
    private static double attack(State s) {
        return !s.attacking() ? 0 : AttackChances.chance(s) * (1 + 0.1 * Threats.threat(s, s.foe()));
    }

    /** How likely it fails, for each who may be hurt. */
    private static double risk(State s) {
        double parties = Sum.of(s.banners(), banner -> s.is(State.TAKES_PART, banner) ? 1 : 0);
        return s.attacking() ? (1 - AttackChances.chance(s)) * Math.max(1, parties) : 0;
    }

    private static double wounds(State s) {
        return Sum.of(s.living(), general -> general.life() - s.count(State.STRENGTH, general));
    }

    private static double life(State s) {
        return Sum.of(s.banners(), banner -> Math.sqrt(s.count(State.LIFE, banner)) * 2)
                / s.options().seats();
    }

    /** Those that last count for two. */
    private static double rewards(State s) {
        return Sum.of(s.banners(), banner -> {
                    int rewards = s.rewards(banner);
                    return 2 * Integer.bitCount(rewards) - Integer.bitCount(rewards & Quest.ONCE);
                })
                + 2 * PendingDice.quest(s);
    }

    /** A hero wished for counts as one in play. */
    private static double company(State s) {
        return Sum.of(s.banners(), banner -> {
            var hero = s.plays(banner) ? s.hero(banner) : s.get(State.WISH, banner);
            return hero == null ? 0 : COMPANY.getOrDefault(hero, 0.0);
        });
    }

    private static double cards(State s) {
        return Sum.of(s.banners(), banner -> Math.min(Hands.LIMIT, s.hand(banner)));
    }
}
