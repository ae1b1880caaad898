package tabard.campaign.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tabard.campaign.rules.Reports.*;
import tabard.table.*;

/**
 * What may be entered in a report (CA-21.29). People are offered every number; bots, who were not at the table, send, waive, or try one of
 * a few entries.
 */
final class ReportChoices implements Choices<OnReport> {
    private static final List<List<Vp>> VPS = Moves.each(Side.ALL, side -> numbers(Reports.VP_MOST, n -> new Vp(side, n)));
    private static final List<List<Lost>> LOSSES =
            Moves.each(Side.ALL, side -> numbers(2 * State.COMPANY_MOST, n -> new Lost(side, n)));
    private static final List<List<Met>> METS =
            Moves.each(Side.ALL, side -> Moves.each(Objectives.ALL, met -> new Met(side, met)));
    private static final List<List<Took>> TOOK =
            Moves.each(Chest.ALL, chest -> Moves.each(Side.ALL, side -> new Took(chest, side)));
    private static final List<Untaken> UNTAKEN = Moves.each(Chest.ALL, Untaken::new);
    private static final List<List<Fielded>> FIELDED =
            Moves.each(Side.ALL, side -> Moves.each(Incarnate.ALL, i -> new Fielded(side, i)));
    private static final List<List<Unfielded>> UNFIELDED =
            Moves.each(Side.ALL, side -> Moves.each(Incarnate.ALL, i -> new Unfielded(side, i)));
    private static final int SOME_VP = 4;
    private static final int SOME_PA = 600;

    private final State s;
    private final Banner seat;
    private final BattleNumber battle;
    private final Side by;
    private final boolean disputed;

    ReportChoices(State s, Banner seat, BattleNumber battle, boolean disputed) {
        this.s = s;
        this.seat = seat;
        this.battle = battle;
        this.by = Armies.side(s, battle, seat);
        this.disputed = disputed;
    }

    private static <M> List<M> numbers(int most, java.util.function.IntFunction<M> maker) {
        var moves = new ArrayList<M>(most + 1);
        for (int n = 0; n <= most; n++) {
            moves.add(maker.apply(n));
        }
        return List.copyOf(moves);
    }

    private boolean objectives() {
        return s.is(State.TYPE, battle, by, Scoring.OBJECTIVES);
    }

    private boolean chest(Chest chest) {
        return Reckoning.has(s.count(State.GOLD_ROLL, battle), chest);
    }

    private boolean reports(BattleNumber other) {
        return other != battle
                && s.is(State.COURSE, other, Course.TABLE)
                && Armies.fights(s, other, seat);
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
            if (other != battle && Armies.fights(s, other, banner)) {
                var on = Armies.side(s, other, banner);
                boolean own = s.is(State.COURSE, other, Course.TABLE) && Armies.fights(s, other, seat);
                var there = own
                        ? s.get(State.LINEUP, other, Armies.side(s, other, seat), on)
                        : s.get(State.LIST, other, on);
                if ((Lineup.bits(there) & incarnate.bit()) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean there(Side side, Incarnate incarnate) {
        return (Lineup.bits(s.get(State.LINEUP, battle, by, side)) & incarnate.bit()) != 0;
    }

    @Override
    public boolean admits(Action move) {
        return switch (move) {
            case Submit _ -> true;
            case Waive _ -> !s.is(State.STAND, battle, by, Stand.WAIVED);
            case Adopt _ -> disputed;
            case TurnTo(var other) -> reports(other);
            case Type(var scoring) -> !s.is(State.TYPE, battle, by, scoring);
            case Vp(var _, var vp) -> !objectives() && vp >= 0 && vp <= Reports.VP_MOST;
            case Met(var side, var met) -> objectives() && s.count(State.VP, battle, by, side) != met.points();
            case Lost(var _, var pa) -> pa >= 0 && pa <= s.count(State.SIZE, battle);
            case Took(var chest, var side) -> chest(chest) && !s.is(State.CHESTS, battle, by, chest, side);
            case Untaken(var chest) -> !s.isEmpty(State.CHESTS, battle, by, chest);
            case Fielded(var side, var incarnate) -> !there(side, incarnate) && free(side, incarnate);
            case Unfielded(var side, var incarnate) -> there(side, incarnate);
            default -> false;
        };
    }

    /** Before anything is said a clock waives; what was entered, and in a dispute what was sent, it sends. */
    @Override
    public OnReport usual() {
        return s.isEmpty(State.STAND, battle, by) && s.count(State.ROUND, battle) == 0 ? Waive.IT : Submit.IT;
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
        add(all, Type.EACH.get(objectives() ? 0 : 1));
        for (var side : Side.ALL) {
            if (objectives()) {
                add(all, METS.get(side.ordinal()).get(Objectives.MAIN.ordinal()));
            } else if (s.count(State.VP, battle, by, side) != SOME_VP) {
                add(all, VPS.get(side.ordinal()).get(SOME_VP));
            }
            if (s.count(State.LOST, battle, by, side) != SOME_PA) {
                add(all, LOSSES.get(side.ordinal()).get(SOME_PA));
            }
        }
        add(all, TOOK.get(0).get(by.ordinal()));
        return all;
    }

    private List<OnReport> closing() {
        var all = new ArrayList<OnReport>(12);
        var usual = usual();
        all.add(usual);
        if (usual != Submit.IT) {
            all.add(Submit.IT);
        } else {
            add(all, Waive.IT);
        }
        add(all, Adopt.IT);
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
        Type.EACH.forEach(type -> add(all, type));
        for (var side : Side.ALL) {
            if (objectives()) {
                METS.get(side.ordinal()).forEach(met -> add(all, met));
            } else {
                all.addAll(VPS.get(side.ordinal()));
            }
        }
        for (var side : Side.ALL) {
            all.addAll(LOSSES.get(side.ordinal()).subList(0, s.count(State.SIZE, battle) + 1));
        }
        for (var chest : Chest.ALL) {
            TOOK.get(chest.ordinal()).forEach(took -> add(all, took));
            add(all, UNTAKEN.get(chest.ordinal()));
        }
        for (var side : Side.ALL) {
            UNFIELDED.get(side.ordinal()).forEach(move -> add(all, move));
            FIELDED.get(side.ordinal()).forEach(move -> add(all, move));
        }
        return all;
    }

    Refusal refusal(Move move) {
        int size = s.count(State.SIZE, battle);
        return switch (move) {
            case Vp(var _, var vp) ->
                objectives() ? refused("CA-21.29", "refused.for-objectives") : refused("CA-21.29", "refused.vp", vp, Reports.VP_MOST);
            case Met(var _, var _) when !objectives() -> refused("CA-21.29", "refused.cumulative");
            case Lost(var _, var pa) -> refused("CA-21.29", "refused.lost", pa, size);
            case Took(var chest, var _) when !chest(chest) -> refused("CA-21.29", "refused.no-chest", battle.number());
            case Fielded(var side, var incarnate) -> notFielded(side, incarnate);
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
