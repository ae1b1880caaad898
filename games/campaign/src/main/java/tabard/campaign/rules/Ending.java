package tabard.campaign.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntBiFunction;
import tabard.campaign.content.*;
import tabard.campaign.terms.*;
import tabard.table.Outcome;
import tabard.table.scene.Earned;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** CA-21.42 to 21.45, 21.51: who is out, when the campaign is over, and who has won. */
public final class Ending {
    private Ending() {}

    /** CA-21.44 */
    public static int score(State s, Banner banner) {
        return ofLand(s, banner) + s.mines(banner) + ofBuildings(s, banner) + s.pc(banner) + ofGold(s, banner);
    }

    private static int ofLand(State s, Banner banner) {
        return 2 * Long.bitCount(s.land(banner));
    }

    private static int ofBuildings(State s, Banner banner) {
        return 2 * s.buildings(banner, Building.FORTRESS) + 4 * s.buildings(banner, Building.CITY);
    }

    private static int ofGold(State s, Banner banner) {
        return s.gold(banner) / State.THOUSAND;
    }

    /** What the score was made of; where nobody is left it was counted before (CA-21.45). */
    public static List<Earned> earned(State s) {
        if (standing(s) == 0) {
            return List.of();
        }
        return List.of(
                earned(s, "worth.land", Ending::ofLand),
                earned(s, "worth.mines", State::mines),
                earned(s, "worth.buildings", Ending::ofBuildings),
                earned(s, "worth.conquest-points", State::pc),
                earned(s, "worth.gold", Ending::ofGold));
    }

    private static Earned earned(State s, String source, ToIntBiFunction<State, Banner> points) {
        var each = new ArrayList<Integer>();
        s.players().forEach(banner -> each.add(points.applyAsInt(s, banner)));
        if (s.umpire() != null) {
            each.add(0);
        }
        return new Earned(Said.of(source), "CA-21.44", List.copyOf(each));
    }

    /** At the end of a turn: those without land and troops are out, who withdrew goes, and the campaign ends or has another turn. */
    static void close(State s) {
        long before = standing(s);
        for (var banner : s.players()) {
            if (!s.out(banner)) {
                if (withdrawn(s, banner)) {
                    withdraw(s, banner);
                } else if (s.land(banner) == 0 && s.companies(banner) == 0) {
                    out(s, banner);
                }
            }
        }
        for (var banner : s.players()) {
            if (standing(s) != 0) {
                s.set(State.SCORE, banner, score(s, banner));
            } else {
                s.set(State.EXIT, banner, Exit.LAST, (before & Subset.bit(banner)) != 0);
                if (s.turn() == 1) { // before it was the set-up
                    s.set(State.SCORE, banner, score(Setup.open(s.options()), banner));
                }
            }
        }
        if (!over(s)) {
            s.push(new Turn.Begin());
        }
    }

    private static long standing(State s) {
        long standing = 0;
        for (var banner : s.players()) {
            standing |= s.out(banner) ? 0 : Subset.bit(banner);
        }
        return standing;
    }

    /** CA-21.50, 21.51: whether defaults answer for this seat until its people goes. */
    public static boolean withdrawn(State s, Banner banner) {
        return s.agreed().withdrawal() && s.left(banner) && !s.out(banner);
    }

    /** CA-21.42: the mines turn neutral. */
    private static void out(State s, Banner banner) {
        s.set(State.OUT, banner, true);
        for (int i = 0; i < s.map().size(); i++) {
            var place = Place.ALL.get(i);
            if (s.mineOwner(place) == banner) {
                s.mineOwner(place, null);
            }
        }
    }

    /** CA-21.51: troops, fortresses, cities, PC and gold go, the land turns virgin, or is its guest's. */
    private static void withdraw(State s, Banner banner) {
        for (var place : Place.in(s.companies(banner))) {
            s.company(place, 0);
            s.guest(place, null);
        }
        for (var place : Place.in(s.land(banner))) {
            var building = s.building(place);
            if (building != null && building.stronghold()) {
                Construction.raze(s, place);
            }
            s.set(State.RESERVISTS, place, 0);
            s.owner(place, s.guest(place));
            s.guest(place, null);
        }
        out(s, banner);
        s.set(State.WITHDREW, banner, s.turn());
        s.set(State.PC, banner, 0);
        s.set(State.GOLD, banner, 0);
    }

    /** CA-21.43 */
    private static boolean over(State s) {
        var agreed = s.agreed();
        if (Long.bitCount(standing(s)) <= 1 || s.turn() == State.TURNS_MOST) {
            return true;
        }
        return switch (agreed.end()) {
            case TURNS -> s.turn() >= agreed.turns();
            case LAST_STANDING -> false;
            case DOMINATION -> s.players().stream().anyMatch(banner -> dominates(s, banner));
        };
    }

    static boolean dominates(State s, Banner banner) {
        return Long.bitCount(s.land(banner)) * 100
                >= s.agreed().share() * s.map().size();
    }

    /** CA-21.45, best first: those still there, or who were the last, those who are out, those who withdrew, the later the better. */
    private static Comparator<Banner> ranking(State s) {
        boolean nobody = standing(s) == 0;
        return Comparator.<Banner>comparingInt(
                        banner -> s.count(State.WITHDREW, banner) == 0 ? TURNS : s.count(State.WITHDREW, banner))
                .thenComparingInt(banner -> s.is(State.EXIT, banner, Exit.LAST) || !s.out(banner) ? 1 : 0)
                .thenComparingInt(banner -> nobody ? s.count(State.SCORE, banner) : score(s, banner))
                .thenComparingInt(banner -> Long.bitCount(s.land(banner)))
                .thenComparingInt(s::army)
                .thenComparingInt(s::pc)
                .reversed();
    }

    private static final int TURNS = State.TURNS_MOST + 1; // later than any turn

    public static Outcome outcome(State s) {
        var ranking = ranking(s);
        var winners = new ArrayList<Banner>(1);
        for (var banner : s.players()) {
            int better = winners.isEmpty() ? 0 : ranking.compare(banner, winners.getFirst());
            if (better < 0) {
                winners.clear();
            }
            if (better <= 0) {
                winners.add(banner);
            }
        }
        boolean nobody = standing(s) == 0;
        var points = new ArrayList<Integer>();
        for (var banner : s.players()) {
            points.add(nobody ? s.count(State.SCORE, banner) : score(s, banner));
        }
        if (s.umpire() != null) {
            points.add(0);
        }
        return new Outcome(List.copyOf(winners), List.copyOf(points), how(s, winners, points));
    }

    private static Said how(State s, List<Banner> winners, List<Integer> points) {
        var first = winners.getFirst();
        int best = points.get(first.ordinal());
        if (winners.size() > 1) {
            return Said.of("over.shared", winners.size(), best);
        }
        return Long.bitCount(standing(s)) == 1 && !s.out(first)
                ? Said.of("over.last", first)
                : Said.of("over.won", first, best);
    }
}
