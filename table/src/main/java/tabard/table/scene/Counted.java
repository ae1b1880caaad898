package tabard.table.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Element.Piece;

/** One thing in any number, as {@link ByNumber}. */
public final class Counted {
    private final ByNumber<Piece> pieces;

    /** The zone is the head of the id: "stack/tile" lies in the stack. */
    public Counted(String id, String part, @Nullable String owner, int most, String... marks) {
        String zone = id.substring(0, id.lastIndexOf('/'));
        var all = List.of(marks);
        pieces = new ByNumber<>(most, n -> new Piece(id, part, zone, owner, n, null, all));
    }

    public Piece of(int n) {
        return pieces.of(n);
    }

    /** Shown only where there are any. */
    public void addTo(List<? super Piece> out, int n) {
        if (n > 0) {
            out.add(of(n));
        }
    }
}
