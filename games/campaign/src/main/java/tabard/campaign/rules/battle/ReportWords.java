package tabard.campaign.rules.battle;

import org.jspecify.annotations.Nullable;
import tabard.campaign.rules.State;
import tabard.campaign.rules.battle.Reports.*;
import tabard.campaign.terms.*;
import tabard.table.scene.Said;
import tabard.table.text.Lines;

/** How a report of a battle is spoken of while it is written: its entries by the names of the players, and what is entered so far (CA-21.28). */
record ReportWords(State s, Banner seat, BattleNumber battle, Side by) {
    /** Sides are called by their players. */
    @Nullable
    Said label(OnReport move) {
        return switch (move) {
            case Vp(var _, var side, var _) -> Said.of("do.vp", Armies.fighter(s, battle, side));
            case Lost(var _, var side, var _) -> Said.of("do.lost", Armies.fighter(s, battle, side));
            case Met(var _, var side, var met) -> Said.of("do.met-" + met.word(), Armies.fighter(s, battle, side));
            case Took(var _, var chest, var side) ->
                Said.of("do.took-" + chest.word(), Armies.fighter(s, battle, side));
            case Untaken(var _, var chest) -> Said.of("do.untaken-" + chest.word());
            case Fielded(var _, var side, var who) ->
                Said.of("do.fielded", Armies.fighter(s, battle, side), who.number());
            case Unfielded(var _, var side, var who) ->
                Said.of("do.unfielded", Armies.fighter(s, battle, side), who.number());
            default -> null;
        };
    }

    @Nullable
    Said told(OnReport move) {
        int n = battle.number();
        return switch (move) {
            case Vp(var _, var side, var vp) -> Said.of("log.vp", seat, n, Armies.fighter(s, battle, side), vp);
            case Lost(var _, var side, var pa) -> Said.of("log.lost", seat, n, Armies.fighter(s, battle, side), pa);
            case Met(var _, var side, var met) ->
                Said.of("log.met", seat, n, Armies.fighter(s, battle, side), Said.of("met-" + met.word()));
            case Took(var _, var chest, var side) ->
                Said.of("log.took-" + chest.word(), seat, n, Armies.fighter(s, battle, side));
            case Untaken(var _, var chest) -> Said.of("log.untaken-" + chest.word(), seat, n);
            case Fielded(var _, var side, var who) ->
                Said.of("log.fielded", seat, n, Armies.fighter(s, battle, side), who.number());
            case Unfielded(var _, var side, var who) ->
                Said.of("log.unfielded", seat, n, Armies.fighter(s, battle, side), who.number());
            case Type(var _, var scoring) -> Said.of("log.type", seat, n, scoring);
            case Waive _, Adopt _ -> Said.of("log." + Lines.word(move.getClass()), seat, n);
            case TurnTo(var other) -> Said.of("log.turn-to", seat, other.number());
            case Submit(), LeaveToUmpire() -> null;
        };
    }

    Said detail() {
        var entered = withGold(Said.of(
                "detail.reporting",
                battle.number(),
                s.require(State.FIELD, battle),
                Armies.fighter(s, battle, Side.A),
                Armies.fighter(s, battle, Side.B),
                points(Side.A),
                points(Side.B),
                s.count(State.LOST, battle, by, Side.A),
                s.count(State.LOST, battle, by, Side.B)));
        return s.is(State.STAND, battle, by, Stand.WAIVED) ? Said.of("detail.waived", entered) : entered;
    }

    private Said points(Side of) {
        int vp = s.count(State.VP, battle, by, of);
        return s.is(State.TYPE, battle, by, Scoring.OBJECTIVES)
                ? Said.of("detail.met", Said.of("met-" + Objectives.of(vp).word()))
                : Said.of("detail.vp", vp);
    }

    /** Who took what gold there was. */
    private Said withGold(Said entered) {
        int roll = s.count(State.GOLD_ROLL, battle);
        return switch (Reckoning.chests(roll)) {
            case 0 -> entered;
            case 1 -> Said.of("detail.gold", entered, taker(Chest.FIRST));
            default -> Said.of("detail.gold-both", entered, taker(Chest.FIRST), taker(Chest.SECOND));
        };
    }

    private Object taker(Chest chest) {
        var taker = s.get(State.CHESTS, battle, by, chest);
        return taker == null ? Said.of("chest-nobody") : Armies.fighter(s, battle, taker);
    }
}
