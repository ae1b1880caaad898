package tabard.defenders;

import org.jspecify.annotations.Nullable;

/** How near heroes are to what they could do: generals they have dice for, and the places of their quests. */
final class Prospects {
    private static final int[][] DISTANCE = distances();
    private static final int FAR = 12;

    private Prospects() {}

    private static int[][] distances() {
        int count = Place.ALL.size();
        int[][] distance = new int[count][count];
        for (int from = 0; from < count; from++) {
            long seen = 1L << from;
            for (int lines = 1; seen != Board.ALL; lines++) {
                long next = seen;
                for (long rest = seen; rest != 0; rest &= rest - 1) {
                    next |= Board.near(Place.first(rest));
                }
                for (long rest = next & ~seen; rest != 0; rest &= rest - 1) {
                    distance[from][Long.numberOfTrailingZeros(rest)] = lines;
                }
                seen = next;
            }
        }
        return distance;
    }

    private static int lines(Place from, Place to) {
        return DISTANCE[from.ordinal()][to.ordinal()];
    }

    /** The dice that a hand shows against a general. */
    static int dice(State s, Banner banner, General general) {
        int dice = 0;
        for (int word = 0; word < HeroCard.WORDS; word++) {
            int cards = s.held(banner, word) & HeroCard.portraits(general, word);
            for (int rest = cards; rest != 0; rest &= rest - 1) {
                dice += HeroCard.first(word, rest).dice();
            }
        }
        return dice;
    }

    /** Of one general, the best: the share of his life that all hands together would take, the nearer the more. */
    static double readiness(State s) {
        double best = 0;
        for (var general : General.ALL) {
            if (!s.slain(general)) {
                double urgency = 1 + s.count(State.STEP, general) / 3.0; // who is near the City comes first
                best = Math.max(best, urgency * readiness(s, general));
            }
        }
        return best;
    }

    /** Squared, so that dice against one general count for more than dice against all. */
    private static double readiness(State s, General general) {
        var place = s.place(general);
        double hits = 0;
        for (int i = 0; i < s.seats(); i++) {
            var banner = Banner.ALL.get(i);
            if (s.plays(banner)) {
                double near = 1 - lines(s.place(banner), place) / (1.5 * FAR);
                hits += dice(s, banner, general) * near * (7 - general.toHit()) / 6.0;
            }
        }
        double share = Math.min(1.4, hits / s.count(State.STRENGTH, general));
        return share * share - (share > 0.8 ? 0.06 * s.minions(place) : 0);
    }

    /** For each hero the place that most needs him, and how few lines away it is. */
    static double trouble(State s) {
        double sum = 0;
        for (int i = 0; i < s.seats(); i++) {
            var banner = Banner.ALL.get(i);
            if (s.plays(banner)) {
                double best = 0;
                for (long rest = s.beset(); rest != 0; rest &= rest - 1) {
                    var place = Place.first(rest);
                    int minions = s.minions(place);
                    double need = minions + (minions >= Board.ROOM ? 2 : 0) + (lines(place, Place.CITY) <= 1 ? 1 : 0);
                    best = Math.max(best, need / (2 + lines(s.place(banner), place)));
                }
                sum += best;
            }
        }
        return sum;
    }

    /** Fewer lines to the place of the open quest. */
    static double quests(State s) {
        double sum = 0;
        for (int i = 0; i < s.seats(); i++) {
            var banner = Banner.ALL.get(i);
            if (s.plays(banner)) {
                var goal = goal(s, banner);
                sum += goal == null ? 0 : FAR - lines(s.place(banner), goal);
                for (var colour : Colour.ALL) {
                    sum += 3 * s.count(State.MARKERS, banner, colour);
                }
            }
        }
        return sum;
    }

    private static @Nullable Place goal(State s, Banner banner) {
        var quest = s.quest(banner);
        if (quest == null) {
            return null;
        }
        return switch (quest.goal()) {
            case ROLL_AT_LOCATION -> quest.place();
            case VISIT_ALL, ACTION_AT_ALL -> nearest(s, banner, quest);
            case ACTION_WITH_GENERAL -> {
                var general = quest.general();
                yield general == null || s.slain(general) ? null : s.place(general);
            }
            case BUILD_GATE, DEFEAT_MINIONS -> null;
        };
    }

    private static @Nullable Place nearest(State s, Banner banner, Quest quest) {
        Place best = null;
        for (var stop : quest.places()) {
            boolean open = s.stop(banner, Quests.STOPS.indexOf(stop)) == 0;
            if (open && (best == null || lines(s.place(banner), stop) < lines(s.place(banner), best))) {
                best = stop;
            }
        }
        return best;
    }
}
