package tabard.table;

/** A copy in which what the viewer may not know is blank: equal exactly when the viewer cannot tell two positions apart. */
public record Seen<S>(Viewer viewer, S masked) {}
