package tabard.mageknight.bot;

import java.util.*;
import tabard.table.Named;

/** What {@link MageKnightWorth} and its estimates count with; the numbers are in a file, for they come from games and not from thought. In points of fame, if nothing else is said. */
enum Weight implements Named {
    FAME,
    LEVEL_AT_LAST,
    LEVEL,
    /** The way to the next one, as a share of it. */
    NEXT_LEVEL,
    ADVANCED_ACTION,
    SPELL,
    ARTIFACT,
    SKILL,
    UNIT_AT_LAST,
    UNIT,
    /** A unit's share of that while it is hurt. */
    UNIT_HURT,
    UNIT_READY,
    CRYSTAL_AT_LAST,
    CRYSTAL,
    WOUND_AT_LAST,
    WOUND,
    WOUND_IN_HAND,
    /** Of all wounds together, for a whole deck of them. */
    WOUNDED_DECK,
    SITE,
    KEEP,
    REPUTATION,
    CITY,
    DEFENDER,
    CITY_SEEN,
    TILE_AT_LAST,
    TILE,
    CORE_TILE,
    CARDS_TO_COME,
    CARDS_TO_COME_SQUARED,
    /** How much what is left goes by the Dummy's deck. */
    DUMMY,
    TOKEN,
    MOVE,
    INFLUENCE,
    HEAL,
    COMBAT,
    MOVE_PER_CARD,
    STRENGTH_PER_CARD,
    STRENGTH_PER_UNIT,
    /** What comes a turn later is worth so much less. */
    PER_TURN,
    /** What can be done now, as an estimate. */
    SURE,
    /** What can be done later. */
    LIKELY,
    SECOND_DEED,
    /** Damage that is a wound. */
    HURT,
    /** How much of the Block one will bring. */
    HEED,
    EXPLORE,
    TRADE,
    /** To stand before a city, ready. */
    SIEGE,
    /** Strength it takes to bear a point of damage of the other defenders. */
    HURTING,
    FAR_OFF,
    /** To be near a city late in the game, ready or not. */
    NEAR_CITY,
    /** Rewards, as shares of what was guessed. */
    REWARD_OF_FORTIFIED,
    REWARD_OF_ADVENTURES,
    REWARD_OF_CITIES,
    REWARD_OF_RAMPAGERS,
    WOUND_IN_COMBAT,
    KNOCKED_OUT;

    static final List<Weight> ALL = List.of(values());
}
