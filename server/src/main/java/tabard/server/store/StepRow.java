package tabard.server.store;

import org.jspecify.annotations.Nullable;

/**
 * One line of a table's log. Waits: the seats that are asked after it, by word, with commas. Mark: a number for the position that a turn
 * led to, on the last line of the turn; logs from before there were marks have none. Due: when the first of those who are asked must have
 * decided, at a table with a clock. Noticed: whether the turn was noticed by everybody, and not by its player alone. Plate: what
 * the common room says of the table after it, as JSON; on the last line of a turn.
 */
public record StepRow(
        String table,
        int n,
        String line,
        String waits,
        long time,
        @Nullable Long mark,
        @Nullable Long due,
        boolean noticed,
        @Nullable String plate) {

    public StepRow(String table, int n, String line, String waits, long time, @Nullable Long mark, @Nullable Long due) {
        this(table, n, line, waits, time, mark, due, true, null);
    }
}
