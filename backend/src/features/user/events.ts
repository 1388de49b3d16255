import { UserId } from '@hub/contracts';
import { z } from 'zod';

/** Stored for ever: add types and optional fields, never change what an old one means. */
export const UserEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('UserRegistered'),
    data: z.object({ userId: UserId, email: z.string(), firstName: z.string(), lastName: z.string() }),
  }),
]);
export type UserEvent = z.infer<typeof UserEvent>;

/** In a stream named by a keyed fingerprint of the address: that stream can be begun once only. */
export const EmailEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('EmailReserved'), data: z.object({ userId: UserId }) }),
]);
export type EmailEvent = z.infer<typeof EmailEvent>;
