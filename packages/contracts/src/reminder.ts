import { z } from 'zod';

import { TimeOfDay, TimeZone } from './date.ts';
import { endpoint } from './endpoint.ts';

/** What a student chose about reminders. Times of day are HH:mm in the student's zone. */
export const ReminderSettings = z.object({
  /** By mail, to a verified address only. Without a way nothing is sent. */
  mail: z.boolean(),
  /** By a message to the devices that the student registered for it. */
  push: z.boolean().default(false),
  /** As a notice in the app. */
  app: z.boolean().default(false),
  exams: z.boolean(),
  assignments: z.boolean(),
  tasks: z.boolean(),
  /** What is due each day. */
  digest: z.boolean(),
  /** On Sundays, about the week that follows. */
  lookAhead: z.boolean(),
  /** When digests are due, and the reminders of an exam. */
  morning: TimeOfDay,
  /** No reminder is due from `from` until `to`, which may be on the next day. */
  quiet: z.object({ from: TimeOfDay, to: TimeOfDay }).nullable(),
  zone: TimeZone,
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** What applies until a student saves something else. */
export const defaultReminderSettings: ReminderSettings = {
  mail: false,
  push: false,
  app: false,
  exams: true,
  assignments: true,
  tasks: true,
  digest: false,
  lookAhead: false,
  morning: '08:00',
  quiet: null,
  zone: 'UTC',
};

export const getReminderSettings = endpoint({
  method: 'GET',
  path: '/api/reminder-settings',
  result: ReminderSettings,
});
export const saveReminderSettings = endpoint({
  method: 'PUT',
  path: '/api/reminder-settings',
  body: ReminderSettings,
  result: ReminderSettings,
});

/** The student's id and a keyed fingerprint of it: nothing secret is stored. */
const StopToken = z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9a-f]{40}$/, 'Not found');

/** The one click of a mail program (RFC 8058), without a session. Reading the address changes nothing. */
export const stopReminderMail = endpoint({
  method: 'POST',
  path: '/api/reminders/stop/:token',
  params: z.object({ token: StopToken }),
  result: z.undefined(),
  public: true,
});

/** When a student is reminded of one thing: as the settings say, never, or so long before it. */
export const reminderLeads = ['usual', 'none', 'at-time', '15-minutes', '1-hour', '1-day', '2-days', '1-week'] as const;
export type ReminderLead = (typeof reminderLeads)[number];

export const ReminderChoice = z.object({ lead: z.enum(reminderLeads) });
export type ReminderChoice = z.infer<typeof ReminderChoice>;

/** Of an event or a task. */
const thing = z.object({ id: z.uuid() });

/** 404 `thing_not_found`. */
export const getReminderChoice = endpoint({
  method: 'GET',
  path: '/api/reminder-choices/:id',
  params: thing,
  result: ReminderChoice,
});
/** 404 `thing_not_found`. */
export const saveReminderChoice = endpoint({
  method: 'PUT',
  path: '/api/reminder-choices/:id',
  params: thing,
  body: ReminderChoice,
  result: ReminderChoice,
});
