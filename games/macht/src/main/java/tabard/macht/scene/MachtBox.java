package tabard.macht.scene;

import java.util.List;
import tabard.macht.content.*;
import tabard.table.scene.*;
import tabard.table.scene.Shape.Row;
import tabard.table.scene.Shape.Vessel;

/** What never changes of the picture: the map with its cartouche, the rows of both sides, and the catalogue of parts. */
public final class MachtBox {
    private static final List<Box> BOXES =
            Board.ALL.stream().map(MachtBox::make).toList();

    private MachtBox() {}

    public static Box of(Board board) {
        return BOXES.get(Board.ALL.indexOf(board));
    }

    private static Box make(Board board) {
        var zones = new Zones();
        map(board, zones);
        cartouche(zones);
        Side.ALL.forEach(side -> side(side, zones));
        return new Box("macht-1", "art.svg", zones.all(), Catalogue.PARTS, Catalogue.MARKS, List.of(Catalogue.SERPENT));
    }

    private static void map(Board board, Zones zones) {
        var map = Content.MAPS.get(Board.ALL.indexOf(board));
        var areas = MapSheet.areas(map);
        zones.add("map", "board", MapSheet.sheet(map, "macht-" + map.name()), "map", "MO-1.1");
        for (var province : Province.in(board.provinces())) {
            String id = Ids.zone(province);
            zones.add(
                    id,
                    "map",
                    areas.removeFirst(),
                    id,
                    "MO-1.5",
                    province.coastal() ? new String[] {"coastal"} : new String[0]);
        }
    }

    private static void cartouche(Zones zones) {
        int goal = Content.NUMBERS.winAt();
        zones.row("cartouche", "map", RowLook.PANEL, "cartouche", null, "dock-right");
        zones.row("cycle", "cartouche", RowLook.BANNER, "cycle", "MO-1.3");
        zones.add("vp", "cartouche", new Shape.Track(0, goal), "vp", "MO-7.3", "goal-" + goal);
        zones.add("middle", "cartouche", new Row(RowLook.COLUMNS, 2), null, null);
        zones.add("hourglass", "middle", new Vessel(VesselLook.HOURGLASS), "hourglass", "MO-1.7");
        zones.row("market", "middle", RowLook.STACK, null, null);
        zones.add("display", "market", new Row(RowLook.GRID, 3), "display", "MO-3.3");
        zones.row("piles", "market", RowLook.LINE, null, null);
        zones.add("stack", "piles", new Vessel(VesselLook.DECK), "stack", "MO-3.3");
        zones.add("discards", "piles", new Vessel(VesselLook.DECK), "discards", "MO-3.3");
        zones.row("foot", "cartouche", RowLook.LINE, null, null);
        zones.row("played", "foot", RowLook.SLOT, "played", "MO-4.D");
        zones.row("supply", "foot", RowLook.LINE, "supply", "MO-2.1");
        zones.row("tokens", "foot", RowLook.LINE, "tokens", "MO-3.2");
    }

    /** What is in hand is shown to its owner once more, and larger. */
    private static void side(Side side, Zones all) {
        String seat = Ids.seat(side);
        var zones = all.of(seat);
        zones.row(seat, "side", RowLook.SEAT, null, null);
        zones.row(seat + ".score", seat, RowLook.SCORE, null, "MO-7.3");
        zones.row(seat + ".pool", seat, RowLook.LINE, "pool", "MO-1.2", "hand");
        zones.row(seat + ".stock", seat, RowLook.LINE, "stock", "MO-1.2");
        zones.row(seat + ".reserve", seat, RowLook.FAN, "reserve", "MO-4.D", "hand");
        zones.row(seat + ".bonuses", seat, RowLook.LINE, "bonuses", "MO-6.6");
        zones.row(seat + ".bid", seat, RowLook.LINE, "bid", "MO-5.1");
    }
}
