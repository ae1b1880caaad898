package tabard.server.live;

import java.util.Collection;
import java.util.Map;
import java.util.Set;

/** The other inns on the same database: in which of them the bots and the clock of a table run, and who is in them. */
public interface Neighbours {
    /** A house of its own. */
    Neighbours NONE = new Neighbours() {
        @Override
        public boolean keeps(String table) {
            return true;
        }

        @Override
        public void want(String table) {}

        @Override
        public void release(String table) {}

        @Override
        public void present(String table, Map<String, Boolean> people) {}

        @Override
        public Map<String, Boolean> elsewhere(String table) {
            return Map.of();
        }

        @Override
        public Set<String> elsewhere(Collection<String> people) {
            return Set.of();
        }
    };

    /** Whether bots and clock of the table run here, and so nowhere else. */
    boolean keeps(String table);

    /** They are to run here as soon as they run nowhere else; the table is told. */
    void want(String table);

    /** They need not run here any more. */
    void release(String table);

    /** Who has a page open at the table here, true where in front. */
    void present(String table, Map<String, Boolean> people);

    /** The same of all other inns together. */
    Map<String, Boolean> elsewhere(String table);

    /** Those of these people who are anywhere in another inn. */
    Set<String> elsewhere(Collection<String> people);
}
