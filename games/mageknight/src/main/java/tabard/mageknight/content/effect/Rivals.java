package tabard.mageknight.content.effect;

/** The other players (MK-23.29). */
public sealed interface Rivals extends Effect {
    /** Each other player loses a random crystal, or takes so many wounds (MK-24.34). */
    record OthersLoseCrystal(int orWounds) implements Rivals {}

    /** One of those. */
    record MayTakeLostCrystal() implements Rivals {}

    /** Everybody, the caster too: a wound for each own crystal of it (MK-24.34). */
    record WoundsPerCrystal(Colours colour) implements Rivals {}

    /** Each other player: one such card, or the hand is shown (MK-24.36). */
    record OthersDiscard(@Spelt(among = "action_or_spell") Which which, Colours colour) implements Rivals {}

    /** One of the cards discarded so, to hand, for good (MK-24.36). */
    record MayTakeDiscarded(@Spelt(among = "action_card") Which which) implements Rivals {}

    /** One unit of each other player may be spent (MK-24.37). */
    record SpendOthersUnits(int maxLevel) implements Rivals {}

    /** Others take that for each such colour they use in a turn (MK-24.35, 26.7). */
    record CurseColour(
            Colours colour,
            int wounds,

            @Spelt(among = {"own_next_turn", "end_of_round"})
            Until until) implements Rivals {}

    /** Others may not use their normal Source die (MK-26.7). */
    record FreezeSource(@Spelt(among = "own_next_turn") Until until) implements Rivals {}
}
