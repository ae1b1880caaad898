package tabard.campaign.scene;

import java.util.List;
import tabard.campaign.rules.State;
import tabard.campaign.rules.battle.Armies;
import tabard.campaign.rules.battle.BattleSheet;
import tabard.campaign.rules.battle.Reckoning;
import tabard.campaign.terms.*;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Said;

/** The battles of the turn, each on a sheet of its own: who meets whom and where, how it is set up, how it stands, and what is reported. */
final class BattlePicture {
    private final BattleSheet sheet;
    private final String at;
    private final List<Element> out;
    private final Banner a;
    private final Banner b;

    private BattlePicture(State s, BattleNumber battle, List<Element> out) {
        this.out = out;
        sheet = new BattleSheet(s, battle);
        at = Ids.battle(battle);
        a = sheet.fighter(Side.A);
        b = sheet.fighter(Side.B);
    }

    static void add(State s, List<Element> out) {
        int battles = Armies.battles(s);
        for (int i = 0; i < battles; i++) {
            new BattlePicture(s, BattleNumber.ALL.get(i), out).add();
        }
    }

    private void add() {
        line("01-parties", Said.of("battle." + sheet.cause().word(), sheet.field(), a, b), "CA-21.27");
        if (sheet.pending()) {
            setUp();
        }
        if (sheet.onScreen()) {
            line(
                    "08-rounds",
                    Said.of("battle.round", sheet.round(), sheet.roundsWon(Side.A), sheet.roundsWon(Side.B)),
                    "CA-21.34");
            points("09-stand", "battle.points", Side.A, "CA-21.37");
        } else if (sheet.atTable()) {
            reports();
        } else if (!sheet.pending()) {
            settled();
        }
    }

    private void setUp() {
        line("02-troops", Said.of("battle.troops", a, sheet.pa(Side.A), b, sheet.pa(Side.B)), "CA-14.5");
        for (var side : Side.ALL) {
            int dice = sheet.dice(side);
            if (dice > 0) {
                line("03-dice-" + side.word(), Said.of("battle.dice", sheet.fighter(side), dice), "CA-14.5");
            }
        }
        var scoring = sheet.scoring();
        if (sheet.size() > 0 && scoring != null) {
            line("05-size", Said.of("battle.size", sheet.size(), scoring), "CA-14.4");
        }
        int roll = sheet.goldRoll();
        if (roll > 0) {
            line("06-gold", Said.of("battle.gold", roll, Reckoning.chests(roll), Reckoning.worth(roll)), "CA-15.10");
        }
        for (var side : Side.ALL) {
            var list = sheet.incarnates(side);
            if (list != null) {
                line(
                        "07-incarnates-" + side.word(),
                        Said.of("battle.incarnates", sheet.fighter(side), list),
                        "CA-19.1");
            }
        }
    }

    /** CA-21.31, 21.32: what the viewer may read of them; in what two differ stands on the form. */
    private void reports() {
        for (var by : Side.ALL) {
            if (sheet.knows(by)) {
                String id = "10-by-" + by.word();
                if (sheet.waived(by)) {
                    line(id, Said.of("battle.waived", sheet.fighter(by)), "CA-21.31");
                } else {
                    points(id, "battle.report", by, "CA-21.28");
                }
            }
        }
        if (sheet.round() > 0) {
            line("11-dispute", Said.of("battle.dispute", sheet.round()), "CA-21.32");
        }
    }

    private void settled() {
        var winner = sheet.winner();
        if (winner == null) {
            line("13-won", Said.of("battle.tied", sheet.counted(Side.A)), "CA-15.9");
        } else {
            var won = sheet.fighter(winner);
            line("13-won", Said.of("battle.won", won, sheet.counted(winner), sheet.counted(winner.other())), "CA-15.1");
        }
        line(
                "14-lost",
                Said.of("battle.lost", a, sheet.lost(Side.A, Side.A), b, sheet.lost(Side.A, Side.B)),
                "CA-16.1");
    }

    private void points(String id, String key, Side by, String clause) {
        line(
                id,
                Said.of(
                        key,
                        a,
                        b,
                        sheet.vp(by, Side.A),
                        sheet.vp(by, Side.B),
                        sheet.lost(by, Side.A),
                        sheet.lost(by, Side.B),
                        sheet.fighter(by)),
                clause);
    }

    private void line(String id, Said text, String clause) {
        out.add(new Note(at + "/" + id, at, text, clause));
    }
}
