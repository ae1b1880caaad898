package tabard.mageknight.rules.turn;

import java.util.Objects;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.combat.*;
import tabard.mageknight.rules.effect.*;

/** Chapters 7, 9 and 13: what becomes of a play or step of the own turn. */
public final class Performing {
    private Performing() {}

    public static void perform(State s, Player player, Turn.OnTurn chosen) {
        switch (chosen) {
            case Turn.Finish _, Turn.Hold _, Turn.Retreat _ -> {}
            case Turn.Play(var card, var half) -> play(s, player, card, half);
            case Turn.Sideways(var card, var point) -> {
                lay(s, player, card);
                SidewaysPlay.bring(s, player, point, 1);
            }
            case Turn.Step(var space) -> Journey.step(s, player, space);
            case Turn.Explore(var slot) -> Journey.explore(s, player, slot);
            case Turn.Heal _ -> Healing.heal(s, player);
            case Turn.HealUnit(var command) -> {
                Healing.spend(
                        s,
                        player,
                        Objects.requireNonNull(s.unit(player, command)).level());
                s.add(State.HURT, player, command, -1);
            }
            case Turn.Employ(var tactic) -> {
                s.set(State.TACTIC_USED, player, true);
                s.push(new Deeds.Doing(player, Script.of(tactic), 0));
            }
            case Turn.Activate(var command, int ability) -> activate(s, player, command, ability - 1);
            case Turn.Use(var skill) -> use(s, player, skill);
            case Turn.Proceed _ -> Battle.proceed(s, player);
            case Turn.Desist _ -> Battle.drop(s);
            case Turn.Convert(var conversion) -> Points.convert(s, player, conversion);
            case Turn.Unleash(var script) -> {
                s.lapse(player, script);
                s.set(State.BY, null);
                s.push(new Deeds.Doing(player, script, 0));
            }
            case Turn.Slow(var foe) -> Blocking.slow(s, foe);
            case Dungeons.Delve(var space) -> Dungeons.delve(s, player, space);
            case Banners.Banner banner -> Banners.use(s, player, banner);
            case Sites.Venturing venture -> Sites.venture(s, player, venture);
            case Rest.Resting rest -> Rest.rest(s, player, rest);
            case Interaction.Trade trade -> Interaction.trade(s, player, trade);
        }
    }

    private static void lay(State s, Player player, DeedCard card) {
        s.shift(player, card, Zone.HAND, Zone.PLAYED);
        s.set(State.CARD_USED, true);
        if (!s.holds(Force.TIME_BENT)) {
            s.set(State.LAST_PLAYED, card);
        }
    }

    /** The power is paid first (MK-9.1, 9.2); an artifact is thrown away for its strong effect. */
    private static void play(State s, Player player, DeedCard card, Half half) {
        lay(s, player, card);
        s.set(State.BY, Source.CARD);
        if (card.thrownAwayFor(half)) {
            s.shift(player, card, Zone.PLAYED, Zone.AWAY);
        }
        s.push(new Deeds.Doing(player, Script.of(card, half), 0));
        cast(s, player, card);
        for (int cost : Cardplay.power(card, half, false)) {
            Paying.charge(s, player, cost);
        }
    }

    /** A spell is counted, and whoever waits for one is told (MK-25.5). */
    public static void cast(State s, Player player, DeedCard card) {
        var colour = card.colour();
        if (card.is(DeedCard.Sort.SPELL) && colour != null) {
            s.add(State.SPELLS_CAST, colour, 1);
            Events.happened(s, player, Order.Event.SPELL_CAST, colour);
        }
    }

    private static void activate(State s, Player player, Command command, int act) {
        var unit = Objects.requireNonNull(s.unit(player, command));
        s.add(State.SPENT, player, command);
        s.set(State.BY, Source.UNIT);
        s.set(State.ACTOR, command);
        s.push(new Deeds.Doing(player, Script.of(unit, act), 0));
        for (int colours : Conduct.mana(unit, act)) {
            Paying.charge(s, player, colours);
        }
    }

    static void use(State s, Player player, Skill skill) {
        s.add(State.SKILL_USED, skill);
        s.set(State.BY, Source.SKILL);
        if (skill.when() == When.ANY_TURN) {
            s.set(State.MOTIVATED, player, s.inTurn(player) ? 2 : 1);
        }
        s.push(new Deeds.Doing(player, Script.of(skill), 0));
    }
}
