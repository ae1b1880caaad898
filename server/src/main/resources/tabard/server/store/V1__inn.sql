create table people (
    id       text primary key,
    name     text   not null,
    login    text unique,
    password text,
    created  bigint not null
);

create table sessions (
    token   text primary key,
    person  text   not null references people (id) on delete cascade,
    created bigint not null
);

create index sessions_person on sessions (person);

create table tables (
    id           text primary key,
    game         text    not null,
    seats        integer not null,
    options      text    not null,
    title        text    not null,
    host         text,
    listed       integer not null,
    spectators   integer not null,
    hints        integer not null,
    clock        text    not null,
    clock_amount integer not null,
    seed         text    not null,
    invite       text    not null unique,
    state        text    not null,
    created      bigint  not null,
    copy_of      text,
    start        text,
    rematch      text,
    outcome      text
);

create index tables_state on tables (state, created);

create table seats (
    table_id     text    not null references tables (id),
    seat         text    not null,
    place        integer not null,
    kind         text    not null,
    person       text references people (id),
    bot          text,
    contribution text    not null,
    away         integer not null,
    primary key (table_id, seat)
);

create index seats_person on seats (person);

-- The truth of every table: append-only. Waits names the seats asked after the step, so that a lobby need not replay.
create table steps (
    table_id text    not null,
    n        integer not null,
    line     text    not null,
    waits    text    not null,
    time     bigint  not null,
    primary key (table_id, n)
) ${clustered};

create table chat (
    table_id text    not null,
    n        integer not null,
    person   text,
    name     text    not null,
    seat     text,
    text     text    not null,
    time     bigint  not null,
    primary key (table_id, n)
);
