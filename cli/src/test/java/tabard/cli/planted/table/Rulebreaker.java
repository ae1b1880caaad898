package tabard.cli.planted.table;

/** Planted: a class that knows what it must not. */
public record Rulebreaker(tabard.cli.planted.bots.Rulebreaker forbidden) {}
