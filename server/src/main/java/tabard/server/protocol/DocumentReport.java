package tabard.server.protocol;

import java.util.List;
import tabard.table.scene.Said;

/** What was found in a document that somebody would bring to a table: everything that is wrong with it, remarks, and a drawing as SVG. */
public record DocumentReport(boolean sound, List<Trouble> faults, List<Said> remarks, String picture) {}
