package tabard.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tabard.table.sheet.Cells;
import tabard.table.sheet.Sheet;

/** The whole of a position: one flat array laid out by a {@link Sheet}, the agenda, and the options it was set up with. */
public abstract non-sealed class Position<S extends Position<S, A>, A extends Action> extends FieldWrites {
    private final Options options;
    private final int rules;
    private Agenda<Frame<S, A>> agenda;
    private long left; // seats that were left for good, as bits
    private boolean inBranch;

    /** An empty sheet, nothing to do yet, of a game that has one version of its rules. */
    protected Position(Sheet sheet, Options options) {
        this(sheet, options, 1);
    }

    /** The same, to be played by that version. */
    protected Position(Sheet sheet, Options options, int rules) {
        super(sheet);
        this.options = options;
        this.rules = rules;
        this.agenda = new Agenda.Done<>();
    }

    /** A copy: agendas are immutable, so only the array is cloned. */
    protected Position(Position<S, A> source) {
        super(source);
        this.options = source.options;
        this.rules = source.rules;
        this.agenda = source.agenda;
        this.left = source.left;
    }

    public final Options options() {
        return options;
    }

    /** The version of the rules that it is played by: a rule that was mended asks for it. */
    public final int rules() {
        return rules;
    }

    // bare cells

    public final int count(Cells field) {
        return field.at(cells);
    }

    public final int count(Cells field, Named of) {
        return field.at(cells, of);
    }

    public final int count(Cells field, Named of, Named and) {
        return field.at(cells, of, and);
    }

    public final boolean is(Cells flag) {
        return flag.at(cells) != 0;
    }

    public final boolean is(Cells flag, Named of) {
        return flag.at(cells, of) != 0;
    }

    public final void set(Cells field, int value) {
        field.set(cells, value);
    }

    public final void set(Cells field, Named of, int value) {
        field.set(cells, of, value);
    }

    public final void set(Cells field, Named of, Named and, int value) {
        field.set(cells, of, and, value);
    }

    public final void add(Cells field, int change) {
        field.add(cells, change);
    }

    public final void add(Cells field, Named of, int change) {
        field.add(cells, of, change);
    }

    public final void add(Cells field, Named of, Named and, int change) {
        field.add(cells, of, and, change);
    }

    // what is to be done

    /** While a branch of a fork is answered, this is that branch. */
    public final Agenda<Frame<S, A>> agenda() {
        return agenda;
    }

    public final void agenda(Agenda<Frame<S, A>> next) {
        agenda = next;
    }

    /** What must happen next, before everything else on the agenda. */
    public final void push(Frame<S, A> frame) {
        agenda = new Agenda.First<>(frame, agenda);
    }

    /** Asks several seats at once and in secret; the agenda goes on when all have answered. Not inside a branch of another fork. */
    public final void fork(List<? extends Frame.Asks<S, A, ?>> frames) {
        if (inBranch) {
            throw new IllegalStateException("a fork inside a branch: " + frames);
        }
        var branches = new ArrayList<Agenda.Branch<Frame<S, A>>>(frames.size());
        for (var frame : frames) {
            Agenda<Frame<S, A>> start = new Agenda.First<>(frame, new Agenda.Done<>());
            branches.add(new Agenda.Branch<>(frame.seat(), start, start));
        }
        agenda = new Agenda.Together<>(List.copyOf(branches), agenda);
    }

    /** While it is, nothing may be forked. */
    final void inBranch(boolean answering) {
        inBranch = answering;
    }

    /** Whether somebody left this seat for good. */
    public final boolean left(Seat seat) {
        return (left >> seat.ordinal() & 1) != 0;
    }

    public final boolean anyLeft() {
        return left != 0;
    }

    final void leave(Seat seat) {
        left |= 1L << seat.ordinal();
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof Position<?, ?> that
                && getClass() == that.getClass()
                && Arrays.equals(cells, that.cells)
                && left == that.left
                && agenda.equals(that.agenda)
                && options.equals(that.options);
    }

    @Override
    public final int hashCode() {
        return Arrays.hashCode(cells) * 31 + agenda.hashCode();
    }
}
