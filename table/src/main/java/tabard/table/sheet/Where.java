package tabard.table.sheet;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/**
 * Where each of a list of unique things is: one of some places or, as null, none of them. On demand it keeps for every place what
 * lies there as bits, and how many; a thing that is hidden from a viewer leaves the bits and stays in the number.
 */
public record Where<T extends Named, P extends Named>(
        Cells cells, List<T> things, List<P> places, int sets, int words, int counts, Sheet sheet)
        implements Handle<Where<T, P>> {
    // the cell holds one more than the ordinal of the place; the kept sets and numbers begin with those of no place

    static final int NOT_KEPT = -1;

    public Where {
        things = Axis.inOrder(things);
        places = Axis.inOrder(places);
    }

    /** The same field, which also keeps what lies in each place: to walk or to count it needs no search. */
    public Where<T, P> withSets() {
        int from = sheet.keep(cells.field().name() + " by place", (places.size() + 1) * words, this::fillSets);
        return new Where<>(cells, things, places, from, words, counts, sheet);
    }

    /** The same field, which also keeps how many lie in each place, hidden ones too. */
    public Where<T, P> withCounts() {
        int from = sheet.keep(cells.field().name() + " counted", places.size() + 1, this::fillCounts);
        return new Where<>(cells, things, places, sets, words, from, sheet);
    }

    private void fillSets(int[] s, int from) {
        for (int i = 0; i < things.size(); i++) {
            int place = s[cells.from() + i];
            if (place >= 0) {
                Bits.add(s, from + place * words, i);
            }
        }
    }

    private void fillCounts(int[] s, int from) {
        for (int i = 0; i < things.size(); i++) {
            int place = s[cells.from() + i];
            if (place >= 0) {
                s[from + place]++;
            }
        }
    }

    /** What a cell holds that says so: 0 for none. */
    public static int number(@Nullable Named place) {
        return place == null ? 0 : place.ordinal() + 1;
    }

    /** What a cell says that holds this. */
    public static <P> @Nullable P entry(List<P> places, int number) {
        return number <= 0 ? null : places.get(number - 1);
    }

    /** None also where it is hidden. */
    @Nullable
    public P at(int[] s, T thing) {
        return entry(places, cells.at(s, thing));
    }

    /** The place of a thing that must have one. */
    public P require(int[] s, T thing) {
        return places.get(cells.at(s, thing) - 1);
    }

    public boolean is(int[] s, T thing, @Nullable P place) {
        return cells.at(s, thing) == number(place);
    }

    public boolean hidden(int[] s, T thing) {
        return cells.at(s, thing) == Sheet.BLANK;
    }

    /** A hidden thing comes to a place, too: then the number there already counts it. */
    public void move(int[] s, T thing, @Nullable P to) {
        int at = cells.index(thing);
        int from = s[at];
        int into = number(to);
        s[at] = into;
        if (sets != NOT_KEPT) {
            if (from >= 0) {
                Bits.remove(s, sets + from * words, thing.ordinal());
            }
            Bits.add(s, sets + into * words, thing.ordinal());
        }
        if (counts != NOT_KEPT && from >= 0) {
            s[counts + from]--;
            s[counts + into]++;
        }
    }

    /** In what a viewer sees: one cannot say where it is. How many are in each place stays known. */
    public void hide(int[] s, T thing) {
        int at = cells.index(thing);
        if (sets != NOT_KEPT && s[at] >= 0) {
            Bits.remove(s, sets + s[at] * words, thing.ordinal());
        }
        s[at] = Sheet.BLANK;
    }

    /** How many are in a place, hidden ones too if numbers are kept. */
    public int count(int[] s, @Nullable P place) {
        return counts == NOT_KEPT ? seen(s, place) : s[counts + number(place)];
    }

    /** How many one can see in a place. */
    public int seen(int[] s, @Nullable P place) {
        if (sets != NOT_KEPT) {
            return Bits.size(s, sets + number(place) * words, words);
        }
        int count = 0;
        for (int i = 0; i < things.size(); i++) {
            count += s[cells.from() + i] == number(place) ? 1 : 0;
        }
        return count;
    }

    /** What lies in a place as bits of a long, for up to 64 things. */
    public long bits(int[] s, @Nullable P place) {
        if (sets != NOT_KEPT) {
            return Bits.bits(s, sets + number(place) * words, words);
        }
        if (words > 2) {
            throw new IllegalStateException("more than 64 things: walk them");
        }
        long bits = 0;
        for (int i = 0; i < things.size(); i++) {
            bits |= s[cells.from() + i] == number(place) ? 1L << i : 0;
        }
        return bits;
    }

    /** What lies in a place, 32 things to an int, copied: for lotteries over any number of them. */
    public int[] words(int[] s, @Nullable P place) {
        if (sets != NOT_KEPT) {
            return Arrays.copyOfRange(s, sets + number(place) * words, sets + (number(place) + 1) * words);
        }
        int[] found = new int[words];
        for (int i = 0; i < things.size(); i++) {
            if (s[cells.from() + i] == number(place)) {
                Bits.add(found, 0, i);
            }
        }
        return found;
    }

    /** 32 of the things that lie in a place, without a copy: for those who walk many of them; the field keeps sets. */
    public int word(int[] s, @Nullable P place, int word) {
        return s[sets + number(place) * words + word];
    }

    /** How documents name the place of a thing. */
    public String path(T thing) {
        return cells.field().name().replace("*", thing.word());
    }

    /** What one sees in a place, in the order of ordinals; what is walked may be moved away meanwhile. */
    public Iterable<T> each(int[] s, @Nullable P place) {
        return sets == NOT_KEPT
                ? new Search<>(things, s, cells.from(), number(place))
                : Bits.each(things, s, sets + number(place) * words, words);
    }

    private record Search<T>(List<T> things, int[] s, int from, int wanted) implements Iterable<T> {
        @Override
        public Iterator<T> iterator() {
            return new Iterator<>() {
                private int next;

                @Override
                public boolean hasNext() {
                    while (next < things.size() && s[from + next] != wanted) {
                        next++;
                    }
                    return next < things.size();
                }

                @Override
                public T next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    return things.get(next++);
                }
            };
        }
    }
}
