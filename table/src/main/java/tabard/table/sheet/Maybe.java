package tabard.table.sheet;

import tabard.table.Named;

/** A number from 0 up that may be missing. */
public record Maybe(Cells cells) implements Handle<Maybe> {
    // the cell holds one more than the number, 0 where there is none

    public boolean present(int[] s) {
        return cells.at(s) > 0;
    }

    public boolean present(int[] s, Named a) {
        return cells.at(s, a) > 0;
    }

    /** The number, which must be there. */
    public int get(int[] s) {
        return number(cells.at(s));
    }

    public int get(int[] s, Named a) {
        return number(cells.at(s, a));
    }

    private static int number(int cell) {
        if (cell <= 0) {
            throw new IllegalStateException("there is no number");
        }
        return cell - 1;
    }

    public void set(int[] s, int number) {
        cells.set(s, number + 1);
    }

    public void set(int[] s, Named a, int number) {
        cells.set(s, a, number + 1);
    }
}
