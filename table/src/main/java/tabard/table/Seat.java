package tabard.table;

/** A place at the table. Each game names its own: an enum of colours, peoples or heroes' players. */
public interface Seat extends Named {}
