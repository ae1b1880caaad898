package tabard.macht.rules;

import java.util.ArrayList;
import java.util.List;
import tabard.macht.content.*;
import tabard.table.SheetGame.Verdict;
import tabard.table.scene.Said;

/** MO-6.3 as a person reckons it: attack against defence, and where every number comes from. */
final class Sums {
    private Sums() {}

    static Verdict topple(State s, Side side, Province province) {
        int attack = Influence.attack(s, side, province);
        int defence = Influence.defence(s, side.foe(), province);
        var attackers = sum(s, side, province, attack);
        var defenders = sum(s, side.foe(), province, defence);
        defenders.addAll(1, List.of(province.said(), s.pieces(province)));
        return new Verdict(
                attack + (attack > defence ? " › " : " ≤ ") + defence,
                List.of(
                        attack == 0 ? Said.of("sum.no-attack") : new Said("sum.attack", attackers),
                        new Said("sum.defence", defenders)));
    }

    /** The total, then pairs of source and amount: active pieces in each neighbour, and the bonus. */
    private static List<Object> sum(State s, Side side, Province province, int total) {
        var sum = new ArrayList<Object>(List.of(total));
        for (var neighbour : Province.in(s.neighbours(province) & s.held(side))) {
            int active = s.pieces(neighbour, s.active());
            if (active > 0) {
                sum.addAll(List.of(neighbour.said(), active));
            }
        }
        var marker = s.marker(province);
        if (s.bonus(side, marker) > 0) {
            sum.addAll(List.of("@bonus-" + marker.word(), s.bonus(side, marker)));
        }
        return sum;
    }
}
