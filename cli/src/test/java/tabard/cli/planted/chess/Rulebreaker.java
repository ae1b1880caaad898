package tabard.cli.planted.chess;

/** Planted: a class that knows what it must not. */
public record Rulebreaker(tabard.cli.planted.draughts.Rulebreaker forbidden) {}
