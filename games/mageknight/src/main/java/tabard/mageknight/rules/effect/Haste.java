package tabard.mageknight.rules.effect;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.turn.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** MK-23.4, 26.1: a token that pays for something now, or is not gained. */
public final class Haste {
    private static final List<Skill> SKILLS =
            Skill.ALL.stream().filter(Haste::hasty).toList();

    private Haste() {}

    private static boolean hasty(Skill skill) {
        for (var effect : skill.effects()) {
            for (var list : effect.inner()) {
                for (var part : list) {
                    if (part instanceof Magic.Tokens(var _, var _, boolean atOnce) && atOnce) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether a token of one of these colours could pay for something. */
    static boolean useful(State s, Player player, int colours) {
        for (var colour : Subset.of(Mana.ALL, colours)) {
            var rich = new State(s);
            SKILLS.forEach(skill -> rich.add(State.SKILL_USED, skill));
            rich.add(State.TOKENS, player, colour, 1);
            if (!uses(rich, player, colour).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** What can be played now that such a token would pay for. */
    private static List<Turn.OnTurn> uses(State s, Player player, Mana colour) {
        var uses = new ArrayList<Turn.OnTurn>();
        for (var move : new Conduct.Acting(player).choices(s).all()) {
            for (int cost : costs(s, player, move)) {
                if (Paying.suits(s, player, colour, cost)) {
                    uses.add(move);
                    break;
                }
            }
        }
        return uses;
    }

    private static int[] costs(State s, Player player, Turn.OnTurn move) {
        return switch (move) {
            case Turn.Play(var card, var half) ->
                join(Cardplay.power(card, half, false), within(Script.of(card, half)));
            case Turn.Activate(var command, int ability) -> {
                var unit = Objects.requireNonNull(s.unit(player, command));
                yield join(Conduct.mana(unit, ability - 1), within(Script.of(unit, ability - 1)));
            }
            case Turn.Use(var skill) -> within(Script.of(skill));
            case Interaction.Buy(var card) -> Interaction.mana(card);
            case Sites.Sacrifice _ -> Sites.altarCosts(s, player);
            default -> new int[0];
        };
    }

    /** What a list asks for, and what it offers more for. */
    private static int[] within(Script script) {
        int[] costs = Works.manaCosts(script, 0);
        for (var effect : script.effects()) {
            if (effect instanceof Cost.MayPayMana(var colour, var _, var _)) {
                costs = join(costs, new int[] {colour.bits()});
            } else if (effect instanceof Gain.Sideways sideways && sideways.payMana() != null) {
                costs = join(costs, new int[] {sideways.payMana().bits()});
            }
        }
        return costs;
    }

    private static int[] join(int[] some, int[] others) {
        int[] all = Arrays.copyOf(some, some.length + others.length);
        System.arraycopy(others, 0, all, some.length, others.length);
        return all;
    }

    /** The token is there: it is spent, or gone. */
    public record Kindling(Player player) implements Runs {
        @Override
        public void run(State s) {
            var colour = s.require(State.THAT);
            if (uses(s, player, colour).isEmpty()) {
                s.add(State.TOKENS, player, colour, -1);
            } else {
                s.push(new Spending(player, colour));
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.inTurn(player) && s.get(State.THAT) != null, "MK-23.4", "refused.no-mana");
        }
    }

    public record Spending(Player seat, Mana colour) implements Asks<Turn.OnTurn> {
        @Override
        public Choices<Turn.OnTurn> choices(State s) {
            return Choices.of(uses(s, seat, colour));
        }

        @Override
        public void answer(State s, Turn.OnTurn chosen) {
            s.set(State.HASTE, colour);
            s.push(new Cooling(seat));
            Performing.perform(s, seat, chosen);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.tokens(seat, colour) > 0 && choices(s).size() > 0, "MK-23.4", "refused.no-mana");
        }
    }

    /** Whatever was not spent is gone. */
    public record Cooling(Player player) implements Runs {
        @Override
        public void run(State s) {
            var colour = s.get(State.HASTE);
            if (colour != null) {
                s.set(State.HASTE, null);
                s.add(State.TOKENS, player, colour, -1);
            }
        }
    }
}
