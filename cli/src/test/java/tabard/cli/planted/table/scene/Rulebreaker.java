package tabard.cli.planted.table.scene;

/** Planted: a class that knows what it must not. */
public record Rulebreaker(tabard.cli.planted.table.Rulebreaker forbidden) {}
