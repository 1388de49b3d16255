/** Row of {@link headsQuery}; `stream_id` is null for a stream that never had an event. */
export interface HeadRow {
  name: string;
  stream_id: bigint | null;
  last_revision: bigint;
  tombstoned: boolean;
  metadata: Buffer | null;
}

/** Where an event is stored. */
export interface EventPlace {
  id: string;
  name: string;
  revision: bigint;
  position: bigint;
}

/** Parameter: stream names. */
export const headsQuery = `
  select n.name, s.stream_id, coalesce(s.last_revision, -1) as last_revision, coalesce(s.tombstoned, false) as tombstoned,
    (select e.data from es_streams m join es_events e on e.stream_id = m.stream_id and e.revision = m.last_revision
     where m.name = '$$' || n.name) as metadata
  from unnest($1::text[]) n (name) left join es_streams s on s.name = n.name`;

/** Parameter: event ids. */
export const placesQuery = `
  select e.event_id as id, s.name, e.revision, e.position from es_events e join es_streams s using (stream_id)
  where e.event_id = any($1::uuid[]) order by e.position`;

/** Stores a whole batch, or nothing when the epoch belongs to another writer. */
export const writeStatement = `
  with mine as (update es_writer set last_position = $1 where epoch = $2 returning 1),
  streams as (
    insert into es_streams (stream_id, name, last_revision, tombstoned)
    select * from unnest($3::bigint[], $4::text[], $5::bigint[], $6::boolean[]) where exists (select 1 from mine)
    on conflict (stream_id) do update set last_revision = excluded.last_revision, tombstoned = excluded.tombstoned)
  insert into es_events (position, stream_id, revision, event_id, type, is_json, created_ticks, data, metadata)
  select * from unnest($7::bigint[], $8::bigint[], $9::bigint[], $10::uuid[], $11::text[], $12::boolean[],
    $13::bigint[], $14::bytea[], $15::bytea[])
  where exists (select 1 from mine)`;
