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

    /** At the end of her Day the undead about her may be driven away. */
    record TurnUndead() implements Skill {}

    /** For an action a die against a crystal, without a card. */
    record Sanctify() implements Skill {}

    /** An action more for a turn that begins on a land of that colour. */
    record HomeLand(Colour land) implements Skill {}

    /** So many actions more in every turn. */
    record MoreActions(int actions) implements Skill {}

    /** Dice may be rolled again, once in a combat. */
    record RollAgain(Again source) implements Skill {}

    /** One wound at the end of a Day, and one by a general, is ignored. */
    record Armour() implements Skill {}

    /** No wound of fear. */
    record Brave() implements Skill {}

    /** For an action up to so many lines, without a card. */
    record Journey(int lines) implements Skill {}

    /** An action more after a Day that ended on the ground in the City or a blue land. */
    record FreshMount() implements Skill {}

    /** Each turn in the sky, where nothing hurts, or on the ground, where dice are rolled again. */
    record Styles() implements Skill {}

    /** +1 on each attack die on a land of that colour. */
    record Lore(Colour land) implements Skill {}

    /** A fight may strike the minions next door. */
    record Archery() implements Skill {}

    /** No wounds by minions, but for fear. */
    record Hide() implements Skill {}

    /** A card more in the Evening where there is a chest. */
    record Thievery() implements Skill {}

    /** Rumours show so many cards. */
    record Listen(int cards) implements Skill {}

    /** Each turn a shape, that spares the wounds of its colour and closes City and inns. */
    record ShapeShifter() implements Skill {}

    /** The first attack of a turn against the colour of the shape is better. */
    record Ambush() implements Skill {}

    /** A die more for the land and for quests. */
    record Insight() implements Skill {}

    /** Once a turn to any location. */
    record Teleport() implements Skill {}

    /** A fight with a card of the minions' colour: they burn. */
    record Fireball() implements Skill {}

    /** A darkness card may be discarded. */
    record Wisdom() implements Skill {}

    /** +1 on each attack die. */
    record Charmed() implements Skill {}

    /** A card more in the Evening. */
    record EveningCard() implements Skill {}

    /** A defeat by a general has no penalty. */
    record Unpunished() implements Skill {}
}
