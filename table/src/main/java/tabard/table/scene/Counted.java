package tabard.table.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;
import tabard.table.scene.Element.Piece;

/** One thing in any number, as {@link ByNumber}. */
public final class Counted extends ByNumber<Piece> {
    /** The zone is the head of the id: "stack/tile" lies in the stack. */
    public Counted(String id, String part, @Nullable String owner, int most, String... marks) {
        String zone = id.substring(0, id.lastIndexOf('/'));
        var all = List.of(marks);
        super(most, n -> new Piece(id, part, zone, owner, n, null, all));
    }

    /** Of things of which there is one kind for each entry of an axis: those of that entry, where there are any. */
    public static void add(List<? super Piece> out, List<Counted> each, Named of, int n) {
        if (n > 0) {
            out.add(each.get(of.ordinal()).of(n));
        }
    }

    /** Shown only where there are any. */
    public void addTo(List<? super Piece> out, int n) {
        if (n > 0) {
            out.add(of(n));
        }
    }
}
