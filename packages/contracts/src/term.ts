import { z } from 'zod';
import { Day, Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { TermId } from './ids.ts';
import { requiredText } from './text.ts';

export const termLimits = { name: 60, breaks: 20, rotationDays: 12, terms: 50, days: 400 } as const;

const dayMs = 86_400_000;

/** Whole days without classes, the last one included. */
export const TermBreak = z
  .object({ name: requiredText('Name', termLimits.name), first: Day, last: Day })
  .refine(({ first, last }) => first <= last, { message: 'The last day is before the first', path: ['last'] });
export type TermBreak = z.infer<typeof TermBreak>;

const fields = {
  name: requiredText('Name', termLimits.name, 'Please give the term a name'),
  first: Day,
  last: Day,
  breaks: z.array(TermBreak).max(termLimits.breaks, 'A term has at most 20 breaks').default([]),
  /**
   * The length of a timetable that goes by day 1, day 2 … instead of weekdays. The first day of the term is day 1;
   * weekends and breaks are not counted. null: the timetable goes by weekdays.
   */
  rotationDays: z.number().int().min(2).max(termLimits.rotationDays).nullable().default(null),
};

export const TermForm = z
  .object(fields)
  .refine(({ first, last }) => first <= last, { message: 'The last day is before the first', path: ['last'] })
  .refine(({ first, last }) => Date.parse(last) - Date.parse(first) < termLimits.days * dayMs, {
    message: 'A term has at most 400 days',
    path: ['last'],
  });
export type TermForm = z.infer<typeof TermForm>;

/** A semester, trimester, quarter or school year; terms may overlap. */
export const TermView = z.object({ id: TermId, ...fields, name: z.string(), createdAt: Instant });
export type TermView = z.infer<typeof TermView>;

const params = z.object({ id: TermId });

/** The student's terms, by their first day. */
export const listTerms = endpoint({ method: 'GET', path: '/api/terms', result: z.array(TermView) });
/** 409 `too_many_terms` above 50. */
export const addTerm = endpoint({ method: 'POST', path: '/api/terms', body: TermForm, result: TermView, status: 201 });
/** The whole form: breaks that are left out are removed. 404 `term_not_found`. */
export const changeTerm = endpoint({
  method: 'PUT',
  path: '/api/terms/:id',
  params,
  body: TermForm,
  result: TermView,
});
/** Its classes stay, without a term. `undo` restores it for 30 days, and its classes belong to it again. */
export const deleteTerm = endpoint({ method: 'DELETE', path: '/api/terms/:id', params, result: z.undefined() });
/** Archives all classes of the term, or with `archived: false` reactivates them; one `undo` reverts all of it. */
export const archiveTerm = endpoint({
  method: 'PUT',
  path: '/api/terms/:id/archived',
  params,
  body: z.object({ archived: z.boolean() }),
  result: z.object({ classes: z.number().int() }),
});
