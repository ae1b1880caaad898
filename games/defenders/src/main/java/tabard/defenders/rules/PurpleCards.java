package tabard.defenders.rules;

import java.util.List;
import java.util.Objects;
import tabard.defenders.content.Banner;
import tabard.defenders.content.Board;
import tabard.defenders.content.CardSpot;
import tabard.defenders.content.Colour;
import tabard.defenders.content.Guard;
import tabard.defenders.content.HeroCard;
import tabard.defenders.content.Location;
import tabard.defenders.content.Occasion;
import tabard.defenders.content.Purple;

/** Chapter 16: when a purple card would change something, and what happens when it is played. */
public final class PurpleCards {
    private static final int GUARDS = 6; // minions for the King's Guard (DR-16.8)
    private static final int SWEEP = 6; // what a Cavalry Sweep is worth (DR-16.13)

    private PurpleCards() {}

    private static Purple purple(HeroCard card) {
        return Objects.requireNonNull(card.purple());
    }

    /** DR-14.2, 14.3: whether it may be played now and has a target. */
    static boolean useful(State s, Banner seat, HeroCard card, Occasion occasion) {
        var purple = purple(card);
        if (purple.anyTime()) {
            return anyTime(occasion) && hasTarget(s, purple);
        }
        return switch (purple) {
            case BATTLE_FURY ->
                occasion == Occasion.DAY && seat == s.active() && s.actions() > 0 && s.beset(s.place(seat));
            case LOCAL_INFORMATION ->
                occasion == Occasion.DAY && seat == s.active() && s.place(seat).inn() && Hands.drawable(s);
            case ALL_IS_QUIET -> (occasion == Occasion.EVENING || occasion == Occasion.NIGHTFALL) && !s.quiet();
            case MILITIA_SECURES_AREA -> occasion == Occasion.DARKNESS && Darkness.sparable(s, Guard.MILITIA) != 0;
            case STRONG_DEFENSES -> occasion == Occasion.DARKNESS && Darkness.advances(s);
            case BATTLE_LUCK -> occasion == Occasion.ROLL && Rerolls.anyFailed(s);
            case SPY_IN_THE_CAMP -> occasion == Occasion.RECOVERY && Recovery.due(s) != 0;
            case MAGIC_GATE,
                    SPELL_OF_PURITY,
                    ELVEN_ARCHERS,
                    KINGS_GUARD_ATTACK,
                    HAMMER_OF_VALOR,
                    BATTLE_STRATEGY,
                    CAVALRY_SWEEP,
                    DARK_VISIONS -> throw new IllegalStateException("at any time: " + purple);
        };
    }

    public static boolean anyTime(Occasion occasion) {
        return switch (occasion) {
            case DAY, DUSK, EVENING, NIGHTFALL, DARKNESS -> true;
            case COMMITMENT, ROLL, RECOVERY -> false;
        };
    }

    private static boolean hasTarget(State s, Purple purple) {
        return switch (purple) {
            case MAGIC_GATE -> s.gatesLeft() > 0;
            case SPELL_OF_PURITY -> s.crystals() > 0;
            case ELVEN_ARCHERS -> (s.beset() & Board.lands(Colour.GREEN)) != 0;
            case KINGS_GUARD_ATTACK -> (s.beset() & aroundTheCity()) != 0;
            case HAMMER_OF_VALOR -> true; // one's own hero, if nobody else
            case BATTLE_STRATEGY -> s.beset() != 0 || Targets.canGoBack(s) != 0;
            case CAVALRY_SWEEP -> s.beset() != 0;
            case DARK_VISIONS -> s.darkDeck() != 0;
            case MILITIA_SECURES_AREA,
                    STRONG_DEFENSES,
                    ALL_IS_QUIET,
                    BATTLE_FURY,
                    BATTLE_LUCK,
                    LOCAL_INFORMATION,
                    SPY_IN_THE_CAMP -> false;
        };
    }

    private static long aroundTheCity() {
        return Board.near(Location.CITY) | Location.CITY.bit();
    }

    /** DR-14.7: whether it could take minions from where the active hero stands, or him away from there. */
    static boolean relieves(State s, Banner seat, HeroCard card) {
        var place = s.place(s.active());
        return switch (purple(card)) {
            case HAMMER_OF_VALOR -> Carrying.movable(s, seat, s.active());
            case BATTLE_STRATEGY, CAVALRY_SWEEP -> true;
            case ELVEN_ARCHERS -> place.is(Colour.GREEN);
            case KINGS_GUARD_ATTACK -> (aroundTheCity() & place.bit()) != 0;
            case MAGIC_GATE,
                    MILITIA_SECURES_AREA,
                    SPELL_OF_PURITY,
                    STRONG_DEFENSES,
                    ALL_IS_QUIET,
                    BATTLE_FURY,
                    BATTLE_LUCK,
                    LOCAL_INFORMATION,
                    DARK_VISIONS,
                    SPY_IN_THE_CAMP -> false;
        };
    }

    /** The card leaves the game (DR-13.5); the Hammer only when the hero agrees to be moved (DR-16.9). */
    static void play(State s, Banner seat, HeroCard card) {
        var purple = purple(card);
        if (purple != Purple.HAMMER_OF_VALOR) {
            Hands.discard(s, card);
        } else if (s.closed()) {
            s.move(card, CardSpot.shown(seat));
        }
        switch (purple) {
            case MAGIC_GATE -> s.push(new Targets.Gating(seat));
            case MILITIA_SECURES_AREA -> s.push(new Targets.Securing(seat, Guard.MILITIA));
            case SPELL_OF_PURITY -> s.push(new Targets.Cleaning(seat, true));
            case STRONG_DEFENSES -> s.set(State.HALTED, 1);
            case ELVEN_ARCHERS -> s.push(new Targets.Raining(seat, 2));
            case ALL_IS_QUIET -> s.set(State.QUIET, 1);
            case BATTLE_FURY -> fury(s, seat);
            case KINGS_GUARD_ATTACK -> s.push(new Targets.Routing(seat, Location.CITY, 1, GUARDS, false));
            case HAMMER_OF_VALOR -> s.push(new Carrying.Calling(seat, false, 0));
            case BATTLE_STRATEGY -> s.push(new Targets.Storming(seat, 3));
            case BATTLE_LUCK -> Rerolls.luck(s);
            case LOCAL_INFORMATION -> s.push(new Targets.Informing(seat));
            case CAVALRY_SWEEP -> s.push(new Sweep.Sweeping(seat, List.of(), 0, SWEEP));
            case DARK_VISIONS -> Visions.begin(s, seat);
            case SPY_IN_THE_CAMP -> s.push(new Targets.Spying(seat));
        }
    }

    /** DR-16.7 */
    private static void fury(State s, Banner seat) {
        s.spendAction();
        var place = s.place(seat);
        for (var colour : Colour.ALL) {
            int minions = s.minions(colour, place);
            if (minions > 0) {
                Fighting.defeat(s, seat, colour, place, minions);
            }
        }
        Quests.defeated(s, seat);
    }
}
