-- One row, written to find out whether anything can be written, and to know how long an inn was open.
create table pulse (
    one  integer primary key,
    time bigint not null
);

insert into pulse (one, time) values (1, 0);
