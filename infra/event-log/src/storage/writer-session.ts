import { Client, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import type { BatchPlan, LogEnd, StreamHead } from '../rules/plan-batch.ts';
import { noEvents } from '../rules/types.ts';
import { connectionTo } from './connection.ts';
import { Fenced, NotDurable, WriterLockHeld } from './errors.ts';
import { schema } from './schema.ts';
import { signOfLifeMs, takeLock, tryLock } from './writer-lock.ts';
import { headsQuery, placesQuery, writeStatement, type EventPlace, type HeadRow } from './writer-queries.ts';

/**
 * The writer's statements always look up few rows by an index. They are planned once, and not for the size of the
 * tables at that time.
 */
const onePlan = `
  set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off`;

/** The only connection that may write. It holds the advisory lock and an epoch that guards every write. */
export class WriterSession {
  /** Where the log ended when the session began. */
  readonly end: LogEnd;
  /** Process id of a frozen writer's session that was terminated for this one. */
  readonly ended: number | undefined;
  /** Resolves when the connection is gone. */
  readonly lost: Promise<void>;
  readonly #client: Client;
  readonly #epoch: bigint;
  readonly #signsOfLife: NodeJS.Timeout;
  #asking: Promise<unknown> | undefined;

  private constructor(client: Client, state: Opened) {
    this.#client = client;
    this.#epoch = state.epoch;
    this.end = state.end;
    this.ended = state.ended;
    this.lost = state.lost.promise;
    this.#signsOfLife = setInterval(() => {
      if (!this.#asking) this.#ask('select 1').catch(() => state.lost.resolve());
    }, signOfLifeMs);
  }

  /**
   * @param holder id of the writer; with `takeOver` false it connects only if it was the last writer
   * @throws WriterLockHeld, NotDurable, Fenced, or Postgres' own error
   */
  static async open(databaseUrl: string, { holder, takeOver }: { holder: string; takeOver: boolean }) {
    const client = new Client(connectionTo(databaseUrl));
    const lost = Promise.withResolvers<void>();
    client.once('end', lost.resolve);
    client.on('error', () => lost.resolve());
    try {
      await client.connect().catch((cause: Error) => {
        throw new Error(`The database cannot be reached: ${cause.message}`, { cause });
      });
      await assertDurable(client);
      await client.query(onePlan);
      const ended = takeOver ? await takeLock(client) : await takeLockAgain(client, holder);
      if (takeOver) await client.query(schema);
      const epoch = await nextEpoch(client, { holder, takeOver });
      return new WriterSession(client, { epoch, end: await endOfLog(client), ended, lost });
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
  }

  /** Heads of the given streams, including those that never had an event. */
  async heads(names: readonly string[]): Promise<Map<string, StreamHead>> {
    const { rows } = await this.#ask<HeadRow>({ name: 'heads', text: headsQuery, values: [names] });
    const found = new Map(rows.map((row) => [row.name, row]));
    return new Map(
      names.map((name) => {
        const row = found.get(name);
        return [
          name,
          {
            id: row?.stream_id ?? 0n,
            lastRevision: row?.last_revision ?? noEvents,
            tombstoned: row?.tombstoned ?? false,
            metadata: row?.metadata ?? undefined,
          },
        ];
      }),
    );
  }

  /** Where events with these ids are stored, in log order. */
  async places(ids: readonly string[]): Promise<EventPlace[]> {
    const { rows } = await this.#ask<EventPlace>({ name: 'places', text: placesQuery, values: [ids] });
    return rows;
  }

  /** Stores a batch in one statement, or nothing. @throws Fenced when another writer took over */
  async write({ events, heads, end }: BatchPlan): Promise<void> {
    const changed = [...heads].filter(([, head]) => head.id !== 0n);
    const idOf = (stream: string) => heads.get(stream)?.id;
    const { rowCount } = await this.#ask({
      name: 'write',
      text: writeStatement,
      values: [
        end.position,
        this.#epoch,
        changed.map(([, head]) => head.id),
        changed.map(([name]) => name),
        changed.map(([, head]) => head.lastRevision),
        changed.map(([, head]) => head.tombstoned),
        events.map((event) => event.position),
        events.map((event) => idOf(event.stream)),
        events.map((event) => event.revision),
        events.map((event) => event.id),
        events.map((event) => event.type),
        events.map((event) => event.isJson),
        events.map((event) => event.createdTicks),
        events.map((event) => event.data),
        events.map((event) => event.metadata),
      ],
    });
    if (rowCount !== events.length) throw new Fenced();
  }

  async close(): Promise<void> {
    clearInterval(this.#signsOfLife);
    await this.#client.end().catch(() => {});
  }

  /** A connection runs one query at a time. */
  async #ask<Row extends QueryResultRow>(query: string | QueryConfig): Promise<QueryResult<Row>> {
    while (this.#asking) await this.#asking.catch(() => {});
    const asking = this.#client.query<Row>(query);
    this.#asking = asking;
    try {
      return await asking;
    } finally {
      this.#asking = undefined;
    }
  }
}

interface Opened {
  epoch: bigint;
  end: LogEnd;
  ended: number | undefined;
  lost: PromiseWithResolvers<void>;
}

async function assertDurable(client: Client) {
  const names = ['fsync', 'full_page_writes', 'synchronous_commit'];
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [names],
  );
  const wrong = rows.filter(({ setting }) => setting !== 'on' && setting !== 'remote_apply');
  if (wrong.length > 0) throw new NotDurable(wrong.map(({ name, setting }) => `${name}=${setting}`).join(', '));
}

/**
 * Reconnects after a lost connection.
 * @throws Fenced when another writer has written since, WriterLockHeld while the lost session is alive
 */
async function takeLockAgain(client: Client, holder: string): Promise<undefined> {
  const { rows } = await client.query<{ holder: string }>('select holder from es_writer');
  if (rows[0]?.holder !== holder) throw new Fenced();
  if (!(await tryLock(client))) throw new WriterLockHeld(client.database ?? '');
}

async function nextEpoch(client: Client, { holder, takeOver }: { holder: string; takeOver: boolean }) {
  const { rows } = await client.query<{ epoch: bigint }>(
    'update es_writer set epoch = epoch + 1, holder = $1 where holder = $1 or $2 returning epoch',
    [holder, takeOver],
  );
  if (!rows[0]) throw new Fenced();
  return rows[0].epoch;
}

async function endOfLog(client: Client): Promise<LogEnd> {
  const { rows } = await client.query<LogEnd>(
    `select greatest(last_position, (select max(position) from es_events)) as position,
       (select coalesce(max(stream_id), 0) from es_streams)::bigint as "lastStreamId" from es_writer`,
  );
  if (!rows[0]) throw new Error('es_writer has lost its row');
  return rows[0];
}
