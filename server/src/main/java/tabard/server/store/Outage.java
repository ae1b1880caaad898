package tabard.server.store;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientConnectionException;
import java.util.Set;
import org.jdbi.v3.core.ConnectionException;

/** Whether a failure is the database's own: it is away, full or broken, and whatever else is wanted of it now fails too. */
public final class Outage {
    /** Of SQLite: busy, read-only, input or output, corrupt, full, cannot open, not a database. */
    private static final Set<Integer> OF_THE_FILE = Set.of(5, 8, 10, 11, 13, 14, 26);

    /** Of PostgreSQL: connection, resources, intervention, system. */
    private static final Set<String> OF_THE_SERVER = Set.of("08", "53", "57", "58");

    private Outage() {}

    public static boolean is(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof ConnectionException || (cause instanceof SQLException sql && is(sql))) {
                return true;
            }
        }
        return false;
    }

    private static boolean is(SQLException failure) {
        String state = failure.getSQLState();
        return failure instanceof SQLTransientConnectionException
                || failure instanceof SQLNonTransientConnectionException
                || failure instanceof SQLRecoverableException
                || OF_THE_FILE.contains(failure.getErrorCode() & 0xff)
                || (state != null && state.length() == 5 && OF_THE_SERVER.contains(state.substring(0, 2)));
    }

    /** In a few words, for the log. */
    public static String reason(Throwable failure) {
        String reason = failure.getClass().getSimpleName();
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause.getMessage() != null) {
                reason = cause.getMessage();
            }
        }
        return reason.lines().findFirst().orElse(reason);
    }
}
