package tabard.table.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Element.Piece;

/** What one step changed in the picture, told and shown. No game writes these: they are the difference of two scenes. */
public record Beat(
        @Nullable Said said,
        @Nullable String by,
        @Nullable String clause,
        @Nullable String effect,
        List<Slide> slides,
        List<Element> set,
        List<String> gone) {

    /** So many equal pieces left one zone and arrived in another. */
    public record Slide(String part, @Nullable String owner, String from, String to, int count) {}

    /** Elements are listed in a fixed order, and equal ones are mostly the same object: a walk over both lists, maps only where they differ. */
    public static Beat between(
            Scene before,
            Scene after,
            @Nullable Said said,
            @Nullable String by,
            @Nullable String clause,
            @Nullable String effect) {
        List<Element> old = before.elements();
        List<Element> now = after.elements();
        int head = 0;
        int shorter = Math.min(old.size(), now.size());
        while (head < shorter && same(old.get(head), now.get(head))) {
            head++;
        }
        int tail = 0;
        while (tail < shorter - head && same(old.get(old.size() - 1 - tail), now.get(now.size() - 1 - tail))) {
            tail++;
        }
        var left = new HashMap<String, Element>();
        for (var element : old.subList(head, old.size() - tail)) {
            left.put(element.id(), element);
        }
        var set = new ArrayList<Element>();
        var was = new HashMap<String, Element>();
        for (var element : now.subList(head, now.size() - tail)) {
            var former = left.remove(element.id());
            if (former == null || !same(former, element)) {
                set.add(element);
                if (former != null) {
                    was.put(element.id(), former);
                }
            }
        }
        var gone = new ArrayList<String>();
        for (var element : old.subList(head, old.size() - tail)) {
            if (left.containsKey(element.id())) {
                gone.add(element.id());
            }
        }
        return new Beat(said, by, clause, effect, slides(set, was, left), set, gone);
    }

    private static boolean same(Element a, Element b) {
        return a.equals(b);
    }

    /** A stack that fell and one that rose, of equal part and owner. A piece with an id of its own slides by its changed place. */
    private static List<Slide> slides(List<Element> set, Map<String, Element> was, Map<String, Element> gone) {
        var rose = new ArrayList<Change>();
        var fell = new ArrayList<Change>();
        for (var element : set) {
            if (element instanceof Piece now) {
                if (was.get(now.id()) instanceof Piece former) {
                    if (former.at().equals(now.at()) && former.part().equals(now.part())) {
                        int more = now.count() - former.count();
                        if (more != 0) {
                            (more > 0 ? rose : fell).add(new Change(now, Math.abs(more)));
                        }
                    }
                } else {
                    rose.add(new Change(now, now.count()));
                }
            }
        }
        for (var element : gone.values()) {
            if (element instanceof Piece former) {
                fell.add(new Change(former, former.count()));
            }
        }
        var slides = new ArrayList<Slide>();
        for (var to : rose) {
            for (var from : fell) {
                int count = Math.min(to.left, from.left);
                if (count > 0 && to.alike(from)) {
                    to.left -= count;
                    from.left -= count;
                    slides.add(new Slide(to.piece.part(), to.piece.owner(), from.piece.at(), to.piece.at(), count));
                }
            }
        }
        return slides;
    }

    private static final class Change {
        private final Piece piece;
        private int left;

        Change(Piece piece, int count) {
            this.piece = piece;
            this.left = count;
        }

        boolean alike(Change other) {
            return piece.part().equals(other.piece.part()) && Objects.equals(piece.owner(), other.piece.owner());
        }
    }

    /** The picture after the beat, as a page that holds elements by id would have it. */
    public Map<String, Element> applyTo(Map<String, Element> elements) {
        var next = new HashMap<>(elements);
        gone.forEach(next::remove);
        for (var element : set) {
            next.put(element.id(), element);
        }
        return next;
    }
}
