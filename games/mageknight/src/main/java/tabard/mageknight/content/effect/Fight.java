package tabard.mageknight.content.effect;

import tabard.mageknight.content.*;

/** Combat and units. */
public sealed interface Fight extends Effect {
    /** Which enemies of this combat (MK-23.12). */
    enum Target {
        ONE,
        ONE_UNFORTIFIED,
        UP_TO_3,
        ALL,
        ALL_OTHERS,
        BLOCKED
    }

    /** What an enemy may lose for the turn (MK-23.13). */
    enum Loss {
        /** The token's part and the site's. */
        FORTIFICATION,
        /** All of them. */
        RESISTANCES,
        RESIST_PHYSICAL,
        RESIST_FIRE,
        RESIST_ICE
    }

    /** Changes to enemies of this combat; the second target may cost so much Move, the third twice that, and so on (MK-23.13). */
    record Enemies(
            Target target,
            boolean noAttack,
            @Otherwise int armour,
            @Otherwise int armourIfFortified,
            @Otherwise int armourPerResistance,
            @Otherwise Some<Loss> lose,
            boolean destroy,
            @Otherwise int furtherMove)
            implements Fight {}

    /** The site fortifies nobody this turn (MK-23.14). */
    record IgnoreSiteFortification() implements Fight {}

    /** Attacks of that element made in the attack phase count double (MK-25.6). */
    record DoubleAttacks(@Spelt(chosen = true) Some<Element> element) implements Fight {}

    /** All own attacks of this combat change element or kind (MK-26.14). */
    record AttacksBecome(
            @Otherwise @Spelt(chosen = true) Some<Element> element,
            @Spelt(key = "kind", says = "siege") boolean siege) implements Fight {}

    /** One spent unit, and perhaps one wound of it (MK-23.16). */
    record ReadyUnit(int maxLevel, boolean heal) implements Fight {}

    /** Any spent units whose levels sum to that or less (MK-23.16). */
    record ReadyUnits(@Spelt(all = true) Amount levels) implements Fight {}

    /** One wound of one unit (MK-15.3). */
    record HealUnit() implements Fight {}

    /** To values of own units (MK-23.24). */
    record UnitsBonus(
            int attack,
            int block,
            @Otherwise int armour,
            @Spelt(among = {"combat", "turn"}) Until until) implements Fight {}

    /** All own units resist these (MK-23.24). */
    record UnitsResist(
            Some<Element> elements, @Spelt(among = "turn") Until until) implements Fight {}

    /** No damage goes to own units this turn (MK-23.14). */
    record NoDamageToUnits() implements Fight {}

    /** One of these, to one ability of one unit (MK-26.9). */
    record UnitBoost(int block, int attack, int ranged) implements Fight {}

    /** One wound on the unit after use (MK-23.25). */
    record WoundThisUnit() implements Fight {}

    /** What a unit under this banner has; fame each time it attacks, blocks or cancels (MK-23.24). */
    record Banner(
            @Otherwise int armour,
            @Otherwise int attack,
            @Otherwise int block,
            @Otherwise Some<Element> resist,
            @Otherwise int fame,
            boolean cancelAttack,
            boolean readyOnceARound)
            implements Fight {}

    /** Command tokens more, and what holds for a unit under them (MK-26.10). */
    record CommandToken(int n, int price, int minPrice, boolean actsWhereBarred, boolean neverDisbanded)
            implements Fight {}
}
