package tabard.campaign.rules.battle;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/** What can be read of a battle by whoever looks at this position: how it is set up, how it stands, and reports as far as they are known. */
public record BattleSheet(State s, BattleNumber battle) {
    public Place field() {
        return s.require(State.FIELD, battle);
    }

    public Cause cause() {
        return s.require(State.CAUSE, battle);
    }

    public Banner fighter(Side side) {
        return Armies.fighter(s, battle, side);
    }

    /** Before it is settled, while its troops still stand against each other. */
    public boolean pending() {
        var course = s.get(State.COURSE, battle);
        return course == null || course == Course.VIRTUAL || course.reported();
    }

    public int pa(Side side) {
        return Armies.of(s, battle, side);
    }

    public int dice(Side side) {
        return Armies.dice(s, battle, side);
    }

    /** PA a side; 0 while that is not known. */
    public int size() {
        return s.hidden(State.SIZE, battle) ? 0 : s.count(State.SIZE, battle);
    }

    public @Nullable Scoring scoring() {
        return s.hidden(State.SCORING, battle) ? null : s.get(State.SCORING, battle);
    }

    /** CA-15.10; 0 where it was not made. */
    public int goldRoll() {
        return s.count(State.GOLD_ROLL, battle);
    }

    /** Those of a side, as "1-3-7", if they are known (CA-19.5). */
    public @Nullable String incarnates(Side side) {
        var list = s.hidden(State.LIST, battle, side) ? null : s.get(State.LIST, battle, side);
        return list == null ? null : list.word();
    }

    public boolean onScreen() {
        return s.is(State.COURSE, battle, Course.VIRTUAL);
    }

    public boolean atTable() {
        var course = s.get(State.COURSE, battle);
        return course != null && course.reported();
    }

    /** Rounds fought on screen, or how often two reports differed. */
    public int round() {
        return s.count(State.ROUND, battle);
    }

    public int roundsWon(Side side) {
        return s.count(State.WON, battle, side);
    }

    /** Whether it is known what this side wrote. */
    public boolean knows(Side by) {
        return atTable() && !s.hidden(State.STAND, battle, by) && !s.isEmpty(State.TYPE, battle, by);
    }

    public boolean waived(Side by) {
        return s.is(State.STAND, battle, by, Stand.WAIVED);
    }

    /** VP of a side as somebody wrote them, or as they hold by side A once it is settled or fought on screen. */
    public int vp(Side by, Side side) {
        return s.count(State.VP, battle, by, side);
    }

    public int lost(Side by, Side side) {
        return s.count(State.LOST, battle, by, side);
    }

    /** VP that count (CA-15.2, 15.4), of a battle that is settled. */
    public int counted(Side side) {
        return Aftermath.vp(s, battle, side);
    }

    public @Nullable Side winner() {
        return Aftermath.winner(s, battle);
    }
}
