package tabard.table;

import java.util.List;

/** Something chosen before a game begins, with the values it may take; the first is the standard one. */
public record Setting(String name, List<String> values) {}
