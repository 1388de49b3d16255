import { Day, eventTypes } from '@hub/contracts';
import { z } from 'zod';

const strings = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value));
const type = z.enum(eventTypes);

/** How a document gives the date of an event. */
export const constructs = [
  'date-column',
  'own-cell-date',
  'same-line',
  'date-line-later',
  'week-number',
  'grid',
  'prose',
  'range',
  'relative',
  'recurring',
] as const;

const GoldEvent = z.object({
  title: z.string(),
  date: Day,
  type,
  /** A careful student would enter it; others neither help nor hurt. */
  required: z.boolean(),
  how: z.enum(constructs).optional().catch(undefined),
  aliases: z.array(z.string()).default([]),
  alternatives: z.object({ dates: z.array(Day).default([]), types: z.array(type).default([]) }).prefault({}),
});
export type GoldEvent = z.infer<typeof GoldEvent>;

/** Applies to an event when all conditions that it states hold. */
const Rule = z.object({
  what: z.string().default(''),
  date: Day.optional(),
  dates: strings.default([]),
  before: Day.optional(),
  after: Day.optional(),
  titleIncludes: strings.default([]),
  exceptTitleIncludes: strings.default([]),
  types: strings.default([]),
});
export type Rule = z.infer<typeof Rule>;

/** What a careful student would enter from one document, written by someone who never saw the reader. */
export const Gold = z.object({
  id: z.string(),
  course: z.string(),
  context: z.object({ today: Day }),
  events: z.array(GoldEvent),
  forbidden: z.array(Rule).default([]),
  neutral: z.array(Rule).default([]),
});
export type Gold = z.infer<typeof Gold>;

/** Where the document is; it is not part of the repository. */
export const Reference = z.object({
  repo: z.string(),
  commit: z.string(),
  path: z.string(),
  give: z.enum(['as-is', 'md-pdf', 'md-docx', 'html-pdf', 'txt']),
  from: z.string().optional(),
  language: z.string().default('en'),
  country: z.string().nullish(),
  year: z.number().nullish(),
  layout: z.string().default(''),
  notes: z.string().default(''),
});
export type Reference = z.infer<typeof Reference>;

export const setNames = ['known', 'held-out', 'first-contact'] as const;
export type SetName = (typeof setNames)[number];
