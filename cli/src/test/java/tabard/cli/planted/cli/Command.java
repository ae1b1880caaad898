package tabard.cli.planted.cli;

/** Planted: what nothing else may know. */
public record Command() {}
