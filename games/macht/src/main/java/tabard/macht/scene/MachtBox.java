package tabard.macht.scene;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.macht.content.*;
import tabard.table.scene.*;
import tabard.table.scene.Shape.Row;
import tabard.table.scene.Shape.Vessel;

/** What never changes of the picture: the map with its cartouche, the rows of both sides, and the catalogue of parts. */
public final class MachtBox {
    private static final List<Box> BOXES =
            Board.ALL.stream().map(MachtBox::make).toList();

    private final List<Zone> zones = new ArrayList<>();

    private MachtBox() {}

    public static Box of(Board board) {
        return BOXES.get(Board.ALL.indexOf(board));
    }

    private static Box make(Board board) {
        var box = new MachtBox();
        box.map(board);
        box.cartouche();
        Side.ALL.forEach(box::side);
        return new Box(
                "macht-1",
                "art.svg",
                List.copyOf(box.zones),
                Catalogue.PARTS,
                Catalogue.MARKS,
                List.of(Catalogue.SERPENT));
    }

    private void map(Board board) {
        var map = Content.MAPS.get(Board.ALL.indexOf(board));
        var areas = MapSheet.areas(map);
        var provinces = Province.in(board.provinces());
        zone("map", "board", MapSheet.sheet(map, "macht-" + map.name()), "map", "MO-1.1");
        for (int i = 0; i < areas.size(); i++) {
            var province = provinces.get(i);
            String id = Ids.zone(province);
            var marks = province.coastal() ? List.of("coastal") : List.<String>of();
            zones.add(new Zone(id, "map", null, areas.get(i), Said.of(id), "MO-1.5", marks));
        }
    }

    private void cartouche() {
        int goal = Content.NUMBERS.winAt();
        zones.add(new Zone(
                "cartouche",
                "map",
                null,
                new Row(RowLook.PANEL, 0),
                Said.of("cartouche"),
                null,
                List.of("dock-right")));
        zone("cycle", "cartouche", new Row(RowLook.BANNER, 0), "cycle", "MO-1.3");
        zones.add(new Zone(
                "vp", "cartouche", null, new Shape.Track(0, goal), Said.of("vp"), "MO-7.3", List.of("goal-" + goal)));
        zone("middle", "cartouche", new Row(RowLook.COLUMNS, 2), null, null);
        zone("hourglass", "middle", new Vessel(VesselLook.HOURGLASS), "hourglass", "MO-1.7");
        zone("market", "middle", new Row(RowLook.STACK, 0), null, null);
        zone("display", "market", new Row(RowLook.GRID, 3), "display", "MO-3.3");
        zone("piles", "market", new Row(RowLook.LINE, 0), null, null);
        zone("stack", "piles", new Vessel(VesselLook.DECK), "stack", "MO-3.3");
        zone("discards", "piles", new Vessel(VesselLook.DECK), "discards", "MO-3.3");
        zone("foot", "cartouche", new Row(RowLook.LINE, 0), null, null);
        zone("played", "foot", new Row(RowLook.SLOT, 0), "played", "MO-4.D");
        zone("supply", "foot", new Row(RowLook.LINE, 0), "supply", "MO-2.1");
        zone("tokens", "foot", new Row(RowLook.LINE, 0), "tokens", "MO-3.2");
    }

    private void side(Side side) {
        row(side, "", RowLook.SEAT, "side", null, null, false);
        row(side, ".score", RowLook.SCORE, Ids.seat(side), null, "MO-7.3", false);
        row(side, ".pool", RowLook.LINE, Ids.seat(side), "pool", "MO-1.2", true);
        row(side, ".stock", RowLook.LINE, Ids.seat(side), "stock", "MO-1.2", false);
        row(side, ".reserve", RowLook.FAN, Ids.seat(side), "reserve", "MO-4.D", true);
        row(side, ".bonuses", RowLook.LINE, Ids.seat(side), "bonuses", "MO-6.6", false);
        row(side, ".bid", RowLook.LINE, Ids.seat(side), "bid", "MO-5.1", false);
    }

    /** What is in hand is shown to its owner once more, and larger. */
    private void row(
            Side side,
            String tail,
            RowLook look,
            String in,
            @Nullable String name,
            @Nullable String clause,
            boolean inHand) {
        String seat = Ids.seat(side);
        var marks = inHand ? List.of("hand") : List.<String>of();
        zones.add(
                new Zone(seat + tail, in, seat, new Row(look, 0), name == null ? null : Said.of(name), clause, marks));
    }

    private void zone(String id, String in, Shape shape, @Nullable String name, @Nullable String clause) {
        zones.add(new Zone(id, in, null, shape, name == null ? null : Said.of(name), clause, List.of()));
    }
}
