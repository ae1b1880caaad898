package tabard.cli.planted.draughts.bot;

import tabard.cli.planted.table.Position;

/** Planted: a bot's help that changes what is to be done. */
record Schemer(Position position) {
    void pushes() {
        position.push("king");
    }

    void setsTheAgenda() {
        position.agenda("king " + position.agenda());
    }
}
