import { ReminderChoice, ReminderSettings, UserId } from '@hub/contracts';
import { z } from 'zod';

/** One event of these changes the settings. */
export const SettingsEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ReminderSettingsSaved'),
    data: z.object({ userId: UserId, settings: ReminderSettings }),
  }),
  /** By the link in a mail. */
  z.object({ type: z.literal('ReminderMailStopped'), data: z.object({ userId: UserId }) }),
]);
export type SettingsEvent = z.infer<typeof SettingsEvent>;

/** When to remind of one event or task. */
export const ReminderChosen = z.object({
  type: z.literal('ReminderChosen'),
  data: ReminderChoice.extend({ userId: UserId, thingId: z.uuid() }),
});
export type ReminderChosen = z.infer<typeof ReminderChosen>;

/** The student has seen the notices until an instant. */
export const NoticesSeen = z.object({
  type: z.literal('NoticesSeen'),
  data: z.object({ userId: UserId, until: z.string() }),
});
export type NoticesSeen = z.infer<typeof NoticesSeen>;

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const ReminderEvent = z.discriminatedUnion('type', [...SettingsEvent.options, ReminderChosen, NoticesSeen]);
export type ReminderEvent = z.infer<typeof ReminderEvent>;
