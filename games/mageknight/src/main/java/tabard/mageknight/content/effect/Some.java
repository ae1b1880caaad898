package tabard.mageknight.content.effect;

import java.util.Arrays;
import java.util.List;

/** Some constants of an enum, as bits. */
public record Some<E extends Enum<E>>(Class<E> type, int bits) {
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
        return type.getEnumConstants()[Integer.numberOfTrailingZeros(bits)];
    }

    public List<E> each() {
        return Arrays.stream(type.getEnumConstants()).filter(this::has).toList();
    }
}
