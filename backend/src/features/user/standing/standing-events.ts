import { Role, UserId } from '@hub/contracts';
import { z } from 'zod';

const about = { userId: UserId };
const limit = z.number().int().positive().nullable();

/** What operators did with an account. Who it was is the actor in the event's metadata. */
export const standingEvents = [
  z.object({ type: z.literal('RoleGranted'), data: z.object({ ...about, role: Role }) }),
  z.object({ type: z.literal('RoleTakenAway'), data: z.object({ ...about, role: Role }) }),
  z.object({ type: z.literal('AccountLocked'), data: z.object({ ...about, lockId: z.uuid() }) }),
  z.object({ type: z.literal('AccountUnlocked'), data: z.object({ ...about, lockId: z.uuid() }) }),
  /** Null: the limit that applies to everyone. */
  z.object({
    type: z.literal('QuotaSet'),
    data: z.object({ ...about, bytes: limit, documents: limit, events: limit }),
  }),
  /** Numbers and times about the account, never what the student wrote. */
  z.object({ type: z.literal('AccountLookedAt'), data: z.object({ ...about, lookId: z.uuid() }) }),
  z.object({ type: z.literal('SignedOutByOperator'), data: z.object({ ...about, signOutId: z.uuid() }) }),
] as const;

export type StandingEvent = z.infer<(typeof standingEvents)[number]>;
