package tabard.table.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabard.table.Named;
import tabard.table.scene.Said;

/**
 * What a step has changed, told field by field in the order of the sheet, from what one viewer saw before and after: so it cannot
 * tell what that viewer does not see. Where a cell was or is hidden nothing is told. A field that is told as KEY has these lines,
 * each with the names of the axes' entries as "@word" first, one line for each changed value:
 *
 * <ul>
 *   <li>a number: {@code changed.KEY-up} and {@code changed.KEY-down} with the difference (above 0), from, to;
 *   <li>yes or no, and a member of a set: {@code changed.KEY-on} and {@code changed.KEY-off}, a member with its "@word";
 *   <li>a name or a number that may be missing, and where a thing is: {@code changed.KEY} with from and to,
 *       {@code changed.KEY-new} with to where there was none, {@code changed.KEY-gone} with from where there is none now;
 *   <li>a row: {@code changed.KEY-gone} and {@code changed.KEY-new} with the "@word" of each thing that left or joined it, or
 *       {@code changed.KEY-order} if only the order changed.
 * </ul>
 */
public final class Consequences {
    static final String CHANGED = "changed.";

    private final int[] before;
    private final int[] after;
    private final Function<Named, Object> namer;
    private final List<Said> lines = new ArrayList<>();

    private Consequences(int[] before, int[] after, Function<Named, Object> namer) {
        this.before = before;
        this.after = after;
        this.namer = namer;
    }

    /** The namer says how a message is told of a name: "@word", or what the game calls it. */
    public static List<Said> of(Sheet sheet, int[] before, int[] after, Function<Named, Object> namer) {
        var consequences = new Consequences(before, after, namer);
        for (var field : sheet.fields()) {
            if (!field.told().isEmpty()) {
                consequences.tell(field);
            }
        }
        return List.copyOf(consequences.lines);
    }

    private void tell(Field field) {
        int width = field.content().width();
        for (int place = 0; place < field.places(); place++) {
            int at = field.from() + place * width;
            for (int i = at; i < at + width; i++) {
                if (before[i] != after[i] && field.tells(before[i], after[i])) {
                    tell(field, at, names(field, place));
                    break;
                }
            }
        }
    }

    /** The entries that a value belongs to. */
    private List<Object> names(Field field, int place) {
        var names = new ArrayList<>();
        int rest = place;
        for (var axis : field.axes().reversed()) {
            names.addFirst(namer.apply(axis.entries().get(rest % axis.size())));
            rest /= axis.size();
        }
        return names;
    }

    private void tell(Field field, int at, List<Object> names) {
        String key = CHANGED + field.told();
        switch (field.content()) {
            case Content.Number _ -> {
                if (seen(at)) {
                    int by = after[at] - before[at];
                    say(key + (by > 0 ? "-up" : "-down"), names, Math.abs(by), before[at], after[at]);
                }
            }
            case Content.YesOrNo _ -> {
                if (seen(at)) {
                    say(key + (after[at] > 0 ? "-on" : "-off"), names);
                }
            }
            case Content.Missable _ -> replaced(key, at, names, cell -> cell - 1);
            case Content.Name(var values, var _) -> replaced(key, at, names, cell -> name(values, cell));
            case Content.Names(var all, var _) -> members(key, all, at, names);
            case Content.InOrder(var values, var _, var _) -> row(key, values, at, names);
        }
    }

    private boolean seen(int at) {
        return before[at] != Sheet.BLANK && after[at] != Sheet.BLANK;
    }

    private Object name(List<? extends Named> values, int cell) {
        return namer.apply(values.get(cell - 1));
    }

    private interface Shown {
        Object of(int cell);
    }

    private void replaced(String key, int at, List<Object> names, Shown shown) {
        if (!seen(at)) {
            return;
        }
        if (before[at] == 0) {
            say(key + "-new", names, shown.of(after[at]));
        } else if (after[at] == 0) {
            say(key + "-gone", names, shown.of(before[at]));
        } else {
            say(key, names, shown.of(before[at]), shown.of(after[at]));
        }
    }

    private void members(String key, List<? extends Named> all, int at, List<Object> names) {
        for (int i = 0; i < all.size(); i++) {
            boolean there = Bits.has(after, at, i);
            if (there != Bits.has(before, at, i)) {
                say(key + (there ? "-on" : "-off"), names, name(all, i + 1));
            }
        }
    }

    /** Only what all of it shows: with a hidden thing in the row nobody can say which left and which joined. */
    private void row(String key, List<? extends Named> values, int at, List<Object> names) {
        int[] joined = new int[values.size() + 1];
        if (!count(before, at, joined, -1) || !count(after, at, joined, 1)) {
            return;
        }
        int told = lines.size();
        for (int cell = 1; cell < joined.length; cell++) {
            for (int i = joined[cell]; i < 0; i++) {
                say(key + "-gone", names, name(values, cell));
            }
        }
        for (int cell = 1; cell < joined.length; cell++) {
            for (int i = 0; i < joined[cell]; i++) {
                say(key + "-new", names, name(values, cell));
            }
        }
        if (told == lines.size()) {
            say(key + "-order", names);
        }
    }

    private static boolean count(int[] cells, int at, int[] joined, int by) {
        for (int i = at + 1; i <= at + cells[at]; i++) {
            if (cells[i] == Sheet.BLANK) {
                return false;
            }
            joined[cells[i]] += by;
        }
        return cells[at] != Sheet.BLANK;
    }

    private void say(String key, List<Object> names, Object... values) {
        var args = new ArrayList<>(names);
        args.addAll(List.of(values));
        lines.add(new Said(key, args));
    }
}
