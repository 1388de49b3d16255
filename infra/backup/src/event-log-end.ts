import { databases } from '@hub/local/databases';
import { withClient } from '@hub/postgres/backup';
import type { Manifest } from './manifest.ts';

type End = Manifest['eventLog'];

/** Number of events and last position of the embedded event log; null when this Postgres has none. */
export const eventLogEnd = (url: (database: string) => string): Promise<End> =>
  withClient(url(databases.eventLog), async (client) => {
    const there = await client.query<{ there: boolean }>("select to_regclass('es_events') is not null as there");
    if (!there.rows[0]?.there) return null;
    const { rows } = await client.query<{ events: string; position: string }>(
      'select count(*) as events, coalesce(max(position), 0) as position from es_events',
    );
    const [row] = rows;
    return row ? { events: Number(row.events), position: row.position } : null;
  });

/** Number of events up to and including a position. */
export const eventsUpTo = (url: (database: string) => string, position: string): Promise<number> =>
  withClient(url(databases.eventLog), async (client) => {
    const { rows } = await client.query<{ events: string }>(
      'select count(*) as events from es_events where position <= $1',
      [position],
    );
    return Number(rows[0]?.events ?? 0);
  });
