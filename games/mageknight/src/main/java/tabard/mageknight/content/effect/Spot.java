package tabard.mageknight.content.effect;

/** Where a card goes. */
public enum Spot {
    HAND,
    DISCARD,
    /** On top of it. */
    DECK,
    TOP,
    BOTTOM,
    TOP_OR_BOTTOM,
    EMPTY_DECK
}
