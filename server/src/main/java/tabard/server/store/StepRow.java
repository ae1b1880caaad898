package tabard.server.store;

/** One line of a table's log. Waits: the seats that are asked after it, by word, with commas. */
public record StepRow(String table, int n, String line, String waits, long time) {}
