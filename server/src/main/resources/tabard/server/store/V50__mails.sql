-- Where somebody may be written to: he has shown that he reads what comes there. Notices: whether his turns are told there too.
create table mails (
    person   text primary key references people (id) on delete cascade,
    address  text    not null,
    notices  integer not null,
    language text    not null,
    created  bigint  not null
);

-- Codes that were sent by mail, by their hashes: good once, for minutes, at every inn of the database. With an address one shows that
-- it is one's own; without one, that one may have a new password.
create table codes (
    hash     text primary key,
    person   text   not null references people (id) on delete cascade,
    address  text,
    language text   not null,
    until    bigint not null
);

create index codes_person on codes (person);
