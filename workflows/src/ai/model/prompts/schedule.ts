import { actionTypes, eventTypes, priorities } from '@hub/contracts';
import { z } from 'zod';
import { dataRule } from '../excerpts.ts';

const text = z.string().nullable();

/** One flat shape for all actions: small models fill it in more reliably than ten shapes. */
export const PlannedAction = z.object({
  type: z.enum(actionTypes),
  summary: z.string(),
  /** The item, by its sign in the data: t3, e1, c2, d1. */
  ref: text,
  classRef: text,
  title: text,
  description: text,
  /** YYYY-MM-DD */
  date: text,
  /** HH:mm */
  time: text,
  eventType: z.enum(eventTypes).nullable().catch(null),
  priority: z.enum(priorities).nullable().catch(null),
  completed: z.boolean().nullable(),
  tab: text,
});
export type PlannedAction = z.infer<typeof PlannedAction>;

export const schedulePrompt = {
  prompt: 'schedule-3',
  system:
    "You manage a student's schedule. Plan only what the student's `message` asks for; `history` tells what its words mean. " +
    'Name tasks, events, classes and documents by their `ref`. A change needs to be certain: when more than one thing can be ' +
    'meant, or a day is missing, plan nothing and ask back in `message`. An event needs a class (`classRef`) and a `date`; ' +
    'without a class make it a task. Dates are YYYY-MM-DD, times HH:mm; leave null what does not change. In `message` say ' +
    'briefly what you plan, or answer the question from the data. `time` is what the student\'s clock shows now, in `zone`: "in two ' +
    'hours" counts from it. With `today` "2026-11-25" and `weekday` "Wednesday", "friday" is ' +
    `2026-11-27. "move my essay to friday" with two essays in the data plans nothing and asks which one. ${dataRule}`,
  schema: z.object({ message: z.string(), actions: z.array(PlannedAction).max(100) }),
};
