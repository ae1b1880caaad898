package tabard.macht.content;

import java.util.List;
import tabard.table.Options;

/** One map: the provinces of the game (MO-1.1), or the eight lettered ones of the book's examples. */
public record Board(String name, long provinces, long coast) {
    public static final List<Board> ALL = List.of(board(0), board(1));

    private static Board board(int index) {
        int from = 0;
        for (int i = 0; i < index; i++) {
            from += Content.MAPS.get(i).provinces().size();
        }
        long provinces = 0;
        long coast = 0;
        for (var province : Province.ALL.subList(
                from, from + Content.MAPS.get(index).provinces().size())) {
            provinces |= province.bit();
            coast |= province.coastal() ? province.bit() : 0;
        }
        return new Board(Content.MAPS.get(index).name(), provinces, coast);
    }

    public static Board of(Options options) {
        String name = options.get("map");
        return ALL.get(0).name.equals(name) ? ALL.get(0) : ALL.get(1);
    }

    public boolean has(Province province) {
        return (provinces & province.bit()) != 0;
    }
}
