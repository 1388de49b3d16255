import { z } from 'zod';

/** Server-sent events of the signed-in student: the query keys that changed, by their first element. */
export const livePath = '/api/live';

export const LiveChange = z.object({ changed: z.array(z.string()) });
export type LiveChange = z.infer<typeof LiveChange>;
