import { Day, type NewCalendarEvent, type Repeats } from '@hub/contracts';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { EventForm } from './event-form.ts';

/** What the form offers; empty for an event that happens once. */
export const repeatChoices = ['', 'day', 'week', 'second-week', 'month'] as const;
export type RepeatChoice = (typeof repeatChoices)[number];

const rules: Record<Exclude<RepeatChoice, ''>, Pick<Repeats, 'every' | 'interval'>> = {
  day: { every: 'day', interval: 1 },
  week: { every: 'week', interval: 1 },
  'second-week': { every: 'week', interval: 2 },
  month: { every: 'month', interval: 1 },
};

/** The choice that a rule is shown as; once if the form does not offer it. */
export const choiceOf = (repeats: Repeats | null | undefined): RepeatChoice => {
  const isOffered = (choice: RepeatChoice) =>
    choice !== '' && rules[choice].every === repeats?.every && rules[choice].interval === repeats.interval;
  return repeatChoices.find(isOffered) ?? '';
};

/** The form of a new event: its fields, and how it repeats. */
export const NewEventForm = EventForm.extend({
  repeat: z.enum(repeatChoices).default(''),
  /** "2,4" for Tuesday and Thursday. */
  weekdays: z.string().default(''),
  until: z.union([Day, z.literal('')]).default(''),
})
  .superRefine(({ repeat, until }, context) => {
    if (repeat && !until) context.addIssue({ code: 'custom', path: ['until'], message: t('repeats.lastDayMissing') });
  })
  .transform(({ repeat, weekdays, until, ...form }): NewCalendarEvent =>
    repeat === ''
      ? form
      : { ...form, repeats: { ...rules[repeat], weekdays: weekdays.split(',').filter(Boolean).map(Number), until } },
  );
