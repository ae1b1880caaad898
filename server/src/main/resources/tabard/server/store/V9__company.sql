-- What the common room says of a table after a turn, so that no table need wake up for it.
alter table steps add column plate text;

-- Whom somebody wants no invitation from, and nobody to sit down with.
create table blocks (
    person text not null references people (id) on delete cascade,
    other  text not null references people (id) on delete cascade,
    primary key (person, other)
);
