package tabard.mageknight.rules.turn;

import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.combat.Combat;
import tabard.mageknight.rules.effect.*;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Why something may not be done in the own turn now. */
final class Why {
    private Why() {}

    static Refusal not(State s, Player player, Move move) {
        if (Combat.on(s)) {
            switch (move) {
                case Turn.Step _,
                        Turn.Explore _,
                        Turn.Finish _,
                        Rest.Resting _,
                        Interaction.Trade _,
                        Sites.Venturing _ -> {
                    return new Refusal(Said.of("refused.in-combat"), "MK-13.1");
                }
                default -> {}
            }
        }
        return switch (move) {
            case Turn.Step(var space) when s.part().moving() -> Journey.refusal(s, player, space);
            case Turn.Explore(var slot) when s.part().moving() -> Journey.refusal(s, player, slot);
            case Turn.Step _, Turn.Explore _ -> new Refusal(Said.of("refused.no-more-moving"), "MK-7.8");
            case Turn.Play(var card, var _) when !s.holds(player, card) -> lacking(card);
            case Turn.Sideways(var card, var _) when !s.holds(player, card) -> lacking(card);
            case Turn.Play(var card, var half)
            when !Conduct.timely(s, card.when(half)) ->
                new Refusal(Said.of("refused.when", "@" + card.word()), "MK-23.15");
            case Turn.Play(var card, var half)
            when !Paying.affords(s, player, Cardplay.power(card, half, false)) ->
                new Refusal(
                        Said.of("refused.power", "@" + card.word()),
                        half == Half.STRONG && card.is(DeedCard.Sort.SPELL) ? "MK-8.9" : "MK-9.1");
            case Turn.Play(var card, var _) -> new Refusal(Said.of("refused.useless", "@" + card.word()), "MK-9.4");
            case Turn.Sideways _ -> new Refusal(Said.of("refused.sideways"), "MK-9.4");
            case Turn.Activate(var command, var _) -> unit(s, player, command);
            case Turn.Use(var skill) -> skill(s, player, skill);
            case Turn.Proceed _, Turn.Desist _, Turn.Convert _, Turn.Unleash _, Turn.Slow _ ->
                new Refusal(
                        Said.of(Combat.on(s) ? "refused.no-attack" : "refused.no-combat"), ((Turn.OnTurn) move).rule());
            case Rest.Resting rest -> Rest.refusal(s, player, rest);
            case Interaction.Trade trade -> Interaction.refusal(s, player, trade);
            case Sites.Venturing venture -> Sites.refusal(s, player, venture);
            case Turn.Finish _ -> new Refusal(Said.of("refused.only-wounds"), "MK-7.14");
            case Turn.Heal _ -> new Refusal(Said.of("refused.heal"), "MK-15.2");
            default -> Refusal.notOffered(move);
        };
    }

    private static Refusal lacking(DeedCard card) {
        return new Refusal(Said.of("refused.not-in-hand", "@" + card.word()), "MK-9.5");
    }

    private static Refusal unit(State s, Player player, Command command) {
        if (s.unit(player, command) == null) {
            return new Refusal(Said.of("refused.no-unit"), "MK-14.2");
        }
        if (s.count(State.HURT, player, command) > 0) {
            return new Refusal(Said.of("refused.hurt"), "MK-14.4");
        }
        if (Combat.on(s) && Combat.barred(s, player, command)) {
            return new Refusal(Said.of("refused.barred"), "MK-13.6");
        }
        return new Refusal(Said.of("refused.unit-useless"), "MK-14.2");
    }

    private static Refusal skill(State s, Player player, Skill skill) {
        if (!s.owns(player, skill)) {
            return new Refusal(Said.of("refused.not-owned", "@" + skill.word()), "MK-9.9");
        }
        if (s.has(State.SKILL_USED, skill)) {
            return new Refusal(Said.of("refused.used", "@" + skill.word()), "MK-9.9");
        }
        return new Refusal(Said.of("refused.useless", "@" + skill.word()), "MK-9.4");
    }
}
