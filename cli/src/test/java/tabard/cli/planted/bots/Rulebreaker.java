package tabard.cli.planted.bots;

/** Planted: a class that knows what it must not. */
public record Rulebreaker(tabard.cli.planted.chess.Rulebreaker forbidden) {}
