-- The market's blog. A post's creation time is its place in every list: no two posts have the same.
create sequence post_tick;
create table posts (
  id uuid primary key,
  title text not null check (title <> ''),
  -- As it was written; of HTML, what was left of it when it was sanitised.
  content text not null check (content <> ''),
  alias text not null constraint post_alias unique check (alias ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  lang text not null check (lang in ('en', 'ru')),
  tags text[] not null,
  -- 0 draft, 1 published
  status smallint not null check (status in (0, 1)),
  -- 0 text, 1 HTML, 2 Markdown
  content_type smallint not null check (content_type in (0, 1, 2)),
  teaser text not null,
  -- A path of our own, or nothing: a page loads nothing from elsewhere.
  image_url text not null check (image_url = '' or image_url ~ '^/([^/\\]|$)'),
  -- In minutes.
  reading_time int not null check (reading_time >= 1),
  meta_title text not null,
  meta_description text not null,
  meta_keywords text[] not null,
  pinned_at timestamptz(3),
  created_by text not null references users,
  created_at timestamptz not null unique default unique_time('post_tick'),
  updated_at timestamptz(3) not null
);
create index posts_published on posts (created_at) where status = 1;

-- What the audit keeps of a post: the text only by its length and a mark that changes with it.
create function post_facts(p posts) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'id', p.id, 'title', p.title, 'alias', p.alias, 'lang', p.lang,
    'status', case p.status when 1 then 'published' else 'draft' end,
    'isPinned', p.pinned_at is not null, 'cover', p.image_url,
    'text', length(p.content) || ' characters, ' || left(md5(p.content), 8)
  )
$$;

create function text_list(list jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(word order by place), '{}') from jsonb_array_elements_text(list) with ordinality as t (word, place)
$$;

-- Writes a new post (`id` is new) or saves one over what it was, with its audit row. With `updatedAt`, only over what the asker saw.
-- Answers {} or {fault}: access.denied, post.missing, post.changed, post.alias-taken.
create function write_post(ask jsonb) returns jsonb language plpgsql as $$
declare
  known posts;
  made posts;
  is_new boolean := (ask->>'isNew')::boolean;
  now_at timestamptz(3);
begin
  perform from users where addr = ask->>'by' for no key update;
  if not is_super_user(ask->>'by') then return jsonb_build_object('fault', 'access.denied'); end if;
  if not is_new then
    select * into known from posts where id = (ask->>'id')::uuid for update;
    if not found then return jsonb_build_object('fault', 'post.missing'); end if;
    if (ask->>'updatedAt')::timestamptz <> known.updated_at then return jsonb_build_object('fault', 'post.changed'); end if;
  end if;
  now_at := greatest(clock_timestamp(), known.updated_at + interval '1 millisecond');
  begin
    insert into posts (
      id, title, content, alias, lang, tags, status, content_type, teaser, image_url, reading_time,
      meta_title, meta_description, meta_keywords, pinned_at, created_by, updated_at
    ) values (
      (ask->>'id')::uuid, ask->>'title', ask->>'content', ask->>'alias', ask->>'lang', text_list(ask->'tags'),
      (ask->>'status')::smallint, (ask->>'contentType')::smallint, ask->>'teaser', ask->>'imageUrl',
      (ask->>'readingTime')::int, ask->>'metaTitle', ask->>'metaDescription', text_list(ask->'metaKeywords'),
      case when (ask->>'isPinned')::boolean then coalesce(known.pinned_at, now_at) end, ask->>'by', now_at
    )
    on conflict (id) do update set
      title = excluded.title, content = excluded.content, alias = excluded.alias, lang = excluded.lang,
      tags = excluded.tags, status = excluded.status, content_type = excluded.content_type, teaser = excluded.teaser,
      image_url = excluded.image_url, reading_time = excluded.reading_time, meta_title = excluded.meta_title,
      meta_description = excluded.meta_description, meta_keywords = excluded.meta_keywords,
      pinned_at = excluded.pinned_at, updated_at = excluded.updated_at
      where not is_new
    returning * into strict made;
  exception when unique_violation then
    if exists (select from posts where alias = ask->>'alias' and id <> (ask->>'id')::uuid) then
      return jsonb_build_object('fault', 'post.alias-taken');
    end if;
    raise;
  end;
  insert into audit (who, action, target, before, after, from_where) values (
    ask->>'by', case when is_new then 'posts.create' else 'posts.save' end, made.id::text,
    case when not is_new then post_facts(known) end, post_facts(made), ask->>'fromWhere'
  );
  return '{}';
end $$;

-- Notes in the audit that somebody keeps a picture for posts. Answers {} or {fault}: access.denied.
create function note_post_picture(ask jsonb) returns jsonb language plpgsql as $$
begin
  perform from users where addr = ask->>'by' for no key update;
  if not is_super_user(ask->>'by') then return jsonb_build_object('fault', 'access.denied'); end if;
  insert into audit (who, action, target, before, after, from_where) values (
    ask->>'by', 'posts.upload', ask->>'name', null,
    jsonb_build_object('size', ask->'size', 'width', ask->'width', 'height', ask->'height'), ask->>'fromWhere'
  );
  return '{}';
end $$;
