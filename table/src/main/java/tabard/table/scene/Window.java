package tabard.table.scene;

import java.util.List;

/** A moment at which a seat may step in or let things go by, and the parts that can be used then: what one may wish not to be asked about. */
public record Window(String id, Said name, String clause, List<String> parts) implements Identified {}
