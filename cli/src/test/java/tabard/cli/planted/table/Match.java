package tabard.cli.planted.table;

/** Stands for the game being played. */
public record Match(String truth) {}
