import { UserId } from '@hub/contracts';
import { z } from 'zod';

/** Stored for ever: add types and optional fields, never change what an old one means. */
export const UserEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('UserRegistered'),
    data: z.object({ userId: UserId, email: z.string(), firstName: z.string(), lastName: z.string() }),
  }),
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
