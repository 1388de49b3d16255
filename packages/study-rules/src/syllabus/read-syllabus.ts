import { FoundDate, mostToCheck } from '@hub/contracts';
import { asWritten } from '../dates/inferred-date.ts';
import { compareDays } from '../dates/calendar.ts';
import { shortenTitle } from '../events/event-title.ts';
import { priorityOf } from '../events/event-type.ts';
import type { Syllabus, SyllabusReading } from '../requests.ts';
import { findThings } from './candidates/find-things.ts';
import { courseDates } from './course-dates.ts';
import { decide, type Decided, nowhere, withRules } from './decision/decide.ts';
import { gradedWork } from './decision/graded-work.ts';
import { outcomesOf, toCheckFrom } from './decision/outcomes.ts';
import { preparedPages } from './document/prepared-pages.ts';
import { pageOfQuote } from './page-of-quote.ts';
import { readByRules } from './read-by-rules.ts';
import { skippedLines } from './skipped-lines.ts';

const mostDates = 500;

const foundDate = ({ thing, probability }: Decided, pageOf: (quote: string) => number | undefined): FoundDate =>
  FoundDate.parse({
    title: shortenTitle(asWritten(thing.title)),
    dueDate: thing.day,
    dueTime: thing.time,
    eventType: thing.type,
    priority: priorityOf(thing.type),
    quote: asWritten(thing.quote),
    // what only the rules found has no place
    page: thing.place.line === nowhere.line ? (pageOf(thing.quote) ?? nowhere.page) : thing.place.page,
    probability: Math.round(probability * 1000) / 1000,
  });

/**
 * Reads the dates of a syllabus without a language model; the result is always the same. Every thing with a date is
 * found first, and a trained decision says how likely it is an event. Nothing is certain while the term is not.
 */
export const readSyllabus = (syllabus: Syllabus): SyllabusReading => {
  const pages = preparedPages(syllabus.pages);
  const { scope, termChoices } = courseDates(pages, syllabus);
  if (termChoices.length > 0) return { dates: [], toCheck: [], skipped: [], termChoices };
  const rules = readByRules(
    pages.flatMap((page) => page.blocks),
    scope,
  );
  const things = withRules(findThings(pages, scope), rules);
  const decided = decide({ things, rules, graded: gradedWork(pages) }, toCheckFrom);
  const byDay = outcomesOf(decided, syllabus).toSorted((a, b) => compareDays(a.thing.day, b.thing.day));
  const sure = byDay.filter(({ outcome }) => outcome === 'created').slice(0, mostDates);
  const unsure = byDay.filter(({ outcome }) => outcome === 'to_check').slice(0, mostToCheck);
  const quoted = [...sure, ...unsure].map(({ thing }) => thing);
  const pageOf = pageOfQuote(pages);
  return {
    dates: sure.map((one) => foundDate(one, pageOf)),
    toCheck: unsure.map((one) => foundDate(one, pageOf)),
    skipped: skippedLines(pages, scope, quoted),
    termChoices: [],
  };
};
