import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** How one part does; `lagMs` says per projection or reactor how old the oldest event is that waits for it. */
const PartHealth = z.object({
  ok: z.boolean(),
  detail: z.string().optional(),
  lagMs: z.record(z.string(), z.number()).optional(),
});

/**
 * By part. `degraded`: nothing fails but `ai`, `temporal`, `worker`, `disk` or `reactors`, without which the rest serves.
 */
export const Health = z.object({
  status: z.enum(['ok', 'degraded', 'down']),
  parts: z.record(z.string(), PartHealth),
});
export type Health = z.infer<typeof Health>;

/** For monitors: 200 only while `status` is `ok`, else 503. */
export const health = endpoint({ method: 'GET', path: '/api/health', result: Health, public: true });

/** 204 while the process that answers takes requests, 503 from the moment it is asked to end. */
export const ready = endpoint({ method: 'GET', path: '/api/ready', result: z.undefined(), public: true });
