import type { RejectionCode } from '@hub/contracts';
import type { Knex } from 'knex';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Rejection } from '../domain/index.ts';
import type { Secrets } from '../encryption/index.ts';

/** A limit of attempts per key and time; a key is any text, such as an address. */
export interface RateLimit {
  /**
   * Counts one attempt.
   * @throws Rejection `too_many_attempts` or `too_many_requests`, with the time to wait
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

const limitBy = (code: RejectionCode, limiters: readonly RateLimiterAbstract[]): RateLimit => ({
  async count(key) {
    for (const limiter of limiters) {
      await limiter.consume(key).catch((error: unknown) => {
        throw refusal(code, error);
      });
    }
  },
  async refund(key) {
    await Promise.all(limiters.map((limiter) => limiter.reward(key)));
  },
  async forget(key) {
    await Promise.all(limiters.map((limiter) => limiter.delete(key)));
  },
});

/**
 * Counts in Postgres, shared by all API processes; in memory while Postgres is unavailable. Only keyed fingerprints of
 * the keys are stored, because keys may be addresses of students or of their machines.
 */
export const createRateLimit = (
  { db, secrets }: { readonly db: Knex; readonly secrets: Secrets },
  { name, windows }: Limit,
): RateLimit => {
  const limit = limitBy(
    'too_many_attempts',
    windows.map(({ attempts, withinSeconds }) => {
      const options = { keyPrefix: `${name}/${withinSeconds}`, points: attempts, duration: withinSeconds };
      return new RateLimiterPostgres({
        ...options,
        storeClient: db,
        storeType: 'knex',
        tableName: 'attempts',
        tableCreated: true,
        insuranceLimiter: new RateLimiterMemory(options),
      });
    }),
  );
  const stored = (key: string) => secrets.fingerprint('rate limit', key);
  return {
    count: (key) => limit.count(stored(key)),
    refund: (key) => limit.refund(stored(key)),
    forget: (key) => limit.forget(stored(key)),
  };
};

/**
 * Counts frequent requests, for this process only: `perSecond` in the long run, with bursts of `seconds` times as many.
 * 0 means no limit.
 */
export const createRequestLimit = (perSecond: number, seconds: number): RateLimit =>
  limitBy(
    'too_many_requests',
    perSecond === 0 ? [] : [new RateLimiterMemory({ points: Math.ceil(perSecond * seconds), duration: seconds })],
  );
