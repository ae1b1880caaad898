package tabard.campaign.content;

import java.util.List;
import java.util.stream.IntStream;
import tabard.table.Named;
import tabard.table.sheet.Subset;

/** A number on the map; there is one of each. There are as many as the largest map has: which of them are territories, the map says. */
public final class Place implements Named {
    public static final int MOST = 60;

    public static final List<Place> ALL =
            IntStream.rangeClosed(1, MOST).mapToObj(Place::new).toList();

    private final int number;

    private Place(int number) {
        this.number = number;
    }

    public static Place of(int number) {
        return ALL.get(number - 1);
    }

    /** A set of places, to walk. */
    public static Subset<Place> in(long set) {
        return Subset.of(ALL, set);
    }

    public int number() {
        return number;
    }

    @Override
    public String name() {
        return Integer.toString(number);
    }

    @Override
    public int ordinal() {
        return number - 1;
    }

    public long bit() {
        return Subset.bit(this);
    }

    @Override
    public String toString() {
        return word();
    }
}
