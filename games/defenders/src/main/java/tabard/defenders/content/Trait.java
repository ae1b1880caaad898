package tabard.defenders.content;

/** A skill that needs no number and no colour. */
public enum Trait implements Skill {
    /** At the end of her Day the undead about her may be driven away. */
    TURN_UNDEAD,
    /** For an action a die against a crystal, without a card. */
    SANCTIFY,
    /** One wound at the end of a Day, and one by a general, is ignored. */
    ARMOUR,
    /** No wound of fear. */
    BRAVE,
    /** An action more after a Day that ended on the ground in the City or a blue land. */
    FRESH_MOUNT,
    /** Each turn in the sky, where nothing hurts, or on the ground, where dice are rolled again. */
    STYLES,
    /** A fight may strike the minions next door. */
    ARCHERY,
    /** No wounds by minions, but for fear. */
    HIDE,
    /** A card more in the Evening where there is a chest. */
    THIEVERY,
    /** Each turn a shape, that spares the wounds of its colour and closes City and inns. */
    SHAPE_SHIFTER,
    /** The first attack of a turn against the colour of the shape is better. */
    AMBUSH,
    /** A die more for the land and for quests. */
    INSIGHT,
    /** Once a turn to any location. */
    TELEPORT,
    /** A fight with a card of the minions' colour: they burn. */
    FIREBALL,
    /** A darkness card may be discarded. */
    WISDOM,
    /** +1 on each attack die. */
    CHARMED,
    /** A card more in the Evening. */
    EVENING_CARD,
    /** A defeat by a general has no penalty. */
    UNPUNISHED
}
