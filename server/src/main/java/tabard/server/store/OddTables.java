package tabard.server.store;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Rows of tables that this program cannot read: said once each, however often the common room is looked at. */
public final class OddTables {
    private static final Logger LOG = LoggerFactory.getLogger(OddTables.class);
    private static final int MOST = 1000;
    private static final Set<String> SAID = ConcurrentHashMap.newKeySet();

    private OddTables() {}

    public static void say(String table, RuntimeException why) {
        if (SAID.size() < MOST && SAID.add(table)) {
            String reason = String.valueOf(why.getMessage()).lines().findFirst().orElse("");
            LOG.warn("event=odd-table table={} reason=\"{}\"", table, reason);
        }
    }
}
