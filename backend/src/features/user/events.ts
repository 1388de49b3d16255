import { UserId } from '@hub/contracts';
import { z } from 'zod';

/** The student may sign in from now on as that subject of that issuer. */
export const IdentityLinked = z.object({
  type: z.literal('IdentityLinked'),
  data: z.object({ userId: UserId, issuer: z.string(), subject: z.string() }),
});

/** Stored for ever: add types and optional fields, never change what an old one means. */
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
  /** Only the fields that are named changed. */
  z.object({
    type: z.literal('ProfileChanged'),
    data: z.object({
      userId: UserId,
      firstName: z.string().nullable().optional(),
      lastName: z.string().nullable().optional(),
      profileImageUrl: z.string().nullable().optional(),
    }),
  }),
  /** The address is theirs: a link that was sent there came back, or an identity provider says so. */
  z.object({ type: z.literal('EmailVerified'), data: z.object({ userId: UserId }) }),
  z.object({
    type: z.literal('PasswordChanged'),
    data: z.object({ userId: UserId, changeId: z.uuid(), by: z.enum(['current-password', 'mailed-link']) }),
  }),
  IdentityLinked,
  /** The account is closed and everything of the student is about to go: soon this event too says no more than its type. */
  z.object({ type: z.literal('UserErased'), data: z.object({ userId: UserId }) }),
]);
export type UserEvent = z.infer<typeof UserEvent>;

/** In a stream named by a keyed fingerprint of the address: one reservation stands at a time. */
export const EmailEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('EmailReserved'), data: z.object({ userId: UserId }) }),
  z.object({ type: z.literal('EmailReleased'), data: z.object({ userId: UserId }) }),
]);
export type EmailEvent = z.infer<typeof EmailEvent>;
