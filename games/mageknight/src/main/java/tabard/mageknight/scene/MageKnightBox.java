package tabard.mageknight.scene;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.Options;
import tabard.table.scene.*;
import tabard.table.scene.Shape;

/** What never changes of the picture: every space a map may come to have, the table beside it, the combat, and what lies before each player. */
public final class MageKnightBox {
    /** Of a hexagon, on a map drawn for a page. */
    private static final double RADIUS = 36;

    private static final double HALF = RADIUS * Math.sqrt(3) / 2;

    /** Shown large to its owner, and not once more in the own panel. */
    private static final String[] BEFORE_ME = {"hand", "once", "fleeting"};

    private static final Map<List<Object>, Box> BOXES = new ConcurrentHashMap<>();

    private MageKnightBox() {}

    public static Box of(Options options) {
        var terms = Terms.of(options);
        var lessons = Lessons.of(terms.scenario());
        return BOXES.computeIfAbsent(
                List.of(terms.shape(), options.seats(), terms.tokens(), lessons),
                _ -> make(terms.shape(), options.seats(), terms.tokens(), lessons));
    }

    private static Box make(tabard.mageknight.content.Shape map, int seats, TokenSet tokens, List<Lesson> lessons) {
        var zones = new Zones();
        map(zones, map);
        table(zones);
        heroes(zones);
        combat(zones);
        Player.ALL.subList(0, seats).forEach(player -> seat(zones.of(player.word()), player));
        tracks(zones);
        return new Box(
                "mageknight-1",
                "art.svg",
                zones.all(),
                Catalogue.parts(tokens),
                Catalogue.marks(),
                Catalogue.windows(),
                lessons);
    }

    static double x(int q, int r) {
        return 2 * HALF * (q + r / 2.0);
    }

    static double y(int r) {
        return 1.5 * RADIUS * r;
    }

    private static void map(Zones zones, tabard.mageknight.content.Shape map) {
        zones.add(Ids.MAP, "board", new Shape.Surface(-200, -400, 800, 500, ""), "map", "MK-3.1", "grows");
        for (var slot : Slot.ALL) {
            if (map.holds(slot.at())) {
                double x = x(slot.at().q(), slot.at().r());
                double y = y(slot.at().r());
                zones.add(slot.word(), Ids.MAP, new Shape.Area(outline(x, y), x, y, x, y), "slot", "MK-3.6", "ground");
                for (var space : slot.spaces()) {
                    var hex = new Shape.Hex(round(x(space.q(), space.r())), round(y(space.r())), RADIUS);
                    zones.add(space.word(), Ids.MAP, hex, null, null);
                }
            }
        }
    }

    private static double round(double coordinate) {
        return Math.round(coordinate * 10) / 10.0;
    }

    /** Around the seven hexagons of a tile: three corners of each of the six around the middle one. */
    private static String outline(double x, double y) {
        var corners = new double[18][];
        for (int i = 0; i < corners.length; i++) {
            int around = i / 3;
            double turn = Math.PI / 3 * around;
            double corner = turn + Math.PI / 6 * (2 * (i % 3) - 1);
            corners[i] = new double[] {
                x + 2 * HALF * Math.cos(turn) + RADIUS * Math.cos(corner),
                y + 2 * HALF * Math.sin(turn) + RADIUS * Math.sin(corner)
            };
        }
        return Outline.path(corners);
    }

    private static void table(Zones zones) {
        zones.row(Ids.COSTS, Ids.MAP, RowLook.LIST, "zone.costs", "MK-3.10", "fleeting", "dock-left");
        zones.row(Ids.TABLE, Ids.MAP, RowLook.PANEL, "table", null)
                .row(Ids.DAY, Ids.TABLE, RowLook.BANNER, null, "MK-4.6")
                .row(Ids.TACTICS, Ids.TABLE, RowLook.LIST, "free-tactics", "MK-5.6", "fleeting")
                .row(Ids.ORDER, Ids.TABLE, RowLook.LIST, "order-of-turns", "MK-5.9", "fleeting")
                .row(Ids.SOURCE, Ids.TABLE, RowLook.LINE, "zone.source", "MK-8.4", "fleeting")
                .row(Ids.TURNED, Ids.TABLE, RowLook.LIST, "turned-skills", "MK-16.8", "fleeting")
                .row(Ids.SPELLS, Ids.TABLE, RowLook.LIST, "spell-offer", "MK-4.3", "fleeting")
                .row(Ids.ADVANCED, Ids.TABLE, RowLook.LIST, "advanced-offer", "MK-4.3", "fleeting")
                .row(Ids.UNITS, Ids.TABLE, RowLook.LIST, "unit-offer", "MK-4.3", "fleeting")
                .row(Ids.COMMON, Ids.TABLE, RowLook.LIST, "common-skills", "MK-16.8", "fleeting");
    }

    /** Over the map, which shows nothing yet: all heroes side by side. */
    private static void heroes(Zones zones) {
        zones.add(Ids.HEROES, "board", new Shape.Row(RowLook.GRID, 2), "free-heroes", "MK-4.1", "asked");
        for (var hero : Hero.ALL) {
            zones.row(Ids.card(hero), Ids.HEROES, RowLook.SHEET, null, "MK-4.2", "fleeting");
        }
    }

    private static void combat(Zones zones) {
        zones.row(Ids.COMBAT, Ids.MAP, RowLook.PANEL, "combat", "MK-13.1", "fleeting", "dock-foot")
                .row(Ids.PHASES, Ids.COMBAT, RowLook.LINE, null, "MK-13.1", "phases", "fleeting")
                .row(Ids.FOES, Ids.COMBAT, RowLook.LINE, null, null, "fleeting");
        for (var foe : Foe.ALL) {
            zones.row(foe.word(), Ids.FOES, RowLook.SHEET, null, "MK-13.7", "fleeting");
        }
        zones.row(Ids.TALLY, Ids.COMBAT, RowLook.STACK, "tally", "MK-13.9", "ledger", "fleeting");
    }

    /** Below the seats: a stretch of fame for each level, and all steps of reputation. */
    private static void tracks(Zones zones) {
        zones.row(Ids.DUMMY, "side", RowLook.LINE, "zone.dummy", "MK-18.1", "fleeting");
        var stretches =
                Stream.concat(Stream.of("scale"), Tracks.LEVELS.stream().skip(1).map(level -> "from-" + level.fame()));
        zones.add(
                        Ids.FAME,
                        "side",
                        new Shape.Track(0, Tracks.LAST_FAME),
                        "zone.fame",
                        "MK-2.7",
                        stretches.toArray(String[]::new))
                .add(
                        Ids.REPUTATION,
                        "side",
                        new Shape.Track(-Tracks.REPUTATION, Tracks.REPUTATION),
                        "zone.reputation",
                        "MK-2.7",
                        "scale");
    }

    private static void seat(Zones zones, Player player) {
        String seat = player.word();
        zones.row(seat, "side", RowLook.SEAT, null, null)
                .row(seat + ".score", seat, RowLook.SCORE, null, "MK-2.7")
                .row(seat + ".stats", seat, RowLook.LINE, null, "MK-22.1")
                .row(seat + ".hand", seat, RowLook.FAN, "zone.hand", "MK-22.1", BEFORE_ME)
                .row(seat + ".drawn", seat, RowLook.FAN, "drawn", "MK-16.5", BEFORE_ME)
                .row(seat + ".play", seat, RowLook.LIST, "played", "MK-9.5", beside(2))
                .row(seat + ".units", seat, RowLook.FAN, "units", "MK-14.1", beside(2))
                .row(seat + ".mana", seat, RowLook.LINE, "zone.mana", "MK-8.2", beside(3))
                .row(seat + ".skills", seat, RowLook.LIST, "skills", "MK-16.8", beside(3));
    }

    /** Beside the hand, in which column. */
    private static String[] beside(int column) {
        return new String[] {"hand", "once", "fleeting", "column-" + column};
    }
}
