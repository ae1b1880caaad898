-- Several inns on one database: whatever one writes at a table, the others hear of. The payload is: who wrote, of what, table, number.
create function tabard_news() returns trigger as $news$
begin
    perform pg_notify(
        'tabard_news',
        current_setting('application_name') || ' ' || tg_table_name || ' '
            || coalesce(to_jsonb(new) ->> 'table_id', to_jsonb(new) ->> 'id') || ' ' || coalesce(to_jsonb(new) ->> 'n', '0'));
    return null;
end
$news$ language plpgsql;

create trigger steps_news after insert on steps for each row execute function tabard_news();
create trigger chat_news after insert on chat for each row execute function tabard_news();
create trigger seats_news after update on seats for each row execute function tabard_news();
create trigger tables_news after update on tables for each row execute function tabard_news();
