import { UserId } from '@hub/contracts';
import { z } from 'zod';
import { factorEvents } from './second-factor/factor-events.ts';
import { standingEvents } from './standing/standing-events.ts';

/** The student may sign in as this subject of this issuer. */
export const IdentityLinked = z.object({
  type: z.literal('IdentityLinked'),
  data: z.object({ userId: UserId, issuer: z.string(), subject: z.string() }),
});

/** Stored permanently: add types and optional fields, never change the meaning of existing ones. */
export const UserEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('UserRegistered'),
    data: z.object({
      userId: UserId,
      email: z.string(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
    }),
  }),
  /** Contains only the fields that changed. */
  z.object({
    type: z.literal('ProfileChanged'),
    data: z.object({
      userId: UserId,
      firstName: z.string().nullable().optional(),
      lastName: z.string().nullable().optional(),
      profileImageUrl: z.string().nullable().optional(),
    }),
  }),
  /** The address is verified, by a mailed link or by an identity provider. */
  z.object({ type: z.literal('EmailVerified'), data: z.object({ userId: UserId }) }),
  z.object({
    type: z.literal('PasswordChanged'),
    data: z.object({ userId: UserId, changeId: z.uuid(), by: z.enum(['current-password', 'mailed-link']) }),
  }),
  IdentityLinked,
  ...factorEvents,
  ...standingEvents,
  /** The account is closed and will be erased. Once the key is destroyed, only the type of this event is readable. */
  z.object({ type: z.literal('UserErased'), data: z.object({ userId: UserId }) }),
]);
export type UserEvent = z.infer<typeof UserEvent>;

/** In a stream named by a keyed fingerprint of the address. There is one reservation at a time. */
export const EmailEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('EmailReserved'), data: z.object({ userId: UserId }) }),
  z.object({ type: z.literal('EmailReleased'), data: z.object({ userId: UserId }) }),
]);
export type EmailEvent = z.infer<typeof EmailEvent>;
