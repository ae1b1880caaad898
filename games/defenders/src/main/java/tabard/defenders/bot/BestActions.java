package tabard.defenders.bot;

import tabard.defenders.content.*;
import tabard.defenders.rules.*;

/** The best that each hero can do with his actions, counted in crystals: fight, attack, listen to rumours, or follow his quest. */
final class BestActions {
    private static final double LATER = 0.5; // what takes until the next turn counts for half
    private static final double OTHERS = 0.6; // it is not their turn
    private static final double RUMOUR = 0.35;
    private static final double ROGUE_RUMOUR = 2.5 * RUMOUR; // DR-15.18
    private static final double REWARD = 1.5;
    private static final double GENERAL = 8;
    private static final double LIKELY = 0.4; // a worse chance is none
    private static final double SPARE = 0.12; // an action more than the deed takes

    /** By colour, how likely a die leaves a minion alive. */
    private static final double[] MISS = Colour.ALL.stream()
            .mapToDouble(colour -> (colour.general().stats().minionToHit() - 1) / 6.0)
            .toArray();

    private BestActions() {}

    static double withinReach(State s) {
        double[] best = new double[s.options().seats()];
        int[] actions = new int[best.length];
        for (int i = 0; i < best.length; i++) {
            var banner = Banner.ALL.get(i);
            if (s.plays(banner)) {
                actions[i] = actions(s, banner);
                best[i] = best(s, banner, actions[i]);
            }
        }
        double[] dangers = new double[2]; // that one fight takes away, and two
        for (var place : s.each(State.BESET)) {
            fought(s, place, dangers);
            for (int i = 0; i < best.length; i++) {
                var banner = Banner.ALL.get(i);
                if (s.plays(banner) && dangers[1] + SPARE * actions[i] > best[i]) {
                    best[i] = Math.max(best[i], fight(s, banner, place, actions[i], dangers[0], dangers[1]));
                }
            }
        }
        double sum = 0;
        for (int i = 0; i < best.length; i++) {
            sum += active(s, Banner.ALL.get(i)) ? best[i] : OTHERS * best[i];
        }
        return sum;
    }

    private static boolean active(State s, Banner banner) {
        return banner == s.active() && !s.is(State.FALLEN, banner);
    }

    private static int actions(State s, Banner banner) {
        return active(s, banner) ? s.actions() : s.count(State.LIFE, banner);
    }

    private static double best(State s, Banner banner, int actions) {
        double best = Math.max(rumours(s, banner, actions), quest(s, banner, actions));
        for (var general : s.living()) {
            best = Math.max(best, attack(s, banner, general, actions));
        }
        return best;
    }

    /** What is too far away is not looked at closer: that is most of it. */
    private static double attack(State s, Banner banner, General general, int actions) {
        var place = s.place(general);
        double takes = Distances.actions(s, banner, place) + 1 + 0.7 * s.minions(place);
        if (takes > actions + s.count(State.LIFE, banner)) {
            return 0;
        }
        double gain = GENERAL * Math.max(0, AttackChances.chance(s, banner, general) - LIKELY);
        return takes <= actions ? gain : LATER * gain;
    }

    /** How much danger he would take from a place, now or in his next turn, with one fight or with two. */
    private static double fight(State s, Banner banner, Location place, int actions, double one, double two) {
        int now = actions - Distances.actions(s, banner, place);
        if (now > 0) {
            return (now == 1 ? one : two) + SPARE * Math.max(0, now - 2);
        }
        int later = now + s.count(State.LIFE, banner);
        return later <= 0 ? 0 : LATER * (later == 1 ? one : two);
    }

    /** How much danger one fight takes away, and two: by the share of the minions there that they may kill. */
    private static void fought(State s, Location place, double[] dangers) {
        double once = 0;
        double twice = 0;
        for (int i = 0; i < MISS.length; i++) {
            int minions = s.minions(Colour.ALL.get(i), place);
            once += minions * MISS[i];
            twice += minions * (MISS[i] * MISS[i]);
        }
        double danger = Threats.danger(s, place, PendingDice.left(s, place));
        int all = s.minions(place);
        dangers[0] = danger * (1 - once / all);
        dangers[1] = danger * (1 - twice / all);
    }

    private static double rumours(State s, Banner banner, int actions) {
        if (s.hand(banner) >= Hands.LIMIT) {
            return 0;
        }
        int away = Distances.toInn(s, banner);
        double each = s.hero(banner).rumours() > 2 ? ROGUE_RUMOUR : RUMOUR;
        int heard = banner == s.active() ? s.count(State.RUMOURS) : 0;
        int now = Math.min(actions - away, Day.RUMOURS_A_TURN - heard);
        if (now > 0) {
            return each * now + SPARE * Math.max(0, actions - away - 2);
        }
        return LATER * each * Math.clamp(actions - away + s.count(State.LIFE, banner), 0, Day.RUMOURS_A_TURN);
    }

    private static double quest(State s, Banner banner, int actions) {
        var goal = Distances.goal(s, banner);
        if (goal == null) {
            return 0;
        }
        int away = Distances.actions(s, banner, goal);
        double reward = REWARD * PendingDice.success(s, banner);
        if (actions > away) {
            return reward + SPARE * (actions - away - 1);
        }
        return actions + s.count(State.LIFE, banner) > away ? LATER * reward : 0;
    }
}
