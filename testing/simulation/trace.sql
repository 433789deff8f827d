-- The trace of a walk: what was asked and answered, and what has become of it, so short that two layouts can be held beside each other.

create function walk.hash(of text) returns text language sql immutable as $$ select left(md5(of), 5) $$;

-- A hash for each part of the state, and one of all asks and answers since the last look; these themselves, which are forgotten then.
create function walk.note(out hashes text, out asked text[]) language sql volatile as $$
  with asked as (
    delete from walk.asked returning place, line
  ), parts as (
    select 'asks' as part, walk.hash(string_agg(line, E'\n' order by place)) as hash from asked having count(*) > 0
    union all
    select part, walk.hash(string_agg(what, E'\n' order by what collate "C")) from (
      select part, walk.timeless(what::text) as what from walk.state
    ) s group by part
  )
  select (select coalesce(string_agg(part || '=' || hash, ' ' order by part collate "C"), '') from parts),
    (select coalesce(array_agg(line order by place), '{}') from asked)
$$;
