package tabard.table.sheet;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The fields of a sheet as a row of numbers with bounds, in the order of the sheet: what a learner sees. Derived cells are left
 * out, and a set has a number for each thing, 0 or 1.
 */
public record Layout(List<Entry> entries, int size) {
    /** A field: its path with a star for each axis, where it begins in the row, how many numbers it has, and their bounds. */
    public record Entry(String path, List<Axis> axes, int offset, int size, int least, int most) {}

    /** What one viewer sees: the numbers, 0 where they are hidden, and which are hidden. */
    public record Observation(int[] numbers, BitSet hidden) {}

    static Layout of(List<Field> fields) {
        var entries = new ArrayList<Entry>();
        int offset = 0;
        for (var field : fields) {
            int size = field.places() * numbers(field.content());
            entries.add(
                    new Entry(field.name(), field.axes(), offset, size, least(field.content()), most(field.content())));
            offset += size;
        }
        return new Layout(List.copyOf(entries), offset);
    }

    /** How many numbers one value of a field gives. */
    private static int numbers(Content content) {
        return content instanceof Content.Names(var all) ? all.size() : content.width();
    }

    private static int least(Content content) {
        return content instanceof Content.Number(int least, var _) ? least : 0;
    }

    private static int most(Content content) {
        return switch (content) {
            case Content.Number(var _, int most) -> most;
            case Content.Missable(int most) -> most + 1;
            case Content.YesOrNo _, Content.Names _ -> 1;
            case Content.Name(var values) -> values.size();
            case Content.InOrder(var values, int most) -> Math.max(most, values.size());
        };
    }

    static Observation observe(List<Field> fields, int size, int[] cells) {
        int[] numbers = new int[size];
        var hidden = new BitSet(size);
        int at = 0;
        for (var field : fields) {
            for (int place = 0; place < field.places(); place++) {
                int from = field.from() + place * field.content().width();
                for (int i = 0; i < numbers(field.content()); i++) {
                    if (field.content() instanceof Content.Names) {
                        numbers[at] = Bits.has(cells, from, i) ? 1 : 0;
                    } else if (cells[from + i] == Sheet.BLANK) {
                        hidden.set(at);
                    } else {
                        numbers[at] = cells[from + i];
                    }
                    at++;
                }
            }
        }
        return new Observation(numbers, hidden);
    }
}
