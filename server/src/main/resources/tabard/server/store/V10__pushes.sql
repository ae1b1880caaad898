-- What proves to those who carry notices that they come from this inn.
create table keys (
    name  text primary key,
    value text not null
);

-- Browsers that want to be called when it is somebody's turn, with the page closed too.
create table pushes (
    endpoint text primary key,
    person   text   not null references people (id) on delete cascade,
    p256dh   text   not null,
    auth     text   not null,
    language text   not null,
    created  bigint not null
);

create index pushes_person on pushes (person);
