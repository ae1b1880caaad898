package tabard.table.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Element.Piece;

/** One thing in any number, made once for every number: equal pieces are then the same object, and scenes compare fast. */
public final class Counted {
    private final Piece[] pieces;

    /** The zone is the head of the id: "stack/tile" lies in the stack. */
    public Counted(String id, String part, @Nullable String owner, int most, String... marks) {
        pieces = new Piece[most + 1];
        String zone = id.substring(0, id.lastIndexOf('/'));
        for (int n = 0; n <= most; n++) {
            pieces[n] = new Piece(id, part, zone, owner, n, null, List.of(marks));
        }
    }

    public Piece of(int n) {
        if (n < pieces.length) {
            return pieces[n];
        }
        var any = pieces[0];
        return new Piece(any.id(), any.part(), any.at(), any.owner(), n, null, any.marks());
    }

    /** Shown only where there are any. */
    public void addTo(List<? super Piece> out, int n) {
        if (n > 0) {
            out.add(of(n));
        }
    }
}
