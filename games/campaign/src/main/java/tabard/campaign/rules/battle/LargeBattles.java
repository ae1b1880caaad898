package tabard.campaign.rules.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.judging.Engagements;
import tabard.campaign.rules.judging.Pincer;
import tabard.campaign.terms.*;
import tabard.table.*;

/**
 * CA-12.8, an option: where a pincer and its counter would both be possible, and both players agree, a battle may exceed 4000 PA. Then the
 * company that would have helped fights too; where it comes from is noted with the battle.
 */
public final class LargeBattles {
    private LargeBattles() {}

    /** The most PA a side; the usual most where the conditions do not hold. A helper makes up the attackers' sum, so theirs is the smaller. */
    static int most(State s, BattleNumber battle) {
        return helper(s, battle) == null ? Armies.LARGER : Pincer.sum(s, Armies.fighter(s, battle, Side.A));
    }

    /** CA-12.1, 12.4: the defender's largest company in no battle next to where one of two large attackers came from, if it is enough. */
    static @Nullable Place helper(State s, BattleNumber battle) {
        if (!s.agreed().largeBattles() || !pinched(s, battle)) {
            return null;
        }
        var by = Armies.fighter(s, battle, Side.A);
        var victim = Armies.fighter(s, battle, Side.B);
        var field = s.require(State.FIELD, battle);
        long near = s.map().neighbours(s.require(State.FROM, by, Group.FIRST))
                | s.map().neighbours(s.require(State.FROM, by, Group.SECOND));
        int missing = Pincer.sum(s, by) - s.company(field);
        @Nullable Place best = null;
        for (var place : Place.in(near & s.companies(victim) & ~Engagements.places(s))) {
            if (s.company(place) >= missing && (best == null || s.company(place) > s.company(best))) {
                best = place;
            }
        }
        return best;
    }

    /** CA-12.1, 12.3, 12.6: two large companies on foot from two neighbours against fewer, and no reservists. */
    private static boolean pinched(State s, BattleNumber battle) {
        var field = s.require(State.FIELD, battle);
        var by = Armies.fighter(s, battle, Side.A);
        return s.is(State.CAUSE, battle, Cause.ASSAULT)
                && s.is(State.SHAPE, by, Shape.TWO_MOVES)
                && closesIn(s, battle, by, Group.FIRST)
                && closesIn(s, battle, by, Group.SECOND)
                && s.reservists(field) == 0
                && s.company(field) < Pincer.sum(s, by);
    }

    private static boolean closesIn(State s, BattleNumber battle, Banner by, Group group) {
        return Armies.joins(s, battle, by, group)
                && s.count(State.PA, by, group) >= State.LARGE
                && Pincer.oneStep(s, by, group);
    }

    public sealed interface OnProposal extends Move {}

    /** The usual answer: 4000 PA a side. */
    @Rule("CA-12.8")
    public record KeepSmall() implements OnProposal {
        private static final KeepSmall IT = new KeepSmall();
    }

    @Rule("CA-12.8")
    public record AgreeLarge() implements OnProposal {
        private static final AgreeLarge IT = new AgreeLarge();
    }

    /** The attacker proposes so many PA a side: agreed? */
    public record Agreeing(Banner seat, BattleNumber battle, int pa) implements Asks<OnProposal> {
        @Override
        public Choices<OnProposal> choices(State s) {
            return Choices.of(List.of(KeepSmall.IT, AgreeLarge.IT));
        }

        @Override
        public void answer(State s, OnProposal chosen) {
            boolean agreed = chosen instanceof AgreeLarge;
            s.set(State.CHALLENGER, battle, agreed ? helper(s, battle) : null);
            s.push(new BattleLines.Pitching(battle, agreed ? pa : Armies.LARGER));
        }

        @Override
        public boolean passesOn(OnProposal move) {
            return true;
        }

        @Override
        public void possible(State s) {
            Battles.listed(s, battle);
            Refusal.unless(
                    seat == Armies.fighter(s, battle, Side.B) && pa > Armies.LARGER && pa <= most(s, battle),
                    "CA-12.8",
                    "refused.size",
                    pa);
        }
    }
}
