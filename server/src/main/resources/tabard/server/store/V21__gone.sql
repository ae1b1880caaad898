-- Whoever sat here has deleted his account: the seat tells no name any more, but that somebody has gone.
alter table seats add column gone integer not null default 0;
