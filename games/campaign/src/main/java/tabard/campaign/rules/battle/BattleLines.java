package tabard.campaign.rules.battle;

import java.util.List;
import java.util.StringJoiner;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.Windows;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.text.Within;

/** CA-21.27, 12.8: when all have prepared, one battle after the other is set up for all to see. */
public final class BattleLines {
    private BattleLines() {}

    public sealed interface OnPitch extends Move {}

    /** A battle is set up: its size, scenario and kind, and who fields whom, are known to all. */
    @Rule("CA-21.27")
    public record Pitched(
            BattleNumber battle,
            @Within(most = 2 * State.COMPANY_MOST) int size,
            Scoring scoring,
            boolean onScreen,
            List<Incarnate> a,
            List<Incarnate> b)
            implements OnPitch {}

    /** CA-12.8: the attacker would fight with more than 4000 PA a side. */
    @Rule("CA-12.8")
    public record Proposed(
            BattleNumber battle,
            @Within(most = 2 * State.COMPANY_MOST) int size) implements OnPitch {}

    /** With the size that both have agreed on, or 0 while nothing had to be agreed. */
    public record Pitching(BattleNumber battle, int agreed) implements Draws<OnPitch> {
        @Override
        public Lottery<OnPitch> lottery(State s) {
            int size = agreed == 0 ? s.count(State.SIZE, battle) : agreed;
            if (agreed == 0 && size > Armies.LARGER) {
                return new Lottery.Certain<>(new Proposed(battle, size));
            }
            boolean onScreen = Preparations.screenOnly(s)
                    || (s.is(State.STAND, battle, Side.A, Stand.VIRTUAL)
                            && s.is(State.STAND, battle, Side.B, Stand.VIRTUAL));
            return new Lottery.Certain<>(new Pitched(
                    battle,
                    size,
                    s.require(State.SCORING, battle),
                    onScreen,
                    Lineup.incarnates(s.get(State.LIST, battle, Side.A)),
                    Lineup.incarnates(s.get(State.LIST, battle, Side.B))));
        }

        @Override
        public void answer(State s, OnPitch drawn) {
            switch (drawn) {
                case Proposed(var _, var size) ->
                    s.push(new LargeBattles.Agreeing(Armies.fighter(s, battle, Side.B), battle, size));
                case Pitched pitched -> pitch(s, pitched);
            }
        }

        private void pitch(State s, Pitched drawn) {
            s.set(State.SIZE, battle, drawn.size);
            s.set(State.COURSE, battle, drawn.onScreen ? Course.VIRTUAL : Course.TABLE);
            for (var side : Side.ALL) {
                s.clear(State.STAND, battle, side);
                if (!drawn.onScreen) {
                    Report.begin(s, battle, side);
                }
            }
            var next = Armies.next(s, battle);
            if (next != null) {
                s.push(new Pitching(next, 0));
            } else {
                Windows.close(s);
                s.push(Battles.Fighting.IT);
            }
        }

        @Override
        public Said told(State s, OnPitch drawn) {
            return switch (drawn) {
                case Proposed(var _, var size) ->
                    Said.of("log.proposed", battle.number(), Armies.fighter(s, battle, Side.A), size);
                case Pitched pitched -> pitched(s, pitched);
            };
        }

        private Said pitched(State s, Pitched drawn) {
            var a = Armies.fighter(s, battle, Side.A);
            var b = Armies.fighter(s, battle, Side.B);
            return Said.of(
                    "log.pitched-" + s.require(State.CAUSE, battle).word(),
                    battle.number(),
                    s.require(State.FIELD, battle),
                    a,
                    b,
                    drawn.size,
                    drawn.scoring,
                    Said.of(drawn.onScreen ? "kind-screen" : "kind-table"),
                    dice(s, a, b),
                    Said.of(
                            drawn.a.isEmpty() && drawn.b.isEmpty() ? "fields-none" : "fields",
                            a,
                            b,
                            names(s, a, drawn.a),
                            names(s, b, drawn.b)));
        }

        private Said dice(State s, Banner a, Banner b) {
            int forA = Armies.dice(s, battle, Side.A);
            int forB = Armies.dice(s, battle, Side.B);
            return forA + forB == 0 ? Said.of("dice-none") : Said.of("dice", forA > 0 ? a : b, forA + forB);
        }

        private static String names(State s, Banner banner, List<Incarnate> fielded) {
            var roster = s.agreed().seats().get(banner.ordinal()).roster().names();
            var names = new StringJoiner(", ");
            for (var incarnate : fielded) {
                names.add(roster.isEmpty() ? Integer.toString(incarnate.number()) : roster.get(incarnate.ordinal()));
            }
            return fielded.isEmpty() ? "–" : names.toString();
        }

        @Override
        public void possible(State s) {
            Battles.listed(s, battle);
            Refusal.unless(s.isEmpty(State.COURSE, battle), "CA-21.27", "refused.course", battle.number());
            Refusal.unless(agreed >= 0 && agreed <= LargeBattles.most(s, battle), "CA-12.8", "refused.size", agreed);
        }

        @Override
        public boolean last() {
            return true;
        }
    }
}
