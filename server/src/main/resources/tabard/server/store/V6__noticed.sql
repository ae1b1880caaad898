-- Whether everybody noticed the turn, so that the common room does not tell when somebody chose in secret.
alter table steps add column noticed integer not null default 1;
