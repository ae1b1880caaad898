-- Who keeps the inn by its page, and until when a session of his may: he has given his password lately.
alter table people add column keeper integer not null default 0;
alter table sessions add column keeping bigint;
