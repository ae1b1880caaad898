package tabard.campaign.terms;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** The Incarnates that a side fields in a battle, one or more of its roster (CA-19.3): "1-3-7". Without any there is no line-up. */
public record Lineup(int bits, String name) implements Named {
    private static final List<Lineup> EVERY = IntStream.range(0, 1 << Incarnate.ALL.size())
            .mapToObj(bits -> new Lineup(bits, name(bits)))
            .toList();
    public static final List<Lineup> ALL = List.copyOf(EVERY.subList(1, EVERY.size()));

    private static String name(int bits) {
        return Incarnate.ALL.stream()
                .filter(incarnate -> (bits & incarnate.bit()) != 0)
                .map(incarnate -> Integer.toString(incarnate.number()))
                .collect(Collectors.joining("-"));
    }

    public static @Nullable Lineup of(int bits) {
        return bits == 0 ? null : EVERY.get(bits);
    }

    /** All of a roster of so many, as bits. */
    public static int first(int size) {
        return (1 << size) - 1;
    }

    public static int fielded(@Nullable Lineup lineup) {
        return lineup == null ? 0 : lineup.bits;
    }

    public static List<Incarnate> incarnates(@Nullable Lineup lineup) {
        return lineup == null
                ? List.of()
                : Incarnate.ALL.stream()
                        .filter(incarnate -> (lineup.bits & incarnate.bit()) != 0)
                        .toList();
    }

    @Override
    public int ordinal() {
        return bits - 1;
    }

    @Override
    public String word() {
        return name;
    }
}
