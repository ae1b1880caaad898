package tabard.macht.content;

import java.util.List;
import tabard.table.Options;
import tabard.table.sheet.Subset;

/** One map: the provinces of the game (MO-1.1), or the eight lettered ones of the book's examples. */
public record Board(String name, long provinces, long coast) {
    public static final List<Board> ALL = Content.MAPS.stream().map(Board::of).toList();

    private static Board of(Content.MapFile map) {
        var provinces =
                Subset.all(Province.ALL).where(province -> province.map().equals(map));
        return new Board(
                map.name(), provinces.bits(), provinces.where(Province::coastal).bits());
    }

    public static Board of(Options options) {
        return ALL.getFirst().name.equals(options.get("map")) ? ALL.getFirst() : ALL.getLast();
    }

    public boolean has(Province province) {
        return (provinces & province.bit()) != 0;
    }
}
