package tabard.campaign.scene;

import java.util.List;
import tabard.campaign.rules.State;
import tabard.campaign.rules.battle.Armies;
import tabard.campaign.rules.battle.BattleSheet;
import tabard.campaign.rules.battle.ReportForm;
import tabard.campaign.terms.*;
import tabard.table.Viewer;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Said;

/** Battles that are being set up (CA-21.27), on the form where they will be reported: for each its size and kind, and who is fielded. */
final class PreparationPicture {
    private static final List<String> HEAD = List.of("head");
    private static final List<String> ROW = List.of("row");

    private PreparationPicture() {}

    static void add(State s, Viewer viewer, List<Element> out) {
        if (ReportForm.prepares(s, viewer)) {
            int battles = Armies.battles(s);
            for (int i = 0; i < battles; i++) {
                var sheet = new BattleSheet(s, BattleNumber.ALL.get(i));
                var own = Side.ALL.stream()
                        .filter(side -> viewer.is(sheet.fighter(side)))
                        .toList();
                if (!own.isEmpty()) {
                    battle(sheet, out);
                    for (int each = 0; each < own.size(); each++) { // who sees all sees the lists of both
                        list(sheet, own.get(each), 3 + each, out);
                    }
                }
            }
        }
    }

    private static void battle(BattleSheet sheet, List<Element> out) {
        var battle = sheet.battle();
        var parties =
                Said.of("battle." + sheet.cause().word(), sheet.field(), sheet.fighter(Side.A), sheet.fighter(Side.B));
        line(out, Ids.setUp(battle, 1, "head"), Said.of("report.head", battle.number(), parties), "CA-21.27", HEAD);
        var scoring = sheet.scoring();
        line(
                out,
                Ids.setUp(battle, 2, "size"),
                scoring == null ? Said.of("report.other-chooses") : Said.of("battle.size", sheet.size(), scoring),
                "CA-14.4",
                ROW);
    }

    private static void list(BattleSheet sheet, Side side, int line, List<Element> out) {
        var list = sheet.incarnates(side);
        line(
                out,
                Ids.setUp(sheet.battle(), line, "list"),
                Said.of("report.fields", list == null ? "–" : list),
                "CA-19.1",
                ROW);
    }

    private static void line(List<Element> out, String id, Said text, String clause, List<String> marks) {
        out.add(new Note(id, Ids.REPORT, text, clause, marks));
    }
}
