import { z } from 'zod';
import { Day } from './date.ts';
import { endpoint } from './endpoint.ts';
import { UserId } from './ids.ts';

/** All workers share one count of the tokens that language models use. For authorization see `internal.ts`. */

const tokens = z.number().int().min(1).max(1_000_000_000);

/** The ceiling that one more call would exceed. */
export const aiCeilings = ['student', 'everyone'] as const;

/**
 * Counts a call before it is made, on the current UTC day: all of its tokens, or none when a ceiling would be exceeded.
 */
export const reserveAiTokens = endpoint({
  method: 'POST',
  path: '/api/internal/students/:studentId/ai-tokens',
  params: z.object({ studentId: UserId }),
  body: z.object({
    tokens,
    /** For this student on one day. */
    perStudent: tokens,
    /** For all students on one day. */
    overall: tokens,
  }),
  result: z.object({ day: Day, passes: z.enum(aiCeilings).nullable() }),
});

/** Corrects a reservation to the tokens that the call really used: negative when it used less. */
export const correctAiTokens = endpoint({
  method: 'POST',
  path: '/api/internal/students/:studentId/ai-tokens/:day/correction',
  params: z.object({ studentId: UserId, day: Day }),
  body: z.object({ by: z.number().int().min(-1_000_000_000).max(1_000_000_000) }),
  result: z.undefined(),
});
