package tabard.table;

import java.util.List;

/**
 * Something chosen before a game begins, with the values it may take; the first is the standard one. An open one also takes a document of
 * the players' own: a map, a roster.
 */
public record Setting(String name, List<String> values, boolean open) {
    public Setting(String name, List<String> values) {
        this(name, values, false);
    }
}
