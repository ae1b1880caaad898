package tabard.mageknight.bot;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;

/** What a hero may yet do from where he stands: enemies he can beat, with the hand he holds or with a usual one, places to trade, land to explore. In points of fame. */
final class Prospects {
    private static final double MOVE_PER_CARD = 2.2;
    private static final double STRENGTH_PER_CARD = 1.9; // attack or Block of a usual card, with some mana
    private static final double PER_TURN = 0.75; // what comes a turn later is worth so much less
    private static final double SURE = 0.8; // what can be done now, as an estimate
    private static final double LIKELY = 0.55; // what can be done later
    private static final int LAIR = 2; // so many are beaten at once; those of a city one after the other
    private static final double HERO = 3; // damage that is a wound
    private static final double[] RANKS = {1, 0.45, 0.25, 0.15, 0.1};
    private static final double EXPLORING = 2;
    private static final double TRADE = 1.3;

    private final State s;
    private final Player player;
    private final boolean now; // this turn may still bring an action
    private final List<Arms> arms;
    private final double move;
    private final double strength;

    Prospects(State s, Player player) {
        this.s = s;
        this.player = player;
        now = s.inTurn(player) && !Outlook.fresh(s) && s.part().mayAct() && Outlook.acting(s);
        var band = now ? new Band(s, player) : null;
        arms = band == null ? List.of() : band.arms();
        move = now ? s.move() : 0;
        strength = strength(s, player);
    }

    /** A usual hand, better with better cards, and units. */
    static double strength(State s, Player player) {
        double sum = Tracks.at(s.fame(player)).handLimit() * STRENGTH_PER_CARD;
        sum += 0.25 * DeckQuality.of(s, player);
        for (var command : Command.ALL) {
            var unit = s.unit(player, command);
            if (unit != null && !Outlook.hurt(s, player, command)) {
                sum += 1 + unit.level();
            }
        }
        int cards = s.hand(player) + s.deck(player) + s.size(player, Zone.DISCARD) + s.size(player, Zone.PLAYED);
        int wounds = 0;
        for (var zone : Zone.COUNTED) {
            wounds += s.wounds(player, zone);
        }
        return sum * (1 - wounds / (double) Math.max(1, cards + wounds));
    }

    double value() {
        var place = s.place(player);
        if (place == null) {
            place = Space.PORTAL;
        }
        var paths = Paths.of(s);
        boolean fighting = s.inTurn(player) && s.part() == Part.COMBAT;
        var found = new double[RANKS.length];
        double trade = 0;
        for (var plot : Plot.ALL) {
            var space = s.space(plot);
            if (space == null || (fighting && Outlook.fought(s, plot))) {
                continue;
            }
            var type = plot.site().type();
            switch (type) {
                case RAMPAGING -> {
                    var guard = s.guard(plot);
                    if (guard != null) {
                        rank(found, fight(List.of(Threat.of(guard)), reward(plot), paths.beside(place, space), true));
                    }
                }
                case FORTIFIED -> {
                    if (Outlook.hostile(s, player, space) && s.shield(plot) != player) {
                        if (!(plot.has(Site.CITY) && s.has(Feature.CLOSED_CITIES))) {
                            rank(found, fight(garrison(plot), reward(plot), paths.to(place, space), true));
                        }
                    } else {
                        trade = Math.max(trade, trade(paths.to(place, space)));
                    }
                }
                case ADVENTURE -> {
                    if (s.shield(plot) == null && (!plot.secret() || s.space(plot) != null)) {
                        var threats = inside(plot);
                        if (!threats.isEmpty()) {
                            rank(
                                    found,
                                    fight(
                                            threats,
                                            reward(plot),
                                            paths.to(place, space),
                                            plot.site().units()));
                        }
                    }
                }
                case INHABITED -> trade = Math.max(trade, trade(paths.to(place, space)));
                case RESOURCE -> {
                    if (plot.has(Site.MINE) && s.has(Feature.OCCUPIED_MINES) && s.shield(plot) == null) {
                        rank(found, fight(tokens(plot), reward(plot), paths.to(place, space), true));
                    }
                }
                case START -> {}
            }
        }
        rank(found, explore(paths, place));
        double sum = trade;
        for (int i = 0; i < RANKS.length; i++) {
            sum += RANKS[i] * found[i];
        }
        return sum;
    }

    private static void rank(double[] found, double value) {
        double next = value;
        for (int i = 0; i < found.length; i++) {
            if (next > found[i]) {
                double worse = found[i];
                found[i] = next;
                next = worse;
            }
        }
    }

    private List<Threat> garrison(Plot plot) {
        var city = plot.hex().city();
        if (city != null) {
            var threats = new ArrayList<Threat>();
            for (int i = 0; i < Outlook.defenders(s, city); i++) {
                var token = Outlook.defender(s, city, i);
                if (token != null) {
                    threats.add(Threat.of(token).in(city));
                }
            }
            return threats;
        }
        var guard = s.guard(plot);
        return guard == null
                ? plot.site().garrison().stream()
                        .map(back -> Threat.of(back).walled())
                        .toList()
                : List.of(Threat.of(guard).walled());
    }

    private List<Threat> tokens(Plot plot) {
        return Outlook.tokens(s, plot).stream().map(Threat::of).toList();
    }

    private List<Threat> inside(Plot plot) {
        var tokens = tokens(plot);
        if (!tokens.isEmpty()) {
            return tokens;
        }
        if (plot.site().ofToken()) {
            var ruin = Outlook.ruin(s, plot);
            return ruin == null
                    ? List.of()
                    : ruin.enemies().stream().map(Threat::of).toList();
        }
        return plot.site().enemies().stream().map(Threat::of).toList();
    }

    /** What winning the site brings beside the fame of its enemies. */
    static double reward(Plot plot) {
        return switch (plot.site()) {
            case KEEP -> 4;
            case MAGE_TOWER -> 5;
            case CITY -> 14;
            case MONSTER_DEN -> 3;
            case SPAWNING_GROUNDS -> 6;
            case DUNGEON -> 5;
            case TOMB -> 8;
            case ANCIENT_RUINS -> 5;
            case MINE -> 3;
            case RAMPAGING_ORCS -> 0.3;
            case RAMPAGING_DRACONUM -> 0.6;
            case PORTAL, VILLAGE, MONASTERY, MAGICAL_GLADE -> 0;
        };
    }

    /** Now with the arms that are left after the way there, or later with a usual hand. */
    private double fight(List<Threat> threats, double reward, int distance, boolean units) {
        if (distance >= Paths.FAR) {
            return 0;
        }
        double best = later(threats, reward, distance, units);
        if (now) {
            int walking = (int) Math.ceil(Math.max(0, distance - move) / MOVE_PER_CARD);
            if (walking < arms.size()) {
                best = Math.max(best, SURE * skirmish(threats, arms.subList(0, arms.size() - walking), reward));
            }
        }
        return best;
    }

    private double skirmish(List<Threat> threats, List<Arms> left, double reward) {
        var level = Tracks.at(s.fame(player));
        return new Skirmish(threats, left, level.armour(), level.handLimit(), reward).value(null);
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
        double best = 0;
        double needed = 0;
        double gain = 0;
        for (int i = 0; i < easiest.size(); i++) {
            var threat = easiest.get(i);
            boolean last = i == easiest.size() - 1;
            needed += threat.toughness() + 0.45 * threat.block();
            gain += threat.fame() + (last ? reward : 0);
            damage = Math.max(0, damage - threat.damage());
            if (last || threats.size() > LAIR) {
                double chance = Math.clamp((have / needed - 0.5) / 0.5, 0, 1);
                best = Math.max(best, chance * gain - damage / HERO);
            }
        }
        return LIKELY * best * Math.pow(PER_TURN, turns);
    }

    private static double turns(double distance) {
        return Math.max(0, distance - 3) / 5.0;
    }

    /** Units for free command tokens. */
    private double trade(int distance) {
        boolean room = s.units(player) < Outlook.commands(s, player);
        return room && distance < Paths.FAR && Tracks.interacts(s.reputation(player))
                ? TRADE * Math.pow(PER_TURN, turns(distance))
                : 0;
    }

    private double explore(Paths paths, Space place) {
        int nearest = Paths.FAR;
        for (var space : paths.frontier()) {
            nearest = Math.min(nearest, paths.to(place, space));
        }
        return nearest < Paths.FAR ? EXPLORING * Math.pow(PER_TURN, turns(nearest)) : 0;
    }
}
