package tabard.cli.planted.draughts;

/** Planted: a class that knows what it must not. */
public record Rulebreaker(tabard.cli.planted.cli.Command forbidden) {}
