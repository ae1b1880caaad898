package tabard.mageknight.rules.turn;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.combat.Battle;
import tabard.mageknight.rules.effect.*;
import tabard.mageknight.rules.round.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapter 11: the turn's action in an inhabited place, where Influence buys units, healing and cards. */
public final class Interaction {
    private Interaction() {}

    public sealed interface Trade extends Turn.OnTurn {}

    @Rule("MK-11.1")
    public record Interact() implements Trade {}

    @Rule("MK-11.5")
    public record Recruit(Unit unit) implements Trade {
        static final List<Recruit> EACH = Moves.each(Unit.ALL, Recruit::new);
    }

    @Rule("MK-11.6")
    public record BuyHealing() implements Trade {}

    /** A card of an offer, or an advanced action among the units. */
    @Rule("MK-11.8")
    public record Buy(DeedCard card) implements Trade {
        static final List<Buy> EACH = Moves.each(DeedCard.ALL, Buy::new);
    }

    /** Another elite unit joins the offer (MK-11.9). */
    @Rule("MK-11.9")
    public record Invite() implements Trade {}

    /** An artifact, drawn as a reward of the turn (MK-16.5). */
    @Rule("MK-11.9")
    public record BuyArtifact() implements Trade {}

    /** The top card of the deck of advanced actions. */
    @Rule("MK-11.9")
    public record BuyUnseen() implements Trade {}

    /** What a card sells once this turn (MK-23.22). */
    @Rule("MK-23.22")
    public record BuyOnce(Script script) implements Trade {
        static final List<BuyOnce> EACH = Moves.each(Script.ALL, BuyOnce::new);
    }

    public sealed interface OnCommand extends Move {}

    public sealed interface OnBonds extends Move {}

    /** A new unit comes under the token of Bonds of Loyalty, for less. */
    @Rule("MK-26.10")
    public record UnderBonds() implements OnBonds {}

    /** It comes under an ordinary token, for the whole price. */
    @Rule("MK-26.10")
    public record UnderCommand() implements OnBonds {}

    /** A unit is disbanded for a new one: it leaves the game. */
    @Rule("MK-14.1")
    public record Disband(Command command) implements OnCommand {
        static final List<Disband> EACH = Moves.each(Command.ALL, Disband::new);
    }

    private static final Interact INTERACT = new Interact();
    private static final BuyHealing HEALING = new BuyHealing();
    private static final Invite INVITE = new Invite();
    private static final BuyArtifact TREASURE = new BuyArtifact();
    private static final BuyUnseen UNSEEN = new BuyUnseen();

    /** The site one may interact with: a village, an unburned monastery, an own keep, a conquered tower or city (MK-11.1). */
    static @Nullable Plot partner(State s, Player player) {
        var plot = s.plot(s.stands(player));
        if (plot == null || !plot.site().recruits() || Journey.hostile(s, player, s.stands(player))) {
            return null;
        }
        return plot.has(Site.MONASTERY) && s.shield(plot) != null ? null : plot;
    }

    static void add(State s, Player player, Picks<Turn.OnTurn> picks) {
        if (s.part().mayAct()) {
            picks.addIf(
                    partner(s, player) != null && Journey.alone(s, player) && Tracks.interacts(s.reputation(player)),
                    INTERACT);
        }
        if (s.part() == Part.INTERACTION) {
            goods(s, player, Objects.requireNonNull(partner(s, player)), picks);
        }
        if (s.size(State.IN_FORCE) > 0) {
            for (int i = 0; i < s.size(State.IN_FORCE); i++) {
                var script = Objects.requireNonNull(s.get(State.IN_FORCE, i));
                picks.addIf(!Deeds.repeats(s, player, i) && buysOnce(s, script), BuyOnce.EACH.get(script.ordinal()));
            }
        }
    }

    private static List<Sale> sales(Plot plot) {
        var city = plot.hex().city();
        return city == null ? plot.site().sales() : city.sales();
    }

    private static void goods(State s, Player player, Plot plot, Picks<Turn.OnTurn> picks) {
        for (var unit : Unit.ALL) {
            picks.addIf(recruits(s, player, plot, unit), Recruit.EACH.get(unit.ordinal()));
        }
        int heal = plot.site().healPrice();
        boolean hurt = s.wounds(player, Zone.HAND) > s.heal()
                || Command.ALL.stream().anyMatch(command -> s.count(State.HURT, player, command) > 0);
        picks.addIf(heal > 0 && s.influence() >= heal && hurt, HEALING);
        for (var sale : sales(plot)) {
            if (s.influence() < sale.influence()) {
                continue;
            }
            switch (sale.what()) {
                case ADVANCED_ACTION_OF_UNIT_OFFER -> {
                    for (var card : s.each(State.CARDS, CardSpot.MONASTERY)) {
                        picks.add(Buy.EACH.get(card.ordinal()));
                    }
                }
                case SPELL -> offer(s, player, CardSpot.SPELL_OFFER, sale, picks);
                case ADVANCED_ACTION -> {
                    offer(s, player, CardSpot.ADVANCED_OFFER, sale, picks);
                    picks.addIf(Supply.any(s, Supply.Offer.ADVANCED_ACTIONS), UNSEEN);
                }
                case ELITE_UNIT_INTO_OFFER -> picks.addIf(elites(s), INVITE);
                case ARTIFACT -> picks.add(TREASURE);
            }
        }
    }

    private static boolean elites(State s) {
        return s.size(State.UNITS_UNDER, Tier.ELITE) > 0
                || Unit.ELITE.stream().anyMatch(unit -> s.count(State.UNIT_PILE, unit) > 0);
    }

    private static void offer(State s, Player player, List<CardSpot> places, Sale sale, Picks<Turn.OnTurn> picks) {
        for (var place : places) {
            var card = s.at(place);
            if (card != null && (!sale.manaOfCard() || Paying.affords(s, player, mana(card)))) {
                picks.add(Buy.EACH.get(card.ordinal()));
            }
        }
    }

    /** A spell costs a mana of its colour, too (MK-11.8). */
    public static int[] mana(DeedCard card) {
        return card.is(DeedCard.Sort.SPELL)
                ? new int[] {Objects.requireNonNull(card.colour()).bit()}
                : new int[0];
    }

    private static boolean recruits(State s, Player player, Plot plot, Unit unit) {
        var city = plot.hex().city();
        return s.count(State.UNIT_OFFER, unit) > 0
                && (unit.from(plot.site()) || (city != null && city.anyUnit()))
                && s.influence() >= Bonds.price(s, player, unit)
                && (s.units(player) < Bonds.commands(s, player)
                        || !dismissible(s, player).isEmpty());
    }

    private static boolean buysOnce(State s, Script script) {
        return once(script) instanceof Decks.BuyOnce(int price, var _)
                && s.influence() >= price
                && !Deeds.offered(s, Supply.Offer.ADVANCED_ACTIONS, null).isEmpty();
    }

    private static Decks.@Nullable BuyOnce once(Script script) {
        for (var effect : script.effects()) {
            if (effect instanceof Decks.BuyOnce once) {
                return once;
            }
        }
        return null;
    }

    static void trade(State s, Player player, Trade trade) {
        switch (trade) {
            case Interact _ -> begin(s, player);
            case Recruit(var unit) -> recruit(s, player, unit, unit.price());
            case BuyHealing _ -> {
                s.add(
                        State.INFLUENCE,
                        -Objects.requireNonNull(partner(s, player)).site().healPrice());
                s.add(State.HEAL, 1);
            }
            case Buy(var card) -> buy(s, player, card);
            case BuyArtifact _ -> {
                s.add(State.INFLUENCE, -price(s, player, Sale.Ware.ARTIFACT));
                s.add(State.PRIZES, Prize.ARTIFACT, 1);
            }
            case BuyUnseen _ -> {
                s.add(State.INFLUENCE, -price(s, player, Sale.Ware.ADVANCED_ACTION));
                s.push(new Supply.Teaching(player));
            }
            case Invite _ -> {
                s.add(State.INFLUENCE, -price(s, player, Sale.Ware.ELITE_UNIT_INTO_OFFER));
                s.push(new Muster.Mustering(1, Tier.ELITE, false));
            }
            case BuyOnce(var script) -> {
                s.add(State.INFLUENCE, -Objects.requireNonNull(once(script)).influence());
                s.lapse(player, script);
                int part = script.effects().parts().indexOf(once(script));
                s.push(new Deeds.Doing(player, script.within(part, 0), 0));
            }
        }
    }

    /** Unspent points are lost (MK-7.8); reputation counts once, and own shields in a city (MK-11.2, 11.3). */
    private static void begin(State s, Player player) {
        var plot = Objects.requireNonNull(partner(s, player));
        s.set(State.PART, Part.INTERACTION);
        Battle.loseUnspent(s, player);
        int influence = s.influence() + Tracks.influence(s.reputation(player));
        var city = plot.hex().city();
        if (city != null) {
            for (var owner : s.each(State.CITY_SHIELDS, city)) {
                influence += owner == player ? 1 : 0;
            }
        }
        s.set(State.INFLUENCE, influence);
    }

    private static int price(State s, Player player, Sale.Ware ware) {
        for (var sale : sales(Objects.requireNonNull(partner(s, player)))) {
            if (sale.what() == ware) {
                return sale.influence();
            }
        }
        throw new IllegalStateException("not sold here: " + ware);
    }

    private static void buy(State s, Player player, DeedCard card) {
        boolean monastic = s.is(State.CARDS, card, CardSpot.MONASTERY);
        boolean spell = card.is(DeedCard.Sort.SPELL);
        var ware = monastic
                ? Sale.Ware.ADVANCED_ACTION_OF_UNIT_OFFER
                : spell ? Sale.Ware.SPELL : Sale.Ware.ADVANCED_ACTION;
        s.add(State.INFLUENCE, -price(s, player, ware));
        s.enter(player, card, Zone.TOP); // MK-9.7
        if (!monastic) {
            s.push(new Supply.Filling(Supply.Offer.of(card)));
        }
        for (int cost : mana(card)) {
            Paying.charge(s, player, cost);
        }
    }

    // units

    /** A unit of the offer joins: under a free command token, or in place of another (MK-14.1). */
    public static void recruit(State s, Player player, Unit unit, int price) {
        s.add(State.UNIT_OFFER, unit, -1);
        if (!Bonds.free(s, player)) {
            join(s, player, unit, price, false);
            if (s.units(player) >= Bonds.commands(s, player)) {
                s.push(new Disbanding(player, unit));
            }
        } else if (Bonds.ordinaryFree(s, player) && s.influence() >= price) {
            s.push(new Binding(player, unit, price));
        } else {
            join(s, player, unit, price, true);
        }
    }

    private static void join(State s, Player player, Unit unit, int price, boolean loyal) {
        s.add(State.INFLUENCE, -(loyal ? Bonds.less(price) : price));
        s.push(new Joining(player, unit, loyal));
    }

    /** Under which token, if both kinds are free and the whole price can be paid (MK-26.10). */
    public record Binding(Player seat, Unit unit, int price) implements Asks<OnBonds> {
        @Override
        public Choices<OnBonds> choices(State s) {
            return new Picks<OnBonds>(2).add(new UnderBonds()).add(new UnderCommand());
        }

        @Override
        public void answer(State s, OnBonds chosen) {
            join(s, seat, unit, price, chosen instanceof UnderBonds);
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.binding", unit, Bonds.less(price), price);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(price >= 0 && Bonds.free(s, seat), "MK-26.10", "refused.no-unit");
        }
    }

    /** Units that may be disbanded: not the one under Bonds of Loyalty (MK-26.10). */
    static Subset<Command> dismissible(State s, Player player) {
        return Subset.all(Command.ALL)
                .where(command -> s.unit(player, command) != null && !State.loyal(s, player, command));
    }

    public record Disbanding(Player seat, Unit unit) implements Asks<Disband> {
        @Override
        public Choices<Disband> choices(State s) {
            return Choices.among(Disband.EACH, dismissible(s, seat).bits());
        }

        @Override
        public void answer(State s, Disband chosen) {
            Units.leave(s, seat, chosen.command);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!dismissible(s, seat).isEmpty(), "MK-14.1", "refused.no-unit");
        }
    }

    public record Joining(Player player, Unit unit, boolean loyal) implements Runs {
        @Override
        public void run(State s) {
            for (var command : Command.ALL) {
                if (s.unit(player, command) == null) {
                    s.set(State.UNITS, player, command, unit);
                    if (loyal) {
                        s.set(State.LOYAL, command);
                    }
                    break;
                }
            }
            s.add(State.RECRUITED, 1);
            Events.happened(s, player, Order.Event.UNIT_RECRUITED, null); // MK-24.12
        }
    }

    static Refusal refusal(State s, Player player, Trade trade) {
        if (trade instanceof Interact) {
            if (!s.part().mayAct()) {
                return new Refusal(Said.of("refused.acted"), "MK-7.6");
            }
            if (partner(s, player) == null) {
                return new Refusal(Said.of("refused.nobody-here"), "MK-11.1");
            }
            return Tracks.interacts(s.reputation(player))
                    ? new Refusal(Said.of("refused.not-alone"), "MK-10.12")
                    : new Refusal(Said.of("refused.shunned"), "MK-11.1");
        }
        if (s.part() != Part.INTERACTION) {
            return new Refusal(Said.of("refused.no-interaction"), "MK-11.1");
        }
        return new Refusal(Said.of("refused.not-for-sale", s.influence()), trade.rule());
    }
}
