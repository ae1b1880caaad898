package tabard.table.sheet;

import java.util.BitSet;
import java.util.List;

/** Where each number of a layout is read: a cell, and for a member of a set the bit in it. Worked out once, because learners look a million times. */
record Flat(int[] cells, int[] bits) {
    private static final int WHOLE = -1;

    static Flat of(List<Field> fields, int size) {
        int[] cells = new int[size];
        int[] bits = new int[size];
        int at = 0;
        for (var field : fields) {
            boolean set = field.content() instanceof Content.Names;
            for (int place = 0; place < field.places(); place++) {
                int from = field.from() + place * field.content().width();
                for (int i = 0; i < Layout.numbers(field.content()); i++) {
                    cells[at] = set ? from + i / Integer.SIZE : from + i;
                    bits[at] = set ? i % Integer.SIZE : WHOLE;
                    at++;
                }
            }
        }
        return new Flat(cells, bits);
    }

    /** The numbers, {@link Layout#HIDDEN} where they are hidden. */
    void read(int[] s, int[] numbers) {
        for (int i = 0; i < cells.length; i++) {
            int cell = s[cells[i]];
            numbers[i] = bits[i] == WHOLE ? cell : cell >>> bits[i] & 1;
        }
    }

    Layout.Observation observe(int[] s) {
        int[] numbers = new int[cells.length];
        read(s, numbers);
        var hidden = new BitSet(numbers.length);
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] == Layout.HIDDEN) {
                hidden.set(i);
                numbers[i] = 0;
            }
        }
        return new Layout.Observation(numbers, hidden);
    }
}
