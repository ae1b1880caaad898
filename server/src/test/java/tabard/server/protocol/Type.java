package tabard.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A type as protocol.ts writes it; no more kinds than are written there. */
sealed interface Type {
    /** string, number, boolean or null. */
    record Basic(String name) implements Type {}

    /** A text in quotes, or a number. */
    record Literal(String text) implements Type {}

    record Named(String name) implements Type {}

    record ListOf(Type element) implements Type {}

    /** A list of fixed places; more of the rest may follow. */
    record Tuple(List<Type> places, @Nullable Type rest) implements Type {}

    record MapOf(Type value) implements Type {}

    record OneOf(List<Type> types) implements Type {}

    record Shape(List<String> bases, List<Field> fields) implements Type {}

    record Field(String name, boolean optional, Type type) {}
}
