package tabard.campaign.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.Agreed;
import tabard.campaign.terms.*;
import tabard.table.Options;
import tabard.table.scene.*;
import tabard.table.scene.Shape.Row;

/** What never changes of the picture: the map of the scenario with its ridges, the turn, and a panel for each seat. */
public final class CampaignBox {
    private static final double VERDICT_BELOW = 34;
    private static final Map<String, Box> SHIPPED = new ConcurrentHashMap<>();

    private final List<Zone> zones = new ArrayList<>();

    private CampaignBox() {}

    public static Box of(Options options) {
        var map = Agreed.map(options);
        for (var scenario : Scenario.ALL) {
            if (scenario.map() == map) {
                return SHIPPED.computeIfAbsent(scenario.id() + options.seats(), _ -> make(map, options));
            }
        }
        return make(map, options);
    }

    private static Box make(CampaignMap map, Options options) {
        var box = new CampaignBox();
        box.map(map);
        box.turn();
        for (var banner : Banner.ALL.subList(0, options.seats())) {
            box.seat(banner, banner.ordinal() >= Agreed.players(options));
        }
        return new Box("campaign-1", "art.svg", List.copyOf(box.zones), Catalogue.PARTS, Catalogue.MARKS);
    }

    private void map(CampaignMap map) {
        zones.add(new Zone(
                Ids.MAP,
                "board",
                null,
                new tabard.table.scene.Shape.Surface(0, 0, map.width(), map.height(), ""),
                Said.named(map.nameEn(), map.nameFr()),
                "CA-1.1",
                List.of(Catalogue.JUDGED)));
        for (var territory : map.territories()) {
            double x = territory.label()[0];
            double y = territory.label()[1];
            var area = new tabard.table.scene.Shape.Area(Outline.path(territory.polygon()), x, y, x, y + VERDICT_BELOW);
            zones.add(new Zone(
                    Ids.zone(Place.of(territory.number())),
                    Ids.MAP,
                    null,
                    area,
                    territory.said(),
                    "CA-1.1",
                    marks(territory)));
        }
        zones.add(new Zone(
                Ids.REPORT,
                Ids.MAP,
                null,
                new Row(RowLook.STACK, 0),
                Said.of("report"),
                "CA-21.28",
                List.of("ledger", "form", "fleeting", "dock-left")));
        for (var border : map.borders()) {
            if (border.closed()) {
                ridge(border);
            }
        }
    }

    private static List<String> marks(Territory territory) {
        var marks = new ArrayList<String>();
        marks.add("numbered");
        if (territory.mountain()) {
            marks.add("mountain");
        }
        if (territory.gold()) {
            marks.add("gold");
        }
        if (territory.marsh()) {
            marks.add("marsh");
        }
        if (territory.red()) {
            marks.add("red");
        }
        return List.copyOf(marks);
    }

    /** CA-1.1: closed borders are drawn as ridges. */
    private void ridge(Border border) {
        String a = Integer.toString(border.a() + 1);
        String b = Integer.toString(border.b() + 1);
        int n = 0;
        for (var arc : border.arcs()) {
            String path = Outline.line(arc);
            zones.add(new Zone(
                    "ridge-" + a + "-" + b + (n++ == 0 ? "" : "-" + n),
                    Ids.MAP,
                    null,
                    new tabard.table.scene.Shape.Link(a, b, path, false),
                    null,
                    "CA-9.1",
                    List.of("closed")));
        }
    }

    private void turn() {
        zones.add(new Zone(
                TurnPicture.TURN,
                "side",
                null,
                new Row(RowLook.LINE, 0),
                Said.of("turn"),
                "CA-3.1",
                List.of("phases")));
        zones.add(new Zone(
                "judgement",
                "tabs",
                null,
                new Row(RowLook.STACK, 0),
                Said.of("judgement"),
                "CA-21.22",
                List.of("ledger")));
        zone("battles", "tabs", null, new Row(RowLook.STACK, 0), Said.of("battles-of-turn"), "CA-14.1");
        for (var battle : BattleNumber.ALL) {
            zones.add(new Zone(
                    Ids.battle(battle),
                    "battles",
                    null,
                    new Row(RowLook.STACK, 0),
                    Said.of("battle-number", battle.number()),
                    "CA-21.27",
                    List.of("ledger", "fleeting")));
        }
    }

    private void seat(Banner banner, boolean umpire) {
        String id = Ids.seat(banner);
        zones.add(new Zone(
                id, "side", id, new Row(RowLook.SEAT, 0), null, null, umpire ? List.of(Catalogue.PLAIN) : List.of()));
        zone(id + ".people", id, id, new Row(RowLook.SCORE, 0), null, umpire ? "CA-21.48" : "CA-2.4");
        if (!umpire) {
            zone(id + ".stats", id, id, new Row(RowLook.LINE, 0), null, "CA-21.9");
            sheet(Ids.orders(banner), id, Said.of("orders"), "CA-21.5");
            for (var group : Group.ALL) {
                sheet(Ids.card(banner, group), id, Said.of("card." + group.word()), "CA-21.5");
            }
        }
    }

    private void sheet(String id, String seat, Said name, String clause) {
        var row = new Row(RowLook.STACK, 0);
        zones.add(new Zone(id, seat, seat, row, name, clause, List.of("hand", "once", "fleeting", "ledger")));
    }

    private void zone(
            String id,
            String in,
            @Nullable String seat,
            tabard.table.scene.Shape shape,
            @Nullable Said name,
            @Nullable String clause) {
        zones.add(new Zone(id, in, seat, shape, name, clause, List.of()));
    }
}
