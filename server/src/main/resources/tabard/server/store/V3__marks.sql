-- A number for the position that a turn led to, on the last line of the turn, so that a replay that leads elsewhere is noticed.
alter table steps add column mark bigint;
