package tabard.cli.planted.server;

/** Planted: a class that knows what it must not. */
public record Rulebreaker(tabard.cli.planted.arena.Rulebreaker forbidden) {}
