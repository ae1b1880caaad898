package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.immortals.Attack.Stance;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.scene.Said;

/** What fell out of the tower and what came of it, as a sentence. */
final class BattleTold {
    private BattleTold() {}

    static Said of(State s, CubeTower.Fell fell) {
        return s.agenda() instanceof Agenda.First<Frame<State, Move>>(Battle.Throwing battle, var _)
                ? battle(s, battle, fell)
                : new Said("log.fell", tray(s, fell));
    }

    /** First the total, then colour and number by turns. */
    private static List<Object> tray(State s, CubeTower.Fell fell) {
        var all = new ArrayList<Object>();
        int total = fell.green();
        for (var colour : s.seated()) {
            all.add(Ids.name(colour));
            all.add(fell.of(colour));
            total += fell.of(colour);
        }
        all.add("@inhabitant");
        all.add(fell.green());
        all.addFirst(total);
        return all;
    }

    private static Said battle(State s, Battle.Throwing battle, CubeTower.Fell fell) {
        var attacker = Ids.name(battle.attacker());
        var target = Ids.name(battle.target());
        var stance = Attack.stance(battle.shown(), battle.origin(), battle.target());
        int own = fell.of(battle.attacker());
        if (!s.occupied(battle.target())) {
            int left = stance == Stance.AGAINST ? own - fell.green() : own;
            return left > 0
                    ? Said.of("log.took", attacker, target, own, fell.green(), left, stance(stance, true))
                    : Said.of("log.failed", attacker, target, own, fell.green(), stance(stance, true));
        }
        var defender = s.owner(battle.target());
        int attack = own + (stance == Stance.FOR ? fell.green() : 0);
        int defence = fell.of(defender) + (stance == Stance.AGAINST ? fell.green() : 0);
        String key = attack > defence ? "log.won" : attack < defence ? "log.lost" : "log.tied";
        int winners = attack > defence ? own : fell.of(defender);
        return attack != defence && winners == 0 // IM-14.18
                ? Said.of(key + "-empty", attacker, Ids.name(defender), target, attack, defence)
                : Said.of(key, attacker, Ids.name(defender), target, attack, defence, stance(stance, false));
    }

    private static Said stance(Stance stance, boolean alone) {
        return Said.of(
                alone && stance == Stance.AGAINST ? "stance.themselves" : "stance." + AttackPrompts.word(stance));
    }
}
