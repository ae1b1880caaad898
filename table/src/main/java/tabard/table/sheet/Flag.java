package tabard.table.sheet;

import tabard.table.Named;

/** Yes or no for each combination of the entries of its axes. */
public record Flag(Cells cells) implements Handle<Flag> {
    public boolean get(int[] s) {
        return cells.at(s) > 0;
    }

    public boolean get(int[] s, Named a) {
        return cells.at(s, a) > 0;
    }

    public boolean get(int[] s, Named a, Named b) {
        return cells.at(s, a, b) > 0;
    }

    public boolean get(int[] s, Named a, Named b, Named c) {
        return cells.at(s, a, b, c) > 0;
    }
}
