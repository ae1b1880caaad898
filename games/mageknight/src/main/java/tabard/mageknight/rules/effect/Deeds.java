package tabard.mageknight.rules.effect;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.combat.*;
import tabard.mageknight.rules.round.*;
import tabard.mageknight.rules.turn.Travel;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** Chapter 23: the one place where effects are carried out, a part at a time; what has to be chosen is asked in {@link Asked}. */
public final class Deeds {
    private Deeds() {}

    /** A list of effects, carried out from that part on (MK-23.1). */
    public record Doing(Player player, Script script, int part) implements Runs {
        /** What comes now; nothing, if all is done. */
        @Nullable
        Effect next() {
            return part < script.effects().size() ? script.effects().get(part) : null;
        }

        @Override
        public void run(State s) {
            if (part >= script.effects().size()) {
                return;
            }
            if (part + 1 < script.effects().size()) {
                s.push(new Doing(player, script, part + 1));
            }
            carryOut(s, player, script, part);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(part >= 0 && part < script.effects().size(), "MK-23.1", "refused.no-such-part", part);
        }
    }

    public static void perform(State s, Player player, Script script) {
        if (Works.can(s, player, script)) {
            s.push(new Doing(player, script, 0));
        }
    }

    private static void carryOut(State s, Player player, Script script, int part) {
        switch (script.effects().get(part)) {
            case Order order -> order(s, player, script, part, order);
            case Cost cost -> cost(s, player, script, part, cost);
            case Gain gain -> Points.gain(s, player, script, part, gain);
            case Magic magic -> Sorcery.magic(s, player, script, part, magic);
            case Decks decks -> Cardplay.decks(s, player, script, part, decks);
            case Land land -> land(s, player, script, part, land);
            case Fight fight -> Points.fight(s, player, script, part, fight);
            case Rivals rivals -> Rivalry.rivals(s, player, rivals);
        }
    }

    /** It lasts to the end of the turn; a script that several of its parts keep in force is there once. */
    static void force(State s, Player player, Script script, int part) {
        for (int before = 0; before < part; before++) {
            if (lasts(script.effects().get(before))) {
                return;
            }
        }
        s.add(s.inForce(player), script);
    }

    private static boolean lasts(Effect effect) {
        return effect instanceof Order.EachTime
                || effect instanceof Gain.Convert
                || effect instanceof Gain.FirstCardBonus
                || effect instanceof Decks.BuyOnce
                || effect instanceof Decks.ThisCardToDeck
                || effect instanceof Fight.UnitsBonus
                || effect instanceof Fight.UnitBoost
                || effect instanceof Magic.UnlimitedMana;
    }

    private static void order(State s, Player player, Script script, int part, Order order) {
        switch (order) {
            case Order.Choose(var lists) -> {
                var open = choices(s, player, script, part);
                if (open.size() == 1 && plain(s, lists)) {
                    s.push(new Doing(player, open.getFirst(), 0));
                } else {
                    s.push(new Asked.Choosing(player, script, part));
                }
            }
            case Order.If(var condition, var _, boolean later) -> {
                if (later) {
                    if (condition != Order.Condition.USED_IN_INTERACTION || s.part() == Part.INTERACTION) {
                        s.add(State.IN_FORCE, script.within(part, 0)); // MK-24.5: at the end of the turn
                    }
                } else if (holds(s, player, condition)) {
                    s.push(new Doing(player, script.within(part, 0), 0));
                }
            }
            case Order.ByColour _ ->
                s.push(new Doing(
                        player, script.within(part, s.require(State.THAT).ordinal()), 0));
            case Order.EachTime each -> {
                force(s, player, script, part);
                if (each.event() == Order.Event.HEAL_POINT_OF_THIS_CARD_SPENT) {
                    s.add(State.GRAIL, Points.healed(script));
                }
                for (int i = Events.before(s, each); i > 0; i--) {
                    s.push(new Doing(player, script.within(part, 0), 0)); // MK-23.28
                }
            }
            case Order.RepeatUpTo _ -> s.push(new Points.Counting(player, script, part));
            case Order.OnBlock _ -> {
                if (s.get(State.AIMED) != null) {
                    s.add(State.SHIELDS, script.within(part, 0));
                }
            }
            case Order.EachOwnTurn _ -> Claims.bring(s, player);
            case Order.NextOwnTurn _ -> {} // the Source is frozen until then (MK-26.7)
            case Order.OnGain _ -> s.push(new Doing(player, script.within(part, 0), 0));
        }
    }

    /** Whether what can be chosen follows from what all see: otherwise one who is not asked would tell something (MK-22.6). */
    private static boolean plain(State s, List<Effects> lists) {
        for (var list : lists) {
            for (var effect : list) {
                boolean open = effect instanceof Gain.Attack
                        || effect instanceof Gain.Ranged
                        || effect instanceof Gain.Siege
                        || effect instanceof Gain.Block
                        || effect instanceof Gain.Influence
                        || (effect instanceof Gain.Move && !Combat.on(s));
                if (!open) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Those of the lists that can be played now; if none can, it is all the same (MK-23.1). */
    static List<Script> choices(State s, Player player, Script script, int part) {
        var lists = script.within().get(part);
        var open = new ArrayList<Script>(lists.size());
        var now = new Moment(s, player);
        for (var list : lists) {
            if (now.can(list)) {
                open.add(list);
            }
        }
        return open.isEmpty() ? lists : open;
    }

    static boolean holds(State s, Player player, Order.Condition condition) {
        return switch (condition) {
            case DAY -> s.byDay();
            case NIGHT -> !s.byDay();
            case LEAST_FAME -> Rivalry.others(s, player).stream().allMatch(other -> s.fame(other) > s.fame(player));
            case TWO_CARDS_IN_HAND -> s.hand(player) >= 2;
            case USED_IN_INTERACTION -> s.part() == Part.INTERACTION;
        };
    }

    private static void cost(State s, Player player, Script script, int part, Cost cost) {
        switch (cost) {
            case Cost.PayMana(var colour, int n) -> {
                int fitting = colour.bits() & Works.fitting(s, player, script, part + 1); // MK-23.22
                for (int i = 0; i < n; i++) {
                    Paying.charge(s, player, fitting == 0 ? colour.bits() : fitting);
                }
            }
            case Cost.MayPayMana(var colour, boolean each, var _) -> {
                if (each) {
                    s.set(State.GIVEN, 0);
                    s.push(new Sorcery.Investing(player, Paying.colours(colour.bits())));
                } else if (Paying.affords(s, player, colour.bits())) {
                    s.push(new Asked.Offering(player, script, part));
                }
            }
            case Cost.Discard(var which) -> s.push(new GivenUp.GivingUp(player, GivenUp.Fate.DISCARDED, which(which)));
            case Cost.ThrowAway(var which) ->
                s.push(new GivenUp.GivingUp(player, GivenUp.Fate.THROWN_AWAY, which(which)));
            case Cost.DiscardUpTo(var _, int n) -> {
                s.set(State.GIVEN, 0);
                s.push(new GivenUp.Shedding(player, Zone.DISCARD, n, 0));
            }
            case Cost.HandToDeck(var _, int n) -> {
                s.set(State.GIVEN, 0);
                s.push(new GivenUp.Shedding(player, Zone.DECK, n, 0));
            }
            case Cost.DiscardAny _ -> {
                s.set(State.GIVEN, 0);
                s.push(new Cardplay.Sacrificed(player, script.within(part, 0)));
                s.push(new Cardplay.Sacrificing(player, 0));
            }
            case Cost.TakeWound(int n) -> Damage.wound(s, player, n);
        }
    }

    static GivenUp.Sort which(Which which) {
        return switch (which) {
            case NON_WOUND, ANY_CARD -> GivenUp.Sort.ANY_DEED;
            case COLOURED, ACTION_OR_SPELL -> GivenUp.Sort.COLOURED;
            case ACTION_CARD -> GivenUp.Sort.ACTION;
            case WOUND -> GivenUp.Sort.WOUND;
        };
    }

    static List<DeedCard> givable(State s, Player player, GivenUp.Sort sort, int colours) {
        var cards = new ArrayList<DeedCard>();
        for (var card : s.cards(player)) {
            if (sort.has(card, colours)) {
                cards.add(card);
            }
        }
        return cards;
    }

    /** The cards of an offer, perhaps of one colour only, the oldest first. */
    public static List<DeedCard> offered(State s, Supply.Offer offer, @Nullable Mana colour) {
        var cards = new ArrayList<DeedCard>(offer.places.size());
        for (var place : offer.places) {
            var card = s.at(place);
            if (card != null && (colour == null || card.colour() == colour)) {
                cards.add(card);
            }
        }
        return cards;
    }

    private static void land(State s, Player player, Script script, int part, Land land) {
        switch (land) {
            case Land.TerrainCost change -> {
                if (change.ofOthers()) {
                    s.set(State.WEATHER, player); // MK-26.11
                } else {
                    s.add(State.GROUND, Ground.of(script, part));
                }
            }
            case Land.Travel travel -> {
                if (s.part().moving() && Travel.any(s, player, travel)) {
                    s.push(new Travel.Travelling(player, script, part));
                }
            }
            case Land.AssaultThere _ -> {} // arriving there is one (MK-23.21)
            case Land.Reach(int spaces) -> s.set(State.REACH, Math.max(spaces, s.count(State.REACH)));
            case Land.NoProvoking _ -> s.set(State.NO_PROVOKING, true);
            case Land.SeeAsByDay _ -> {
                s.force(player, Force.SEES_AS_BY_DAY); // MK-25.11: this turn
                s.push(new Reveal.Watching());
            }
        }
    }

    /** Own spent units up to a level; a unit never readies itself (MK-23.16). */
    static Subset<Command> spent(State s, Player player, int level) {
        return s.subset(State.SPENT, player).where(command -> {
            var unit = s.unit(player, command);
            boolean itself = s.is(State.BY, Source.UNIT) && s.is(State.ACTOR, command);
            return unit != null && unit.level() <= level && !itself;
        });
    }

    /** Whether the same list is in force already before that place: a card may have been played several times (MK-24.21). */
    public static boolean repeats(State s, Player player, int place) {
        var inForce = s.inForce(player);
        for (int i = 0; i < place; i++) {
            if (Objects.equals(s.get(inForce, i), s.get(inForce, place))) {
                return true;
            }
        }
        return false;
    }

    /** Whether something with that word lasts this turn. */
    static boolean inForce(State s, Word word) {
        if (s.size(State.IN_FORCE) == 0) {
            return false;
        }
        for (var script : s.each(State.IN_FORCE)) {
            if (script.effects().has(word)) {
                return true;
            }
        }
        return false;
    }
}
