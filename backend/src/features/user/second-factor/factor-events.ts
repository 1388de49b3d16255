import { UserId } from '@hub/contracts';
import { z } from 'zod';
import { passkeyEvents } from './passkeys/passkey-events.ts';

const about = { userId: UserId, factorId: z.uuid() };

/**
 * About the second step of the sign-in: an authenticator app, passkeys and recovery codes. Their secrets are in tables, never
 * in an event. The `factorId` of recovery codes is that of the factor with which they were given: the app, or a passkey.
 */
export const factorEvents = [
  z.object({ type: z.literal('SecondFactorTurnedOn'), data: z.object(about) }),
  /** `first-link`: who turned it on had not proven that the address is theirs. */
  z.object({
    type: z.literal('SecondFactorTurnedOff'),
    data: z.object({ ...about, by: z.enum(['student', 'first-link', 'operator']) }),
  }),
  z.object({ type: z.literal('RecoveryCodesReplaced'), data: z.object({ ...about, changeId: z.uuid() }) }),
  z.object({ type: z.literal('RecoveryCodeUsed'), data: z.object({ ...about, useId: z.uuid() }) }),
  ...passkeyEvents,
] as const;

export type FactorEvent = z.infer<(typeof factorEvents)[number]>;
export type FactorTurnedOffBy = Extract<FactorEvent, { type: 'SecondFactorTurnedOff' }>['data']['by'];
