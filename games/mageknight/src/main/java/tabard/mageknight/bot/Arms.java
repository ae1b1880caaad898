package tabard.mageknight.bot;

import java.util.List;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;

/**
 * What a card, or an ability of a unit, can bring at best: attacks against each set of resistances, Block against each element, and points. What else
 * it does is not counted.
 */
record Arms(
        double[] attack, double[] ranged, double[] siege, double[] block, double move, double influence, double heal) {
    private static final int SETS = 8; // of resistances: physical, fire, ice
    private static final int PLAYED_OFTEN = 2; // how often what counts things finds one

    static final Arms SIDEWAYS = sideways();

    private static final Arms[][] CARDS = DeedCard.ALL.stream()
            .map(card -> Half.ALL.stream()
                    .map(half -> SIDEWAYS.or(of(card.effects(half))))
                    .toArray(Arms[]::new))
            .toArray(Arms[][]::new);

    private static final List<Arms> UNITS = Unit.ALL.stream()
            .map(unit -> {
                var best = none();
                for (var act : unit.acts()) {
                    best = act.mana() == null ? best.or(of(act.effects())) : best;
                }
                return best;
            })
            .toList();

    static Arms of(DeedCard card, Half half) {
        return CARDS[card.ordinal()][half.ordinal()];
    }

    /** By its abilities that cost no mana. */
    static Arms of(Unit unit) {
        return UNITS.get(unit.ordinal());
    }

    private static Arms none() {
        return new Arms(new double[SETS], new double[SETS], new double[SETS], new double[Element.ALL.size()], 0, 0, 0);
    }

    private static Arms sideways() {
        var arms = none();
        for (int set = 0; set < SETS; set++) {
            arms.attack[set] = (set & Element.PHYSICAL.bit()) == 0 ? 1 : 0.5;
        }
        for (var element : Element.ALL) {
            arms.block[element.ordinal()] = element == Element.PHYSICAL ? 1 : 0.5;
        }
        return new Arms(arms.attack, arms.ranged, arms.siege, arms.block, 1, 1, 0);
    }

    private static Arms of(Effects effects) {
        var sum = none();
        for (var effect : effects) {
            sum = sum.plus(of(effect));
        }
        return sum;
    }

    private static Arms of(Effect effect) {
        return switch (effect) {
            case Gain.Attack(var n, var element) -> strike(0, amount(n), element);
            case Gain.Ranged(var n, var element) -> strike(1, amount(n), element);
            case Gain.Siege(var n, var element) -> strike(2, amount(n), element);
            case Gain.Block(var n, var element, var _) -> block(amount(n), element);
            case Gain.Move(var n) -> points(amount(n), 0, 0);
            case Gain.Influence(var n) -> points(0, amount(n), 0);
            case Gain.Heal(var n) -> points(0, 0, amount(n));
            case Order.RepeatUpTo(int n, var each) -> {
                var once = of(each);
                var all = none();
                for (int i = 0; i < n; i++) {
                    all = all.plus(once);
                }
                yield all;
            }
            case Order.If _, Order.Choose _, Order.ByColour _ -> {
                var best = none();
                for (var inner : effect.inner()) {
                    best = best.or(of(inner));
                }
                yield best;
            }
            default -> none();
        };
    }

    private static double amount(Amount amount) {
        return switch (amount) {
            case Amount.Fixed(int n) -> n;
            case Amount.ByTime(int day, int night) -> (day + night) / 2.0;
            case Amount.ByForest(int base, int _) -> base;
            case Amount.PerCount count -> count.of(PLAYED_OFTEN);
        };
    }

    /** By the best of the elements; what is resisted counts half. Ranged and siege attacks are attacks, too. */
    private static Arms strike(int kind, double points, Some<Element> elements) {
        var arms = none();
        for (int set = 0; set < SETS; set++) {
            double best = 0;
            for (var element : elements.each()) {
                best = Math.max(best, element.resisted(set) ? points / 2 : points);
            }
            arms.attack[set] = best;
            arms.ranged[set] = kind > 0 ? best : 0;
            arms.siege[set] = kind > 1 ? best : 0;
        }
        return arms;
    }

    private static Arms block(double points, Some<Element> elements) {
        var arms = none();
        for (var against : Element.ALL) {
            for (var element : elements.each()) {
                double counts = efficient(element, against) ? points : points / 2;
                arms.block[against.ordinal()] = Math.max(arms.block[against.ordinal()], counts);
            }
        }
        return arms;
    }

    private static boolean efficient(Element block, Element attack) {
        return switch (attack) {
            case PHYSICAL -> true;
            case FIRE -> block == Element.ICE || block == Element.COLD_FIRE;
            case ICE -> block == Element.FIRE || block == Element.COLD_FIRE;
            case COLD_FIRE -> block == Element.COLD_FIRE;
        };
    }

    private static Arms points(double move, double influence, double heal) {
        var none = none();
        return new Arms(none.attack, none.ranged, none.siege, none.block, move, influence, heal);
    }

    private Arms plus(Arms other) {
        return new Arms(
                sum(attack, other.attack),
                sum(ranged, other.ranged),
                sum(siege, other.siege),
                sum(block, other.block),
                move + other.move,
                influence + other.influence,
                heal + other.heal);
    }

    private Arms or(Arms other) {
        return new Arms(
                most(attack, other.attack),
                most(ranged, other.ranged),
                most(siege, other.siege),
                most(block, other.block),
                Math.max(move, other.move),
                Math.max(influence, other.influence),
                Math.max(heal, other.heal));
    }

    private static double[] sum(double[] one, double[] other) {
        var sum = new double[one.length];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = one[i] + other[i];
        }
        return sum;
    }

    private static double[] most(double[] one, double[] other) {
        var most = new double[one.length];
        for (int i = 0; i < most.length; i++) {
            most[i] = Math.max(one[i], other[i]);
        }
        return most;
    }
}
