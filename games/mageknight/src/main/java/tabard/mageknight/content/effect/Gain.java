package tabard.mageknight.content.effect;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;

/** Points and cards. */
public sealed interface Gain extends Effect {
    /** Points of one kind that may become those of another. */
    enum Pool {
        MOVE,
        INFLUENCE,
        ATTACK,
        RANGED,
        BLOCK
    }

    /** What makes a card played sideways worth more (MK-23.19). */
    enum Better {
        ADVANCED_SPELL_OR_ARTIFACT,
        NO_SOURCE_DIE_THIS_TURN,
        ACTION_OR_SPELL_OF_MANA_COLOUR
    }

    record Move(Amount n) implements Gain {}

    record Influence(Amount n) implements Gain {}

    /** In the attack phase. Of several elements one is chosen once for the whole effect (MK-23.2). */
    record Attack(
            Amount n, @Otherwise(1) @Spelt(chosen = true) Some<Element> element) implements Gain {}

    record Ranged(
            Amount n, @Otherwise(1) @Spelt(chosen = true) Some<Element> element) implements Gain {}

    record Siege(
            Amount n, @Otherwise(1) @Spelt(chosen = true) Some<Element> element) implements Gain {}

    /** May count twice against a swift attack (MK-23.25). */
    record Block(
            Amount n,
            @Otherwise(1) @Spelt(chosen = true) Some<Element> element,
            @Spelt(key = "double_vs", says = "swift") boolean doubleVsSwift)
            implements Gain {}

    record Heal(Amount n) implements Gain {}

    /** Cards of the deck, as many as there are. */
    record Draw(Amount n) implements Gain {}

    /** So many cards more for the next draw (MK-23.26). */
    record NextDraw(int n) implements Gain {}

    record Fame(int n) implements Gain {}

    record Reputation(int n) implements Gain {}

    /** This turn, any number of times: n points become so many others (MK-23.10). */
    record Convert(
            @Spelt(among = {"move", "influence"}) Pool from,

            int n,

            @Spelt(among = {"attack", "ranged", "block"}) Pool to,

            int gives,
            @Otherwise(1) @Spelt(chosen = true) Some<Element> element)
            implements Gain {}

    /** One card played sideways counts so much, or better (MK-23.19); perhaps for mana. */
    record Sideways(
            @Spelt(among = {"non_wound", "wound"}) Which which,

            int value,
            @Nullable Colours payMana,
            @Otherwise int better,
            @Nullable Better betterIf)
            implements Gain {}

    /** To the first deed card that gives Attack or Block this turn, whichever comes first (MK-24.20). */
    record FirstCardBonus(int attack, int block) implements Gain {}
}
