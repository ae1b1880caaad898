-- What a keeper does while the inn is open: whom he does not want in, which tables are to end, what he has to say to all.
alter table people add column banned bigint;
alter table tables add column ending integer not null default 0;

create table notes (
    name text primary key,
    text text not null
);
