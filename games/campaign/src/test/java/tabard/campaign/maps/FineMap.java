package tabard.campaign.maps;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Columns side by side, with a corner at every point of their borders, which wind a little. */
final class FineMap {
    private static final int HIGH = 600;
    private static final int WIDE = 20;

    private FineMap() {}

    static Map<String, Object> of(int columns) {
        var territories = new ArrayList<Object>();
        for (int i = 0; i < columns; i++) {
            var polygon = new ArrayList<List<Integer>>();
            for (int y = 0; y <= HIGH; y += 5) {
                polygon.add(List.of(x(i, y), 20 + y));
            }
            for (int y = HIGH; y >= 0; y -= 5) {
                polygon.add(List.of(x(i + 1, y), 20 + y));
            }
            var neighbours = new ArrayList<Integer>();
            if (i > 0) {
                neighbours.add(i);
            }
            if (i + 1 < columns) {
                neighbours.add(i + 2);
            }
            territories.add(
                    Map.of("id", i + 1, "name", "Column " + (i + 1), "neighbors", neighbours, "polygon", polygon));
        }
        return Map.of("name", "Columns", "territories", territories);
    }

    private static int x(int column, int y) {
        return 50 + column * WIDE + (int) Math.rint(6 * Math.sin(y / 40.0));
    }
}
