-- What somebody lets go by without being asked: a kind of window at a table, until the chronicle names a thing or the round ends.
create table standing (
    table_id text    not null references tables (id),
    seat     text    not null,
    moment   text    not null,
    thing    text,
    since    integer not null,
    primary key (table_id, seat, moment)
);
