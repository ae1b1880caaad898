package tabard.server.store;

import org.jspecify.annotations.Nullable;

/**
 * One line of a table's log. Waits: the seats that are asked after it, by word, with commas. Mark: a number for the position that a turn
 * led to, on the last line of the turn; logs from before there were marks have none.
 */
public record StepRow(
        String table,
        int n,
        String line,
        String waits,
        long time,
        @Nullable Long mark) {}
