-- What staff did and looked at, for ever, and the guards of every table that only grows.

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create or replace trigger append_only before update or delete on audit for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on audit for each statement execute function refuse_change();

-- Writes down that staff looked at something, once in five minutes each: a page that stays open asks again with every news, and
-- that is still the same look.
create or replace function note_look(who text, action text, target text, from_where text) returns void language sql as $$
  insert into audit (who, action, target, from_where)
  select note_look.who, note_look.action, note_look.target, note_look.from_where
  where not exists (
    select from audit a
    where a.target = note_look.target and a.who = note_look.who and a.action = note_look.action
      and a.from_where = note_look.from_where and a.at > clock_timestamp() - interval '5 minutes'
  )
$$;
