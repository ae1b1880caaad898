package tabard.cli.planted.table;

/** What changes a position. */
public class FieldWrites {
    public final void set(int value) {}
}
