package tabard.table.sheet;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

/** What a sheet knows of one field: where it lies, what its cells mean, how documents name it, and whether its changes are told. */
final class Field {
    private final int from;
    private final Content content;
    private final List<Object> path;
    private final List<Axis> axes;
    private final boolean bag;
    private final int places;
    private final int[] strides; // by depth: how far apart two neighbouring entries lie
    private String told = "";
    private Set<Change> tells = EnumSet.allOf(Change.class);
    private boolean sometimes;
    private boolean silent;

    /** A bag is a multiset over its last axis: documents name what is in it, and naming it replaces the whole of it. */
    Field(int from, Content content, boolean bag, List<Object> path) {
        this.from = from;
        this.content = content;
        this.bag = bag;
        this.path = path;
        var found = new ArrayList<Axis>();
        for (Object part : path) {
            if (part instanceof Axis axis) {
                found.add(axis);
            }
        }
        this.axes = List.copyOf(found);
        this.strides = new int[path.size()];
        int cells = content.width();
        for (int depth = path.size() - 1; depth >= 0; depth--) {
            strides[depth] = cells;
            cells *= path.get(depth) instanceof Axis axis ? axis.size() : 1;
        }
        this.places = cells / content.width();
        if (axes.size() > 3) {
            throw new IllegalArgumentException("more than three axes: " + name());
        }
        if (bag && !(path.getLast() instanceof Axis)) {
            throw new IllegalArgumentException("a bag holds entries of its last axis: " + name());
        }
    }

    int from() {
        return from;
    }

    Content content() {
        return content;
    }

    List<Object> path() {
        return path;
    }

    List<Axis> axes() {
        return axes;
    }

    boolean bag() {
        return bag;
    }

    /** The path joined by dots, with a star for each axis. */
    String name() {
        var name = new StringJoiner(".");
        path.forEach(part -> name.add(part instanceof Axis ? "*" : (String) part));
        return name.toString();
    }

    /** The words that lead to one of its cells, with dots; what a value of several cells consists of is numbered. */
    String name(int index) {
        int width = content.width();
        int rest = index / width;
        var words = new ArrayDeque<String>();
        for (int depth = path.size() - 1; depth >= 0; depth--) {
            if (path.get(depth) instanceof Axis axis) {
                words.addFirst(axis.words().get(rest % axis.size()));
                rest /= axis.size();
            } else {
                words.addFirst((String) path.get(depth));
            }
        }
        String name = String.join(".", words);
        return width == 1 ? name : name + "." + index % width;
    }

    /** How many combinations of entries it has. */
    int places() {
        return places;
    }

    int size() {
        return places * content.width();
    }

    Cells cells() {
        int[] strides = new int[3];
        int total = content.width();
        for (int i = axes.size() - 1; i >= 0; i--) {
            strides[i] = total;
            total *= axes.get(i).size();
        }
        return new Cells(from, total, strides[0], strides[1], strides[2], this);
    }

    /** How many cells lie between two neighbouring entries of the axis at this place of the path. */
    int stride(int depth) {
        return strides[depth];
    }

    void tell(String key) {
        if (silent) {
            throw new IllegalStateException("told and silent: " + name());
        }
        told = key;
    }

    void tell(String key, Set<Change> kinds) {
        if (content.width() > 1) {
            throw new IllegalStateException("a row or a set is told whole: " + name());
        }
        tell(key);
        tells = kinds;
    }

    void tellSometimes(String key) {
        tell(key);
        sometimes = true;
    }

    /** Whether such a change of a value is among those that are told. */
    boolean tells(int before, int after) {
        return switch (content) {
            case Content.Number _, Content.YesOrNo _ ->
                tells.contains(after > before ? Change.RISES : Change.FALLS)
                        || (after == 0 && tells.contains(Change.RUNS_OUT));
            case Content.Missable _, Content.Name _ ->
                tells.contains(before == 0 ? Change.COMES : after == 0 ? Change.GOES : Change.TURNS);
            case Content.Names _, Content.InOrder _ -> true;
        };
    }

    void hush() {
        if (!told.isEmpty()) {
            throw new IllegalStateException("told and silent: " + name());
        }
        silent = true;
    }

    /** The key by which its changes are told; empty if they are not. */
    String told() {
        return told;
    }

    /** Whether one who saw both could see it change and must be told; of a row all must have been seen. */
    boolean changed(int[] before, int[] after) {
        if (sometimes) {
            return false;
        }
        int width = content.width();
        for (int at = from; at < from + size(); at += width) {
            boolean seen = true;
            boolean same = true;
            for (int i = at; i < at + width; i++) {
                seen &= before[i] != Sheet.BLANK && after[i] != Sheet.BLANK;
                same &= before[i] == after[i];
            }
            if (!same && (seen || content instanceof Content.Names) && tells(before[at], after[at])) {
                return true;
            }
        }
        return false;
    }

    boolean unsaid() {
        return !silent && told.isEmpty();
    }
}
