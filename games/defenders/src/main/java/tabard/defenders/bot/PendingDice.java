package tabard.defenders.bot;

import tabard.defenders.content.*;
import tabard.defenders.content.Skill.Trait;
import tabard.defenders.rules.*;

/** What was begun and hangs on dice or cards still to come: it counts by what may be expected of it. */
final class PendingDice {
    private static final double SIX = 6;

    private PendingDice() {}

    /** Minions of a colour that fall in the fight that goes on, if one does. */
    static double killed(State s, Colour colour) {
        var at = s.get(State.FIGHT_PLACE);
        if (at == null) {
            return 0;
        }
        int minions = s.minions(colour, at);
        if (minions == 0) {
            return 0;
        }
        int rolled = Math.min(minions, Fighting.rolled(s, colour));
        int failed = Math.min(rolled, Fighting.failed(s, s.active(), colour));
        double hit = Math.clamp((7 - Fighting.least(s, s.active(), colour)) / SIX, 0, 1);
        return rolled - failed + (minions - rolled) * hit;
    }

    /** How many minions will be left at a place. */
    static double left(State s, Location place) {
        boolean fought = s.get(State.FIGHT_PLACE) == place;
        return s.minions(place) - (fought ? Sum.of(Colour.ALL, colour -> killed(s, colour)) : 0);
    }

    /** How likely a crystal goes. */
    static double purged(State s) {
        return s.head() instanceof Healing.Purging(var _, int dice) ? 1 - Math.pow((Healing.CLEAN - 1) / SIX, dice) : 0;
    }

    /** How likely a quest is done. */
    static double quest(State s) {
        return s.head() instanceof Quests.Seeing(var banner) ? success(s, banner) : 0;
    }

    static double success(State s, Banner banner) {
        var quest = s.quest(banner);
        if (quest == null || quest.goal() != Quest.Goal.ROLL_AT_LOCATION) {
            return quest == null ? 0 : 1;
        }
        int dice = quest.dice() + (s.can(banner, Trait.INSIGHT) ? 1 : 0);
        return 1 - Math.pow((quest.success() - 1) / SIX, dice);
    }

    /** How many cards a player is still shown in the inn, if they may be of that colour. */
    static int shown(State s, Banner banner, Colour colour) {
        return s.head() instanceof Hands.Showing showing && showing.banner() == banner && showing.colour() == colour
                ? showing.cards()
                : 0;
    }

    static int shown(State s, Banner banner) {
        return s.head() instanceof Hands.Showing showing && showing.banner() == banner ? showing.cards() : 0;
    }
}
