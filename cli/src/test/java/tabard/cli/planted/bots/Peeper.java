package tabard.cli.planted.bots;

import tabard.cli.planted.table.Match;

/** Looks at the truth. */
record Peeper(Match match) {}
