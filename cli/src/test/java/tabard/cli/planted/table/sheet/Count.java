package tabard.cli.planted.table.sheet;

/** A handle of a field. */
public record Count() {
    public int get(int[] cells) {
        return cells[0];
    }

    public void set(int[] cells, int value) {}
}
