package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.content.effect.Count;
import tabard.mageknight.pieces.*;

/** Whether an effect can be played now: its costs in full, and at least one part that would do something (MK-9.4, 23.6). */
final class Works {
    private Works() {}

    /** Costs that can be paid, and something that works. */
    static boolean can(State s, Player player, Script script, int... power) {
        return can(s, player, script, null, power);
    }

    /** The same, besides another card of the hand that is being played. */
    static boolean can(State s, Player player, Script script, @Nullable DeedCard besides, int... power) {
        return written(script.effects())
                && costs(s, player, script, besides, power)
                && any(s, player, script.effects());
    }

    /** Worked out once: it is asked at every question. */
    private static final Map<Effects, Boolean> WRITTEN = new IdentityHashMap<>();

    static {
        Script.ALL.forEach(script -> WRITTEN.put(script.effects(), complete(script.effects())));
    }

    /** Whether every part belongs to a chapter that is there; what does not is played sideways only. */
    static boolean written(Effects effects) {
        var known = WRITTEN.get(effects);
        return known == null ? complete(effects) : known;
    }

    private static boolean complete(Effects effects) {
        for (var effect : effects) {
            if (!written(effect)) {
                return false;
            }
            for (var inner : effect.inner()) {
                if (!(effect instanceof Order.Choose) && !complete(inner)) {
                    return false;
                }
            }
            if (effect instanceof Order.Choose(var lists) && lists.stream().noneMatch(Works::complete)) {
                return false;
            }
        }
        return true;
    }

    private static boolean written(Effect effect) {
        return switch (effect) {
            case Order order ->
                switch (order) {
                    case Order.Choose _, Order.ByColour _, Order.If _ -> true;
                    case Order.EachTime(var event, var _, var _) -> event == Order.Event.UNIT_RECRUITED;
                    case Order.RepeatUpTo _,
                            Order.OnBlock _,
                            Order.EachOwnTurn _,
                            Order.NextOwnTurn _,
                            Order.OnGain _ -> false;
                };
            case Cost cost ->
                switch (cost) {
                    case Cost.MayPayMana pay -> !pay.each();
                    case Cost.PayMana _,
                            Cost.Discard _,
                            Cost.ThrowAway _,
                            Cost.DiscardUpTo _,
                            Cost.HandToDeck _,
                            Cost.TakeWound _ -> true;
                    case Cost.DiscardAny _ -> false;
                };
            case Gain gain -> !(gain instanceof Gain.Sideways);
            case Magic magic ->
                switch (magic) {
                    case Magic.Tokens tokens -> !tokens.atOnce();
                    case Magic.Crystal _,
                            Magic.ChooseColour _,
                            Magic.ExtraDice _,
                            Magic.SourceDie _,
                            Magic.RerollSource _,
                            Magic.SpentCrystalsReturn _ -> true;
                    case Magic.RandomCrystal _,
                            Magic.RollDie _,
                            Magic.UnlimitedMana _,
                            Magic.ManaWorks _,
                            Magic.ManaAs _ -> false;
                };
            case Decks decks ->
                switch (decks) {
                    case Decks.PlayCard _,
                            Decks.GainAdvanced _,
                            Decks.GainSpell _,
                            Decks.BuyOnce _,
                            Decks.ShuffleDiscardIntoDeck _,
                            Decks.SearchDeck _,
                            Decks.ThisCardToDeck _,
                            Decks.StoreCard _,
                            Decks.TakeStoredCards _ -> true;
                    case Decks.ExtraTurn turn -> !turn.cardsBack();
                    case Decks.DiscardToDeck back -> back.to() == Spot.EMPTY_DECK;
                    case Decks.PlayOfferedSpell _,
                            Decks.GainArtifact _,
                            Decks.GainUnit _,
                            Decks.Recruit _,
                            Decks.UseOfferedUnit _,
                            Decks.AddUnitsToOffer _,
                            Decks.WoundsAway _ -> false;
                };
            case Land land ->
                switch (land) {
                    case Land.TerrainCost change -> !change.ofOthers();
                    case Land.Travel travel -> travel.to() == Land.Goal.SAFE_SPACE;
                    case Land.Reach _, Land.NoProvoking _ -> true;
                    case Land.AssaultThere _, Land.SeeAsByDay _ -> false;
                };
            case Fight fight -> fight instanceof Fight.ReadyUnit || fight instanceof Fight.ReadyUnits;
            case Rivals _ -> false;
        };
    }

    /** The mana that a list asks for from that part on, before anything else: sets of colours. */
    static int[] manaCosts(Script script, int from) {
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
        int[] all = Arrays.copyOf(power, power.length + mana.length);
        System.arraycopy(mana, 0, all, power.length, mana.length);
        if (!Paying.affords(s, player, all)) {
            return false;
        }
        for (var effect : script.effects()) {
            boolean paid = switch (effect) {
                case Cost.Discard(var which) -> Deeds.givable(s, player, which, script.card(), besides) > 0;
                case Cost.ThrowAway(var which) -> Deeds.givable(s, player, which, script.card(), besides) > 0;
                case Magic.SourceDie(var pick, var _, var _) -> Deeds.dice(s, pick) != 0;
                case Magic.Crystal(var colour, var _) ->
                    colour.kind() != Colours.Kind.OWNED || Deeds.owned(s, player) != 0;
                case Decks.PlayCard play -> besides == null && Deeds.another(s, player, play, script.card());
                case Decks.GainAdvanced(var colour, var _) ->
                    colour != null || Deeds.offered(s, Supply.Offer.ADVANCED_ACTIONS, null) != 0;
                default -> true;
            };
            if (!paid) {
                return false;
            }
        }
        return true;
    }

    private static boolean any(State s, Player player, Effects effects) {
        for (var effect : effects) {
            if (works(s, player, effect)) {
                return true;
            }
        }
        return false;
    }

    /** Whether this part would do something at this moment of a turn. */
    static boolean works(State s, Player player, Effect effect) {
        return switch (effect) {
            case Order.Choose(var lists) -> {
                for (var list : lists) {
                    if (written(list) && any(s, player, list)) {
                        yield true;
                    }
                }
                yield false;
            }
            case Order.ByColour paid -> any(s, player, paid.green()) || any(s, player, paid.white());
            case Order.If(var _, var then, boolean later) -> !later && any(s, player, then);
            case Order.EachTime _ -> true;
            case Order _ -> false;
            case Cost.DiscardUpTo _, Cost.HandToDeck _ -> s.hand(player) > 0;
            case Cost _ -> false;
            case Gain gain -> works(s, player, gain);
            case Magic.ExtraDice _, Magic.RerollSource _ -> true;
            case Magic.SpentCrystalsReturn _ -> !s.is(State.CRYSTALS_RETURN);
            case Magic _ -> true;
            case Decks.StoreCard _ -> s.deck(player) > 0 && !s.is(State.FLIPPED, player);
            case Decks.TakeStoredCards _ ->
                !s.is(State.FLIPPED, player) && s.count(State.BLIND, player) + s.size(player, Zone.STORED) > 0;
            case Decks.SearchDeck _ -> s.deck(player) > 0;
            case Decks.ExtraTurn _ -> s.announced() == null && s.count(State.LAST_TURNS) == 0;
            case Decks.ThisCardToDeck _ -> false;
            case Decks _ -> true;
            case Land.Travel travel -> s.part().moving() && Travel.any(s, player, travel);
            case Land _ -> s.part().moving();
            case Fight.ReadyUnit(int level, var _) -> Deeds.spent(s, player, level) != 0;
            case Fight.ReadyUnits(var levels) -> Deeds.spent(s, player, amount(s, player, levels)) != 0;
            case Fight _ -> false;
            case Rivals _ -> false;
        };
    }

    private static boolean works(State s, Player player, Gain gain) {
        return switch (gain) {
            case Gain.Move _ -> s.part().moving();
            case Gain.Influence _ -> influences(s);
            case Gain.Heal _ -> s.wounds(player, Zone.HAND) > 0 || wounded(s, player);
            case Gain.Draw _ -> s.deck(player) > 0;
            case Gain.NextDraw _, Gain.Fame _, Gain.Reputation _ -> true;
            case Gain.Attack _,
                    Gain.Ranged _,
                    Gain.Siege _,
                    Gain.Block _,
                    Gain.Convert _,
                    Gain.Sideways _,
                    Gain.FirstCardBonus _ -> false;
        };
    }

    /** Whether Influence could be spent on something. */
    static boolean influences(State s) {
        return s.part() == Part.INTERACTION || Deeds.inForce(s, Word.BUY_ONCE);
    }

    private static boolean wounded(State s, Player player) {
        for (var command : Command.ALL) {
            if (s.count(State.HURT, player, command) > 0) {
                return true;
            }
        }
        return false;
    }

    /** How much it is, counted now (MK-23.9). */
    static int amount(State s, Player player, Amount amount) {
        return switch (amount) {
            case Amount.Fixed(int n) -> n;
            case Amount.ByTime(int day, int night) -> s.day() ? day : night;
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
                    sum += s.unit(player, command) != null
                                    && !s.is(State.SPENT, player, command)
                                    && s.count(State.HURT, player, command) == 0
                            ? 1
                            : 0;
                }
                yield sum;
            }
            case CRYSTAL_COLOUR_OWNED -> Integer.bitCount(Deeds.owned(s, player));
            case CARD_GIVEN -> s.count(State.GIVEN);
            case ENEMY_FACED, ICON_OF_BLOCKED_ENEMY, MANA_PAID -> 0; // outside combat there are none
        };
    }
}
