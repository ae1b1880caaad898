package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.content.effect.Count;
import tabard.mageknight.pieces.*;

/** Whether an effect can be played now: its costs in full, and at least one part that would do something (MK-9.4, 23.6). */
final class Works {
    private static final int[][] MANA_COSTS =
            Script.ALL.stream().map(script -> listed(script, 0)).toArray(int[][]::new);

    private static final int[] NOTHING = {};

    private Works() {}

    /** Costs that can be paid, and something that works. */
    static boolean can(State s, Player player, Script script, int... power) {
        return can(s, player, script, null, power);
    }

    /** The same, besides another card of the hand that is being played. */
    static boolean can(State s, Player player, Script script, @Nullable DeedCard besides, int... power) {
        return (Combat.on(s) || !FIGHTING[script.ordinal()])
                && any(s, player, script.effects(), script.colour())
                && costs(s, player, script, besides, power);
    }

    /** Lists of which no part works outside a combat: that is asked at every question, and worked out once. */
    private static final boolean[] FIGHTING = new boolean[Script.ALL.size()];

    static {
        Script.ALL.forEach(script -> FIGHTING[script.ordinal()] = fighting(script.effects()));
    }

    private static boolean fighting(Effects effects) {
        for (var effect : effects) {
            boolean only = switch (effect) {
                case Order.Choose(var lists) -> lists.stream().allMatch(Works::fighting);
                case Order.RepeatUpTo(var _, var each) -> fighting(each);
                case Order.OnBlock _, Cost.PayMana _, Cost.Discard _, Cost.TakeWound _ -> true;
                case Gain.Attack _, Gain.Ranged _, Gain.Siege _, Gain.Block _, Gain.Convert _ -> true;
                case Fight.Enemies _, Fight.UnitsBonus _, Fight.UnitsResist _, Fight.NoDamageToUnits _ -> true;
                default -> false;
            };
            if (!only) {
                return false;
            }
        }
        return true;
    }

    /** The mana that a list asks for from that part on, before anything else: sets of colours. */
    static int[] manaCosts(Script script, int from) {
        return from == 0 ? MANA_COSTS[script.ordinal()] : listed(script, from);
    }

    private static int[] listed(Script script, int from) {
        var costs = new int[8];
        int n = 0;
        for (int i = from; i < script.effects().size(); i++) {
            if (!(script.effects().get(i) instanceof Cost.PayMana(var colour, int times))) {
                break;
            }
            for (int t = 0; t < times; t++) {
                costs[n++] = colour.bits();
            }
        }
        return Arrays.copyOf(costs, n);
    }

    private static boolean costs(State s, Player player, Script script, @Nullable DeedCard besides, int[] power) {
        int[] mana = manaCosts(script, 0);
        int[] all = power;
        if (mana.length > 0) {
            all = Arrays.copyOf(power, power.length + mana.length);
            System.arraycopy(mana, 0, all, power.length, mana.length);
        }
        if (!Paying.affords(s, player, all)) {
            return false;
        }
        return goesOn(s, player, script, 0, besides, all);
    }

    /** Whether a script that is under way can go on with the cards of the hand: whatever it costs but mana. */
    static boolean goesOn(State s, Player player, Script script, int from) {
        return goesOn(s, player, script, from, null, NOTHING);
    }

    private static boolean goesOn(
            State s, Player player, Script script, int from, @Nullable DeedCard besides, int[] mana) {
        for (int i = from; i < script.effects().size(); i++) {
            var effect = script.effects().get(i);
            boolean paid = switch (effect) {
                case Cost.Discard(var which) -> givable(s, player, which, script.card(), besides) > 0;
                case Cost.ThrowAway(var which) -> givable(s, player, which, script.card(), besides) > 0;
                case Magic.SourceDie(var pick, var _, var _) -> Sorcery.dice(s, pick) != 0;
                case Magic.Crystal(var colour, var _) ->
                    colour.kind() != Colours.Kind.OWNED || Sorcery.owned(s, player) != 0;
                case Decks.PlayCard play -> besides == null && Cardplay.another(s, player, play, script.card(), mana);
                case Decks.GainAdvanced(var colour, var _) ->
                    colour != null || Deeds.offered(s, Supply.Offer.ADVANCED_ACTIONS, null) != 0;
                case Decks.PlayOfferedSpell _ -> besides == null && Cardplay.castable(s, player);
                default -> true;
            };
            if (!paid) {
                return false;
            }
        }
        return true;
    }

    /** How many cards of the hand could be given up so, without those that are being played. */
    private static int givable(
            State s, Player player, Which which, @Nullable DeedCard played, @Nullable DeedCard besides) {
        var sort = Deeds.which(which);
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

    private static boolean any(State s, Player player, Effects effects, @Nullable Mana colour) {
        for (int i = 0; i < effects.size(); i++) {
            if (works(s, player, effects.get(i), colour)) {
                return true;
            }
        }
        return false;
    }

    /** Whether this part would do something at this moment of a turn. */
    private static boolean works(State s, Player player, Effect effect, @Nullable Mana colour) {
        return switch (effect) {
            case Order order -> works(s, player, order, colour);
            case Cost.DiscardUpTo _, Cost.HandToDeck _ -> s.hand(player) > 0;
            case Cost.DiscardAny(var _, var each) -> s.deeds(player) > 1 && any(s, player, each, colour);
            case Cost.MayPayMana(var _, var _, var then) -> any(s, player, then, colour);
            case Cost _ -> false;
            case Gain gain -> works(s, player, gain);
            case Magic.Tokens(var colours, var _, boolean atOnce) -> !atOnce || Haste.useful(s, player, colours.bits());
            case Magic.SpentCrystalsReturn _ -> !s.is(State.CRYSTALS_RETURN);
            case Magic.ManaAs _ -> !s.holds(Force.POLARIZED);
            case Magic _ -> true;
            case Decks decks -> works(s, player, decks);
            case Land.Travel travel -> s.part().moving() && Travel.any(s, player, travel);
            case Land.SeeAsByDay _ -> true;
            case Land.AssaultThere _ -> false;
            case Land _ -> s.part().moving();
            case Fight fight -> works(s, player, fight, colour);
            case Rivals _ -> s.players().size() > 1;
        };
    }

    private static boolean works(State s, Player player, Order order, @Nullable Mana colour) {
        return switch (order) {
            case Order.Choose(var lists) -> {
                for (var list : lists) {
                    if (any(s, player, list, colour)) {
                        yield true;
                    }
                }
                yield false;
            }
            case Order.ByColour paid ->
                any(s, player, paid.green(), colour)
                        || any(s, player, paid.white(), colour)
                        || any(s, player, paid.red(), colour)
                        || any(s, player, paid.blue(), colour);
            case Order.If(var condition, var then, boolean later) ->
                !later && Deeds.holds(s, player, condition) && any(s, player, then, colour);
            case Order.RepeatUpTo(var _, var each) -> any(s, player, each, colour);
            case Order.EachTime _, Order.EachOwnTurn _, Order.NextOwnTurn _ -> true;
            case Order.OnBlock _, Order.OnGain _ -> false;
        };
    }

    private static boolean works(State s, Player player, Gain gain) {
        return switch (gain) {
            case Gain.Move _ -> moves(s, player);
            case Gain.Influence _ -> influences(s);
            case Gain.Heal _ -> !Combat.on(s) && (s.wounds(player, Zone.HAND) > 0 || Points.wounded(s, player) != 0);
            case Gain.Draw _ -> s.deck(player) > 0;
            case Gain.NextDraw _, Gain.Fame _, Gain.Reputation _ -> true;
            case Gain.Attack _ -> Striking.open(s, Striking.Kind.MELEE);
            case Gain.Ranged _ -> Striking.open(s, Striking.Kind.RANGED);
            case Gain.Siege _ -> Striking.open(s, Striking.Kind.SIEGE);
            case Gain.Block _ -> Blocking.open(s);
            case Gain.Convert change -> converts(s, change);
            case Gain.Sideways sideways -> SidewaysPlay.useful(s, player, sideways);
            case Gain.FirstCardBonus _ -> Combat.on(s);
        };
    }

    /** In a combat, as long as the phase is not over in which the points are wanted. */
    private static boolean converts(State s, Gain.Convert change) {
        var phase = s.phase();
        return phase != null && (change.to() != Gain.Pool.BLOCK || phase != Phase.ATTACK);
    }

    /** Whether Move could be spent on something. */
    static boolean moves(State s, Player player) {
        if (!Combat.on(s)) {
            return s.part().moving();
        }
        for (var foe : Foe.ALL) {
            if (Blocking.slows(s, foe)) {
                return true;
            }
        }
        return Battle.converts(s, Gain.Pool.MOVE) || (flies(s, player) && !s.is(State.PHASE, Phase.ATTACK));
    }

    /** Whether a spell is in hand whose further targets cost Move (MK-24.31). */
    private static boolean flies(State s, Player player) {
        for (var card : s.cards(player)) {
            for (var effect : card.strong()) {
                if (effect instanceof Fight.Enemies enemies && enemies.furtherMove() > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether Influence could be spent on something. */
    static boolean influences(State s) {
        return s.part() == Part.INTERACTION
                || (Combat.on(s) ? Battle.converts(s, Gain.Pool.INFLUENCE) : Deeds.inForce(s, Word.BUY_ONCE));
    }

    private static boolean works(State s, Player player, Decks decks) {
        return switch (decks) {
            case Decks.StoreCard _ -> s.deck(player) > 0 && !s.is(State.FLIPPED, player);
            case Decks.TakeStoredCards _ ->
                !s.is(State.FLIPPED, player) && s.count(State.BLIND, player) + s.size(player, Zone.STORED) > 0;
            case Decks.SearchDeck _ -> s.deck(player) > 0;
            case Decks.ExtraTurn _ ->
                s.announced() == null && s.count(State.LAST_TURNS) == 0 && !s.is(State.AGAIN); // MK-6.6, 24.32
            case Decks.ThisCardToDeck _ -> false;
            case Decks.Recruit _ -> Unit.ALL.stream().anyMatch(unit -> s.count(State.UNIT_OFFER, unit) > 0);
            case Decks.UseOfferedUnit _ -> Cardplay.hires(s, player);
            case Decks.WoundsAway(var from, var _, var _) ->
                from == Decks.From.RECEIVED_THIS_TURN ? !s.holds(Force.WOUNDS_AWAY) : s.wounds(player, Zone.HAND) > 0;
            case Decks.DiscardToDeck(var _, var _, var to) -> to == Spot.EMPTY_DECK || Recall.deeds(s, player) > 0;
            default -> true;
        };
    }

    private static boolean works(State s, Player player, Fight fight, @Nullable Mana colour) {
        var phase = s.phase();
        boolean early = phase != null && phase != Phase.ATTACK;
        return switch (fight) {
            case Fight.Enemies enemies -> Targets.any(s, player, enemies, colour);
            case Fight.IgnoreSiteFortification _ ->
                phase != null && phase.fromAfar() && s.require(State.VENTURE).fortified();
            case Fight.DoubleAttacks _, Fight.AttacksBecome _ -> phase != null;
            case Fight.ReadyUnit(int level, var _) -> Deeds.spent(s, player, level) != 0;
            case Fight.ReadyUnits(var levels) -> Deeds.spent(s, player, amount(s, player, levels)) != 0;
            case Fight.HealUnit _ -> phase == null && Points.wounded(s, player) != 0;
            case Fight.UnitsBonus _ -> phase != null && s.units(player) > 0;
            case Fight.UnitsResist _, Fight.NoDamageToUnits _ -> early && s.units(player) > 0;
            case Fight.UnitBoost _ ->
                phase != null && Command.ALL.stream().anyMatch(command -> Units.able(s, player, command));
            case Fight.WoundThisUnit _, Fight.Banner _, Fight.CommandToken _ -> false;
        };
    }

    /** How much it is, counted now (MK-23.9). */
    static int amount(State s, Player player, Amount amount) {
        return switch (amount) {
            case Amount.Fixed(int n) -> n;
            case Amount.ByTime(int day, int night) -> s.byDay() ? day : night;
            case Amount.ByForest(int base, int forest) -> {
                var place = s.place(player);
                var hex = place == null ? null : s.hex(place);
                yield hex != null && hex.terrain() == Terrain.FOREST ? forest : base;
            }
            case Amount.PerCount per -> per.of(counted(s, player, per.per()));
        };
    }

    private static int counted(State s, Player player, Count count) {
        return switch (count) {
            case WOUND_IN_HAND_OR_ON_UNITS -> {
                int sum = s.wounds(player, Zone.HAND);
                for (var command : Command.ALL) {
                    sum += s.count(State.HURT, player, command);
                }
                yield sum;
            }
            case READY_UNWOUNDED_UNIT -> {
                int sum = 0;
                for (var command : Command.ALL) {
                    sum += Units.able(s, player, command) ? 1 : 0;
                }
                yield sum;
            }
            case CRYSTAL_COLOUR_OWNED -> Integer.bitCount(Sorcery.owned(s, player));
            case CARD_GIVEN, MANA_PAID -> s.count(State.GIVEN);
            case ENEMY_FACED -> Combat.faced(s);
            case ICON_OF_BLOCKED_ENEMY -> 0; // added when the enemy is known
        };
    }
}
