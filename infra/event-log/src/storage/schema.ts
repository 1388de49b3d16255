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
`;
