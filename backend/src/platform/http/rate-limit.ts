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

/** So many attempts in so much time, per key; a key is any text, such as an address. */
export interface RateLimit {
  /**
   * Counts one attempt.
   * @throws Rejection `too_many_attempts` or `too_many_requests`, saying when to come again
   */
  count(key: string): Promise<void>;
  /** Takes one attempt back: it was a good one. */
  refund(key: string): Promise<void>;
  /** Forgets all attempts of a key. */
  forget(key: string): Promise<void>;
}

interface Window {
  readonly attempts: number;
  readonly withinSeconds: number;
}

interface Limit {
  /** Names the limit: keys of different limits never meet. */
  readonly name: string;
  /** All of them hold; the shortest first. What one refuses is not counted by those after it. */
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
 * Counts in Postgres, shared by all API processes; in memory while Postgres does not answer. Only keyed fingerprints of
 * the keys are stored: they may be addresses of students or of their machines.
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
 * Counts what is too common to be written down each time, for this process alone: `perSecond` in the long run, and
 * `seconds` times as many at once. 0 allows everything.
 */
export const createRequestLimit = (perSecond: number, seconds: number): RateLimit =>
  limitBy(
    'too_many_requests',
    perSecond === 0 ? [] : [new RateLimiterMemory({ points: Math.ceil(perSecond * seconds), duration: seconds })],
  );
