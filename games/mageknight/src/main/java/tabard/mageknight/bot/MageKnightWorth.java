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
    private static final double DUMMY_DECK = 16;
    private static final double ROUND = 18; // cards of a usual deck, all played once

    /** By which the bots judge. */
    public static final Worth<State> WORTH = new MageKnightWorth(Weights.OWN).worth();

    private final Weights weights;

    private MageKnightWorth(Weights weights) {
        this.weights = weights;
    }

    /** By the weights of a file, to be tried in place of the bots' own. */
    public static Worth<State> of(String text) {
        return new MageKnightWorth(Weights.read(text)).worth();
    }

    private double weight(Weight weight) {
        return weights.of(weight);
    }

    /** What lasts is weighted by how much of the game is left. */
    private Worth<State> worth() {
        return new Worth<>(List.of(
                own("hope", -60 * POINT, (_, _) -> 1), // so that common positions lie in the middle
                shared("fame", POINT, (s, player) -> weight(Weight.FAME) * s.fame(player)),
                shared("level", POINT, this::level),
                shared("cards gained", POINT, (s, player) -> DeckQuality.of(s, player, weights) * left(s, player)),
                shared("skills", POINT, (s, player) -> weight(Weight.SKILL) * skills(s, player) * left(s, player)),
                shared(
                        "units",
                        POINT,
                        (s, player) -> units(s, player) * lasting(s, player, Weight.UNIT_AT_LAST, Weight.UNIT)),
                own(
                        "crystals",
                        POINT,
                        (s, player) ->
                                crystals(s, player) * lasting(s, player, Weight.CRYSTAL_AT_LAST, Weight.CRYSTAL)),
                shared("wounds", -POINT, this::wounds),
                own(
                        "wounds in hand",
                        -POINT,
                        (s, player) -> weight(Weight.WOUND_IN_HAND) * s.wounds(player, Zone.HAND)),
                shared("sites won", POINT, this::sites),
                shared(
                        "reputation",
                        POINT,
                        (s, player) -> weight(Weight.REPUTATION) * s.reputation(player) * left(s, player)),
                all("cities", POINT, this::cities),
                all("city strength", -POINT, this::garrisons),
                all("land explored", POINT, this::land),
                own("cards to come", POINT, this::cards),
                own("points at hand", POINT, this::points),
                own("combat under way", POINT, this::combat),
                own("deeds in reach", POINT, this::prospects)));
    }

    /** Worth so much at the end of the game, and so much more at its start. */
    private double lasting(State s, Player player, Weight last, Weight more) {
        return weight(last) + weight(more) * left(s, player);
    }

    /**
     * The share of all cards of the game that is yet to be played: 1 at its start, 0 at its end. Wounds are taken off wherever they lie, for nobody
     * sees which of another's are in the hand. The Dummy may leave less time than there are cards.
     */
    private double left(State s, Player player) {
        double rounds = s.terms().setting().rounds();
        double cards = s.hand(player) + s.deck(player);
        for (var zone : Zone.COUNTED) {
            cards -= zone.secret() ? s.wounds(player, zone) : 0;
        }
        double round = Math.clamp(cards / ROUND, 0, 1);
        if (weight(Weight.DUMMY) != 0 && s.has(Feature.DUMMY)) {
            round += weight(Weight.DUMMY) * (Math.min(1, s.dummyDeck() / DUMMY_DECK) - round);
        }
        return (Math.max(0, rounds - s.round()) + round) / rounds;
    }

    private double level(State s, Player player) {
        int fame = s.fame(player);
        var level = Tracks.at(fame);
        double lasting = lasting(s, player, Weight.LEVEL_AT_LAST, Weight.LEVEL);
        double way = (fame - level.fame()) / (2.0 * level.number() + 1);
        return level.number() * lasting + weight(Weight.NEXT_LEVEL) * Math.min(1, way) * lasting;
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
    private double cards(State s, Player player) {
        double left = left(s, player);
        return weight(Weight.CARDS_TO_COME) * left + weight(Weight.CARDS_TO_COME_SQUARED) * left * left;
    }

    private static double skills(State s, Player player) {
        int count = 0;
        for (var skill : Skill.ALL) {
            count += s.owns(player, skill) ? 1 : 0;
        }
        return count;
    }

    private double units(State s, Player player) {
        double sum = 0;
        for (var command : Command.ALL) {
            var unit = s.unit(player, command);
            if (unit != null) {
                sum += unit.level() * (Outlook.hurt(s, player, command) ? weight(Weight.UNIT_HURT) : 1)
                        + (Outlook.ready(s, player, command) ? weight(Weight.UNIT_READY) : 0);
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

    private double wounds(State s, Player player) {
        int sum = 0;
        for (var zone : Zone.COUNTED) {
            sum += s.wounds(player, zone);
        }
        double share = sum / (sum + ROUND);
        return sum * lasting(s, player, Weight.WOUND_AT_LAST, Weight.WOUND)
                + weight(Weight.WOUNDED_DECK) * share * share * left(s, player);
    }

    private double sites(State s, Player player) {
        double left = left(s, player);
        double sum = 0;
        for (var plot : Plot.ALL) {
            if (s.shield(plot) == player) {
                sum += weight(Weight.SITE) + (plot.has(Site.KEEP) ? weight(Weight.KEEP) * left : 0);
            }
        }
        return sum;
    }

    private double cities(State s, Player player) {
        double sum = 0;
        for (var city : City.ALL) {
            sum += Outlook.level(s, city) > 0 && Outlook.conquered(s, city) ? weight(Weight.CITY) : 0;
        }
        return sum;
    }

    /** A revealed city is no worse than one that is not. */
    private double garrisons(State s, Player player) {
        double sum = 0;
        for (var city : City.ALL) {
            sum += Outlook.level(s, city) > 0
                    ? weight(Weight.DEFENDER) * (Outlook.defenders(s, city) - FULL_GARRISON)
                            - weight(Weight.CITY_SEEN) * left(s, player)
                    : 0;
        }
        return sum;
    }

    private double land(State s, Player player) {
        return -Outlook.unexplored(s) * lasting(s, player, Weight.TILE_AT_LAST, Weight.TILE)
                - Outlook.core(s) * weight(Weight.CORE_TILE) * left(s, player);
    }

    /** Points and mana of this turn that can still be used. */
    private double points(State s, Player player) {
        if (!s.inTurn(player) || Outlook.fresh(s) || !Outlook.acting(s)) {
            return 0;
        }
        double sum = 0;
        for (var colour : Mana.ALL) {
            sum += weight(Weight.TOKEN) * s.tokens(player, colour);
        }
        if (s.part().moving()) {
            sum += weight(Weight.MOVE) * Math.min(s.move(), 8);
        }
        if (s.part().mayAct() || s.part() == Part.INTERACTION) {
            sum += weight(Weight.INFLUENCE) * Math.min(Math.max(0, s.influence()), 9);
        }
        return sum + weight(Weight.HEAL) * Math.min(s.heal(), s.wounds(player, Zone.HAND));
    }

    /** How the combat is likely to go on, with what is left to fight with. */
    private double combat(State s, Player player) {
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
        return weight(Weight.COMBAT)
                * new Skirmish(
                                threats,
                                new Band(s, player).arms(),
                                level.armour(),
                                Math.max(1, level.handLimit() - Outlook.wounds(s)),
                                field == null ? 0 : Prospects.reward(field, weights),
                                weights)
                        .value(s.phase());
    }

    private double prospects(State s, Player player) {
        return new Prospects(s, player, weights).value();
    }
}
