package tabard.cli.planted.table;

/** A position with an agenda. */
public class Position extends FieldWrites {
    public final void push(String frame) {}

    public final void agenda(String next) {}

    public final String agenda() {
        return "";
    }
}
