package tabard.campaign.rules.orders;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tabard.campaign.rules.orders.Orders.OnOrders;
import tabard.table.Choices;
import tabard.table.Named;
import tabard.table.sheet.Subset;

/** Moves that were let through, kept as sets until one or all of them are wanted: there may be a hundred in many small sets, and mostly one is drawn. */
final class Sieve {
    private static final int FEW = 14;

    private List<?>[] moves = new List<?>[FEW];
    private long[] sets = new long[FEW];
    private int count;
    private int size;

    /** Those of the moves that are in the set: the first for bit 0, and so on. */
    void each(List<? extends OnOrders> all, long set) {
        if (set == 0) {
            return;
        }
        if (count == sets.length) {
            moves = Arrays.copyOf(moves, 2 * count);
            sets = Arrays.copyOf(sets, 2 * count);
        }
        moves[count] = all;
        sets[count++] = set;
        size += Long.bitCount(set);
    }

    /** That of one thing. */
    void add(List<? extends OnOrders> all, Named thing) {
        each(all, Subset.bit(thing));
    }

    int size() {
        return size;
    }

    /** The one before which so many others came through. */
    OnOrders get(int index) {
        int before = index;
        int i = 0;
        while (before >= Long.bitCount(sets[i])) {
            before -= Long.bitCount(sets[i++]);
        }
        return (OnOrders) moves[i].get(Long.numberOfTrailingZeros(Long.expand(1L << before, sets[i])));
    }

    List<OnOrders> list() {
        var list = new ArrayList<OnOrders>(size);
        for (int i = 0; i < count; i++) {
            for (var move : Choices.among(moves[i], sets[i]).all()) {
                list.add((OnOrders) move);
            }
        }
        return list;
    }
}
