import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** `down` parts name what is missing; `ai` may be down while the rest serves. */
export const Health = z.object({
  status: z.enum(['ok', 'degraded', 'down']),
  parts: z.record(z.string(), z.object({ ok: z.boolean(), detail: z.string().optional() })),
});
export type Health = z.infer<typeof Health>;

export const health = endpoint({ method: 'GET', path: '/api/health', result: Health, public: true });
