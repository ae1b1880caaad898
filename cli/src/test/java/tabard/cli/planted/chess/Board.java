package tabard.cli.planted.chess;

import tabard.cli.planted.table.Position;

/** A position of a game, which inherits what changes it. */
public final class Board extends Position {}
