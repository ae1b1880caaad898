package tabard.table;

/** Has a zone of its own on the board that goes by its word: a move that ends with it is made by pressing it there. */
public interface OnBoard extends Named {}
