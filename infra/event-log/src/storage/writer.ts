import { ExponentialBackoff, noJitterGenerator } from 'cockatiel';
import { randomUUID } from 'node:crypto';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { needsKnownIds } from '../rules/decide.ts';
import { KnownEvents } from '../rules/known-events.ts';
import { planBatch, streamsOf, type LogEnd, type StreamHead } from '../rules/plan-batch.ts';
import { noEvents, type Outcome, type RecordedEvent, type WriteRequest } from '../rules/types.ts';
import { Fenced, StorageUnavailable } from './errors.ts';
import { WriterSession } from './writer-session.ts';

/** Limits of the group commit. */
export interface WriterOptions {
  /** Maximum number of appends per commit; 2,000 unless given. */
  mostPerCommit?: number | undefined;
  /** Called after each batch with its number of requests. */
  committed: (requests: number, seconds: number) => void;
  /** Called when a batch is stored. */
  written: (events: readonly RecordedEvent[], head: bigint) => void;
  /**
   * Called when a session begins, possibly after a frozen writer's was terminated. Events of unknown outcome may
   * precede it.
   */
  opened: (session: Pick<WriterSession, 'end' | 'ended'>) => void;
  /** Called when the connection is lost or a write failed. */
  failed: (error: unknown) => void;
  /** Called when another writer has taken over; this one has stopped permanently. */
  fenced: (error: Fenced) => void;
}

interface Pending {
  request: WriteRequest;
  resolve: (outcome: Outcome) => void;
  reject: (error: Error) => void;
}

const maxBatch = 2_000;
const maxBatchBytes = 8 << 20;
const maxHeads = 100_000;
const reconnectDelays = new ExponentialBackoff({ initialDelay: 50, maxDelay: 2_000, generator: noJitterGenerator });

/**
 * The single writer. It decides and stores all waiting requests as one batch in one statement, so positions are in
 * commit order and many appends share one flush to disk. While Postgres is unavailable every write fails at once.
 */
export class Writer {
  readonly #databaseUrl: string;
  readonly #options: WriterOptions;
  readonly #mostPerCommit: number;
  readonly #holder = randomUUID();
  readonly #heads = new Map<string, StreamHead>();
  #queue: Pending[] = [];
  #session: WriterSession | undefined;
  #end: LogEnd = { position: 0n, lastStreamId: 0n };
  #working = false;
  /** Size of the last batch: its clients are about to send their next requests. */
  #justAnswered = 0;
  #closed = false;
  /** The reason why there is no session. */
  #away: unknown;

  constructor(databaseUrl: string, options: WriterOptions) {
    this.#databaseUrl = databaseUrl;
    this.#options = options;
    this.#mostPerCommit = options.mostPerCommit ?? maxBatch;
  }

  /** @throws WriterLockHeld when another process writes, NotDurable, or Postgres' own error */
  async open(): Promise<void> {
    this.#begin(await WriterSession.open(this.#databaseUrl, { holder: this.#holder, takeOver: true }));
  }

  /** @throws StorageUnavailable; the outcome is then unknown */
  write(request: WriteRequest): Promise<Outcome> {
    if (!this.#session) return Promise.reject(new StorageUnavailable(this.#away));
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, resolve, reject });
      void this.#work();
    });
  }

  /** Number of requests waiting for a commit. */
  get queued(): number {
    return this.#queue.length;
  }

  /** Waits until all requests are answered, at most `withinMs`. */
  async drained(withinMs: number): Promise<void> {
    const end = Date.now() + withinMs;
    while ((this.#working || this.#queue.length > 0) && Date.now() < end) await sleep(5);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#failAll(this.#queue.splice(0), new StorageUnavailable('closed'));
    await this.#session?.close();
  }

  async #work() {
    if (this.#working) return;
    this.#working = true;
    while (this.#queue.length > 0) {
      if (this.#mostPerCommit > 1) await turn(); // requests that have arrived by now join the batch
      const session = this.#session;
      if (!session) break; // and its waiters were notified
      const batch = this.#nextBatch();
      this.#justAnswered = batch.length;
      const begun = performance.now();
      try {
        await this.#commit(session, batch);
        this.#options.committed(batch.length, (performance.now() - begun) / 1_000);
      } catch (error) {
        this.#failAll(batch, new StorageUnavailable(error));
        this.#lose(session, error);
      }
    }
    this.#working = false;
  }

  /**
   * At most half of the active clients: while their requests are stored, responses and new requests of the others are
   * in transit.
   */
  #nextBatch(): Pending[] {
    const half = Math.ceil((this.#queue.length + this.#justAnswered) / 2);
    const most = Math.min(half, this.#mostPerCommit);
    let bytes = 0;
    const end = this.#queue.findIndex(({ request }, index) => {
      if (index === most || bytes > maxBatchBytes) return true;
      for (const event of request.events) bytes += event.data.length + event.metadata.length;
      return false;
    });
    return this.#queue.splice(0, end === -1 ? this.#queue.length : end);
  }

  async #commit(session: WriterSession, batch: Pending[]) {
    const requests = batch.map(({ request }) => request);
    await this.#loadHeads(session, requests);
    const plan = planBatch(requests, {
      end: this.#end,
      heads: this.#heads,
      known: await this.#knownEvents(session, requests),
      nowMs: Date.now(),
      newId: randomUUID,
    });
    if (plan.events.length > 0) {
      await session.write(plan);
      this.#end = plan.end;
      for (const [name, head] of plan.heads) this.#heads.set(name, head);
      this.#options.written(plan.events, plan.end.position);
    }
    for (const [index, outcome] of plan.outcomes.entries()) batch[index]?.resolve(outcome);
  }

  async #loadHeads(session: WriterSession, requests: readonly WriteRequest[]) {
    if (this.#heads.size > maxHeads) this.#heads.clear();
    const missing = new Set(requests.flatMap(streamsOf).filter((name) => !this.#heads.has(name)));
    if (missing.size === 0) return;
    for (const [name, head] of await session.heads([...missing])) this.#heads.set(name, head);
  }

  async #knownEvents(session: WriterSession, requests: readonly WriteRequest[]): Promise<KnownEvents> {
    const known = new KnownEvents();
    const lastRevision = (stream: string) => this.#heads.get(stream)?.lastRevision ?? noEvents;
    const doubtful = requests.filter((request) => needsKnownIds(request, lastRevision(request.stream)));
    if (doubtful.length === 0) return known;
    const ids = doubtful.flatMap(({ events }) => events.map(({ id }) => id));
    for (const place of await session.places(ids)) known.add(place.name, place);
    return known;
  }

  #begin(session: WriterSession) {
    this.#session = session;
    this.#end = session.end;
    this.#heads.clear();
    this.#options.opened(session);
    void session.lost.then(() => this.#lose(session, new Error('the connection to Postgres is lost')));
  }

  #lose(session: WriterSession, error: unknown) {
    if (this.#session !== session) return;
    this.#session = undefined;
    this.#away = error;
    this.#failAll(this.#queue.splice(0), new StorageUnavailable(error));
    if (this.#closed) return;
    this.#options.failed(error);
    void session.close();
    if (error instanceof Fenced) this.#options.fenced(error);
    else void this.#reconnect();
  }

  async #reconnect() {
    for (let delay = reconnectDelays.next(); !this.#closed; delay = delay.next(undefined)) {
      await sleep(delay.duration);
      try {
        const session = await WriterSession.open(this.#databaseUrl, { holder: this.#holder, takeOver: false });
        if (this.#closed) return await session.close();
        return this.#begin(session);
      } catch (error) {
        if (error instanceof Fenced) return this.#options.fenced(error);
        this.#away = error;
        this.#options.failed(error);
      }
    }
  }

  #failAll(batch: readonly Pending[], error: Error) {
    for (const { reject } of batch) reject(error);
  }
}
