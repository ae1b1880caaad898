package tabard.mageknight.rules.effect;

import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.Script;

/**
 * What an effect needs in order to do something, as bits: one of them is enough (MK-9.4). It is read off the words of a list once; only what
 * hangs on more than that is looked at in every position.
 */
final class Needs {
    /** Works at any time. */
    static final int NOTHING = 1;

    static final int MOVE = 1 << 1;
    static final int INFLUENCE = 1 << 2;
    static final int HEALING = 1 << 3;
    static final int DECK = 1 << 4;
    static final int HAND = 1 << 5;
    static final int MELEE = 1 << 6;
    static final int RANGED = 1 << 7;
    static final int SIEGE = 1 << 8;
    static final int BLOCK = 1 << 9;
    static final int MOVING = 1 << 10;
    static final int RIVALS = 1 << 11;

    /** Something that {@link Works} has to look at. */
    static final int MORE = 1 << 12;

    private static final int[] OF =
            Script.ALL.stream().mapToInt(script -> of(script.effects())).toArray();

    private Needs() {}

    static int of(Script script) {
        return OF[script.ordinal()];
    }

    private static int of(Effects effects) {
        int needs = 0;
        for (var effect : effects) {
            needs |= of(effect);
        }
        return needs;
    }

    static int of(Effect effect) {
        return switch (effect) {
            case Order order -> of(order);
            case Cost.DiscardUpTo _, Cost.HandToDeck _ -> HAND;
            case Cost.DiscardAny _ -> MORE;
            case Cost.MayPayMana(var _, var _, var then) -> of(then);
            case Cost _ -> 0;
            case Gain gain -> of(gain);
            case Magic.Tokens(var _, var _, boolean atOnce) -> atOnce ? MORE : NOTHING;
            case Magic.SpentCrystalsReturn _, Magic.ManaAs _ -> MORE;
            case Magic _ -> NOTHING;
            case Decks decks -> of(decks);
            case Land.Travel _ -> MORE;
            case Land.SeeAsByDay _ -> NOTHING;
            case Land.AssaultThere _ -> 0;
            case Land _ -> MOVING;
            case Fight.WoundThisUnit _, Fight.Banner _, Fight.CommandToken _ -> 0;
            case Fight _ -> MORE;
            case Rivals _ -> RIVALS;
        };
    }

    private static int of(Order order) {
        return switch (order) {
            case Order.Choose _, Order.ByColour _, Order.RepeatUpTo _ -> {
                int needs = 0;
                for (var list : order.inner()) {
                    needs |= of(list);
                }
                yield needs;
            }
            case Order.If(var _, var _, boolean later) -> later ? 0 : MORE;
            case Order.EachTime _, Order.EachOwnTurn _, Order.NextOwnTurn _ -> NOTHING;
            case Order.OnBlock _, Order.OnGain _ -> 0;
        };
    }

    private static int of(Gain gain) {
        return switch (gain) {
            case Gain.Move _ -> MOVE;
            case Gain.Influence _ -> INFLUENCE;
            case Gain.Heal _ -> HEALING;
            case Gain.Draw _ -> DECK;
            case Gain.NextDraw _, Gain.Fame _, Gain.Reputation _ -> NOTHING;
            case Gain.Attack _ -> MELEE;
            case Gain.Ranged _ -> RANGED;
            case Gain.Siege _ -> SIEGE;
            case Gain.Block _ -> BLOCK;
            case Gain.Convert _, Gain.Sideways _, Gain.FirstCardBonus _ -> MORE;
        };
    }

    private static int of(Decks decks) {
        return switch (decks) {
            case Decks.SearchDeck _ -> DECK;
            case Decks.ThisCardToDeck _ -> 0;
            case Decks.StoreCard _, Decks.TakeStoredCards _, Decks.ExtraTurn _, Decks.Recruit _ -> MORE;
            case Decks.UseOfferedUnit _, Decks.WoundsAway _, Decks.DiscardToDeck _ -> MORE;
            default -> NOTHING;
        };
    }
}
