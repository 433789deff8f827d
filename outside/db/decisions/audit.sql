-- What staff did and looked at, for ever, and the guards of every table that only grows.

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create or replace trigger append_only before update or delete on audit for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on audit for each statement execute function refuse_change();

-- Writes down that staff looked at something, once in five minutes each: a page that stays open asks again with every event, and
-- that is still the same look.
create or replace function note_look(ask jsonb) returns jsonb language plpgsql as $$
begin
  insert into audit (who, action, target, from_where)
  select ask->>'by', ask->>'action', ask->>'target', ask->>'fromWhere'
  where not exists (
    select from audit a
    where a.target = ask->>'target' and a.who = ask->>'by' and a.action = ask->>'action'
      and a.from_where = ask->>'fromWhere' and a.at > clock_timestamp() - interval '5 minutes'
  );
  return '{}';
end $$;
comment on function note_look(jsonb) is 'decision: notes that staff looked at something';
