-- Passkeys (WebAuthn): what an authenticator showed of itself when its owner brought it; none of it is secret.
create table passkeys (
    id         text primary key,
    person     text    not null references people (id) on delete cascade,
    name       text    not null,
    credential text    not null,
    signed     bigint  not null,
    flags      integer not null,
    created    bigint  not null,
    used       bigint
);

create index passkeys_person on passkeys (person);

-- What an authenticator is asked to sign: good once, for some minutes, at every inn of the database.
create table challenges (
    challenge text primary key,
    person    text,
    until     bigint not null
);
