package tabard.campaign.rules.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tabard.campaign.rules.Events;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.battle.Reports.*;
import tabard.campaign.terms.*;
import tabard.table.*;

/**
 * What may be entered in a report (CA-21.29). People are offered every number; bots, who were not at the table, send, waive, or try one of
 * a few entries.
 */
final class ReportChoices implements Choices<OnReport> {
    private static final int SOME_VP = 4;
    private static final int SOME_PA = 600;

    private final State s;
    private final Banner seat;
    private final BattleNumber battle;
    private final Side by;
    private final boolean differs;

    ReportChoices(State s, Banner seat, BattleNumber battle, boolean differs) {
        this.s = s;
        this.seat = seat;
        this.battle = battle;
        this.by = Armies.side(s, battle, seat);
        this.differs = differs;
    }

    private boolean objectives() {
        return s.is(State.TYPE, battle, by, Scoring.OBJECTIVES);
    }

    private boolean chest(Chest chest) {
        return Reckoning.has(s.count(State.GOLD_ROLL, battle), chest);
    }

    private boolean reports(BattleNumber other) {
        return !other.equals(battle) && s.is(State.COURSE, other, Course.TABLE) && Armies.fights(s, other, seat);
    }

    /** Whether an Incarnate can have been there: on the roster, and in no other battle (CA-21.29). */
    private boolean free(Side side, Incarnate incarnate) {
        if (!Incarnates.fields(s, battle, side)) {
            return false;
        }
        var banner = Armies.fighter(s, battle, side);
        if ((Incarnates.roster(s, banner) & incarnate.bit()) == 0) {
            return false;
        }
        for (int i = 0; i < Armies.battles(s); i++) {
            var other = BattleNumber.ALL.get(i);
            if (!other.equals(battle) && Armies.fights(s, other, banner)) {
                var on = Armies.side(s, other, banner);
                boolean own = s.is(State.COURSE, other, Course.TABLE) && Armies.fights(s, other, seat);
                var there = own
                        ? s.get(State.LINEUP, other, Armies.side(s, other, seat), on)
                        : s.get(State.LIST, other, on);
                if ((Lineup.fielded(there) & incarnate.bit()) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean there(Side side, Incarnate incarnate) {
        return (Lineup.fielded(s.get(State.LINEUP, battle, by, side)) & incarnate.bit()) != 0;
    }

    @Override
    public boolean admits(Action move) {
        return switch (move) {
            case Submit _ -> true;
            case LeaveToUmpire _ -> disputed();
            case Waive(var of) -> of.equals(battle) && !s.is(State.STAND, battle, by, Stand.WAIVED);
            case Adopt(var of) -> of.equals(battle) && differs;
            case TurnTo(var other) -> reports(other);
            case Type(var of, var scoring) -> of.equals(battle) && !s.is(State.TYPE, battle, by, scoring);
            case Vp(var of, var _, var vp) -> of.equals(battle) && !objectives() && vp >= 0 && vp <= Reports.VP_MOST;
            case Met(var of, var side, var met) ->
                of.equals(battle) && objectives() && s.count(State.VP, battle, by, side) != met.points();
            case Lost(var of, var _, var pa) -> of.equals(battle) && pa >= 0 && pa <= s.count(State.SIZE, battle);
            case Took(var of, var chest, var side) ->
                of.equals(battle) && chest(chest) && !s.is(State.CHESTS, battle, by, chest, side);
            case Untaken(var of, var chest) -> of.equals(battle) && !s.isEmpty(State.CHESTS, battle, by, chest);
            case Fielded(var of, var side, var incarnate) ->
                of.equals(battle) && !there(side, incarnate) && free(side, incarnate);
            case Unfielded(var of, var side, var incarnate) -> of.equals(battle) && there(side, incarnate);
            default -> false;
        };
    }

    /** Before anything is said a clock waives; what was entered it sends; in a dispute it leaves the rest to the umpire (CA-21.32). */
    @Override
    public OnReport usual() {
        if (disputed()) {
            return LeaveToUmpire.IT;
        }
        return s.isEmpty(State.STAND, battle, by) ? waive() : Submit.IT;
    }

    private boolean disputed() {
        return s.count(State.ROUND, battle) > 0;
    }

    private OnReport waive() {
        return Waive.EACH.get(battle.ordinal());
    }

    @Override
    public OnReport any(RandomGenerator dice) {
        var all = all();
        return all.get(dice.nextInt(all.size()));
    }

    @Override
    public int size() {
        return all().size();
    }

    @Override
    public List<OnReport> all() {
        var all = closing();
        add(all, new Type(battle, objectives() ? Scoring.CUMULATIVE : Scoring.OBJECTIVES));
        for (var side : Side.ALL) {
            if (objectives()) {
                add(all, new Met(battle, side, Objectives.MAIN));
            } else if (s.count(State.VP, battle, by, side) != SOME_VP) {
                add(all, new Vp(battle, side, SOME_VP));
            }
            if (s.count(State.LOST, battle, by, side) != SOME_PA) {
                add(all, new Lost(battle, side, SOME_PA));
            }
        }
        add(all, new Took(battle, Chest.FIRST, by));
        return all;
    }

    private List<OnReport> closing() {
        var all = new ArrayList<OnReport>(12);
        var usual = usual();
        all.add(usual);
        if (!(usual instanceof Submit)) {
            all.add(Submit.IT);
        }
        if (!(usual instanceof Waive)) {
            add(all, waive());
        }
        add(all, Adopt.EACH.get(battle.ordinal()));
        for (int i = 0; i < Armies.battles(s); i++) {
            add(all, TurnTo.EACH.get(i));
        }
        return all;
    }

    private void add(List<OnReport> out, OnReport move) {
        if (admits(move)) {
            out.add(move);
        }
    }

    @Override
    public List<OnReport> offered() {
        var all = closing();
        for (var scoring : Scoring.ALL) {
            add(all, new Type(battle, scoring));
        }
        for (var side : Side.ALL) {
            points(side, all);
        }
        for (var side : Side.ALL) {
            for (int pa = 0; pa <= s.count(State.SIZE, battle); pa++) {
                all.add(new Lost(battle, side, pa));
            }
        }
        for (var chest : Chest.ALL) {
            for (var side : Side.ALL) {
                add(all, new Took(battle, chest, side));
            }
            add(all, new Untaken(battle, chest));
        }
        for (var side : Side.ALL) {
            for (var incarnate : Incarnate.ALL) {
                add(all, new Unfielded(battle, side, incarnate));
                add(all, new Fielded(battle, side, incarnate));
            }
        }
        return all;
    }

    private void points(Side side, List<OnReport> out) {
        if (objectives()) {
            for (var met : Objectives.ALL) {
                add(out, new Met(battle, side, met));
            }
        } else {
            for (int vp = 0; vp <= Reports.VP_MOST; vp++) {
                out.add(new Vp(battle, side, vp));
            }
        }
    }

    Refusal refusal(Move move) {
        int size = s.count(State.SIZE, battle);
        return switch (move) {
            case Vp(var _, var _, var vp) ->
                objectives()
                        ? refused("CA-21.29", "refused.for-objectives")
                        : refused("CA-21.29", "refused.vp", vp, Reports.VP_MOST);
            case Met _ when !objectives() -> refused("CA-21.29", "refused.cumulative");
            case Lost(var _, var _, var pa) -> refused("CA-21.29", "refused.lost", pa, size);
            case Took(var _, var chest, var _)
            when !chest(chest) -> refused("CA-21.29", "refused.no-chest", battle.number());
            case Fielded(var _, var side, var incarnate) -> notFielded(side, incarnate);
            default -> Refusal.notOffered(move);
        };
    }

    private Refusal notFielded(Side side, Incarnate incarnate) {
        if (!Incarnates.fields(s, battle, side)) {
            return refused("CA-19.3", "refused.mercenaries-field-none", battle.number());
        }
        var banner = Armies.fighter(s, battle, side);
        return (Incarnates.roster(s, banner) & incarnate.bit()) == 0
                ? refused("CA-19.2", "refused.not-on-roster", incarnate.number())
                : refused("CA-21.29", "refused.incarnate-twice", incarnate.number());
    }

    private static Refusal refused(String clause, String key, Object... args) {
        return Events.Noting.refused(clause, key, args);
    }
}
