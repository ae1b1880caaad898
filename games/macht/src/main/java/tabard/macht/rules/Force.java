package tabard.macht.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import tabard.macht.content.*;
import tabard.table.scene.Said;

/** So many knights and mages, as words: "2 knights and 1 mage". */
public final class Force {
    private Force() {}

    static Said of(int knights, int mages) {
        if (knights == 0 && mages == 0) {
            return Said.of("force.none");
        }
        if (mages == 0) {
            return Said.of("force.knights", knights);
        }
        return knights == 0 ? Said.of("force.mages", mages) : Said.of("force.both", knights, mages);
    }

    public static Said of(Kind kind, int count) {
        return kind == Kind.KNIGHT ? of(count, 0) : of(0, count);
    }

    /** Who stands in a province. */
    static Said of(State s, Province province) {
        return of(s.pieces(province, Kind.KNIGHT), s.pieces(province, Kind.MAGE));
    }

    /** What a tile recruits, as the sets there are to choose from: those of which the stock has any, else all (MO-6.11). */
    static List<Said> enlisted(State s, Side side, Tile tile) {
        var sets = new ArrayList<Said>(2);
        for (var levy : tile.levies()) {
            var set = of(s, side, levy);
            if (!set.equals(of(0, 0))) {
                sets.add(set);
            }
        }
        for (var levy : sets.isEmpty() ? tile.levies() : List.<Tile.Levy>of()) {
            sets.add(of(levy.of(Kind.KNIGHT), levy.of(Kind.MAGE)));
        }
        return sets;
    }

    /** The recruits that a set shown on a tile would bring: what the stock allows (MO-6.11). */
    private static Said of(State s, Side side, Tile.Levy levy) {
        return of(
                Math.min(levy.of(Kind.KNIGHT), s.stock(side, Kind.KNIGHT)),
                Math.min(levy.of(Kind.MAGE), s.stock(side, Kind.MAGE)));
    }

    /** The recruits of one kind, where a tile shows a set of each to choose from. */
    static Said raised(State s, Side side, Tile tile, Kind kind) {
        int shown = tile.levies().stream().mapToInt(levy -> levy.of(kind)).sum();
        return of(kind, Math.min(shown, s.stock(side, kind)));
    }

    /** A move for each number of knights and of mages up to these. */
    static <M> List<M> each(int knights, int mages, BiFunction<Integer, Integer, M> maker) {
        var all = new ArrayList<M>((knights + 1) * (mages + 1));
        for (int k = 0; k <= knights; k++) {
            for (int m = 0; m <= mages; m++) {
                all.add(maker.apply(k, m));
            }
        }
        return all;
    }
}
