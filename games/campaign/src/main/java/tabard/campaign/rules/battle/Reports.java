package tabard.campaign.rules.battle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.battle.Report.Difference;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.text.Within;

/** CA-21.28 to 21.32: both sides of a battle at the table report it, field by field, without seeing what the other writes. */
public final class Reports {
    static final int VP_MOST = 999;

    private Reports() {}

    public sealed interface OnReport extends Move {
        @Override
        default Audience audience() {
            return Events.UNNOTICED;
        }

        @Override
        default boolean reported() {
            return true;
        }
    }

    /** All reports of this player are as they should be. */
    @Rule("CA-21.31")
    public record Submit() implements OnReport {
        static final Submit IT = new Submit();

        @Override
        public Audience audience() {
            return Preparations.CONFIRMED;
        }
    }

    /** No report of this battle: the other's will do, if it can be confirmed. */
    @Rule("CA-21.31")
    public record Waive(BattleNumber battle) implements OnReport {
        static final List<Waive> EACH = Moves.each(BattleNumber.ALL, Waive::new);
    }

    /** Takes over what the other has written (CA-21.32). */
    @Rule("CA-21.32")
    public record Adopt(BattleNumber battle) implements OnReport {
        static final List<Adopt> EACH = Moves.each(BattleNumber.ALL, Adopt::new);
    }

    /** What is entered stays as it is, and where it still differs the umpire decides: what a clock answers in a dispute. */
    @Rule("CA-21.32")
    public record LeaveToUmpire() implements OnReport {
        static final LeaveToUmpire IT = new LeaveToUmpire();

        @Override
        public Audience audience() {
            return Preparations.CONFIRMED;
        }
    }

    /** Another battle; this alone tells nothing of any. */
    @Rule("CA-21.28")
    public record TurnTo(BattleNumber battle) implements OnReport {
        static final List<TurnTo> EACH = Moves.each(BattleNumber.ALL, TurnTo::new);

        @Override
        public boolean reported() {
            return false;
        }
    }

    @Rule("CA-21.28")
    public record Type(BattleNumber battle, Scoring scoring) implements OnReport {}

    @Rule("CA-15.4")
    public record Vp(
            BattleNumber battle,
            Side side,
            @Within(most = VP_MOST) int vp) implements OnReport {}

    @Rule("CA-15.2")
    public record Met(BattleNumber battle, Side side, Objectives met) implements OnReport {}

    @Rule("CA-16.1")
    public record Lost(
            BattleNumber battle,
            Side side,
            @Within(most = 2 * State.COMPANY_MOST) int pa) implements OnReport {}

    @Rule("CA-15.10")
    public record Took(BattleNumber battle, Chest chest, Side side) implements OnReport {}

    /** Nobody took it. */
    @Rule("CA-15.10")
    public record Untaken(BattleNumber battle, Chest chest) implements OnReport {}

    @Rule("CA-19.1")
    public record Fielded(BattleNumber battle, Side side, Incarnate incarnate) implements OnReport {}

    @Rule("CA-19.1")
    public record Unfielded(BattleNumber battle, Side side, Incarnate incarnate) implements OnReport {}

    /** Asks both sides of all battles at the table; where reports differed, both see in what (CA-21.32). */
    public record Open() implements Runs {
        @Override
        public void run(State s) {
            ask(s, List.of());
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    static void ask(State s, List<Difference> shown) {
        var asked = new ArrayList<Reporting>();
        for (var banner : s.players()) {
            var first = next(s, banner, false);
            if (first != null) {
                asked.add(new Reporting(banner, first, shown));
            }
        }
        s.push(new Dispute.Comparing(first(s), List.of()));
        Windows.fork(s, Window.REPORTS, asked);
    }

    /** The first battle of which reports are awaited. */
    static BattleNumber first(State s) {
        int i = 0;
        while (!s.is(State.COURSE, BattleNumber.ALL.get(i), Course.TABLE)) {
            i++;
        }
        return BattleNumber.ALL.get(i);
    }

    /** The first battle that a player is to report, or that he has not said anything about. */
    private static @Nullable BattleNumber next(State s, Banner banner, boolean untouched) {
        for (int i = 0; i < Armies.battles(s); i++) {
            var battle = BattleNumber.ALL.get(i);
            if (s.is(State.COURSE, battle, Course.TABLE)
                    && Armies.fights(s, battle, banner)
                    && (!untouched || s.isEmpty(State.STAND, battle, Armies.side(s, battle, banner)))) {
                return battle;
            }
        }
        return null;
    }

    /** All that is in dispute, but for what was waived meanwhile. */
    private static void refer(State s, Banner banner) {
        for (int i = 0; i < Armies.battles(s); i++) {
            var battle = BattleNumber.ALL.get(i);
            if (s.is(State.COURSE, battle, Course.TABLE) && Armies.fights(s, battle, banner)) {
                var side = Armies.side(s, battle, banner);
                if (!s.is(State.STAND, battle, side, Stand.WAIVED)) {
                    s.set(State.STAND, battle, side, Stand.REFERRED);
                }
            }
        }
    }

    /** Second thoughts find the reports as they were entered; the umpire is not called any more. */
    public static void forget(State s, Banner banner) {
        for (int i = 0; i < Armies.battles(s); i++) {
            var battle = BattleNumber.ALL.get(i);
            if (Armies.fights(s, battle, banner)) {
                var side = Armies.side(s, battle, banner);
                if (s.is(State.STAND, battle, side, Stand.REFERRED)) {
                    s.set(State.STAND, battle, side, Stand.ENTERED);
                }
            }
        }
    }

    /** What was this battle like? */
    public record Reporting(Banner seat, BattleNumber battle, List<Difference> shown) implements Asks<OnReport> {
        private Side side(State s) {
            return Armies.side(s, battle, seat);
        }

        @Override
        public ReportChoices choices(State s) {
            return new ReportChoices(s, seat, battle, differs(s));
        }

        /** Whether there is something of the other's report to take over. */
        private boolean differs(State s) {
            var by = side(s);
            for (var difference : shown) {
                if (difference.battle().equals(battle)
                        && Report.get(s, battle, by, difference.field()) != difference.by(by.other())) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void answer(State s, OnReport chosen) {
            switch (chosen) {
                case Submit() -> {}
                case LeaveToUmpire() -> refer(s, seat);
                case Waive _ -> {
                    s.set(State.STAND, battle, side(s), Stand.WAIVED);
                    var next = next(s, seat, true);
                    s.push(next == null ? this : new Reporting(seat, next, shown));
                }
                case TurnTo(var other) -> s.push(new Reporting(seat, other, shown));
                default -> {
                    enter(s, side(s), chosen);
                    s.set(State.STAND, battle, side(s), Stand.ENTERED);
                    s.push(this);
                }
            }
        }

        private void enter(State s, Side by, OnReport chosen) {
            switch (chosen) {
                case Type(var _, var scoring) -> {
                    s.set(State.TYPE, battle, by, scoring);
                    s.set(State.VP, battle, by, Side.A, 0); // points of one kind mean nothing in the other
                    s.set(State.VP, battle, by, Side.B, 0);
                }
                case Vp(var _, var side, var vp) -> s.set(State.VP, battle, by, side, vp);
                case Met(var _, var side, var met) -> s.set(State.VP, battle, by, side, met.points());
                case Lost(var _, var side, var pa) -> s.set(State.LOST, battle, by, side, pa);
                case Took(var _, var chest, var side) -> s.set(State.CHESTS, battle, by, chest, side);
                case Untaken(var _, var chest) -> s.clear(State.CHESTS, battle, by, chest);
                case Fielded(var _, var side, var incarnate) -> field(s, by, side, incarnate);
                case Unfielded(var _, var side, var incarnate) -> field(s, by, side, incarnate);
                case Adopt _ -> {
                    for (var difference : shown) {
                        if (difference.battle().equals(battle)) {
                            Report.set(s, battle, by, difference.field(), difference.by(by.other()));
                        }
                    }
                }
                case Submit _, LeaveToUmpire _, Waive _, TurnTo _ -> {}
            }
        }

        private void field(State s, Side by, Side side, Incarnate incarnate) {
            int bits = Lineup.fielded(s.get(State.LINEUP, battle, by, side));
            s.set(State.LINEUP, battle, by, side, Lineup.of(bits ^ incarnate.bit()));
        }

        @Override
        public boolean asksAgain(OnReport move) {
            return !passesOn(move);
        }

        @Override
        public boolean passesOn(OnReport move) {
            return move instanceof Submit || move instanceof LeaveToUmpire;
        }

        /** Numbers start where they are. */
        @Override
        public OnReport start(State s, OnReport like) {
            return switch (like) {
                case Vp(var _, var side, var _) -> new Vp(battle, side, s.count(State.VP, battle, side(s), side));
                case Lost(var _, var side, var _) -> new Lost(battle, side, s.count(State.LOST, battle, side(s), side));
                default -> like;
            };
        }

        /** Sides are called by their players. */
        @Override
        public @Nullable Said label(State s, OnReport move) {
            return words(s).label(move);
        }

        @Override
        public @Nullable Said told(State s, OnReport move) {
            return words(s).told(move);
        }

        @Override
        public Said detail(State s) {
            return words(s).detail();
        }

        private ReportWords words(State s) {
            return new ReportWords(s, seat, battle, side(s));
        }

        @Override
        public String clause(State s) {
            return shown.isEmpty() ? "CA-21.31" : "CA-21.32";
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return choices(s).refusal(move);
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.REPORTS);
        }

        @Override
        public void sensible(State s) {
            Battles.possible(s, battle, Course.TABLE);
            Refusal.unless(Armies.fights(s, battle, seat), "CA-21.31", "refused.not-concerned", seat);
        }
    }
}
