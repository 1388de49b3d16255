import { Pool, type QueryResultRow } from 'pg';
import { isMetastream, metastreamOf, originalOf, readMetadata, type StreamMetadata } from '../rules/stream-metadata.ts';
import { noEvents, type RecordedEvent } from '../rules/types.ts';
import { connectionTo } from './connection.ts';
import { StorageUnavailable } from './errors.ts';
import { eventColumns, eventOf, type EventRow } from './stored-event.ts';

/** What reads need to know about a stream. */
export interface StreamInfo {
  id: bigint;
  name: string;
  lastRevision: bigint;
  /** For a metastream, that of its original. */
  tombstoned: boolean;
  metadata: StreamMetadata;
}

/** Revisions of one stream, both ends included. */
export interface StreamRange {
  from: bigint;
  to: bigint;
  /** Events created earlier are excluded. */
  minTicks: bigint;
  backwards: boolean;
  limit: number;
}

const pageBytes = 4 << 20;

/**
 * Returns at most `pageBytes` of a page, but always its first row, so a page of large events cannot fill the memory.
 */
const limited = (page: string, order: string) => `
  select position, revision, event_id, type, is_json, created_ticks, data, metadata, name from (
    select p.*, sum(octet_length(data) + octet_length(metadata)) over (order by ${order} rows unbounded preceding)
      - octet_length(data) - octet_length(metadata) as before
    from (${page} order by ${order} limit $1) p) q
  where before < ${pageBytes} order by ${order}`;

const allPage = `select ${eventColumns}, s.name from es_events e join es_streams s using (stream_id)`;
const streamPage = `select ${eventColumns}, $6::text as name from es_events e
  where stream_id = $2 and revision >= $3 and revision <= $4 and created_ticks >= $5`;

const queries = {
  forwards: limited(`${allPage} where position > $2 and position <= $3`, 'position'),
  backwards: limited(`${allPage} where position < $2`, 'position desc'),
  streamForwards: limited(streamPage, 'revision'),
  streamBackwards: limited(streamPage, 'revision desc'),
  streamInfo: `
    select s.name, s.stream_id, s.last_revision, s.tombstoned,
      case when s.name = $2 then
        (select e.data from es_events e where e.stream_id = s.stream_id and e.revision = s.last_revision) end as data
    from es_streams s where s.name in ($1, $2, $3)`,
};

/** Reads pages of stored events. Every call throws `StorageUnavailable` while Postgres is away. */
export class Reader {
  readonly #pool: Pool;

  constructor(databaseUrl: string) {
    this.#pool = new Pool({ ...connectionTo(databaseUrl), max: 6 });
    this.#pool.on('error', () => {}); // an idle connection was lost; the next query opens a new one
  }

  /** Events of the whole log after `after`, up to and including `upTo`. */
  forwards({ after, to, limit }: { after: bigint; to: bigint; limit: number }): Promise<RecordedEvent[]> {
    return this.#events('forwards', [limit, after, to]);
  }

  /** Events of the whole log before a position, latest first. */
  backwards({ before, limit }: { before: bigint; limit: number }): Promise<RecordedEvent[]> {
    return this.#events('backwards', [limit, before]);
  }

  stream({ id, name }: StreamInfo, { from, to, minTicks, backwards, limit }: StreamRange): Promise<RecordedEvent[]> {
    return this.#events(backwards ? 'streamBackwards' : 'streamForwards', [limit, id, from, to, minTicks, name]);
  }

  /** Metadata and end of a stream; one that never had an event has the id 0n. */
  async info(name: string): Promise<StreamInfo> {
    const metastream = metastreamOf(name);
    const original = isMetastream(name) ? originalOf(name) : name;
    const rows = await this.#rows<HeadRow>('streamInfo', [name, metastream, original]);
    const head = rows.find((row) => row.name === name);
    const metadata = rows.find((row) => row.name === metastream)?.data;
    return {
      id: head?.stream_id ?? 0n,
      name,
      lastRevision: head?.last_revision ?? noEvents,
      tombstoned: rows.some((row) => row.tombstoned && row.name !== metastream),
      metadata: readMetadata(name, metadata ?? undefined),
    };
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #events(name: keyof typeof queries, values: unknown[]): Promise<RecordedEvent[]> {
    return (await this.#rows<EventRow>(name, values)).map(eventOf);
  }

  async #rows<T extends QueryResultRow>(name: keyof typeof queries, values: unknown[]): Promise<T[]> {
    try {
      return (await this.#pool.query<T>({ name, text: queries[name], values })).rows;
    } catch (cause) {
      throw new StorageUnavailable(cause);
    }
  }
}

interface HeadRow {
  name: string;
  stream_id: bigint;
  last_revision: bigint;
  tombstoned: boolean;
  data: Buffer | null;
}
