package tabard.table.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tabard.table.Named;

/**
 * A number for every move of a game that has finitely many shapes, the same in every run: moves in the order of their words, and
 * those of one word in the order of their components, the last one counting fastest. A record with a list, or with a number that
 * has no bounds, is not finite and has no numbers.
 */
public final class Numbering {
    private static final long MANY = 1L << 30;
    private static final long ENDLESS = -1;

    private final Lines lines;
    private final Map<Class<?>, List<Lines.Shape>> families = new HashMap<>();
    private final Map<Lines.Shape, Long> sizes = new HashMap<>();
    private final List<Lines.Shape> numbered = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private final List<String> notFinite = new ArrayList<>();
    private final int size;

    private Numbering(Lines lines, Class<?> family) {
        this.lines = lines;
        long next = 0;
        for (var shape : family(family)) {
            long count = size(shape);
            if (count == ENDLESS || next + count > MANY) {
                notFinite.add(shape.word());
            } else {
                numbered.add(shape);
                starts.add((int) next);
                next += count;
            }
        }
        size = (int) next;
    }

    /** Numbers all records of a family that the lines know. */
    public static Numbering of(Lines lines, Class<?> family) {
        return new Numbering(lines, family);
    }

    /** Numbers go from 0 to one less than this. */
    public int size() {
        return size;
    }

    /** The words of the moves that cannot be numbered. */
    public List<String> notFinite() {
        return List.copyOf(notFinite);
    }

    /** The number of a move; none if it is not finite or has a component out of bounds. */
    public OptionalInt number(Record move) {
        int at = numbered.indexOf(lines.shape(move));
        if (at < 0) {
            return OptionalInt.empty();
        }
        long within = within(move);
        return within < 0 ? OptionalInt.empty() : OptionalInt.of(starts.get(at) + (int) within);
    }

    /** The move with that number; a record may refuse components that do not go together. */
    public Record move(int number) {
        if (number < 0 || number >= size) {
            throw new IndexOutOfBoundsException(number);
        }
        int at = numbered.size() - 1;
        while (starts.get(at) > number) {
            at--;
        }
        return make(numbered.get(at), number - starts.get(at));
    }

    private List<Lines.Shape> family(Class<?> family) {
        return families.computeIfAbsent(
                family,
                _ -> lines.shapes().stream()
                        .filter(shape -> family.isAssignableFrom(shape.type()))
                        .sorted(Comparator.comparing(Lines.Shape::word))
                        .toList());
    }

    private long size(Lines.Shape shape) {
        var known = sizes.get(shape);
        if (known != null) {
            return known;
        }
        sizes.put(shape, ENDLESS); // a record that may hold one like itself
        long product = 1;
        for (var part : shape.parts()) {
            long count = size(part);
            product = count == ENDLESS || product == ENDLESS || product * count > MANY ? ENDLESS : product * count;
        }
        sizes.put(shape, product);
        return product;
    }

    private long size(Lines.Part part) {
        if (part.type() == boolean.class) {
            return 2;
        }
        if (part.within() != null) {
            return part.within().most() - part.within().least() + 1L;
        }
        if (!(part.type() instanceof Class<?> type) || type.isPrimitive()) {
            return ENDLESS;
        }
        if (Lines.isName(type)) {
            return lines.entries(type).size();
        }
        var members = family(type);
        long sum = members.isEmpty() ? ENDLESS : 0;
        for (var member : members) {
            long count = size(member);
            sum = count == ENDLESS || sum == ENDLESS ? ENDLESS : sum + count;
        }
        return sum;
    }

    /** The place of a record among those of its shape. */
    private long within(Record record) {
        long number = 0;
        var parts = lines.shape(record).parts();
        var values = lines.values(record);
        for (int i = 0; i < parts.size(); i++) {
            long value = number(parts.get(i), values.get(i));
            if (value < 0 || value >= size(parts.get(i))) {
                return -1;
            }
            number = number * size(parts.get(i)) + value;
        }
        return number;
    }

    private long number(Lines.Part part, Object value) {
        return switch (value) {
            case Boolean flag -> flag ? 1 : 0;
            case Integer count
            when part.within() != null -> count - (long) part.within().least();
            case Record record when !(record instanceof Named) -> inFamily((Class<?>) part.type(), record);
            default -> lines.entries((Class<?>) part.type()).indexOf(value);
        };
    }

    private long inFamily(Class<?> family, Record record) {
        long before = 0;
        var shape = lines.shape(record);
        for (var member : family(family)) {
            if (member.equals(shape)) {
                long within = within(record);
                return within < 0 ? -1 : before + within;
            }
            before += size(member);
        }
        return -1;
    }

    private Record make(Lines.Shape shape, long number) {
        var values = new Object[shape.parts().size()];
        long rest = number;
        for (int i = values.length - 1; i >= 0; i--) {
            long size = size(shape.parts().get(i));
            values[i] = value(shape.parts().get(i), rest % size);
            rest /= size;
        }
        return shape.make(values);
    }

    private Object value(Lines.Part part, long number) {
        if (part.type() == boolean.class) {
            return number == 1;
        }
        if (part.within() != null) {
            return (int) (part.within().least() + number);
        }
        var type = (Class<?>) part.type();
        if (Lines.isName(type)) {
            return lines.entries(type).get((int) number);
        }
        long rest = number;
        for (var member : family(type)) {
            if (rest < size(member)) {
                return make(member, rest);
            }
            rest -= size(member);
        }
        throw new IllegalStateException("no record with number " + number);
    }
}
