import { Client } from 'pg';
import { connectionTo } from './connection.ts';

/** Enough to show what happened; the count states the rest. */
const mostNamed = 20;

/** Compares every head with the last event of its stream, and finds events without a stream. */
const wrongHeads = `
  select coalesce(s.name, 'stream ' || e.stream_id) as stream, s.last_revision as head, e.last,
    coalesce(s.tombstoned, false) as tombstoned, count(*) over ()::int as total
  from es_streams s
    full join (select stream_id, max(revision) as last from es_events group by stream_id) e using (stream_id)
  where s.last_revision is distinct from e.last or s.tombstoned and not exists (
    select 1 from es_events d where d.stream_id = s.stream_id and d.revision = e.last and d.type = '$streamDeleted')
  order by 1 limit ${mostNamed}`;

interface WrongHead {
  stream: string;
  head: bigint | null;
  last: bigint | null;
  tombstoned: boolean;
  total: number;
}

const textOf = ({ stream, head, last, tombstoned }: WrongHead) =>
  head === last && tombstoned
    ? `${stream} is marked as deleted without a tombstone`
    : `${stream} has the head ${head ?? 'none'} and its last event is ${last ?? 'none'}`;

/** Names the streams whose head does not match their events; empty when all do. */
export async function checkHeads(databaseUrl: string): Promise<{ total: number; streams: string[] }> {
  const client = new Client(connectionTo(databaseUrl));
  await client.connect();
  try {
    const { rows } = await client.query<WrongHead>(wrongHeads);
    return { total: rows[0]?.total ?? 0, streams: rows.map(textOf) };
  } finally {
    await client.end();
  }
}
