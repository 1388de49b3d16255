import { Day, type NewRepeats } from '@hub/contracts';
import { z } from 'zod';
import { t } from '../messages.ts';

/** What the form offers; empty for what happens once. */
export const repeatChoices = ['', 'day', 'week', 'second-week', 'month'] as const;
export type RepeatChoice = (typeof repeatChoices)[number];

const rules: Record<Exclude<RepeatChoice, ''>, Pick<NewRepeats, 'every' | 'interval'>> = {
  day: { every: 'day', interval: 1 },
  week: { every: 'week', interval: 1 },
  'second-week': { every: 'week', interval: 2 },
  month: { every: 'month', interval: 1 },
};

/** The choice that a rule is shown as; once if the form does not offer it. */
export const choiceOf = (repeats: NewRepeats | null | undefined): RepeatChoice => {
  const isOffered = (choice: RepeatChoice) =>
    choice !== '' && rules[choice].every === repeats?.every && rules[choice].interval === repeats.interval;
  return repeatChoices.find(isOffered) ?? '';
};

/** The fields that say how something repeats. */
export const repeatShape = {
  repeat: z.enum(repeatChoices).default(''),
  /** "2,4" for Tuesday and Thursday. */
  weekdays: z.string().default(''),
  until: z.union([Day, z.literal('')]).default(''),
};
type RepeatValues = z.infer<z.ZodObject<typeof repeatShape>>;

export const requireLastDay = ({ repeat, until }: RepeatValues, context: z.RefinementCtx) => {
  if (repeat && !until) context.addIssue({ code: 'custom', path: ['until'], message: t('repeats.lastDayMissing') });
};

/** A form's values, where the rule replaces its fields. */
export const withRepeats = <Form extends RepeatValues>({ repeat, weekdays, until, ...form }: Form) =>
  repeat === ''
    ? form
    : { ...form, repeats: { ...rules[repeat], weekdays: weekdays.split(',').filter(Boolean).map(Number), until } };
