import type { RejectionCode } from '@hub/contracts';
import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Rejection } from '../domain/index.ts';
import type { Secrets } from '../encryption/index.ts';

/** A limit of attempts per key and time; a key is any text, such as an address. */
export interface RateLimit {
  /**
   * Counts one attempt.
   * @throws Rejection `too_many_attempts`, with the time to wait
   */
  count(key: string): Promise<void>;
  /** Takes one attempt back because it was legitimate. */
  refund(key: string): Promise<void>;
  /** Deletes all attempts of a key. */
  forget(key: string): Promise<void>;
}

interface Window {
  readonly attempts: number;
  readonly withinSeconds: number;
}

interface Limit {
  /** Name of the limit: keys of different limits never collide. */
  readonly name: string;
  /** All windows apply; the shortest first. An attempt that one rejects is not counted by the later ones. */
  readonly windows: readonly Window[];
}

const refusal = (code: RejectionCode, error: unknown) =>
  error instanceof RateLimiterRes
    ? new Rejection(code, undefined, { retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) })
    : error;

interface Stores {
  readonly db: Knex;
  readonly secrets: Secrets;
}

interface Counted {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/** In memory while Postgres is unavailable. */
const limiterIn = (db: Knex, options: Counted, more: { readonly inMemoryBlockOnConsumed?: number } = {}) =>
  new RateLimiterPostgres({
    ...options,
    ...more,
    storeClient: db,
    storeType: 'knex',
    tableName: 'attempts',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });

/**
 * Counts in Postgres, shared by all API processes; in memory while Postgres is unavailable. Only keyed fingerprints of
 * the keys are stored, because keys may be addresses of students or of their machines.
 */
export const createRateLimit = ({ db, secrets }: Stores, { name, windows }: Limit): RateLimit => {
  const limiters = windows.map(({ attempts, withinSeconds }) =>
    limiterIn(db, { keyPrefix: `${name}/${withinSeconds}`, points: attempts, duration: withinSeconds }),
  );
  const stored = (key: string) => secrets.fingerprint('rate limit', key);
  return {
    async count(key) {
      for (const limiter of limiters) {
        await limiter.consume(stored(key)).catch((error: unknown) => {
          throw refusal('too_many_attempts', error);
        });
      }
    },
    async refund(key) {
      await Promise.all(limiters.map((limiter) => limiter.reward(stored(key))));
    },
    async forget(key) {
      await Promise.all(limiters.map((limiter) => limiter.delete(stored(key))));
    },
  };
};

/** A limit of frequent requests. */
export interface RequestLimit {
  /**
   * Counts one request.
   * @throws Rejection `too_many_requests`, with the time to wait
   */
  count(key: string): Promise<void>;
}

interface Frequency {
  /** Name of the limit: keys of different limits never collide. */
  readonly name: string;
  /** In the long run; 0 means no limit. */
  readonly perSecond: number;
  /** Bursts are this many times as large. */
  readonly seconds: number;
}

/** A process draws the requests of a key from Postgres in shares, so that few requests wait for a count. */
const sharesPerWindow = 20;
/** Keys whose shares a process remembers. A forgotten rest of a share is lost to its key, which can draw again. */
const maxRemembered = 10_000;

interface Share {
  left: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * Counts in Postgres, shared by all API processes (ADR 0049). All of them together never allow more; with n of them, up to
 * n - 1 twentieths of the limit may be unused in another process when it is reached.
 */
export const createRequestLimit = ({ db, secrets }: Stores, { name, perSecond, seconds }: Frequency): RequestLimit => {
  if (perSecond === 0) return { count: async () => undefined };
  const requests = Math.ceil(perSecond * seconds);
  const share = Math.max(1, Math.floor(requests / sharesPerWindow));
  const shares = Math.floor(requests / share);
  const options = { keyPrefix: `${name}/${seconds}`, points: shares, duration: seconds };
  // a client that continues anyway reaches no database
  const limiter = limiterIn(db, options, { inMemoryBlockOnConsumed: shares });
  const held = new Map<string, Share>();
  const drawing = new Map<string, Promise<void>>();

  const draw = async (key: string) => {
    const { msBeforeNext } = await limiter.consume(secrets.fingerprint('rate limit', key)).catch((error: unknown) => {
      throw refusal('too_many_requests', error);
    });
    held.delete(key);
    const [oldest] = held.keys();
    if (oldest !== undefined && held.size >= maxRemembered) held.delete(oldest);
    held.set(key, { left: share, until: Date.now() + msBeforeNext });
  };

  /** Concurrent requests of a key draw one share after the other, and no more than they need. */
  const drawInTurn = (key: string) => {
    const pending = drawing.get(key) ?? draw(key).finally(() => drawing.delete(key));
    drawing.set(key, pending);
    return pending;
  };

  return {
    async count(key) {
      for (;;) {
        const has = held.get(key);
        if (has && has.left > 0 && has.until > Date.now()) {
          has.left -= 1;
          return;
        }
        await drawInTurn(key);
      }
    },
  };
};
