/** Tables of the event log. Events are append-only: a trigger refuses every other change. */
export const schema = `
create table if not exists es_writer (
  one boolean primary key default true check (one),
  epoch bigint not null,
  holder uuid,
  last_position bigint not null
);
insert into es_writer (epoch, last_position) values (0, 0) on conflict do nothing;

create table if not exists es_streams (
  stream_id bigint primary key,
  name text collate "C" not null unique,
  last_revision bigint not null,
  tombstoned boolean not null
);

create table if not exists es_events (
  position bigint primary key,
  stream_id bigint not null,
  revision bigint not null,
  event_id uuid not null,
  type text collate "C" not null,
  is_json boolean not null,
  created_ticks bigint not null,
  data bytea not null,
  metadata bytea not null
);
create unique index if not exists es_events_stream on es_events (stream_id, revision);
create index if not exists es_events_id on es_events (event_id);

create or replace function es_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'events are append-only: % refused', tg_op;
end $$;
create or replace trigger es_events_append_only before update or delete or truncate on es_events
  for each statement execute function es_append_only();

-- A head only moves to an event of its own stream; checked at commit, when the events of the same statement are there.
create or replace function es_heads_match() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and new.last_revision < old.last_revision then
    raise exception 'stream heads only grow: % refused for %', tg_op, old.name;
  end if;
  if not exists (select 1 from es_events where stream_id = new.stream_id and revision = new.last_revision) then
    raise exception 'the head of % is not its last event: % refused', new.name, tg_op;
  end if;
  if new.tombstoned and not exists (select 1 from es_events
      where stream_id = new.stream_id and revision = new.last_revision and type = '$streamDeleted') then
    raise exception '% has no tombstone: % refused', new.name, tg_op;
  end if;
  return null;
end $$;
create or replace function es_heads_kept() returns trigger language plpgsql as $$
begin
  raise exception 'stream heads are never removed or renamed: % refused', tg_op;
end $$;
do $$ begin
  if not exists (select 1 from pg_trigger where tgname = 'es_streams_heads_match') then
    create constraint trigger es_streams_heads_match after insert or update on es_streams
      deferrable initially deferred for each row execute function es_heads_match();
  end if;
end $$;
create or replace trigger es_streams_kept before delete or truncate on es_streams
  for each statement execute function es_heads_kept();
create or replace trigger es_streams_named before update of stream_id, name on es_streams
  for each row when (new.stream_id <> old.stream_id or new.name <> old.name) execute function es_heads_kept();
`;
