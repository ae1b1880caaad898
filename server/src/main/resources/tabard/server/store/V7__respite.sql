-- Until when nobody is late, because the house was closed or could not write for as long.
alter table pulse add column respite bigint not null default 0;
