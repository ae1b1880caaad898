package tabard.defenders;

/** The best that each hero can do with his actions: fight minions, listen to rumours, or follow his quest. */
final class Deeds {
    private static final double LATER = 0.5; // what takes until the next turn counts for half
    private static final double OTHERS = 0.6; // it is not their turn
    private static final double RUMOUR = 1.7;
    private static final double ROGUE_RUMOUR = 2.4 * RUMOUR; // DR-15.18
    private static final double REWARD = 5;
    private static final double SPARE = 0.7; // an action more than the deed takes

    private Deeds() {}

    static double withinReach(State s) {
        double sum = 0;
        for (int i = 0; i < s.seats(); i++) {
            var banner = Banner.ALL.get(i);
            if (s.plays(banner)) {
                boolean active = banner == s.active() && !s.is(State.FALLEN);
                sum += active ? best(s, banner, s.actions()) : OTHERS * best(s, banner, s.life(banner));
            }
        }
        return sum;
    }

    private static double best(State s, Banner banner, int actions) {
        double best = Math.max(rumours(s, banner, actions), quest(s, banner, actions));
        for (long rest = s.beset(); rest != 0; rest &= rest - 1) {
            best = Math.max(best, fight(s, banner, Place.first(rest), actions));
        }
        return best;
    }

    /** How much danger he would take from a place, now or in his next turn; two fights are mostly enough. */
    private static double fight(State s, Banner banner, Place place, int actions) {
        int away = Prospects.actions(s, banner, place);
        double danger = Perils.danger(s, place);
        int now = actions - away;
        if (now > 0) {
            return danger * killed(s, place, now) + SPARE * Math.max(0, now - 2);
        }
        int later = now + s.life(banner);
        return later > 0 ? LATER * danger * killed(s, place, later) : 0;
    }

    /** The share of the minions there that so many fights may kill. */
    private static double killed(State s, Place place, int fights) {
        double missed = 0;
        int minions = s.minions(place);
        for (var colour : Colour.ALL) {
            int some = s.minions(colour, place);
            if (some > 0) {
                double miss = (colour.general().minionToHit() - 1) / 6.0;
                missed += some * (fights == 1 ? miss : miss * miss);
            }
        }
        return 1 - missed / minions;
    }

    private static double rumours(State s, Banner banner, int actions) {
        if (s.hand(banner) >= Hands.LIMIT) {
            return 0;
        }
        int away = Prospects.toInn(s, banner);
        double each = s.leads(banner, Hero.ROGUE) ? ROGUE_RUMOUR : RUMOUR;
        int heard = banner == s.active() ? s.count(State.RUMOURS) : 0;
        int now = Math.min(actions - away, Day.RUMOURS_A_TURN - heard);
        if (now > 0) {
            return each * now + SPARE * Math.max(0, actions - away - 2);
        }
        return LATER * each * Math.clamp(actions - away + s.life(banner), 0, Day.RUMOURS_A_TURN);
    }

    private static double quest(State s, Banner banner, int actions) {
        var goal = Prospects.goal(s, banner);
        if (goal == null) {
            return 0;
        }
        int away = Prospects.actions(s, banner, goal);
        if (actions > away) {
            return REWARD + SPARE * (actions - away - 1);
        }
        return actions + s.life(banner) > away ? LATER * REWARD : 0;
    }
}
