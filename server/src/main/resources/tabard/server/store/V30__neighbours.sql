-- Several inns on one PostgreSQL: which are open, and until when each is believed to be. A file has room for one, and keeps nothing here.
create table inns (
    name  text primary key,
    until bigint not null
);

-- In which inn the bots and the clock of a table run. Where that inn is open no more, any other takes them over.
create table leases (
    table_id text primary key,
    inn      text not null
);

create index leases_inn on leases (inn);

-- Who has a page open in which inn: at a table, or, where it names none, anywhere in the house.
create table presence (
    inn      text    not null,
    table_id text    not null,
    person   text    not null,
    front    integer not null,
    primary key (inn, table_id, person)
);

create index presence_table on presence (table_id);

-- How much somebody has lately had of what is counted for all inns together.
create table rates (
    name  text primary key,
    level double precision not null,
    time  bigint not null
);
