package tabard.campaign.rules.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** CA-21.48, 21.49: what the umpire decides where two reports still differ after three rounds. */
public final class Rulings {
    private Rulings() {}

    public sealed interface OnRuling extends Move {}

    /** CA-21.48: the battle is fought on screen, and both reports are void. */
    @Rule("CA-21.48")
    public record Fight(BattleNumber battle) implements OnRuling {}

    /** CA-21.49: the report of this side holds. */
    @Rule("CA-21.49")
    public record Uphold(BattleNumber battle, Side side) implements OnRuling {}

    /** The automatic umpire. */
    public record Referring(BattleNumber battle) implements Draws<Fight> {
        @Override
        public Lottery<Fight> lottery(State s) {
            return new Lottery.Certain<>(new Fight(battle));
        }

        @Override
        public void answer(State s, Fight drawn) {
            Report.fight(s, battle);
        }

        @Override
        public void possible(State s) {
            Battles.possible(s, battle, Course.REFERRED);
        }
    }

    /** CA-21.49: an umpire has no people and no land, but is asked. */
    public static boolean asks(Frame<State, Move> frame, Named entry) {
        return frame instanceof Ruling(var seat, var _) && seat == entry;
    }

    /** On screen, or as one of the two says? */
    public record Ruling(Banner seat, BattleNumber battle) implements Asks<OnRuling> {
        @Override
        public Choices<OnRuling> choices(State s) {
            return Choices.of(List.of(new Fight(battle), new Uphold(battle, Side.A), new Uphold(battle, Side.B)));
        }

        @Override
        public void answer(State s, OnRuling chosen) {
            switch (chosen) {
                case Fight(var _) -> Report.fight(s, battle);
                case Uphold(var _, var side) -> s.push(new Upholding(battle, side));
            }
        }

        @Override
        public @Nullable Said label(State s, OnRuling move) {
            return move instanceof Uphold(var _, var side)
                    ? Said.of("do.uphold", Armies.fighter(s, battle, side))
                    : null;
        }

        @Override
        public @Nullable Said told(State s, OnRuling move) {
            return move instanceof Uphold(var _, var side)
                    ? Said.of("log.uphold", seat, battle.number(), Armies.fighter(s, battle, side))
                    : null;
        }

        @Override
        public boolean passesOn(OnRuling move) {
            return true;
        }

        @Override
        public String clause(State s) {
            return "CA-21.49";
        }

        @Override
        public void possible(State s) {
            Battles.possible(s, battle, Course.REFERRED);
            Refusal.unless(seat == s.umpire(), "CA-21.49", "refused.no-umpire", seat);
        }
    }

    /** The report that holds is known to all. */
    @Rule("CA-21.49")
    public record Upheld(BattleNumber battle) implements Move {}

    public record Upholding(BattleNumber battle, Side side) implements Draws<Upheld> {
        @Override
        public Lottery<Upheld> lottery(State s) {
            return new Lottery.Certain<>(new Upheld(battle));
        }

        @Override
        public void answer(State s, Upheld drawn) {
            Report.uphold(s, battle, side);
        }

        @Override
        public void possible(State s) {
            Battles.possible(s, battle, Course.REFERRED);
        }
    }
}
