package tabard.mageknight.content.effect;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;

/** Some constants of an enum, as bits. */
public record Some<E extends Enum<E>>(List<E> all, int bits) {
    private static final Map<Class<?>, List<?>> CONSTANTS = new ConcurrentHashMap<>();

    @SuppressWarnings("unchecked")
    public static <E extends Enum<E>> Some<E> of(Class<E> type, int bits) {
        return new Some<>((List<E>) CONSTANTS.computeIfAbsent(type, _ -> List.of(type.getEnumConstants())), bits);
    }

    public boolean has(E constant) {
        return (bits & 1 << constant.ordinal()) != 0;
    }

    public int size() {
        return Integer.bitCount(bits);
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    /** The only one, or the first. */
    public E first() {
        return all.get(Integer.numberOfTrailingZeros(bits));
    }

    public List<E> each() {
        return all.stream().filter(this::has).toList();
    }
}
