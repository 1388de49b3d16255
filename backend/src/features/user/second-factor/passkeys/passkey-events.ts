import { PasskeyId, UserId } from '@hub/contracts';
import { z } from 'zod';

const about = { userId: UserId, passkeyId: PasskeyId };
const named = { ...about, name: z.string() };

/** About the student's passkeys. Their credentials and public keys are in a table, never in an event. */
export const passkeyEvents = [
  z.object({ type: z.literal('PasskeyAdded'), data: z.object(named) }),
  z.object({ type: z.literal('PasskeyRenamed'), data: z.object(named) }),
  /** `first-link`: who added it had not proven that the address is theirs. */
  z.object({
    type: z.literal('PasskeyRemoved'),
    data: z.object({ ...about, by: z.enum(['student', 'first-link', 'operator']) }),
  }),
] as const;

export type PasskeyEvent = z.infer<(typeof passkeyEvents)[number]>;
