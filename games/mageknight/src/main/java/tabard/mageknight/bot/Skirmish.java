package tabard.mageknight.bot;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.pieces.Phase;

/**
 * How a combat is likely to go: of the ways to divide one's arms between attack and block, those are tried that give up the least Block for the
 * attack, and the best counts. Fame, a reward if all fall, and wounds, in points of fame.
 */
final class Skirmish {
    private final List<Threat> threats;
    private final Arms[] arms;
    private final int armour;
    private final int limit;
    private final double reward;
    private final Weights weights;

    /**
     * @param armour of the hero
     * @param limit so many wounds knock him out
     * @param reward if nobody is left
     */
    Skirmish(List<Threat> threats, List<Arms> arms, int armour, int limit, double reward, Weights weights) {
        this.threats = new ArrayList<>(threats);
        this.threats.sort(Comparator.comparingDouble(threat -> threat.toughness() - threat.fame() * 1.5));
        this.arms = arms.toArray(Arms[]::new);
        this.armour = armour;
        this.limit = limit;
        this.reward = reward;
        this.weights = weights;
    }

    private double attack(int arm, int victims) {
        return arms[arm].attack()[victims == 1 ? threats.getFirst().resists() & 7 : 0];
    }

    private double needed(int fallen) {
        double sum = 0;
        for (int i = 0; i < fallen; i++) {
            sum += fallen == 1 ? threats.get(i).armour() : threats.get(i).toughness();
        }
        return sum;
    }

    private double block(int arm) {
        return arms[arm]
                .block()[threats.size() == 1 ? threats.getFirst().element().ordinal() : 0];
    }

    private double afar(int arm, Threat threat) {
        return threat.walls() == 0
                ? arms[arm].ranged()[threat.resists() & 7]
                : threat.walls() == 1 ? arms[arm].siege()[threat.resists() & 7] : 0;
    }

    /** The value of the combat from this phase on; before it begins there is none. */
    double value(@Nullable Phase phase) {
        if (threats.isEmpty()) {
            return reward;
        }
        boolean blows = phase == null || phase.fromAfar() || phase == Phase.BLOCK;
        var order = order();
        double best = fight(order, 0, blows);
        for (int fallen = 1; fallen <= threats.size(); fallen++) {
            best = Math.max(best, fight(order, fallen, blows));
        }
        if (phase == null || phase.fromAfar()) {
            best = Math.max(best, shot(order));
        }
        return best;
    }

    /** The first falls from afar, and the rest are fought. */
    private double shot(Integer[] order) {
        var first = threats.getFirst();
        var byRange = order.clone();
        Arrays.sort(byRange, Comparator.comparingDouble(arm -> -afar(arm, first)));
        double sum = 0;
        int used = 0;
        while (used < byRange.length && sum < first.armour()) {
            double more = afar(byRange[used], first);
            if (more == 0) {
                return Double.NEGATIVE_INFINITY;
            }
            sum += more;
            used++;
        }
        if (sum < first.armour()) {
            return Double.NEGATIVE_INFINITY;
        }
        if (threats.size() == 1) {
            return first.fame() + reward + 0.1 * (byRange.length - used);
        }
        var left = new ArrayList<Arms>();
        for (int i = used; i < byRange.length; i++) {
            left.add(arms[byRange[i]]);
        }
        return first.fame()
                + new Skirmish(threats.subList(1, threats.size()), left, armour, limit, reward, weights)
                        .value(Phase.RANGED);
    }

    /** Those first that attack well and block badly. */
    private Integer[] order() {
        var order = new Integer[arms.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        Arrays.sort(order, Comparator.comparingDouble(arm -> block(arm) - 1.01 * attack(arm, threats.size())));
        return order;
    }

    private double fight(Integer[] order, int fallen, boolean blows) {
        double needed = needed(fallen);
        int used = 0;
        double sum = 0;
        while (used < order.length && sum < needed) {
            sum += attack(order[used], threats.size() == 1 ? 1 : fallen);
            used++;
        }
        if (sum < needed) {
            return Double.NEGATIVE_INFINITY;
        }
        double value = fallen == threats.size() ? reward : 0;
        for (int i = 0; i < fallen; i++) {
            value += threats.get(i).fame();
        }
        if (!blows) {
            return value;
        }
        double block = 0;
        for (int i = used; i < order.length; i++) {
            block += block(order[i]);
        }
        int wounds = 0;
        for (var threat : threats) {
            double need =
                    threats.size() == 1 || threat.element().ordinal() == 0 ? threat.block() : 1.5 * threat.block();
            if (threat.damage() > 0 && block >= need) {
                block -= need;
            } else {
                wounds += (int) Math.ceil(threat.damage() / armour);
            }
        }
        return value
                + 0.05 * block
                - weights.of(Weight.WOUND_IN_COMBAT) * wounds
                - (wounds >= limit ? weights.of(Weight.KNOCKED_OUT) + value : 0);
    }
}
