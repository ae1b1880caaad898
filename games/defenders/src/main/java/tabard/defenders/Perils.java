package tabard.defenders;

/** What threatens the realm, each peril measured by itself. */
final class Perils {
    private static final int SCARCE = 10;

    /** Three are many: the next card overruns the land; two are, if it brings as many. */
    private static final double[] DANGER = {0, 1, 3, 7, 9, 12};

    private Perils() {}

    /** How near the generals are to the City: the last steps weigh most. */
    static double generals(State s) {
        double sum = 0;
        for (var general : General.ALL) {
            sum += s.slain(general) ? 0 : threat(s, general);
        }
        return sum;
    }

    static double threat(State s, General general) {
        int step = s.count(State.STEP, general);
        return step * step / 2.0;
    }

    static double minions(State s) {
        double sum = 0;
        for (long rest = s.beset(); rest != 0; rest &= rest - 1) {
            sum += danger(s, Place.first(rest));
        }
        return sum;
    }

    /** Of the minions at one place, for the lands next to the City more. */
    static double danger(State s, Place place) {
        double danger = DANGER[s.minions(place)];
        return Prospects.lines(place, Place.CITY) <= 1 ? danger + s.minions(place) : danger;
    }

    /** Colours of which few minions are left. */
    static double shortage(State s) {
        double sum = 0;
        for (var colour : Colour.ALL) {
            int missing = Math.max(0, SCARCE - s.supply(colour));
            sum += missing * missing / 10.0;
        }
        return sum;
    }

    /** The last ones weigh most. */
    static double crystals(State s) {
        return s.crystals() + s.crystals() * s.crystals() / 10.0;
    }

    static double inCity(State s) {
        int minions = s.minions(Place.CITY);
        return minions + minions * minions / 4.0;
    }

    /** Of the active hero at the end of this Day; while he has actions left he may still fight or go away. */
    static double wounds(State s) {
        var seat = s.active();
        if (!s.plays(seat)) {
            return 0;
        }
        int wounds = Dusk.wounds(s);
        double loss = wounds * 3.0 / (1 + Math.max(0, s.life(seat) - wounds));
        return s.actions() > 0 ? loss / 6 : loss;
    }
}
