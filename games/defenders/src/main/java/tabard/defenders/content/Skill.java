package tabard.defenders.content;

import java.util.List;

/** What a hero can do more than others, by birth (chapter 15) or by a quest (chapter 18), as data: the rules ask for it where it counts. */
public sealed interface Skill {
    /** +1 on each die against minions of these colours. */
    record Blessed(List<Colour> foes) implements Skill {
        Blessed(Colour... foes) {
            this(List.of(foes));
        }
    }

    /** An action more for a turn that begins on a land of that colour. */
    record HomeLand(Colour land) implements Skill {}

    /** So many actions more in every turn. */
    record MoreActions(int actions) implements Skill {}

    /** Dice may be rolled again, once in a combat. */
    record RollAgain(Again source) implements Skill {}

    /** For an action up to so many lines, without a card. */
    record Journey(int lines) implements Skill {}

    /** +1 on each attack die on a land of that colour. */
    record Lore(Colour land) implements Skill {}

    /** Rumours show so many cards. */
    record Listen(int cards) implements Skill {}

    /** What needs no number and no colour. */
    enum Trait implements Skill {
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
}
