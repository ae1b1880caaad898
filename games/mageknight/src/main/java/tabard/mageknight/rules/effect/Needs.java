package tabard.mageknight.rules.effect;

import java.util.List;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.Script;
import tabard.table.Named;
import tabard.table.sheet.Subset;

/**
 * What an effect needs in order to do something, as bits: one of them is enough (MK-9.4). It is read off the words of a list once; only what
 * hangs on more than that is looked at in every position.
 */
final class Needs {
    /** What an effect may need. */
    enum Need implements Named {
        /** Works at any time. */
        NOTHING,
        MOVE,
        INFLUENCE,
        HEALING,
        DECK,
        HAND,
        MELEE,
        RANGED,
        SIEGE,
        BLOCK,
        MOVING,
        RIVALS,
        /** Something that {@link Works} has to look at. */
        MORE;

        static final List<Need> ALL = List.of(values());

        final long bit = Subset.bit(this);
    }

    private static final long[] OF =
            Script.ALL.stream().mapToLong(script -> of(script.effects())).toArray();

    private Needs() {}

    static long of(Script script) {
        return OF[script.ordinal()];
    }

    private static long of(Effects effects) {
        long needs = 0;
        for (var effect : effects) {
            needs |= of(effect);
        }
        return needs;
    }

    static long of(Effect effect) {
        return switch (effect) {
            case Order order -> of(order);
            case Cost.DiscardUpTo _, Cost.HandToDeck _ -> Need.HAND.bit;
            case Cost.DiscardAny _ -> Need.MORE.bit;
            case Cost.MayPayMana(var _, var _, var then) -> of(then);
            case Cost _ -> 0;
            case Gain gain -> of(gain);
            case Magic.Tokens(var _, var _, boolean atOnce) -> atOnce ? Need.MORE.bit : Need.NOTHING.bit;
            case Magic.SpentCrystalsReturn _, Magic.ManaAs _ -> Need.MORE.bit;
            case Magic _ -> Need.NOTHING.bit;
            case Decks decks -> of(decks);
            case Land.Travel _ -> Need.MORE.bit;
            case Land.SeeAsByDay _ -> Need.NOTHING.bit;
            case Land.AssaultThere _ -> 0;
            case Land _ -> Need.MOVING.bit;
            case Fight.WoundThisUnit _, Fight.Banner _, Fight.CommandToken _ -> 0;
            case Fight _ -> Need.MORE.bit;
            case Rivals _ -> Need.RIVALS.bit;
        };
    }

    private static long of(Order order) {
        return switch (order) {
            case Order.Choose _, Order.ByColour _, Order.RepeatUpTo _ -> {
                long needs = 0;
                for (var list : order.inner()) {
                    needs |= of(list);
                }
                yield needs;
            }
            case Order.If(var _, var _, boolean later) -> later ? 0 : Need.MORE.bit;
            case Order.EachTime _, Order.EachOwnTurn _, Order.NextOwnTurn _ -> Need.NOTHING.bit;
            case Order.OnBlock _, Order.OnGain _ -> 0;
        };
    }

    private static long of(Gain gain) {
        return switch (gain) {
            case Gain.Move _ -> Need.MOVE.bit;
            case Gain.Influence _ -> Need.INFLUENCE.bit;
            case Gain.Heal _ -> Need.HEALING.bit;
            case Gain.Draw _ -> Need.DECK.bit;
            case Gain.NextDraw _, Gain.Fame _, Gain.Reputation _ -> Need.NOTHING.bit;
            case Gain.Attack _ -> Need.MELEE.bit;
            case Gain.Ranged _ -> Need.RANGED.bit;
            case Gain.Siege _ -> Need.SIEGE.bit;
            case Gain.Block _ -> Need.BLOCK.bit;
            case Gain.Convert _, Gain.Sideways _, Gain.FirstCardBonus _ -> Need.MORE.bit;
        };
    }

    private static long of(Decks decks) {
        return switch (decks) {
            case Decks.SearchDeck _ -> Need.DECK.bit;
            case Decks.ThisCardToDeck _ -> 0;
            case Decks.StoreCard _, Decks.TakeStoredCards _, Decks.ExtraTurn _, Decks.Recruit _ -> Need.MORE.bit;
            case Decks.UseOfferedUnit _, Decks.WoundsAway _, Decks.DiscardToDeck _ -> Need.MORE.bit;
            default -> Need.NOTHING.bit;
        };
    }
}
