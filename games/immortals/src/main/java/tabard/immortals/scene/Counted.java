package tabard.immortals.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Element.Piece;

/** One thing in any number, made once for every number: equal pieces are the same object. */
final class Counted {
    private static final List<String> NONE = List.of();

    private final Piece[] pieces;

    Counted(String at, String tail, String part, @Nullable String owner, int most) {
        pieces = new Piece[most + 1];
        for (int n = 0; n <= most; n++) {
            pieces[n] = new Piece(at + "/" + tail, part, at, owner, n, null, NONE);
        }
    }

    Piece of(int n) {
        if (n < pieces.length) {
            return pieces[n];
        }
        var any = pieces[0];
        return new Piece(any.id(), any.part(), any.at(), any.owner(), n, null, NONE);
    }
}
