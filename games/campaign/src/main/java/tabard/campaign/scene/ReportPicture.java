package tabard.campaign.scene;

import java.util.List;
import tabard.campaign.rules.State;
import tabard.campaign.rules.battle.*;
import tabard.campaign.rules.battle.Report.Field;
import tabard.campaign.terms.*;
import tabard.table.Viewer;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Said;

/** The report form over the map: a line for each field, and below it what the other wrote where the two differ (CA-21.32). */
final class ReportPicture {
    private static final List<String> HEAD = List.of("head");
    private static final List<String> ROW = List.of("row");
    private static final List<String> DIFFERS = List.of("row", "differs");
    private static final List<String> OTHER = List.of("differs", "other");
    private static final List<String> PLAIN = List.of();

    private final ReportForm form;
    private final BattleSheet sheet;
    private final List<Element> out;

    private ReportPicture(ReportForm form, List<Element> out) {
        this.form = form;
        this.out = out;
        sheet = form.sheet();
    }

    static void add(State s, Viewer viewer, List<Element> out) {
        var form = ReportForm.of(s, viewer);
        if (form != null) {
            var picture = new ReportPicture(form, out);
            picture.head();
            picture.rows();
        }
    }

    private void head() {
        var parties =
                Said.of("battle." + sheet.cause().word(), sheet.field(), sheet.fighter(Side.A), sheet.fighter(Side.B));
        line(Ids.REPORT_HEAD, Said.of("report.head", form.battle().number(), parties), "CA-21.28", HEAD);
        var scoring = sheet.scoring();
        if (scoring != null) {
            line("02-size", Said.of("battle.size", sheet.size(), scoring), "CA-14.4", PLAIN);
        }
        int roll = sheet.goldRoll();
        if (roll > 0) {
            line(
                    "03-gold",
                    Said.of("battle.gold", roll, Reckoning.chests(roll), Reckoning.worth(roll)),
                    "CA-15.10",
                    PLAIN);
        }
        if (sheet.round() > 0) {
            int fields = form.differences().size();
            line(
                    "04-dispute",
                    form.by() == null
                            ? Said.of("report.referred", fields)
                            : Said.of("report.dispute", sheet.round(), fields),
                    "CA-21.32",
                    OTHER);
        }
    }

    private void rows() {
        boolean objectives = form.by() != null && form.objectives(form.by());
        row(Ids.REPORT_TYPE, "report.scoring", objectives ? "CA-15.2" : "CA-15.4", List.of(Field.SCORING));
        row(
                Ids.REPORT_POINTS,
                objectives ? "report.met" : "report.points",
                "CA-21.29",
                List.of(Field.VP_A, Field.VP_B));
        row(Ids.REPORT_LOST, "report.lost", "CA-16.1", List.of(Field.LOST_A, Field.LOST_B));
        if (form.chest(Chest.FIRST)) {
            row(Ids.REPORT_FIRST, "report.first-chest", "CA-15.10", List.of(Field.FIRST_CHEST));
        }
        if (form.chest(Chest.SECOND)) {
            row(Ids.REPORT_SECOND, "report.second-chest", "CA-15.10", List.of(Field.SECOND_CHEST));
        }
        row(Ids.REPORT_INCARNATES, "report.incarnates", "CA-19.1", List.of(Field.INCARNATES_A, Field.INCARNATES_B));
    }

    /** One field, or the same for both sides. */
    private void row(String id, String key, String clause, List<Field> fields) {
        var differing = form.differences().stream()
                .filter(difference -> fields.contains(difference.field()))
                .toList();
        var by = form.by();
        if (by != null) {
            var said = fields.size() == 1
                    ? Said.of(key, form.entry(by, fields.getFirst()))
                    : Said.of(
                            key,
                            sheet.fighter(Side.A),
                            form.entry(by, fields.getFirst()),
                            sheet.fighter(Side.B),
                            form.entry(by, fields.getLast()));
            line(id, said, clause, differing.isEmpty() ? ROW : DIFFERS);
        }
        for (var difference : differing) {
            other(id, difference);
        }
    }

    /** A side reads what the other wrote, the umpire both. */
    private void other(String id, Report.Difference difference) {
        var field = named(difference.field());
        var by = form.by();
        String line = id + "-" + difference.field().word();
        if (by == null) {
            line(
                    line,
                    Said.of(
                            "battle.differs",
                            field,
                            sheet.fighter(Side.A),
                            form.compared(difference, Side.A),
                            sheet.fighter(Side.B),
                            form.compared(difference, Side.B)),
                    "CA-21.32",
                    OTHER);
        } else {
            var other = by.other();
            line(
                    line,
                    Said.of("report.differs", field, sheet.fighter(other), form.compared(difference, other)),
                    "CA-21.32",
                    OTHER);
        }
    }

    /** Sides are called by their players. */
    private Said named(Field field) {
        return switch (field) {
            case VP_A -> Said.of("field.result", sheet.fighter(Side.A));
            case VP_B -> Said.of("field.result", sheet.fighter(Side.B));
            case LOST_A -> Said.of("do.lost", sheet.fighter(Side.A));
            case LOST_B -> Said.of("do.lost", sheet.fighter(Side.B));
            case INCARNATES_A -> Said.of("report.incarnates-of", sheet.fighter(Side.A));
            case INCARNATES_B -> Said.of("report.incarnates-of", sheet.fighter(Side.B));
            case SCORING, FIRST_CHEST, SECOND_CHEST -> Said.of("field." + field.word());
        };
    }

    private void line(String id, Said text, String clause, List<String> marks) {
        out.add(new Note(Ids.report(id), Ids.REPORT, text, clause, marks));
    }
}
