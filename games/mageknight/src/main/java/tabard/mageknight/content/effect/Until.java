package tabard.mageknight.content.effect;

/** How long something lasts. */
public enum Until {
    COMBAT,
    TURN,
    OWN_NEXT_TURN,
    END_OF_ROUND
}
