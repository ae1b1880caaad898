package tabard.mageknight.content.effect;

/** Which cards may be given up; where nothing else is said, wounds may not (MK-1.7). */
public enum Which {
    NON_WOUND,
    WOUND,
    /** An action card or a spell. */
    COLOURED,
    ACTION_CARD,
    ACTION_OR_SPELL,
    /** Wounds, too. */
    ANY_CARD
}
