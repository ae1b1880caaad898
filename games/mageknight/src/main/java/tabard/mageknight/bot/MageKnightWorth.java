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
    private static final double POINT = 0.07;
    private static final int FIRST_DECK = 16;
    private static final int FULL_GARRISON = 5;

    private MageKnightWorth() {}

    public static final Worth<State> WORTH = new Worth<>(List.of(
            own("hope", -50 * POINT, (_, _) -> 1), // so that common positions lie in the middle
            shared("fame", POINT, State::fame),
            shared(
                    "level",
                    1.2 * POINT,
                    (s, player) -> Tracks.at(s.fame(player)).number()),
            shared("cards gained", POINT, (s, player) -> DeckQuality.of(s, player) * (0.6 + lasting(s))),
            shared("skills", 1.5 * POINT, (s, player) -> skills(s, player) * (0.2 + lasting(s))),
            shared("units", POINT, (s, player) -> units(s, player) * (0.8 + lasting(s))),
            own("crystals", 0.5 * POINT, (s, player) -> crystals(s, player) * (0.6 + lasting(s))),
            shared("wounds", -POINT, (s, player) -> wounds(s, player)),
            own("wounds in hand", -0.5 * POINT, (s, player) -> s.wounds(player, Zone.HAND)),
            shared("sites won", POINT, MageKnightWorth::sites),
            shared("reputation", 0.3 * POINT, (s, player) -> s.reputation(player) * lasting(s)),
            all("cities", 20 * POINT, MageKnightWorth::cities),
            all("city strength", -2 * POINT, MageKnightWorth::garrisons),
            all("land explored", 1.2 * POINT, (s, _) -> -Outlook.unexplored(s)),
            own("cards to come", 0.3 * POINT, MageKnightWorth::cards),
            own("points at hand", POINT, MageKnightWorth::points),
            own("combat under way", POINT, MageKnightWorth::combat),
            own("deeds in reach", POINT, MageKnightWorth::prospects)));

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

    /** How much of the game is left: 1 at its start, 0 at its end. */
    private static double lasting(State s) {
        double rounds = s.terms().setting().rounds();
        return Math.max(0, rounds - s.round()) / rounds;
    }

    /** Those of this round, and of the rounds that follow. */
    private static double cards(State s, Player player) {
        return s.deeds(player)
                + s.deck(player)
                + FIRST_DECK * (s.terms().setting().rounds() - s.round());
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
                sum += unit.level() * (Outlook.hurt(s, player, command) ? 0.4 : 1)
                        + (Outlook.ready(s, player, command) ? 0.3 : 0);
            }
        }
        return 1.3 * sum;
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
        double sum = 0;
        for (var plot : Plot.ALL) {
            if (s.shield(plot) == player) {
                sum += plot.has(Site.KEEP) ? 3.5 : 2.5;
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
