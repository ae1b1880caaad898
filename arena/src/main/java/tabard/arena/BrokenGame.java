package tabard.arena;

import java.io.Serializable;

/** A game that broke off: its number, the seed that plays it again as the first of a plan, and what went wrong. */
public record BrokenGame(int game, long seed, String message) implements Serializable {}
