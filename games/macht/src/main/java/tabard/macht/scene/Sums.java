package tabard.macht.scene;

import java.util.ArrayList;
import java.util.List;
import tabard.macht.content.*;
import tabard.macht.rules.*;
import tabard.table.Moves;
import tabard.table.SheetGame.Verdict;
import tabard.table.scene.Said;

/** MO-6.3 as a person reckons it: attack against defence, and where every number comes from. */
public final class Sums {
    private static final int MOST = 2 * Content.BOX.pieces() + 9; // all of a side's pieces, and its bonuses

    private static final String[][] VERDICTS = Stacks.upTo(
            MOST, String[][]::new, attack -> Stacks.upTo(MOST, String[]::new, defence -> verdict(attack, defence)));

    private static final List<String> BONUS = Moves.each(Marker.ALL, marker -> "@bonus-" + marker.word());

    private Sums() {}

    private static String verdict(int attack, int defence) {
        return attack + (attack > defence ? " › " : " ≤ ") + defence;
    }

    public static Verdict topple(State s, Side side, Province province) {
        int attack = Influence.attack(s, side, province);
        int defence = Influence.defence(s, side.foe(), province);
        return new Verdict(
                VERDICTS[attack][defence],
                List.of(attackers(s, side, province, attack), defenders(s, side.foe(), province, defence)));
    }

    private static Said attackers(State s, Side side, Province province, int total) {
        if (total == 0) {
            return Said.of("sum.no-attack");
        }
        var sum = new ArrayList<Object>();
        sum.add(total);
        addNeighbours(s, side, province, sum);
        return new Said("sum.attack", sum);
    }

    private static Said defenders(State s, Side side, Province province, int total) {
        var sum = new ArrayList<Object>();
        sum.add(total);
        sum.add("@" + province.word());
        sum.add(s.pieces(province));
        addNeighbours(s, side, province, sum);
        return new Said("sum.defence", sum);
    }

    /** Pairs of source and amount: active pieces in each neighbour, then the bonus. */
    private static void addNeighbours(State s, Side side, Province province, List<Object> sum) {
        for (var neighbour : Province.in(s.neighbours(province) & s.held(side))) {
            int active = s.pieces(neighbour, s.active());
            if (active > 0) {
                sum.add("@" + neighbour.word());
                sum.add(active);
            }
        }
        var marker = s.marker(province);
        if (s.bonus(side, marker) > 0) {
            sum.add(BONUS.get(marker.ordinal()));
            sum.add(s.bonus(side, marker));
        }
    }
}
