package tabard.mageknight.content.effect;

import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The parameters of a record of the vocabulary, as its components tell them. */
record Form(List<Parameter> parameters, Constructor<?> maker) {
    private static final Map<Class<?>, Form> FORMS = new ConcurrentHashMap<>();
    private static final Spelt PLAIN =
            Objects.requireNonNull(Plain.class.getRecordComponents()[0].getAnnotation(Spelt.class));

    private record Plain(@Spelt int parameter) {}

    /** One of them: its name in the data, its type, and what it is when left out, where that may be. */
    record Parameter(
            String key,
            RecordComponent component,
            Spelt spelt,
            @Nullable Otherwise otherwise) {
        Class<?> type() {
            return component.getType();
        }

        /** What a list or a set is made of. */
        Class<?> member() {
            return (Class<?>) ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
        }

        boolean nullable() {
            return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        }

        @Nullable
        Object of(Record record) {
            try {
                return component.getAccessor().invoke(record);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static Form of(Class<?> type) {
        return FORMS.computeIfAbsent(type, Form::find);
    }

    private static Form find(Class<?> type) {
        var parameters = new ArrayList<Parameter>();
        var types = new ArrayList<Class<?>>();
        for (var component : type.getRecordComponents()) {
            var spelt = component.getAnnotation(Spelt.class);
            String key = spelt == null || spelt.key().isEmpty() ? snake(component.getName()) : spelt.key();
            component.getAccessor().setAccessible(true);
            parameters.add(new Parameter(
                    key, component, spelt == null ? PLAIN : spelt, component.getAnnotation(Otherwise.class)));
            types.add(component.getType());
        }
        try {
            return new Form(List.copyOf(parameters), type.getDeclaredConstructor(types.toArray(Class<?>[]::new)));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String snake(String name) {
        return name.replaceAll("(?<=.)(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
    }

    Record make(List<@Nullable Object> values) {
        try {
            return (Record) maker.newInstance(values.toArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
