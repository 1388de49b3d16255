import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Rejection } from './decider.ts';

export interface RateLimit {
  /**
   * Counts one attempt.
   * @throws Rejection `too_many_attempts`
   */
  count(key: string): Promise<void>;
  /** Takes one attempt back: it was a good one. */
  refund(key: string): Promise<void>;
  /** Forgets all attempts of a key. */
  forget(key: string): Promise<void>;
}

interface Limit {
  /** Names the limit: keys of different limits never meet. */
  readonly name: string;
  readonly attempts: number;
  readonly withinSeconds: number;
}

/** Counts in Postgres, shared by all API processes; in memory while Postgres does not answer. */
export const createRateLimit = (db: Knex, { name, attempts, withinSeconds }: Limit): RateLimit => {
  const options = { keyPrefix: name, points: attempts, duration: withinSeconds };
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: db,
    storeType: 'knex',
    tableName: 'attempts',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new Rejection('too_many_attempts', undefined, {
          retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
        });
      }
    },
    async refund(key) {
      await limiter.reward(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
};
