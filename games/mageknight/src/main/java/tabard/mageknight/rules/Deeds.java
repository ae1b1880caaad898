package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State.Runs;
import tabard.table.*;

/** Chapter 23: the one place where effects are carried out, a part at a time; what has to be chosen is asked in {@link Asked}. */
final class Deeds {
    private Deeds() {}

    /** A list of effects, carried out from that part on (MK-23.1). */
    record Doing(Player player, Script script, int part) implements Runs {
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
            Refusal.unless(
                    part >= 0 && part < script.effects().size() && Works.written(script.effects()),
                    "MK-23.1",
                    "refused.no-such-part",
                    part);
        }
    }

    static void perform(State s, Player player, Script script) {
        if (Works.can(s, player, script)) {
            s.push(new Doing(player, script, 0));
        }
    }

    private static void carryOut(State s, Player player, Script script, int part) {
        var effect = script.effects().get(part);
        switch (effect) {
            case Order order -> order(s, player, script, part, order);
            case Cost cost -> cost(s, player, script, part, cost);
            case Gain gain -> gain(s, player, script, gain);
            case Magic magic -> magic(s, player, magic);
            case Decks decks -> decks(s, player, script, decks);
            case Land land -> land(s, player, script, part, land);
            case Fight.ReadyUnit(int level, boolean heal) -> {
                if (spent(s, player, level) != 0) {
                    s.push(new Asked.Readying(player, level, heal));
                }
            }
            case Fight.ReadyUnits(var levels) -> {
                int sum = Works.amount(s, player, levels);
                if (spent(s, player, sum) != 0) {
                    s.push(new Asked.Restoring(player, sum));
                }
            }
            case Fight _ -> throw unwritten(effect);
            case Rivals _ -> throw unwritten(effect);
        }
    }

    /** It is not offered, so nobody gets here. */
    private static IllegalStateException unwritten(Effect effect) {
        return new IllegalStateException("not offered: " + effect);
    }

    private static void order(State s, Player player, Script script, int part, Order order) {
        switch (order) {
            case Order.Choose _ -> {
                var lists = written(script, part);
                if (lists.size() == 1) {
                    s.push(new Doing(player, lists.getFirst(), 0));
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
            case Order.EachTime _ -> {
                s.add(State.IN_FORCE, script);
                for (int i = 0; i < s.count(State.RECRUITED); i++) {
                    s.push(new Doing(player, script.within(part, 0), 0)); // MK-23.28
                }
            }
            case Order.RepeatUpTo _, Order.OnBlock _, Order.EachOwnTurn _, Order.NextOwnTurn _, Order.OnGain _ ->
                throw unwritten(order);
        }
    }

    private static List<Script> written(Script script, int part) {
        return script.within().get(part).stream()
                .filter(list -> Works.written(list.effects()))
                .toList();
    }

    /** Those of the lists that can be played now; if none can, it is all the same (MK-23.1). */
    static List<Script> choices(State s, Player player, Script script, int part) {
        var open = written(script, part).stream()
                .filter(list -> Works.can(s, player, list))
                .toList();
        return open.isEmpty() ? written(script, part) : open;
    }

    private static boolean holds(State s, Player player, Order.Condition condition) {
        return switch (condition) {
            case DAY -> s.day();
            case NIGHT -> !s.day();
            case LEAST_FAME ->
                s.players().stream().allMatch(other -> other == player || s.fame(other) > s.fame(player));
            case TWO_CARDS_IN_HAND -> s.hand(player) >= 2;
            case USED_IN_INTERACTION -> s.part() == Part.INTERACTION;
        };
    }

    private static void cost(State s, Player player, Script script, int part, Cost cost) {
        switch (cost) {
            case Cost.PayMana(var colour, int n) -> {
                for (int i = 0; i < n; i++) {
                    Paying.charge(s, player, colour.bits());
                }
            }
            case Cost.MayPayMana(var colour, var _, var _) -> {
                if (Paying.affords(s, player, colour.bits())) {
                    s.push(new Asked.Offering(player, script, part));
                }
            }
            case Cost.Discard(var which) -> s.push(new Asked.GivingUp(player, Asked.Fate.DISCARDED, which(which)));
            case Cost.ThrowAway(var which) -> s.push(new Asked.GivingUp(player, Asked.Fate.THROWN_AWAY, which(which)));
            case Cost.DiscardUpTo(var _, int n) -> {
                s.set(State.GIVEN, 0);
                s.push(new Asked.Shedding(player, Zone.DISCARD, n, 0));
            }
            case Cost.HandToDeck(var _, int n) -> {
                s.set(State.GIVEN, 0);
                s.push(new Asked.Shedding(player, Zone.DECK, n, 0));
            }
            case Cost.TakeWound(int n) -> s.wound(player, null, Zone.HAND, n);
            case Cost.DiscardAny _ -> throw unwritten(cost);
        }
    }

    static Asked.Sort which(Which which) {
        return switch (which) {
            case NON_WOUND, ANY_CARD -> Asked.Sort.ANY_DEED;
            case COLOURED, ACTION_OR_SPELL -> Asked.Sort.COLOURED;
            case ACTION_CARD -> Asked.Sort.ACTION;
            case WOUND -> Asked.Sort.WOUND;
        };
    }

    /** How many cards of the hand could be given up so, without those that are being played. */
    static int givable(State s, Player player, Which which, @Nullable DeedCard played, @Nullable DeedCard besides) {
        var sort = which(which);
        if (sort == Asked.Sort.WOUND) {
            return s.wounds(player, Zone.HAND);
        }
        int count = 0;
        for (var card : s.cards(player)) {
            count += sort.has(card) ? s.number(player, Zone.HAND, card) : 0;
        }
        return count - inHand(s, player, sort, played) - inHand(s, player, sort, besides);
    }

    private static int inHand(State s, Player player, Asked.Sort sort, @Nullable DeedCard card) {
        return card != null && s.holds(player, card) && sort.has(card) ? 1 : 0;
    }

    static List<DeedCard> givable(State s, Player player, Asked.Sort sort) {
        var cards = new ArrayList<DeedCard>();
        for (var card : s.cards(player)) {
            if (sort.has(card)) {
                cards.add(card);
            }
        }
        return cards;
    }

    private static void gain(State s, Player player, Script script, Gain gain) {
        switch (gain) {
            case Gain.Move(var n) -> s.add(State.MOVE, Works.amount(s, player, n) + bonus(s));
            case Gain.Influence(var n) -> s.add(State.INFLUENCE, Works.amount(s, player, n) + bonus(s));
            case Gain.Heal(var n) -> s.add(State.HEAL, Works.amount(s, player, n));
            case Gain.Draw(var n) -> s.push(new Supply.Due(player, Works.amount(s, player, n)));
            case Gain.NextDraw(int n) -> s.add(State.NEXT_DRAW, player, n);
            case Gain.Fame(int n) -> s.fame(player, n);
            case Gain.Reputation(int n) -> s.reputation(player, n);
            case Gain.Convert _, Gain.FirstCardBonus _ -> s.add(State.IN_FORCE, script);
            case Gain.Attack _, Gain.Ranged _, Gain.Siege _, Gain.Block _ -> {} // lost outside combat (MK-9.4)
            case Gain.Sideways _ -> throw unwritten(gain);
        }
    }

    /** What a card adds to the card it plays, once (MK-23.18). */
    private static int bonus(State s) {
        int bonus = s.count(State.BONUS);
        s.set(State.BONUS, 0);
        return bonus;
    }

    private static void magic(State s, Player player, Magic magic) {
        switch (magic) {
            case Magic.Tokens(var colour, int n, var _) -> earn(s, player, colour, n, Asked.Earning.TOKEN);
            case Magic.Crystal(var colour, int n) -> earn(s, player, colour, n, Asked.Earning.CRYSTAL);
            case Magic.ChooseColour(var colour) ->
                s.push(new Asked.Colouring(player, Paying.colours(colour.bits()), 1, Asked.Earning.NOTHING));
            case Magic.ExtraDice(int n, boolean wild) -> {
                s.add(State.EXTRA_DICE, n);
                s.set(State.WILD, s.is(State.WILD) || wild);
            }
            case Magic.SourceDie(var pick, var _, var after) ->
                s.push(new Asked.Lifting(player, pick == Magic.Dice.BASIC, Asked.Use.of(after)));
            case Magic.RerollSource(int n, var _) -> {
                if (n == Integer.MAX_VALUE) {
                    int dice = 0;
                    for (var colour : Mana.ALL) {
                        dice += s.source(colour);
                        s.set(State.SOURCE, colour, 0);
                    }
                    Supply.roll(s, dice);
                } else {
                    s.push(new Asked.Searching(player, n, 0));
                }
            }
            case Magic.SpentCrystalsReturn _ -> s.set(State.CRYSTALS_RETURN, true);
            case Magic.RandomCrystal _, Magic.RollDie _, Magic.UnlimitedMana _, Magic.ManaWorks _, Magic.ManaAs _ ->
                throw unwritten(magic);
        }
    }

    /** Tokens or crystals of a colour: named, found, or chosen, each for itself (MK-23.4, 23.5). */
    private static void earn(State s, Player player, Colours colour, int n, Asked.Earning what) {
        switch (colour.kind()) {
            case CHOSEN -> {
                if (colour.fixed()) {
                    for (int i = 0; i < n; i++) {
                        what.add(s, player, colour.only());
                    }
                } else {
                    s.push(new Asked.Colouring(player, Paying.colours(colour.bits()), n, what));
                }
            }
            case THAT -> {
                for (int i = 0; i < n; i++) {
                    what.add(s, player, s.require(State.THAT));
                }
            }
            case EACH_BASIC -> Mana.BASIC.forEach(basic -> what.add(s, player, basic));
            case EACH_OTHER_BASIC ->
                Mana.BASIC.stream()
                        .filter(basic -> !s.is(State.THAT, basic))
                        .forEach(basic -> what.add(s, player, basic));
            case GOLD_BY_DAY_BLACK_BY_NIGHT -> what.add(s, player, s.day() ? Mana.GOLD : Mana.BLACK);
            case OWNED -> s.push(new Asked.Colouring(player, Paying.colours(owned(s, player)), n, what));
            case SHOWN_IN_SOURCE -> s.push(new Asked.Colouring(player, Paying.colours(shown(s)), n, what));
            case OF_MINE -> {
                var hex = s.hex(s.stands(player));
                if (hex != null && hex.mine() != null) {
                    what.add(s, player, hex.mine());
                }
            }
            case ALL_BUT_THAT -> throw new IllegalStateException("no colour to gain");
        }
    }

    /** The colours of which the hero has a crystal, as bits. */
    static int owned(State s, Player player) {
        int bits = 0;
        for (var basic : Mana.BASIC) {
            bits |= s.crystals(player, basic) > 0 ? basic.bit() : 0;
        }
        return bits;
    }

    private static int shown(State s) {
        return dice(s, Magic.Dice.BASIC);
    }

    /** The faces of the Source that may be picked, as bits. */
    static int dice(State s, Magic.Dice pick) {
        int bits = 0;
        for (var colour : Mana.ALL) {
            bits |= s.source(colour) > 0 && (pick == Magic.Dice.ANY || colour.basic()) ? colour.bit() : 0;
        }
        return bits;
    }

    private static void decks(State s, Player player, Script script, Decks decks) {
        switch (decks) {
            case Decks.PlayCard(var half, boolean free, int bonus, int times, boolean thrown) ->
                s.push(new Asked.PlayingOn(player, half, free, bonus, times, thrown));
            case Decks.GainAdvanced(var colour, var to) ->
                acquire(s, player, Supply.Offer.ADVANCED_ACTIONS, colour, to);
            case Decks.GainSpell(var colour, var to) -> acquire(s, player, Supply.Offer.SPELLS, colour, to);
            case Decks.BuyOnce _, Decks.ThisCardToDeck _ -> s.add(State.IN_FORCE, script);
            case Decks.ShuffleDiscardIntoDeck _ -> {
                s.pour(player, Zone.DISCARD, Zone.DECK);
                s.shuffle(player);
            }
            case Decks.SearchDeck _ -> {
                s.shuffle(player);
                s.push(new Asked.Seeking(player));
            }
            case Decks.StoreCard _ -> {
                if (s.size(State.ON_TOP, player) > 0) {
                    s.shift(player, s.known(State.ON_TOP, player), Zone.TOP, Zone.STORED);
                } else if (s.bag(player) > 0) {
                    s.add(State.BLIND, player, 1);
                } else {
                    s.shift(player, s.known(State.BELOW, player), Zone.BOTTOM, Zone.STORED);
                }
            }
            case Decks.TakeStoredCards _ -> {
                s.set(State.FLIPPED, player, true);
                s.pour(player, Zone.STORED, Zone.HAND);
                for (int n = s.count(State.BLIND, player); n > 0; n--) {
                    s.push(new Supply.Drawing(player));
                }
                s.set(State.BLIND, player, 0);
            }
            case Decks.ExtraTurn _ -> s.set(State.AGAIN, true);
            case Decks.DiscardToDeck(int n, var _, var _) -> s.push(new Supply.Returning(player, n));
            case Decks.PlayOfferedSpell _,
                    Decks.GainArtifact _,
                    Decks.GainUnit _,
                    Decks.Recruit _,
                    Decks.UseOfferedUnit _,
                    Decks.AddUnitsToOffer _,
                    Decks.WoundsAway _ -> throw unwritten(decks);
        }
    }

    /** The cards of an offer, perhaps of one colour only, as bits of their places. */
    static int offered(State s, Supply.Offer offer, @Nullable Mana colour) {
        int bits = 0;
        for (int i = 0; i < offer.places.size(); i++) {
            var card = s.at(offer.places.get(i));
            bits |= card != null && (colour == null || card.colour() == colour) ? 1 << i : 0;
        }
        return bits;
    }

    private static void acquire(State s, Player player, Supply.Offer offer, @Nullable Colours colour, Spot to) {
        var wanted = colour == null ? null : s.get(State.THAT);
        if (offered(s, offer, wanted) != 0) {
            s.push(new Asked.Acquiring(
                    player, offer, Asked.goal(to), Paying.colours(wanted == null ? 0 : wanted.bit())));
        }
    }

    private static void land(State s, Player player, Script script, int part, Land land) {
        switch (land) {
            case Land.TerrainCost _ -> s.add(State.GROUND, Ground.of(script, part));
            case Land.Travel travel -> {
                if (s.part().moving() && Travel.any(s, player, travel)) {
                    s.push(new Travel.Travelling(player, script, part));
                }
            }
            case Land.Reach(int spaces) -> s.set(State.REACH, Math.max(spaces, s.count(State.REACH)));
            case Land.NoProvoking _ -> s.set(State.NO_PROVOKING, true);
            case Land.AssaultThere _, Land.SeeAsByDay _ -> throw unwritten(land);
        }
    }

    /** Own spent units up to a level, as bits of their places. */
    static int spent(State s, Player player, int level) {
        int bits = 0;
        for (var command : Command.ALL) {
            var unit = s.unit(player, command);
            bits |= unit != null && unit.level() <= level && s.is(State.SPENT, player, command)
                    ? 1 << command.ordinal()
                    : 0;
        }
        return bits;
    }

    /** Whether another action card of the hand could be played by a card (MK-23.18). */
    static boolean another(State s, Player player, Decks.PlayCard play, @Nullable DeedCard by) {
        return !playable(s, player, play.effect(), play.free(), by).isEmpty();
    }

    /** The action cards of the hand that a card may play; those that play others themselves are left out. */
    static List<DeedCard> playable(State s, Player player, Half half, boolean free, @Nullable DeedCard by) {
        var cards = new ArrayList<DeedCard>();
        for (var card : s.cards(player)) {
            var script = Script.of(card, half);
            if (card.action()
                    && (!card.equals(by) || s.number(player, Zone.HAND, card) > 1)
                    && !script.effects().has(Word.PLAY_CARD)
                    && Works.can(s, player, script, by, power(card, half, free))) {
                cards.add(card);
            }
        }
        return cards;
    }

    /** What its power costs, each a set of colours (MK-9.1). */
    static int[] power(DeedCard card, Half half, boolean free) {
        int bits = free ? 0 : card.power(half);
        int[] costs = new int[Integer.bitCount(bits)];
        for (int i = 0; i < costs.length; i++) {
            costs[i] = Integer.lowestOneBit(bits);
            bits &= bits - 1;
        }
        return costs;
    }

    /** Whether something with that word lasts this turn. */
    static boolean inForce(State s, Word word) {
        for (var script : s.each(State.IN_FORCE)) {
            if (script.effects().has(word)) {
                return true;
            }
        }
        return false;
    }
}
