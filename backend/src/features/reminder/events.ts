import { ReminderSettings, UserId } from '@hub/contracts';
import { z } from 'zod';

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const ReminderEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ReminderSettingsSaved'),
    data: z.object({ userId: UserId, settings: ReminderSettings }),
  }),
  /** By the link in a mail. */
  z.object({ type: z.literal('ReminderMailStopped'), data: z.object({ userId: UserId }) }),
]);
export type ReminderEvent = z.infer<typeof ReminderEvent>;
