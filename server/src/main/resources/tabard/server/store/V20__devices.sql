-- When a session was last used, and with what kind of browser, so that its owner knows it again.
alter table sessions add column seen bigint;
alter table sessions add column device text;
