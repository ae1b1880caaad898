-- Of clocks that give so much for a whole game: the seconds that are added after each move.
alter table tables add column clock_increment integer not null default 0;
