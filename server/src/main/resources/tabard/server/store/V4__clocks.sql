-- What becomes of a decision whose time is out, and until when the next is due, so that no table need wake up to know it.
alter table tables add column clock_late text not null default 'bot';
alter table steps add column due bigint;
