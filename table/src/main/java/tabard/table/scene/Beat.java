package tabard.table.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Element.Piece;

/**
 * What one step changed in the picture, told and shown. No game writes these: they are the difference of two scenes. Under the sentence
 * stand those that say what followed; a heading begins a new round, or a chapter does that is called after it.
 */
public record Beat(
        @Nullable Said said,
        @Nullable String by,
        @Nullable String clause,
        @Nullable String effect,
        boolean heading,
        @Nullable Said chapter,
        List<Said> followed,
        List<Slide> slides,
        List<Element> set,
        List<String> gone) {

    /** So many equal pieces left one zone and arrived in another. */
    public record Slide(
            String part,
            @Nullable String owner,
            String from,
            String to,
            @Usual(1) int count) {}

    /** Elements are listed in a fixed order, and equal ones are mostly the same object: a walk over both lists, maps only for what differs. */
    public static Beat between(
            Scene before,
            Scene after,
            @Nullable Said said,
            @Nullable String by,
            @Nullable String clause,
            @Nullable String effect) {
        List<Element> old = before.elements();
        List<Element> now = after.elements();
        var left = new LinkedHashMap<String, Element>();
        var fresh = new ArrayList<Element>();
        int i = 0;
        int j = 0;
        while (i < old.size() || j < now.size()) {
            if (equal(old, i, now, j)) {
                i++;
                j++;
            } else if (j == now.size() || equal(old, i + 1, now, j)) {
                left.put(old.get(i).id(), old.get(i++));
            } else if (i == old.size() || equal(old, i, now, j + 1)) {
                fresh.add(now.get(j++));
            } else {
                left.put(old.get(i).id(), old.get(i++));
                fresh.add(now.get(j++));
            }
        }
        var set = new ArrayList<Element>(fresh.size());
        var was = new HashMap<String, Element>();
        for (var element : fresh) {
            var former = left.remove(element.id());
            if (!element.equals(former)) {
                set.add(element);
                if (former != null) {
                    was.put(element.id(), former);
                }
            }
        }
        return new Beat(
                said,
                by,
                clause,
                effect,
                false,
                null,
                List.of(),
                slides(set, was, left),
                set,
                List.copyOf(left.keySet()));
    }

    /** The same, with what followed under its sentence. */
    public Beat telling(boolean heading, @Nullable Said chapter, List<Said> consequences) {
        return new Beat(said, by, clause, effect, heading, chapter, consequences, slides, set, gone);
    }

    private static boolean equal(List<Element> old, int i, List<Element> now, int j) {
        return i < old.size() && j < now.size() && old.get(i).equals(now.get(j));
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
