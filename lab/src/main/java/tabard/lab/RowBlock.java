package tabard.lab;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import tabard.arena.data.Decision;
import tabard.table.sheet.Layout;

/** Some rows in DuckDB's own form: a column after the other, the numbers of all lists of a column behind each other. */
@SuppressWarnings("restricted") // each column has room for as many rows as were asked for
record RowBlock(MemorySegment chunk, boolean wide) {
    private static final int PLACE_BYTES = 16; // where a list begins, and how long it is

    void write(List<Decision> rows) {
        ints(0, rows, Decision::game);
        ints(1, rows, Decision::step);
        ints(2, rows, Decision::round);
        texts(3, rows, Decision::seat);
        lists(4, rows, Decision::view, !wide);
        lists(5, rows, Decision::legal, false);
        ints(6, rows, Decision::options);
        ints(7, rows, Decision::choice);
        texts(8, rows, Decision::line);
        floats(9, rows, Decision::outcome);
        floats(10, rows, Decision::worth);
        DuckLibrary.SET_ROWS.on(chunk, (long) rows.size());
    }

    private MemorySegment column(int number) {
        return DuckLibrary.COLUMN.address(chunk, (long) number);
    }

    private static MemorySegment data(MemorySegment column, long bytes) {
        return DuckLibrary.DATA.address(column).reinterpret(bytes);
    }

    private void ints(int number, List<Decision> rows, ToIntFunction<Decision> value) {
        var data = data(column(number), (long) rows.size() * Integer.BYTES);
        for (int i = 0; i < rows.size(); i++) {
            data.setAtIndex(JAVA_INT, i, value.applyAsInt(rows.get(i)));
        }
    }

    private void floats(int number, List<Decision> rows, ToDoubleFunction<Decision> value) {
        var data = data(column(number), (long) rows.size() * Float.BYTES);
        for (int i = 0; i < rows.size(); i++) {
            data.setAtIndex(JAVA_FLOAT, i, (float) value.applyAsDouble(rows.get(i)));
        }
    }

    private void texts(int number, List<Decision> rows, Function<Decision, String> value) {
        var column = column(number);
        try (var arena = Arena.ofConfined()) {
            for (int i = 0; i < rows.size(); i++) {
                byte[] text = value.apply(rows.get(i)).getBytes(StandardCharsets.UTF_8);
                DuckLibrary.SET_TEXT.on(column, (long) i, arena.allocateFrom(JAVA_BYTE, text), (long) text.length);
            }
        }
    }

    private void lists(int number, List<Decision> rows, Function<Decision, int[]> value, boolean narrow) {
        var column = column(number);
        var places = data(column, (long) rows.size() * PLACE_BYTES);
        int size = 0;
        for (int i = 0; i < rows.size(); i++) {
            int length = value.apply(rows.get(i)).length;
            places.setAtIndex(JAVA_LONG, 2L * i, size);
            places.setAtIndex(JAVA_LONG, 2L * i + 1, length);
            size += length;
        }
        if (!DuckLibrary.LIST_ROOM.succeeds(column, (long) size)
                || !DuckLibrary.LIST_SIZE.succeeds(column, (long) size)) {
            throw new IllegalStateException("duckdb_list_vector_reserve");
        }
        var listed = DuckLibrary.LISTED.address(column);
        var data = data(listed, (long) size * (narrow ? Short.BYTES : Integer.BYTES));
        var hidden = new BitSet(size);
        int next = 0;
        for (var row : rows) {
            int[] list = value.apply(row);
            if (narrow) {
                for (int i = 0; i < list.length; i++) {
                    data.setAtIndex(JAVA_SHORT, (long) next + i, (short) list[i]);
                }
            } else {
                MemorySegment.copy(list, 0, data, JAVA_INT, (long) next * Integer.BYTES, list.length);
            }
            for (int i = 0; i < list.length; i++) {
                if (list[i] == Layout.HIDDEN) {
                    hidden.set(next + i);
                }
            }
            next += list.length;
        }
        if (!hidden.isEmpty()) {
            holes(listed, size, hidden);
        }
    }

    /** What is hidden is a hole: a bit that is not set. */
    private static void holes(MemorySegment listed, int size, BitSet hidden) {
        DuckLibrary.WITH_HOLES.on(listed);
        hidden.flip(0, size);
        long[] there = hidden.toLongArray();
        var bits =
                DuckLibrary.HOLES.address(listed).reinterpret((long) (size + Long.SIZE - 1) / Long.SIZE * Long.BYTES);
        bits.fill((byte) 0);
        MemorySegment.copy(there, 0, bits, JAVA_LONG, 0, there.length);
    }
}
