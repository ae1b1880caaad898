package tabard.lab;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import tabard.arena.data.Decision;

/** A table of decisions that DuckDB asks for, so many rows at a time, while games are still being played; an empty game is the end. */
final class DecisionScan implements AutoCloseable {
    private static final int INT16 = 3; // duckdb_type
    private static final int INT32 = 4;
    private static final int REAL32 = 10;
    private static final int TEXT = 17;

    private final boolean wide;
    private final BlockingQueue<List<Decision>> games;
    private final Queue<Decision> left = new ArrayDeque<>();
    private final Arena arena = Arena.ofShared();
    private final MemorySegment database;
    private final MemorySegment connection;
    private boolean ended;

    DecisionScan(boolean wide, BlockingQueue<List<Decision>> games) throws SQLException {
        DuckFiles.open().close(); // loads the library, or says why it cannot
        this.wide = wide;
        this.games = games;
        database = arena.allocate(ADDRESS);
        connection = arena.allocate(ADDRESS);
        if (!DuckLibrary.OPEN.succeeds(MemorySegment.NULL, database)
                || !DuckLibrary.CONNECT.succeeds(DuckLibrary.at(database), connection)) {
            throw new SQLException("duckdb_open");
        }
        register();
    }

    private void register() throws SQLException {
        var function = arena.allocate(ADDRESS);
        function.set(ADDRESS, 0, DuckLibrary.CREATE_FUNCTION.address());
        var made = DuckLibrary.at(function);
        DuckLibrary.SET_NAME.on(made, arena.allocateFrom("decisions"));
        DuckLibrary.SET_BIND.on(made, DuckLibrary.called(arena, this::bind));
        DuckLibrary.SET_INIT.on(made, DuckLibrary.called(arena, _ -> {}));
        DuckLibrary.SET_FUNCTION.on(made, DuckLibrary.called(arena, this::fill));
        boolean registered = DuckLibrary.REGISTER.succeeds(DuckLibrary.at(connection), made);
        DuckLibrary.DESTROY_FUNCTION.on(function);
        if (!registered) {
            throw new SQLException("duckdb_register_table_function");
        }
    }

    void run(String sql) throws SQLException {
        DuckLibrary.run(DuckLibrary.at(connection), sql);
    }

    /** Whether the last game has come, be it asked for or not. */
    boolean ended() {
        return ended;
    }

    private void bind(MemorySegment info) {
        column(info, "game", INT32, false);
        column(info, "step", INT32, false);
        column(info, "round", INT32, false);
        column(info, "seat", TEXT, false);
        column(info, "view", wide ? INT32 : INT16, true);
        column(info, "legal", INT32, true);
        column(info, "options", INT32, false);
        column(info, "choice", INT32, false);
        column(info, "line", TEXT, false);
        column(info, "outcome", REAL32, false);
        column(info, "worth", REAL32, false);
    }

    private void column(MemorySegment info, String name, int type, boolean list) {
        var own = DuckLibrary.CREATE_TYPE.address(type);
        var whole = list ? DuckLibrary.CREATE_LIST.address(own) : own;
        DuckLibrary.ADD_COLUMN.on(info, arena.allocateFrom(name), whole);
        destroy(own);
        if (list) {
            destroy(whole);
        }
    }

    private void destroy(MemorySegment type) {
        var place = arena.allocate(ADDRESS);
        place.set(ADDRESS, 0, type);
        DuckLibrary.DESTROY_TYPE.on(place);
    }

    /** Nothing may be thrown into the library: it is told instead. */
    private void fill(MemorySegment info, MemorySegment chunk) {
        try {
            new RowBlock(chunk, wide).write(next());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            DuckLibrary.SET_ERROR.on(info, arena.allocateFrom("interrupted"));
        } catch (RuntimeException | Error e) {
            DuckLibrary.SET_ERROR.on(info, arena.allocateFrom(e.toString()));
        }
    }

    private List<Decision> next() throws InterruptedException {
        long most = DuckLibrary.MOST_ROWS.number();
        while (left.size() < most && !ended) {
            var game = games.take();
            ended = game.isEmpty();
            left.addAll(game);
        }
        var rows = new ArrayList<Decision>();
        while (rows.size() < most && !left.isEmpty()) {
            rows.add(left.remove());
        }
        return rows;
    }

    @Override
    public void close() {
        DuckLibrary.DISCONNECT.on(connection);
        DuckLibrary.CLOSE.on(database);
        arena.close();
    }
}
