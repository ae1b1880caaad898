package tabard.mageknight.bot;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.table.Worth;

/**
 * What a position is worth to a hero, in points of fame: what he has, what lasts, and what he may do with it. What others have counts against
 * him among rivals, and for him among allies.
 */
public final class MageKnightWorth {
    private static final double POINT = 0.04;
    private static final int FULL_GARRISON = 4;
    private static final double ROUND = 18; // cards of a usual deck, all played once

    private MageKnightWorth() {}

    /**
     * What lasts is weighted by how much of the game is left. These weights follow from a regression: what heroes had at the start of their turns, and
     * the fame they still earned. Cities are weighted by hand, for none had fallen yet.
     */
    public static final Worth<State> WORTH = new Worth<>(List.of(
            own("hope", -60 * POINT, (_, _) -> 1), // so that common positions lie in the middle
            shared("fame", POINT, State::fame),
            shared("level", POINT, (s, player) -> Tracks.at(s.fame(player)).number() * lasting(s, player, 1, 1.8)),
            shared("cards gained", POINT, (s, player) -> DeckQuality.of(s, player) * left(s, player)),
            shared("skills", POINT, (s, player) -> skills(s, player) * left(s, player)),
            shared("units", POINT, (s, player) -> units(s, player) * lasting(s, player, 0.2, 2.4)),
            own("crystals", POINT, (s, player) -> crystals(s, player) * lasting(s, player, 0.25, 1.6)),
            shared("wounds", -POINT, (s, player) -> wounds(s, player) * lasting(s, player, 0.35, 1.1)),
            own("wounds in hand", -0.3 * POINT, (s, player) -> s.wounds(player, Zone.HAND)),
            shared("sites won", POINT, MageKnightWorth::sites),
            shared("reputation", 0.7 * POINT, (s, player) -> s.reputation(player) * left(s, player)),
            all("cities", 25 * POINT, MageKnightWorth::cities),
            all("city strength", -7 * POINT, MageKnightWorth::garrisons),
            all("land explored", POINT, (s, player) -> -Outlook.unexplored(s) * lasting(s, player, 0.3, 1.5)),
            own("cards to come", POINT, MageKnightWorth::cards),
            own("points at hand", POINT, MageKnightWorth::points),
            own("combat under way", POINT, MageKnightWorth::combat),
            own("deeds in reach", POINT, MageKnightWorth::prospects)));

    /** Worth so much at the end of the game, and so much more at its start. */
    private static double lasting(State s, Player player, double last, double more) {
        return last + more * left(s, player);
    }

    /**
     * The share of all cards of the game that is yet to be played: 1 at its start, 0 at its end. Wounds are taken off wherever they lie, for nobody
     * sees which of another's are in the hand.
     */
    private static double left(State s, Player player) {
        double rounds = s.terms().setting().rounds();
        double cards = s.hand(player) + s.deck(player);
        for (var zone : Zone.COUNTED) {
            cards -= zone.secret() ? s.wounds(player, zone) : 0;
        }
        return (Math.max(0, rounds - s.round()) + Math.clamp(cards / ROUND, 0, 1)) / rounds;
    }

    @FunctionalInterface
    private interface Of {
        double count(State s, Player player);
    }

    private static Worth.Feature<State> own(String name, double weight, Of of) {
        return new Worth.Feature<>(name, weight, (s, seat) -> of.count(s, (Player) seat));
    }

    private static Worth.Feature<State> all(String name, double weight, Of of) {
        return own(name, weight, of);
    }

    /** Own, less half of what rivals have on average, or with half of what allies have. */
    private static Worth.Feature<State> shared(String name, double weight, Of of) {
        return new Worth.Feature<>(name, weight, (s, seat) -> {
            double own = of.count(s, (Player) seat);
            var players = s.players();
            if (players.size() == 1) {
                return own;
            }
            double others = 0;
            for (var player : players) {
                others += player == seat ? 0 : of.count(s, player);
            }
            boolean allies = s.terms().scenario().kind() == Scenario.Kind.COOPERATIVE;
            return own + (allies ? 0.5 : -0.5) * others / (players.size() - 1);
        });
    }

    /** What they may bring, by the share of the game that is left. */
    private static double cards(State s, Player player) {
        double left = left(s, player);
        return 6 * left + 16 * left * left;
    }

    private static double skills(State s, Player player) {
        int count = 0;
        for (var skill : Skill.ALL) {
            count += s.owns(player, skill) ? 1 : 0;
        }
        return count;
    }

    private static double units(State s, Player player) {
        double sum = 0;
        for (var command : Command.ALL) {
            var unit = s.unit(player, command);
            if (unit != null) {
                sum += unit.level() * (Outlook.hurt(s, player, command) ? 0.35 : 1)
                        + (Outlook.ready(s, player, command) ? 0.2 : 0);
            }
        }
        return sum;
    }

    private static double crystals(State s, Player player) {
        int sum = 0;
        for (var basic : Mana.BASIC) {
            sum += s.crystals(player, basic);
        }
        return sum;
    }

    private static double wounds(State s, Player player) {
        int sum = 0;
        for (var zone : Zone.COUNTED) {
            sum += s.wounds(player, zone);
        }
        return sum;
    }

    private static double sites(State s, Player player) {
        double left = left(s, player);
        double sum = 0;
        for (var plot : Plot.ALL) {
            if (s.shield(plot) == player) {
                sum += plot.has(Site.KEEP) ? 0.5 + 2.5 * left : 0.5;
            }
        }
        return sum;
    }

    private static double cities(State s, Player player) {
        double sum = 0;
        for (var city : City.ALL) {
            sum += Outlook.level(s, city) > 0 && Outlook.conquered(s, city) ? 1 : 0;
        }
        return sum;
    }

    /** A revealed city is no worse than one that is not. */
    private static double garrisons(State s, Player player) {
        double sum = 0;
        for (var city : City.ALL) {
            sum += Outlook.level(s, city) > 0 ? Outlook.defenders(s, city) - FULL_GARRISON : 0;
        }
        return sum;
    }

    /** Points and mana of this turn that can still be used. */
    private static double points(State s, Player player) {
        if (!s.inTurn(player) || Outlook.fresh(s) || !Outlook.acting(s)) {
            return 0;
        }
        double sum = 0;
        for (var colour : Mana.ALL) {
            sum += 0.25 * s.tokens(player, colour);
        }
        if (s.part().moving()) {
            sum += 0.3 * Math.min(s.move(), 8);
        }
        if (s.part().mayAct() || s.part() == Part.INTERACTION) {
            sum += 0.15 * Math.min(Math.max(0, s.influence()), 9);
        }
        return sum + 0.3 * Math.min(s.heal(), s.wounds(player, Zone.HAND));
    }

    /** How the combat is likely to go on, with what is left to fight with. */
    private static double combat(State s, Player player) {
        if (!s.inTurn(player) || !Outlook.fighting(s)) {
            return 0;
        }
        var threats = new ArrayList<Threat>();
        for (var foe : Foe.ALL) {
            if (Outlook.lives(s, foe)) {
                threats.add(Threat.of(s, foe));
            }
        }
        var field = Outlook.field(s);
        var level = Tracks.at(s.fame(player));
        return 0.85
                * new Skirmish(
                                threats,
                                new Band(s, player).arms(),
                                level.armour(),
                                Math.max(1, level.handLimit() - Outlook.wounds(s)),
                                field == null ? 0 : Prospects.reward(field))
                        .value(s.phase());
    }

    private static double prospects(State s, Player player) {
        return new Prospects(s, player).value();
    }
}
