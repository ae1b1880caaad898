package tabard.mageknight.bot;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;

/**
 * What a hero may yet do from where he stands: enemies he can beat, with the hand he holds or with a usual one, cities, places to trade, land to
 * explore. In points of fame. What is only likely counts little: a hero who values it more waits for it and never does it.
 */
final class Prospects {
    private static final int LAIR = 2; // so many are beaten at once; those of a city one after the other

    /** What is likely counts less behind better deeds; from the second on it is weighed besides. */
    private static final double[] RANKS = {1, 1, 0.55, 0.33, 0.22};

    private static final double CARD_WORTH = 0.12; // strength

    private final State s;
    private final Weights weights;
    private final Player player;
    private final boolean now; // this turn may still bring an action
    private final List<Arms> arms;
    private final double move;
    private final double strength;
    private final Paths paths;
    private final Space place;
    private final double[] found = new double[RANKS.length];
    private double best; // what can be done at once
    private double siege;
    private double near;
    private int market = Paths.FAR; // how far the next place is where units can be recruited

    Prospects(State s, Player player, Weights weights) {
        this.s = s;
        this.weights = weights;
        this.player = player;
        now = s.inTurn(player) && !Outlook.fresh(s) && s.part().mayAct() && Outlook.acting(s);
        arms = now ? new Band(s, player).arms() : List.of();
        move = now ? s.move() : 0;
        strength = strength();
        paths = Paths.of(s);
        place = Objects.requireNonNullElse(s.place(player), Space.PORTAL);
    }

    /** A usual hand, better with better cards, and units. */
    private double strength() {
        double sum = Tracks.at(s.fame(player)).handLimit() * weight(Weight.STRENGTH_PER_CARD);
        sum += CARD_WORTH * DeckQuality.of(s, player, weights);
        for (var command : Command.ALL) {
            var unit = s.unit(player, command);
            if (unit != null && !Outlook.hurt(s, player, command)) {
                sum += weight(Weight.STRENGTH_PER_UNIT) * (1 + unit.level());
            }
        }
        int cards = s.hand(player) + s.deck(player) + s.size(player, Zone.DISCARD) + s.size(player, Zone.PLAYED);
        int wounds = 0;
        for (var zone : Zone.COUNTED) {
            wounds += s.wounds(player, zone);
        }
        return sum * (1 - wounds / (double) Math.max(1, cards + wounds));
    }

    private double weight(Weight weight) {
        return weights.of(weight);
    }

    double value() {
        boolean fighting = s.inTurn(player) && s.part() == Part.COMBAT;
        for (var plot : paths.plots()) {
            look(plot, fighting);
        }
        if (s.has(Feature.SECRET_ENTRANCES)) {
            for (var entrance : Plot.ENTRANCES) {
                look(entrance.plot(), fighting);
            }
        }
        rank(explore());
        double sum = weight(Weight.LIKELY) * trade() + weight(Weight.SURE) * best + siege + near;
        for (int i = 0; i < RANKS.length; i++) {
            sum += RANKS[i] * (i == 0 ? 1 : weight(Weight.SECOND_DEED)) * found[i];
        }
        return sum;
    }

    private void look(Plot plot, boolean fighting) {
        var space = s.space(plot);
        if (space == null || (fighting && Outlook.fought(s, plot))) {
            return;
        }
        switch (plot.site().type()) {
            case RAMPAGING -> {
                var guard = s.guard(plot);
                if (guard != null) {
                    rank(fight(List.of(Threat.of(guard)), reward(plot, weights), paths.beside(place, space), true));
                }
            }
            case FORTIFIED -> {
                int distance = paths.to(place, space);
                if (!Outlook.hostile(s, player, space) || s.shield(plot) == player) {
                    market = Math.min(market, distance);
                } else if (!plot.has(Site.CITY)) {
                    rank(fight(Keepers.garrison(s, plot), reward(plot, weights), distance, true));
                } else if (!s.has(Feature.CLOSED_CITIES)) {
                    var defenders = Keepers.garrison(s, plot);
                    rank(fight(defenders, reward(plot, weights), distance, true));
                    siege = Math.max(siege, siege(defenders, distance));
                    near = Math.max(near, weight(Weight.NEAR_CITY) * late() * closeness(distance));
                }
            }
            case ADVENTURE -> {
                if (s.shield(plot) == null) {
                    var threats = Keepers.inside(s, plot);
                    if (!threats.isEmpty()) {
                        rank(fight(
                                threats,
                                reward(plot, weights),
                                paths.to(place, space),
                                plot.site().units()));
                    }
                }
            }
            case INHABITED -> market = Math.min(market, paths.to(place, space));
            case RESOURCE -> {
                if (plot.has(Site.MINE) && s.has(Feature.OCCUPIED_MINES) && s.shield(plot) == null) {
                    rank(fight(Keepers.tokens(s, plot), reward(plot, weights), paths.to(place, space), true));
                }
            }
            case START -> {}
        }
    }

    private void rank(double value) {
        double next = value;
        for (int i = 0; i < found.length; i++) {
            if (next > found[i]) {
                double worse = found[i];
                found[i] = next;
                next = worse;
            }
        }
    }

    /** What winning the site brings beside the fame of its enemies. */
    static double reward(Plot plot, Weights weights) {
        return switch (plot.site()) {
            case KEEP -> 3 * weights.of(Weight.REWARD_OF_FORTIFIED);
            case MAGE_TOWER -> 3.5 * weights.of(Weight.REWARD_OF_FORTIFIED);
            case CITY -> 20 * weights.of(Weight.REWARD_OF_CITIES);
            case MONSTER_DEN -> 2.5 * weights.of(Weight.REWARD_OF_ADVENTURES);
            case SPAWNING_GROUNDS -> 5 * weights.of(Weight.REWARD_OF_ADVENTURES);
            case DUNGEON, ANCIENT_RUINS -> 3.5 * weights.of(Weight.REWARD_OF_ADVENTURES);
            case TOMB -> 6 * weights.of(Weight.REWARD_OF_ADVENTURES);
            case MINE -> 3;
            case RAMPAGING_ORCS -> 0.3 * weights.of(Weight.REWARD_OF_RAMPAGERS);
            case RAMPAGING_DRACONUM -> 0.6 * weights.of(Weight.REWARD_OF_RAMPAGERS);
            case PORTAL, VILLAGE, MONASTERY, MAGICAL_GLADE -> 0;
        };
    }

    /** Now with the arms that are left after the way there, and later with a usual hand. */
    private double fight(List<Threat> threats, double reward, int distance, boolean units) {
        if (distance >= Paths.FAR) {
            return 0;
        }
        if (now) {
            int walking = (int) Math.ceil(Math.max(0, distance - move) / weight(Weight.MOVE_PER_CARD));
            if (walking < arms.size()) {
                best = Math.max(best, skirmish(threats, arms.subList(0, arms.size() - walking), reward));
            }
        }
        return later(threats, reward, distance, units);
    }

    private double skirmish(List<Threat> threats, List<Arms> left, double reward) {
        var level = Tracks.at(s.fame(player));
        return new Skirmish(threats, left, level.armour(), level.handLimit(), reward, weights).value(null);
    }

    /** The easiest of them, as many as pay; the others hurt meanwhile. */
    private double later(List<Threat> threats, double reward, int distance, boolean units) {
        double turns = turns(distance);
        double have = strength - (distance - 5 * Math.floor(turns)) * 0.5 - (units ? 0 : 1.5 * s.units(player));
        var easiest = threats;
        double damage = 0;
        if (threats.size() > 1) {
            easiest = new ArrayList<>(threats);
            easiest.sort(Comparator.comparingDouble(threat -> threat.toughness() - threat.fame()));
            for (var threat : threats) {
                damage += threat.damage();
            }
        }
        double most = 0;
        double needed = 0;
        double gain = 0;
        for (int i = 0; i < easiest.size(); i++) {
            var threat = easiest.get(i);
            boolean last = i == easiest.size() - 1;
            needed += threat.toughness() + weight(Weight.HEED) * threat.block();
            gain += threat.fame() + (last ? reward : 0);
            damage = Math.max(0, damage - threat.damage());
            if (last || threats.size() > LAIR) {
                double chance = Math.clamp((have / needed - 0.5) / 0.5, 0, 1);
                most = Math.max(most, chance * gain - damage / weight(Weight.HURT));
            }
        }
        return weight(Weight.LIKELY) * most * Math.pow(weight(Weight.PER_TURN), turns);
    }

    /** To stand before a city with the strength to beat one of its defenders: the nearer the better, and the more so the later it is. */
    private double siege(List<Threat> defenders, int distance) {
        double least = Double.POSITIVE_INFINITY;
        double damage = 0;
        for (var threat : defenders) {
            double others = weight(Weight.HURTING) * threat.damage();
            least = Math.min(least, threat.toughness() + weight(Weight.HEED) * threat.block() - others);
            damage += others;
        }
        double ready = Math.clamp((strength / (least + damage) - 1) / 0.5, 0, 1);
        return weight(Weight.SIEGE) * ready * late() * closeness(distance);
    }

    private double late() {
        return Math.clamp(2.0 * s.round() / s.terms().setting().rounds() - 0.2, 0, 1);
    }

    private double closeness(int distance) {
        return Math.max(0, 1 - distance / weight(Weight.FAR_OFF));
    }

    private static double turns(double distance) {
        return Math.max(0, distance - 3) / 5.0;
    }

    /** Units for free command tokens. */
    private double trade() {
        return market < Paths.FAR
                        && s.units(player) < Outlook.commands(s, player)
                        && Tracks.interacts(s.reputation(player))
                ? weight(Weight.TRADE) * Math.pow(weight(Weight.PER_TURN), turns(market))
                : 0;
    }

    private double explore() {
        int nearest = Paths.FAR;
        for (var space : paths.frontier()) {
            nearest = Math.min(nearest, paths.to(place, space));
        }
        return nearest < Paths.FAR
                ? weight(Weight.LIKELY) * weight(Weight.EXPLORE) * Math.pow(weight(Weight.PER_TURN), turns(nearest))
                : 0;
    }
}
