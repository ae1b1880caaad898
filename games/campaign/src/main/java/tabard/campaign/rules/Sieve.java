package tabard.campaign.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.rules.Orders.OnOrders;

/** Counts what comes by, keeps the one before which so many others came, and writes all down if asked to. */
final class Sieve {
    private final int wanted;
    private final @Nullable List<OnOrders> out;
    int passed;
    @Nullable OnOrders found;

    Sieve(int wanted, @Nullable List<OnOrders> out) {
        this.wanted = wanted;
        this.out = out;
    }

    void add(OnOrders move) {
        each(List.of(move), 1);
    }

    void each(List<? extends OnOrders> moves, long set) {
        if (out != null) {
            for (long rest = set; rest != 0; rest &= rest - 1) {
                out.add(moves.get(Long.numberOfTrailingZeros(rest)));
            }
        }
        int count = Long.bitCount(set);
        if (wanted >= passed && wanted < passed + count) {
            long rest = set;
            for (int i = passed; i < wanted; i++) {
                rest &= rest - 1;
            }
            found = moves.get(Long.numberOfTrailingZeros(rest));
        }
        passed += count;
    }
}
