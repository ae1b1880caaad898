package tabard.server.protocol;

import java.util.List;

/** What the lobby lists: my own tables, those one may join, those one may watch. */
public record Lobby(List<Card> mine, List<Card> open, List<Card> watch) {}
