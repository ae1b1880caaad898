package tabard.macht.scene;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tabard.macht.content.*;
import tabard.table.scene.Element.Piece;

/** Makes stacks of every height beforehand: equal things are then the same object, and scenes compare fast. */
final class Stacks {
    static final List<String> NONE = List.of();
    static final List<String> ACTIVE = List.of("active");
    static final List<String> CHOSEN = List.of("chosen");

    private Stacks() {}

    /** By count, from 0; the zone is the head of the id. */
    static Piece[] of(String id, String part, @Nullable String owner, int most, List<String> marks) {
        String zone = id.substring(0, id.indexOf('/'));
        return upTo(most, Piece[]::new, n -> new Piece(id, part, zone, owner, n, null, marks));
    }

    /** A side's pieces of a kind: passive, then active. */
    static Piece[][] of(String id, Kind kind, Side side) {
        int most = Content.PIECES;
        return new Piece[][] {
            of(id, kind.word(), Ids.seat(side), most, NONE), of(id, kind.word(), Ids.seat(side), most, ACTIVE)
        };
    }

    static <E> E[] upTo(int most, IntFunction<E[]> row, IntFunction<E> maker) {
        E[] all = row.apply(most + 1);
        for (int n = 0; n <= most; n++) {
            all[n] = maker.apply(n);
        }
        return all;
    }
}
