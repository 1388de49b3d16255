import { z } from 'zod';
import { Day } from './date.ts';
import { endpoint } from './endpoint.ts';
import { UserId } from './ids.ts';

/** How workers share one count of what language models take; how they are let in stands in `internal.ts`. */

const tokens = z.number().int().min(1).max(1_000_000_000);

/** Whose ceiling one more call would pass. */
export const aiCeilings = ['student', 'everyone'] as const;

/** Counts a call before it is made, on the UTC day of now: all of its tokens, or none where a ceiling would be passed. */
export const reserveAiTokens = endpoint({
  method: 'POST',
  path: '/api/internal/students/:studentId/ai-tokens',
  params: z.object({ studentId: UserId }),
  body: z.object({
    tokens,
    /** Of this student on one day. */
    perStudent: tokens,
    /** Of all students on one day. */
    overall: tokens,
  }),
  result: z.object({ day: Day, passes: z.enum(aiCeilings).nullable() }),
});

/** Mends what was reserved on a day by what the call took in truth: below 0 where it took less. */
export const correctAiTokens = endpoint({
  method: 'POST',
  path: '/api/internal/students/:studentId/ai-tokens/:day/correction',
  params: z.object({ studentId: UserId, day: Day }),
  body: z.object({ by: z.number().int().min(-1_000_000_000).max(1_000_000_000) }),
  result: z.undefined(),
});
