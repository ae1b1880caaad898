package tabard.campaign.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.rules.orders.OrderCosts;
import tabard.campaign.rules.orders.OrderSheet;
import tabard.campaign.terms.*;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Said;

/** The order sheet of a player while it is written: a card for each group, what was left to the usual answer, and what all of it costs. */
final class SheetPicture {
    static final String PATH = "1-path";
    static final String GOES = "2-goes";
    static final String SETTLE = "3-settle";
    static final String PRICE = "4-price";
    static final String LEFT = "5-left";

    private final State s;
    private final Banner banner;
    private final OrderSheet sheet;
    private final List<Element> out;

    private SheetPicture(State s, Banner banner, List<Element> out) {
        this.s = s;
        this.banner = banner;
        this.out = out;
        sheet = new OrderSheet(s, banner);
    }

    static void add(State s, Banner banner, List<Element> out) {
        var picture = new SheetPicture(s, banner, out);
        if (picture.sheet.empty()) {
            picture.line(Ids.orders(banner), "1-none", Said.of("sheet.none"), "CA-7.2");
            return;
        }
        picture.costs();
        for (var group : Group.ALL) {
            var from = s.start(banner, group);
            if (from != null) {
                picture.card(group, from);
            }
        }
    }

    private void costs() {
        String at = Ids.orders(banner);
        int greatest = OrderCosts.greatest(s, banner);
        line(at, "1-costs", Said.of("sheet.costs", OrderCosts.sure(s, banner), greatest, s.pc(banner)), "CA-21.7");
        for (var group : Group.ALL) {
            if (s.start(banner, group) != null) {
                if (sheet.settlesAsUsual(group)) {
                    line(
                            at,
                            "2-settles-" + group.word(),
                            Said.of("sheet.settles", group, s.settles(banner, group)),
                            "CA-7.10");
                }
                if (sheet.leavesMine(group)) {
                    line(at, "3-mine-" + group.word(), Said.of("sheet.mine", group), "CA-9.5");
                }
            }
        }
        if (sheet.marchUnused()) {
            line(at, "4-march", Said.of("sheet.march"), "CA-4.9");
        }
        var first = sheet.paidFirst();
        if (first != null) {
            line(at, "5-paid-first", Said.of("sheet.first", first), "CA-21.19");
        }
    }

    private void card(Group group, Place from) {
        String at = Ids.card(banner, group);
        line(at, PATH, path(group, from), "CA-21.5");
        if (sheet.spreads(group)) {
            line(at, GOES, Said.of("sheet.faction"), "CA-7.8");
        } else if (sheet.stays(group)) {
            line(at, GOES, Said.of("sheet.stays"), "CA-9.7");
        } else {
            int pa = s.ordered(banner, group);
            line(at, GOES, Said.of("sheet.goes", pa, sheet.standing(group)), "CA-7.6");
            line(at, SETTLE, Said.of("sheet.settle", s.settles(banner, group)), "CA-7.10");
        }
        int sure = sheet.sure(group);
        int greatest = sheet.greatest(group);
        line(
                at,
                PRICE,
                sure == greatest
                        ? Said.of("sheet.price", sure, sheet.pays(group))
                        : Said.of("sheet.prices", sure, greatest, sheet.pays(group)),
                "CA-8.1");
        int left = sheet.left(group);
        line(at, LEFT, left == 0 ? Said.of("sheet.left-faction", from) : Said.of("sheet.left", from, left), "CA-1.3");
    }

    /** "9 › 12 › 13": the numbers on the map; what is explained has the names. */
    private Said path(Group group, Place from) {
        @Nullable Place end = from;
        var path = new StringBuilder(from.word());
        for (var leg : Leg.ALL) {
            var step = s.step(banner, group, leg);
            if (step != null) {
                path.append(" › ").append(step.word());
                end = step;
            }
        }
        return Said.of("sheet.path", path.toString(), end);
    }

    private void line(String at, String id, Said text, String clause) {
        out.add(new Note(at + "/" + id, at, text, clause));
    }
}
