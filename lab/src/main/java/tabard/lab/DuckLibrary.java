package tabard.lab;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.sql.SQLException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * What of DuckDB's interface for C is needed to hand it rows while it writes. Its driver for Java takes lists into tables only: everything would be
 * kept first, and written once the last row is there. The driver has to have loaded the library before.
 */
@SuppressWarnings("restricted") // C has no bounds: each caller knows how long what it asks for is
final class DuckLibrary {
    private static final Linker LINKER = Linker.nativeLinker();
    private static final SymbolLookup LIBRARY = SymbolLookup.loaderLookup();
    private static final long RESULT_BYTES = 48; // duckdb_result

    static final Call OPEN = Call.giving(JAVA_INT, "duckdb_open", ADDRESS, ADDRESS);
    static final Call CLOSE = Call.of("duckdb_close", ADDRESS);
    static final Call CONNECT = Call.giving(JAVA_INT, "duckdb_connect", ADDRESS, ADDRESS);
    static final Call DISCONNECT = Call.of("duckdb_disconnect", ADDRESS);
    private static final Call QUERY = Call.giving(JAVA_INT, "duckdb_query", ADDRESS, ADDRESS, ADDRESS);
    private static final Call RESULT_ERROR = Call.giving(ADDRESS, "duckdb_result_error", ADDRESS);
    private static final Call DESTROY_RESULT = Call.of("duckdb_destroy_result", ADDRESS);

    static final Call CREATE_TYPE = Call.giving(ADDRESS, "duckdb_create_logical_type", JAVA_INT);
    static final Call CREATE_LIST = Call.giving(ADDRESS, "duckdb_create_list_type", ADDRESS);
    static final Call DESTROY_TYPE = Call.of("duckdb_destroy_logical_type", ADDRESS);

    static final Call CREATE_FUNCTION = Call.giving(ADDRESS, "duckdb_create_table_function");
    static final Call SET_NAME = Call.of("duckdb_table_function_set_name", ADDRESS, ADDRESS);
    static final Call SET_BIND = Call.of("duckdb_table_function_set_bind", ADDRESS, ADDRESS);
    static final Call SET_INIT = Call.of("duckdb_table_function_set_init", ADDRESS, ADDRESS);
    static final Call SET_FUNCTION = Call.of("duckdb_table_function_set_function", ADDRESS, ADDRESS);
    static final Call REGISTER = Call.giving(JAVA_INT, "duckdb_register_table_function", ADDRESS, ADDRESS);
    static final Call DESTROY_FUNCTION = Call.of("duckdb_destroy_table_function", ADDRESS);
    static final Call ADD_COLUMN = Call.of("duckdb_bind_add_result_column", ADDRESS, ADDRESS, ADDRESS);
    static final Call SET_ERROR = Call.of("duckdb_function_set_error", ADDRESS, ADDRESS);

    static final Call SET_ROWS = Call.of("duckdb_data_chunk_set_size", ADDRESS, JAVA_LONG);
    static final Call COLUMN = Call.giving(ADDRESS, "duckdb_data_chunk_get_vector", ADDRESS, JAVA_LONG);
    static final Call DATA = Call.giving(ADDRESS, "duckdb_vector_get_data", ADDRESS);
    static final Call WITH_HOLES = Call.of("duckdb_vector_ensure_validity_writable", ADDRESS);
    static final Call HOLES = Call.giving(ADDRESS, "duckdb_vector_get_validity", ADDRESS);
    static final Call SET_TEXT =
            Call.of("duckdb_vector_assign_string_element_len", ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG);
    static final Call LIST_ROOM = Call.giving(JAVA_INT, "duckdb_list_vector_reserve", ADDRESS, JAVA_LONG);
    static final Call LIST_SIZE = Call.giving(JAVA_INT, "duckdb_list_vector_set_size", ADDRESS, JAVA_LONG);
    static final Call LISTED = Call.giving(ADDRESS, "duckdb_list_vector_get_child", ADDRESS);
    static final Call MOST_ROWS = Call.giving(JAVA_LONG, "duckdb_vector_size");

    private DuckLibrary() {}

    /** A function of the library; Java's compiler sees through it where it is a constant. */
    record Call(MethodHandle handle) {
        static Call of(String name, MemoryLayout... arguments) {
            return to(name, FunctionDescriptor.ofVoid(arguments));
        }

        static Call giving(MemoryLayout result, String name, MemoryLayout... arguments) {
            return to(name, FunctionDescriptor.of(result, arguments));
        }

        private static Call to(String name, FunctionDescriptor shape) {
            return new Call(LINKER.downcallHandle(LIBRARY.findOrThrow(name), shape)
                    .asSpreader(Object[].class, shape.argumentLayouts().size())
                    .asType(MethodType.methodType(Object.class, Object[].class)));
        }

        private Object given(Object... arguments) {
            try {
                return (Object) handle.invokeExact(arguments);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }

        void on(Object... arguments) {
            given(arguments);
        }

        boolean succeeds(Object... arguments) {
            return (int) given(arguments) == 0;
        }

        long number(Object... arguments) {
            return (long) given(arguments);
        }

        MemorySegment address(Object... arguments) {
            return (MemorySegment) given(arguments);
        }
    }

    /** A pointer to what the library is to call. */
    static MemorySegment called(Arena arena, Consumer<MemorySegment> target) {
        return pointer(arena, target, Consumer.class, ADDRESS);
    }

    static MemorySegment called(Arena arena, BiConsumer<MemorySegment, MemorySegment> target) {
        return pointer(arena, target, BiConsumer.class, ADDRESS, ADDRESS);
    }

    private static MemorySegment pointer(Arena arena, Object target, Class<?> kind, MemoryLayout... arguments) {
        var shape = FunctionDescriptor.ofVoid(arguments);
        try {
            var accept = MethodHandles.publicLookup()
                    .findVirtual(
                            kind,
                            "accept",
                            MethodType.genericMethodType(arguments.length).changeReturnType(void.class));
            return LINKER.upcallStub(accept.bindTo(target).asType(shape.toMethodType()), shape, arena);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What a pointer points to. */
    static MemorySegment at(MemorySegment pointer) {
        return pointer.get(ADDRESS, 0);
    }

    static void run(MemorySegment connection, String sql) throws SQLException {
        try (var arena = Arena.ofConfined()) {
            var result = arena.allocate(RESULT_BYTES, Long.BYTES);
            try {
                if (!QUERY.succeeds(connection, arena.allocateFrom(sql), result)) {
                    throw new SQLException(RESULT_ERROR
                            .address(result)
                            .reinterpret(Long.MAX_VALUE)
                            .getString(0));
                }
            } finally {
                DESTROY_RESULT.on(result);
            }
        }
    }
}
