package tabard.mageknight.rules.effect;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.content.effect.Count;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.combat.*;
import tabard.mageknight.rules.effect.Needs.Need;
import tabard.mageknight.rules.round.Supply;
import tabard.mageknight.rules.turn.*;

/** Whether an effect can be played now: its costs in full, and at least one part that would do something (MK-9.4, 23.6). */
public final class Works {
    private static final int[][] MANA_COSTS =
            Script.ALL.stream().map(script -> listed(script, 0)).toArray(int[][]::new);

    private static final int[] NOTHING = {};

    private Works() {}

    /** Costs that can be paid, and something that works. */
    public static boolean can(State s, Player player, Script script, int... power) {
        return can(new Moment(s, player), script, null, power);
    }

    /** The same, besides another card of the hand that is being played. */
    public static boolean can(Moment now, Script script, @Nullable DeedCard besides, int... power) {
        return (now.fighting() || !FIGHTING[script.ordinal()])
                && does(now, script)
                && costs(now, script, besides, power);
    }

    /** Whether one of its parts would do something. */
    private static boolean does(Moment now, Script script) {
        long needs = Needs.of(script);
        return now.meets(needs) || ((needs & Need.MORE.bit) != 0 && any(now, script.effects(), script.colour()));
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
    public static int[] manaCosts(Script script, int from) {
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

    private static boolean costs(Moment now, Script script, @Nullable DeedCard besides, int[] power) {
        int[] mana = MANA_COSTS[script.ordinal()];
        int[] all = power;
        if (mana.length > 0) {
            int fitting = DEMANDING[script.ordinal()] ? fitting(now.s, now.player, script, 0) : ANY;
            all = Arrays.copyOf(power, power.length + mana.length);
            for (int i = 0; i < mana.length; i++) {
                all[power.length + i] = mana[i] & fitting;
            }
        }
        if (!now.affords(all) || !DEMANDING[script.ordinal()]) {
            return now.affords(all);
        }
        boolean hired = !script.effects().has(Word.USE_OFFERED_UNIT) || Cardplay.hires(now.s, now.player, all);
        return hired && goesOn(now.s, now.player, script, 0, besides, all);
    }

    /** Lists with a part that asks for more than mana before it can be played: most have none. */
    private static final boolean[] DEMANDING = new boolean[Script.ALL.size()];

    static {
        Script.ALL.forEach(script -> DEMANDING[script.ordinal()] = demanding(script.effects()));
    }

    private static boolean demanding(Effects effects) {
        for (var effect : effects) {
            boolean asks = switch (effect) {
                case Cost.Discard _, Cost.ThrowAway _, Magic.SourceDie _, Magic.Crystal _ -> true;
                case Decks.PlayCard _, Decks.GainAdvanced _, Decks.GainSpell _, Decks.PlayOfferedSpell _ -> true;
                case Decks.UseOfferedUnit _ -> true;
                default -> false;
            };
            if (asks) {
                return true;
            }
        }
        return false;
    }

    /** Whether a script that is under way can go on with the cards of the hand: whatever it costs but mana. */
    public static boolean goesOn(State s, Player player, Script script, int from) {
        return goesOn(s, player, script, from, null, NOTHING);
    }

    private static boolean goesOn(
            State s, Player player, Script script, int from, @Nullable DeedCard besides, int[] mana) {
        for (int i = from; i < script.effects().size(); i++) {
            var effect = script.effects().get(i);
            boolean paid = switch (effect) {
                case Cost.Discard(var which) -> givable(s, player, script, i, which, besides) > 0;
                case Cost.ThrowAway(var which) -> givable(s, player, script, i, which, besides) > 0;
                case Magic.SourceDie(var pick, var _, var after) ->
                    !Sorcery.dice(s, pick).isEmpty()
                            && (after != Magic.After.KEPT_THIS_ROUND || Claims.another(s, player));
                case Magic.Crystal(var colour, var _) ->
                    colour.kind() != Colours.Kind.OWNED
                            || !Sorcery.owned(s, player).isEmpty();
                case Decks.PlayCard play -> Cardplay.another(s, player, play, script.card(), besides, mana);
                case Decks.GainAdvanced(var colour, var _) ->
                    colour != null
                            || !Deeds.offered(s, Supply.Offer.ADVANCED_ACTIONS, null)
                                    .isEmpty();
                default -> true;
            };
            if (!paid) {
                return false;
            }
        }
        return true;
    }

    private static final int ANY = -1;

    /** The colours for which an offer holds what the rest of a list brings, as bits (MK-23.22, 24.22). */
    static int fitting(State s, Player player, Script script, int from) {
        int bits = ANY;
        for (int i = from; i < script.effects().size(); i++) {
            bits &= switch (script.effects().get(i)) {
                case Decks.GainAdvanced(var colour, var _)
                when colour != null -> colours(s, Supply.Offer.ADVANCED_ACTIONS);
                case Decks.GainSpell(var colour, var _) when colour != null -> colours(s, Supply.Offer.SPELLS);
                case Decks.PlayOfferedSpell _ -> Cardplay.castable(s, player);
                default -> ANY;
            };
        }
        return bits;
    }

    private static int colours(State s, Supply.Offer offer) {
        int bits = 0;
        for (var place : offer.places) {
            var card = s.at(place);
            bits |= card == null ? 0 : Objects.requireNonNull(card.colour()).bit();
        }
        return bits;
    }

    /** How many cards of the hand could be given up so, without those that are being played. */
    private static int givable(
            State s, Player player, Script script, int part, Which which, @Nullable DeedCard besides) {
        var played = script.card();
        int fitting = fitting(s, player, script, part + 1);
        var sort = Deeds.which(which);
        if (sort == GivenUp.Sort.WOUND) {
            return s.wounds(player, Zone.HAND);
        }
        int count = 0;
        for (var card : s.cards(player)) {
            count += sort.has(card, fitting) ? s.number(player, Zone.HAND, card) : 0;
        }
        return count - inHand(s, player, sort, fitting, played) - inHand(s, player, sort, fitting, besides);
    }

    private static int inHand(State s, Player player, GivenUp.Sort sort, int fitting, @Nullable DeedCard card) {
        return card != null && s.holds(player, card) && sort.has(card, fitting) ? 1 : 0;
    }

    private static boolean any(Moment now, Effects effects, @Nullable Mana colour) {
        for (int i = 0; i < effects.size(); i++) {
            long needs = Needs.of(effects.get(i));
            if (now.meets(needs) || ((needs & Need.MORE.bit) != 0 && works(now, effects.get(i), colour))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a part that needs more than the words say would do something at this moment of a turn. */
    private static boolean works(Moment now, Effect effect, @Nullable Mana colour) {
        var s = now.s;
        return switch (effect) {
            case Order.If(var condition, var then, var _) ->
                Deeds.holds(s, now.player, condition) && any(now, then, colour);
            case Order order -> anyOf(now, order.inner(), colour);
            case Cost.DiscardAny(var _, var each) -> s.deeds(now.player) > 1 && any(now, each, colour);
            case Cost cost -> anyOf(now, cost.inner(), colour);
            case Gain.Convert change -> converts(s, change);
            case Gain.Sideways sideways -> SidewaysPlay.useful(now, sideways);
            case Gain _ -> now.fighting(); // a bonus for the first card that fights
            case Magic.Tokens(var colours, var _, var _) -> Haste.useful(s, now.player, colours.bits());
            case Magic.SpentCrystalsReturn _ -> !s.is(State.CRYSTALS_RETURN);
            case Magic _ -> !s.holds(now.player, Force.POLARIZED);
            case Decks decks -> works(s, now.player, decks);
            case Land.Travel travel -> s.part().moving() && Travel.any(s, now.player, travel);
            case Fight fight -> works(s, now.player, fight, colour);
            case Land _, Rivals _ -> false;
        };
    }

    private static boolean anyOf(Moment now, List<Effects> lists, @Nullable Mana colour) {
        for (var list : lists) {
            if (any(now, list, colour)) {
                return true;
            }
        }
        return false;
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
        return Battle.converts(s, player, Gain.Pool.MOVE) || (flies(s, player) && !s.is(State.PHASE, Phase.ATTACK));
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
    static boolean influences(State s, Player player) {
        return s.part() == Part.INTERACTION
                || (Combat.on(s) ? Battle.converts(s, player, Gain.Pool.INFLUENCE) : Deeds.inForce(s, Word.BUY_ONCE));
    }

    private static boolean works(State s, Player player, Decks decks) {
        return switch (decks) {
            case Decks.StoreCard _ -> s.deck(player) > 0 && !s.is(State.FLIPPED, player);
            case Decks.TakeStoredCards _ ->
                !s.is(State.FLIPPED, player) && s.count(State.BLIND, player) + s.size(player, Zone.STORED) > 0;
            case Decks.ExtraTurn _ ->
                s.inTurn(player)
                        && !s.is(State.FACE_DOWN, player) // a guest in the turn of another
                        && s.announced() == null
                        && s.count(State.LAST_TURNS) == 0
                        && !s.is(State.AGAIN); // MK-6.6, 24.32
            case Decks.Recruit _ -> Unit.ALL.stream().anyMatch(unit -> s.count(State.UNIT_OFFER, unit) > 0);
            case Decks.UseOfferedUnit _ -> Cardplay.hires(s, player, NOTHING);
            case Decks.WoundsAway(var from, var _, var _) ->
                from == Decks.From.RECEIVED_THIS_TURN
                        ? !s.holds(player, Force.WOUNDS_AWAY)
                        : s.wounds(player, Zone.HAND) > 0;
            case Decks.DiscardToDeck(var _, var _, var to) -> to == Spot.EMPTY_DECK || Recall.deeds(s, player) > 0;
            default -> false;
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
            case Fight.ReadyUnit(int level, var _) ->
                !Deeds.spent(s, player, level).isEmpty();
            case Fight.ReadyUnits(var levels) ->
                !Deeds.spent(s, player, amount(s, player, levels)).isEmpty();
            case Fight.HealUnit _ -> phase == null && !Points.wounded(s, player).isEmpty();
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
            case CRYSTAL_COLOUR_OWNED -> Sorcery.owned(s, player).size();
            case CARD_GIVEN, MANA_PAID -> s.count(State.GIVEN);
            case ENEMY_FACED -> Combat.faced(s);
            case ICON_OF_BLOCKED_ENEMY -> 0; // added when the enemy is known
        };
    }
}
