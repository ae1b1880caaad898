package tabard.server.protocol;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Identified;
import tabard.table.scene.Said;
import tabard.table.scene.Usual;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.io.SerializedString;

/**
 * Writes records of one class, by the names of their components: what is added to a record needs no second place. Null is left out; of
 * a record of the scene also false, what is empty and what is usual. {@link Wording} says the same about types.
 */
final class RecordWriter {
    private static final ClassValue<RecordWriter> WRITERS = new ClassValue<>() {
        @Override
        protected RecordWriter computeValue(Class<?> type) {
            return new RecordWriter(type);
        }
    };
    private static final SerializedString TAG = new SerializedString("t");

    private final @Nullable SerializedString tag;
    private final Member[] members;
    private final MethodHandle values;

    private RecordWriter(Class<?> type) {
        String word = Wording.tag(type);
        tag = word == null ? null : new SerializedString(word);
        var components = Wording.components(type);
        members = components.stream().map(Member::of).toArray(Member[]::new);
        values = values(
                components.stream().map(component -> reader(type, component)).toArray(MethodHandle[]::new));
    }

    private static MethodHandle reader(Class<?> type, RecordComponent component) {
        try {
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                    .unreflect(component.getAccessor())
                    .asType(MethodType.methodType(Object.class, Object.class));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(type + " cannot be read", e);
        }
    }

    /** From a record to all its components: one call, which the compiler sees through as a whole. */
    private static MethodHandle values(MethodHandle[] readers) {
        var gather = MethodHandles.identity(Object[].class).asCollector(Object[].class, readers.length);
        return MethodHandles.permuteArguments(
                MethodHandles.filterArguments(gather, 0, readers),
                MethodType.methodType(Object[].class, Object.class),
                new int[readers.length]);
    }

    static void write(Object value, JsonGenerator out) {
        if (value instanceof String text) {
            out.writeString(text);
            return;
        }
        switch (value) {
            case Integer number -> out.writeNumber(number);
            case Long number -> out.writeNumber(number);
            case Double number -> number(number, out);
            case Boolean flag -> out.writeBoolean(flag);
            case Enum<?> word -> out.writeString(Wording.word(word));
            case Said said -> said(said, out);
            case Changed<?>(var now) -> {
                if (now == null) {
                    out.writeNull();
                } else {
                    write(now, out);
                }
            }
            case RawJson<?>(var json) -> out.writeRawValue(json);
            case Record it -> WRITERS.get(it.getClass()).object(it, out);
            case Map<?, ?> map -> map(map, out);
            case Collection<?> list -> list(list, out);
            default -> throw new IllegalStateException("not of the protocol: " + value.getClass());
        }
    }

    private static void number(double value, JsonGenerator out) {
        if (value == Math.rint(value)) {
            out.writeNumber((long) value);
        } else {
            out.writeNumber(value);
        }
    }

    private static void said(Said said, JsonGenerator out) {
        out.writeStartArray();
        out.writeString(said.key());
        for (Object arg : said.args()) {
            if (arg instanceof String text) {
                out.writeString(text);
            } else if (arg instanceof Said inner) {
                said(inner, out);
            } else if (arg instanceof Integer number) {
                out.writeNumber(number);
            } else {
                out.writeString(arg.toString());
            }
        }
        out.writeEndArray();
    }

    private static void map(Map<?, ?> map, JsonGenerator out) {
        out.writeStartObject();
        for (var entry : map.entrySet()) {
            out.writeName(entry.getKey().toString());
            write(entry.getValue(), out);
        }
        out.writeEndObject();
    }

    private static void list(Collection<?> list, JsonGenerator out) {
        out.writeStartArray();
        for (Object each : list) {
            write(each, out);
        }
        out.writeEndArray();
    }

    private static void object(Collection<?> list, JsonGenerator out) {
        out.writeStartObject();
        RecordWriter writer = null;
        Class<?> type = null;
        for (Object each : list) {
            if (each.getClass() != type || writer == null) { // mostly many of a kind follow each other
                type = each.getClass();
                writer = WRITERS.get(type);
            }
            out.writeName(((Identified) each).id());
            writer.object(each, out);
        }
        out.writeEndObject();
    }

    private void object(Object value, JsonGenerator out) {
        out.writeStartObject();
        if (tag != null) {
            out.writeName(TAG);
            out.writeString(tag);
        }
        var all = all(value);
        for (int i = 0; i < members.length; i++) {
            if (all[i] != null) {
                members[i].write(all[i], out);
            }
        }
        out.writeEndObject();
    }

    private @Nullable Object[] all(Object value) {
        try {
            return (Object[]) values.invokeExact(value);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("accessors of records throw nothing", e);
        }
    }

    /** One component of a record. Usual: what is left out, if anything. */
    private record Member(
            SerializedString name,
            boolean byId,
            boolean terse,
            @Nullable Integer usual) {
        static Member of(RecordComponent component) {
            var mostly = component.getAnnotation(Usual.class);
            return new Member(
                    new SerializedString(component.getName()),
                    Wording.byId(component),
                    Wording.terse(component.getDeclaringRecord()),
                    mostly == null ? null : mostly.value());
        }

        /** The usual kinds first, and no switch over patterns: this is most of what it costs to send a scene. */
        void write(Object part, JsonGenerator out) {
            if (part instanceof String text) {
                out.writeName(name);
                out.writeString(text);
            } else if (part instanceof Collection<?> list) {
                if (!terse || !list.isEmpty()) {
                    out.writeName(name);
                    if (byId) {
                        object(list, out);
                    } else {
                        list(list, out);
                    }
                }
            } else if (part instanceof Said said) {
                out.writeName(name);
                said(said, out);
            } else if (!leftOut(part)) {
                out.writeName(name);
                RecordWriter.write(part, out);
            }
        }

        private boolean leftOut(Object part) {
            return part instanceof Integer number
                    ? number.equals(usual)
                    : terse && (Boolean.FALSE.equals(part) || (part instanceof Map<?, ?> map && map.isEmpty()));
        }
    }
}
