package tabard.defenders.content;

import java.util.List;

/** What a hero can do more than others, by birth (chapter 15) or by a quest (chapter 18), as data: the rules ask for it where it counts. */
public sealed interface Skill
        permits Skill.Blessed,
                Skill.HomeLand,
                Skill.MoreActions,
                Skill.RollAgain,
                Skill.Journey,
                Skill.Lore,
                Skill.Listen,
                Trait {
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
}
