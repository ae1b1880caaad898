package tabard.table.sheet;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import tabard.table.Named;

/**
 * The fields of a sheet as a row of numbers with bounds, in the order of the sheet: what a learner sees. Derived cells are left
 * out, and a set has a number for each thing, 0 or 1.
 */
public record Layout(List<Entry> entries, int size) {
    /** Of a game whose positions are no sheets. */
    public static final Layout NONE = new Layout(List.of(), 0);

    /** Stands for a number that the viewer may not know. */
    public static final int HIDDEN = Sheet.BLANK;

    /**
     * A field: its path with a star for each axis, where it begins in the row, how many numbers it has, their bounds, and the words that
     * they stand for, where they do: 0 for none, 1 for the first. The numbers of a set are those of its words, in their order.
     */
    public record Entry(String path, List<Axis> axes, int offset, int size, int least, int most, List<String> words) {}

    /** What one viewer sees: the numbers, 0 where they are hidden, and which are hidden. */
    public record Observation(int[] numbers, BitSet hidden) {}

    static Layout of(List<Field> fields) {
        var entries = new ArrayList<Entry>();
        int offset = 0;
        for (var field : fields) {
            int size = field.places() * numbers(field.content());
            entries.add(new Entry(
                    field.name(),
                    field.axes(),
                    offset,
                    size,
                    least(field.content()),
                    most(field.content()),
                    words(field.content())));
            offset += size;
        }
        return new Layout(List.copyOf(entries), offset);
    }

    /** How many numbers one value of a field gives. */
    static int numbers(Content content) {
        return content instanceof Content.Names(var all, var _) ? all.size() : content.width();
    }

    private static int least(Content content) {
        return content instanceof Content.Number(int least, var _) ? least : 0;
    }

    private static int most(Content content) {
        return switch (content) {
            case Content.Number(var _, int most) -> most;
            case Content.Missable(int most) -> most + 1;
            case Content.YesOrNo _, Content.Names _ -> 1;
            case Content.Name(var values, var _) -> values.size();
            case Content.InOrder(var values, int most, var _) -> Math.max(most, values.size());
        };
    }

    private static List<String> words(Content content) {
        return switch (content) {
            case Content.Number _, Content.Missable _, Content.YesOrNo _ -> List.of();
            case Content.Name(var values, var _) -> words(values);
            case Content.Names(var all, var _) -> words(all);
            case Content.InOrder(var values, var _, var _) -> words(values);
        };
    }

    private static List<String> words(List<? extends Named> values) {
        return values.stream().map(Named::word).toList();
    }
}
