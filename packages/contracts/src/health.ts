import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Health of one part; `lagMs` is the age of the oldest event that each projection or reactor has not processed. */
const PartHealth = z.object({
  ok: z.boolean(),
  detail: z.string().optional(),
  lagMs: z.record(z.string(), z.number()).optional(),
});

/**
 * `degraded` means that only `ai`, `temporal`, `worker`, `disk`, `files`, `reactors` or `seals` fail; everything else still
 * works.
 */
export const Health = z.object({
  /** Of the product; a release before the first that says it does not. */
  version: z.string().optional(),
  status: z.enum(['ok', 'degraded', 'down']),
  parts: z.record(z.string(), PartHealth),
});
export type Health = z.infer<typeof Health>;

/** For monitors: 200 only while `status` is `ok`, else 503. */
export const health = endpoint({ method: 'GET', path: '/api/health', result: Health, public: true });

/** 204 while this process accepts requests, 503 from the moment it is asked to stop. */
export const ready = endpoint({ method: 'GET', path: '/api/ready', result: z.undefined(), public: true });
