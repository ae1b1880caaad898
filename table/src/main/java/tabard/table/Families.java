package tabard.table;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;

/** The family of moves that each kind of frame takes: what its answer asks for. */
final class Families extends ClassValue<Class<?>> {
    static final Families OF = new Families();

    private static final ClassValue<Choices<?>> WHOLE = new ClassValue<>() {
        @Override
        protected Choices<?> computeValue(Class<?> frame) {
            var all = new ArrayList<>();
            addAll(OF.get(frame), all);
            return Choices.of(List.copyOf(all));
        }
    };

    @Override
    protected Class<?> computeValue(Class<?> frame) {
        for (var method : frame.getMethods()) {
            if (method.getName().equals("answer") && method.getParameterCount() == 2 && !method.isBridge()) {
                return method.getParameterTypes()[1];
            }
        }
        throw new IllegalArgumentException(frame + " answers nothing");
    }

    /** Every move of the family of such a frame, in the order they are written down, which is made once: the first is the usual one. */
    @SuppressWarnings("unchecked") // holds records of that family only
    static <M> Choices<M> every(Class<?> frame) {
        return (Choices<M>) WHOLE.get(frame);
    }

    private static void addAll(Class<?> family, List<Object> all) {
        if (family.isSealed()) {
            for (var member : family.getPermittedSubclasses()) {
                addAll(member, all);
            }
            return;
        }
        var held = family.isRecord() ? family.getRecordComponents() : null;
        if (held == null
                || held.length > 1
                || (held.length == 1 && !held[0].getType().isEnum())) {
            throw new IllegalArgumentException(
                    "too much to list all of " + family + ": its frame says what may be chosen");
        }
        try {
            if (held.length == 0) {
                all.add(open(family.getDeclaredConstructor()).newInstance());
                return;
            }
            var maker = open(family.getDeclaredConstructor(held[0].getType()));
            for (var word : held[0].getType().getEnumConstants()) {
                all.add(maker.newInstance(word));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot be made: " + family, e);
        }
    }

    /** A chapter may keep its moves to itself. */
    private static <T> Constructor<T> open(Constructor<T> maker) {
        maker.setAccessible(true);
        return maker;
    }
}
