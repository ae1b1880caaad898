package tabard.cli.planted.analysis;

/** Planted: a class that knows what it must not. */
public record Rulebreaker(tabard.cli.planted.laws.Rulebreaker forbidden) {}
