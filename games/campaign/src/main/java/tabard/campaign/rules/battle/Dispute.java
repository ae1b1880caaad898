package tabard.campaign.rules.battle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.battle.Report.Difference;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** CA-21.31, 21.32: reports are compared; what differs is entered again, three times, and then the umpire decides. */
public final class Dispute {
    static final int ROUNDS = 3; // CA-21.32

    private Dispute() {}

    public sealed interface OnCompared extends Move {}

    /** Both reports are equal, and final. */
    @Rule("CA-21.31")
    public record Agreed(BattleNumber battle) implements OnCompared {}

    /** One side has waived its own report and is to confirm the other's. */
    @Rule("CA-21.31")
    public record Waived(BattleNumber battle, Side side) implements OnCompared {}

    /** Nobody reports: then nothing was fought at the table. */
    @Rule("CA-21.34")
    public record Unreported(BattleNumber battle) implements OnCompared {}

    /** In which fields the reports differ. */
    @Rule("CA-21.32")
    public record Differ(BattleNumber battle, List<Difference> fields) implements OnCompared {}

    /** Takes up the reports of one battle after the other; those that differ are shown to whoever enters them again. */
    public record Comparing(BattleNumber battle, List<Difference> found) implements Draws<OnCompared> {
        @Override
        public Lottery<OnCompared> lottery(State s) {
            return new Lottery.Certain<>(compared(s));
        }

        private OnCompared compared(State s) {
            boolean a = s.is(State.STAND, battle, Side.A, Stand.WAIVED);
            boolean b = s.is(State.STAND, battle, Side.B, Stand.WAIVED);
            if (a && b) {
                return new Unreported(battle);
            }
            if (a || b) {
                return new Waived(battle, a ? Side.A : Side.B);
            }
            var differences = Report.differences(s, battle);
            return differences.isEmpty() ? new Agreed(battle) : new Differ(battle, differences);
        }

        @Override
        public void answer(State s, OnCompared drawn) {
            var all = found;
            switch (drawn) {
                case Agreed(var _) -> Report.uphold(s, battle, Side.A);
                case Unreported(var _) -> Report.fight(s, battle);
                case Waived(var _, var side) -> {
                    Report.clear(s, battle, side);
                    s.clear(State.STAND, battle, side.other());
                    s.set(State.COURSE, battle, Course.waived(side));
                }
                case Differ(var _, var fields) -> {
                    disputed(s, battle);
                    s.clear(State.STAND, battle, Side.A);
                    s.clear(State.STAND, battle, Side.B);
                    all = new ArrayList<>(found);
                    all.addAll(fields);
                }
            }
            var next = next(s, battle, Course.TABLE);
            s.push(next == null ? new Weighing(List.copyOf(all)) : new Comparing(next, List.copyOf(all)));
        }

        @Override
        public @Nullable Said told(State s, OnCompared drawn) {
            return switch (drawn) {
                case Agreed(var _) -> Said.of("log.agreed", battle.number());
                case Unreported(var _) -> Said.of("log.unreported", battle.number());
                case Waived(var _, var side) ->
                    Said.of(
                            "log.waived",
                            battle.number(),
                            Armies.fighter(s, battle, side),
                            Armies.fighter(s, battle, side.other()));
                case Differ(var _, var fields) ->
                    Said.of("log.differ", battle.number(), fields.size(), s.count(State.ROUND, battle) + 1);
            };
        }

        @Override
        public void possible(State s) {
            Battles.possible(s, battle, Course.TABLE);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** Once more, or after the third time, or when a side has no more time, the umpire (CA-21.32). */
    private static void disputed(State s, BattleNumber battle) {
        boolean left =
                s.is(State.STAND, battle, Side.A, Stand.REFERRED) || s.is(State.STAND, battle, Side.B, Stand.REFERRED);
        s.add(State.ROUND, battle, 1);
        s.set(State.COURSE, battle, left || s.count(State.ROUND, battle) > ROUNDS ? Course.REFERRED : Course.TABLE);
    }

    private static @Nullable BattleNumber next(State s, @Nullable BattleNumber after, Course course) {
        var battle = Armies.next(s, after);
        while (battle != null && !s.is(State.COURSE, battle, course)) {
            battle = Armies.next(s, battle);
        }
        return battle;
    }

    private static @Nullable BattleNumber unsigned(State s, @Nullable BattleNumber after) {
        var battle = Armies.next(s, after);
        while (battle != null
                && !s.is(State.COURSE, battle, Course.A_WAIVED)
                && !s.is(State.COURSE, battle, Course.B_WAIVED)) {
            battle = Armies.next(s, battle);
        }
        return battle;
    }

    /** The side that is to confirm the other's report. */
    private static Side signer(State s, BattleNumber battle) {
        return s.is(State.COURSE, battle, Course.A_WAIVED) ? Side.A : Side.B;
    }

    /** First signatures, then what differs once more, then what the umpire has to decide. */
    public record Weighing(List<Difference> found) implements Runs {
        @Override
        public void run(State s) {
            Windows.close(s);
            var first = unsigned(s, null);
            if (first != null) {
                s.push(new Witnessing(first, found));
                Windows.fork(s, Window.SIGNATURES, signers(s));
                return;
            }
            var referred = next(s, null, Course.REFERRED);
            if (referred != null) {
                s.push(this);
                var umpire = s.umpire();
                s.push(
                        umpire == null || s.left(umpire)
                                ? new Rulings.Referring(referred)
                                : new Rulings.Ruling(umpire, referred));
                return;
            }
            if (next(s, null, Course.TABLE) != null) {
                Reports.ask(s, found);
            } else {
                s.push(Battles.Fighting.IT);
            }
        }

        private static List<Signing> signers(State s) {
            var asked = new ArrayList<Signing>();
            for (var banner : s.players()) {
                for (var battle = unsigned(s, null); battle != null; battle = unsigned(s, battle)) {
                    if (Armies.fighter(s, battle, signer(s, battle)) == banner) {
                        asked.add(Signing.EACH.get(banner.ordinal()));
                        break;
                    }
                }
            }
            return asked;
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    public sealed interface OnSignature extends Move {
        @Override
        default boolean reported() {
            return true;
        }
    }

    /** Confirms the reports that he has not denied. */
    @Rule("CA-21.31")
    public record Sign() implements OnSignature {
        private static final Sign IT = new Sign();

        @Override
        public Audience audience() {
            return Preparations.CONFIRMED;
        }
    }

    /** It was not like that. */
    @Rule("CA-21.31")
    public record Deny(BattleNumber battle) implements OnSignature {
        private static final List<Deny> EACH = Moves.each(BattleNumber.ALL, Deny::new);

        @Override
        public Audience audience() {
            return Events.UNNOTICED;
        }
    }

    /** Was it as the other reports? */
    public record Signing(Banner seat) implements Asks<OnSignature> {
        private static final List<Signing> EACH = Moves.each(Banner.PLAYERS, Signing::new);

        @Override
        public Choices<OnSignature> choices(State s) {
            var picks = new Picks<OnSignature>(3).add(Sign.IT);
            for (var battle = unsigned(s, null); battle != null; battle = unsigned(s, battle)) {
                var side = signer(s, battle);
                picks.addIf(
                        Armies.fighter(s, battle, side) == seat && s.isEmpty(State.STAND, battle, side),
                        Deny.EACH.get(battle.ordinal()));
            }
            return picks;
        }

        @Override
        public void answer(State s, OnSignature chosen) {
            if (chosen instanceof Deny(var battle)) {
                s.set(State.STAND, battle, signer(s, battle), Stand.DENIED);
                s.push(this);
            }
        }

        @Override
        public boolean asksAgain(OnSignature move) {
            return move instanceof Deny;
        }

        @Override
        public String clause(State s) {
            return "CA-21.31";
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.SIGNATURES);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(Weighing.signers(s).contains(this), "CA-21.31", "refused.not-concerned", seat);
        }
    }

    public sealed interface OnWitness extends Move {}

    @Rule("CA-21.31")
    public record Signed(BattleNumber battle) implements OnWitness {}

    @Rule("CA-21.32")
    public record Denied(BattleNumber battle) implements OnWitness {}

    /** A report that was confirmed is final; one that was not is disputed. */
    public record Witnessing(BattleNumber battle, List<Difference> found) implements Draws<OnWitness> {
        @Override
        public Lottery<OnWitness> lottery(State s) {
            return new Lottery.Certain<>(
                    s.is(State.STAND, battle, signer(s, battle), Stand.DENIED)
                            ? new Denied(battle)
                            : new Signed(battle));
        }

        @Override
        public void answer(State s, OnWitness drawn) {
            var side = signer(s, battle);
            switch (drawn) {
                case Signed(var _) -> Report.uphold(s, battle, side.other());
                case Denied(var _) -> {
                    Report.begin(s, battle, side);
                    disputed(s, battle);
                }
            }
            var next = unsigned(s, battle);
            s.push(next == null ? new Weighing(found) : new Witnessing(next, found));
        }

        @Override
        public Said told(State s, OnWitness drawn) {
            return Said.of(
                    drawn instanceof Signed ? "log.signed" : "log.denied",
                    battle.number(),
                    Armies.fighter(s, battle, signer(s, battle)));
        }

        @Override
        public void possible(State s) {
            Battles.possible(s, battle, Course.waived(signer(s, battle)));
        }

        @Override
        public boolean last() {
            return true;
        }
    }
}
