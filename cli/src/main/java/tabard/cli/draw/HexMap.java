package tabard.cli.draw;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import tabard.table.scene.Shape;
import tabard.table.scene.Zone;

/**
 * A map of hexagons that have no names, drawn where they lie: each by the word that lines call it by, with the beginning of what land it is
 * below, and a sign for whoever is in turn (@), for other pieces (*) and for a site (+). Ground that is still free shows its word alone.
 */
final class HexMap {
    private static final double ROWS = 1.5;
    private static final double COLUMNS = Math.sqrt(3) / 2;
    private static final String SITE = "i-";

    /** Counted in half a hexagon from the left, and in rows. */
    private record Cell(int column, int row, String word, String land, AttributedStyle style) {}

    private final Ground ground;
    private final Contents contents;

    HexMap(Ground ground, Contents contents) {
        this.ground = ground;
        this.contents = contents;
    }

    /** Whether it lies on such a map, and can be seen. */
    static boolean holds(Ground ground, Zone zone) {
        return zone.name() == null && zone.shape() instanceof Shape.Hex && ground.spot(zone) != null;
    }

    /** Whether there is more to say of it than what land it is. */
    boolean notable(Zone zone) {
        var spot = ground.spot(zone);
        return spot != null
                && (spot.owner() != null
                        || spot.marks().stream().anyMatch(mark -> mark.startsWith(SITE))
                        || !ground.pieces(zone).isEmpty()
                        || !ground.notes(zone).isEmpty());
    }

    /** Nothing, if there is no such map or the screen is too narrow for it. */
    List<AttributedString> lines(List<Zone> zones, int width) {
        var cells = cells(zones);
        int wide = 2 + cells.stream().mapToInt(cell -> cell.word.length()).max().orElse(0) / 2 * 2;
        int left = cells.stream().mapToInt(Cell::column).min().orElse(0);
        int right = cells.stream().mapToInt(Cell::column).max().orElse(0);
        if (cells.isEmpty() || (right - left + 2) * wide / 2 > width) {
            return List.of();
        }
        var lines = new ArrayList<AttributedString>();
        int first = cells.stream().mapToInt(Cell::row).min().orElse(0);
        int last = cells.stream().mapToInt(Cell::row).max().orElse(0);
        for (int row = first; row <= last; row++) {
            var words = new AttributedStringBuilder();
            var land = new AttributedStringBuilder();
            for (var cell : row(cells, row)) {
                int at = (cell.column - left) * wide / 2;
                put(words, at, cell.word, Ink.FAINT);
                put(land, at, cut(cell.land, wide - 1), cell.style);
            }
            lines.add(words.toAttributedString());
            lines.add(land.toAttributedString());
        }
        return lines;
    }

    private static List<Cell> row(List<Cell> cells, int row) {
        return cells.stream()
                .filter(cell -> cell.row == row)
                .sorted(java.util.Comparator.comparingInt(Cell::column))
                .toList();
    }

    private static void put(AttributedStringBuilder line, int at, String text, AttributedStyle style) {
        line.append(" ".repeat(Math.max(0, at - line.columnLength()))).append(text, style);
    }

    private List<Cell> cells(List<Zone> zones) {
        var cells = new ArrayList<Cell>();
        double radius = 0;
        for (var zone : zones) {
            if (holds(ground, zone) && zone.shape() instanceof Shape.Hex(double x, double y, double r)) {
                radius = r;
                cells.add(cell(x, y, r, zone.id(), land(zone), active(zone) ? Ink.STRONG : Ink.PLAIN));
            }
        }
        for (var zone : zones) {
            if (radius > 0 && zone.shape() instanceof Shape.Area(var _, double x, double y, var _, var _)) {
                if (ground.spot(zone) != null) {
                    cells.add(cell(x, y, radius, zone.id(), "?", Ink.FAINT));
                }
            }
        }
        return cells;
    }

    private static Cell cell(double x, double y, double radius, String word, String land, AttributedStyle style) {
        int column = (int) Math.round(x / (radius * COLUMNS));
        int row = (int) Math.round(y / (radius * ROWS));
        return new Cell(column, row, word, land, style);
    }

    /** Signs first, so that they are never cut off. */
    private String land(Zone zone) {
        var spot = ground.spot(zone);
        boolean others =
                ground.pieces(zone).stream().anyMatch(piece -> !piece.marks().contains("active"));
        boolean site = spot != null && spot.marks().stream().anyMatch(mark -> mark.startsWith(SITE));
        String part = spot == null ? null : spot.part();
        return (active(zone) ? "@" : "")
                + (others ? "*" : "")
                + (site ? "+" : "")
                + (part == null ? "" : contents.name(part));
    }

    private boolean active(Zone zone) {
        return ground.pieces(zone).stream().anyMatch(piece -> piece.marks().contains("active"));
    }

    private static String cut(String text, int length) {
        return text.length() <= length ? text : text.substring(0, length);
    }
}
