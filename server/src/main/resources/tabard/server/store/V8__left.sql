-- Who left a seat to a bot for good: what he did there is still told of him by name, as long as he is known.
alter table seats add column left_by text;
