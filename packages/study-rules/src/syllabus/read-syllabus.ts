import { FoundDate, mostToCheck } from '@hub/contracts';
import { compareDays } from '../dates/calendar.ts';
import { shortenTitle } from '../events/event-title.ts';
import { priorityOf } from '../events/event-type.ts';
import type { Syllabus, SyllabusReading } from '../requests.ts';
import { findThings } from './candidates/find-things.ts';
import { courseDates } from './course-dates.ts';
import { decide, type Decided, withRules } from './decision/decide.ts';
import { withoutMarkup } from './document/without-markup.ts';
import { readByRules } from './read-by-rules.ts';
import { skippedLines } from './skipped-lines.ts';

const mostDates = 500;

/** From this probability an event is created; below the other one it is left out, and between them the student decides. */
export const outcomes = { created: 0.8, toCheck: 0.25 } as const;

const foundDate = ({ thing, probability }: Decided): FoundDate =>
  FoundDate.parse({
    title: shortenTitle(thing.title),
    dueDate: thing.day,
    dueTime: thing.time,
    eventType: thing.type,
    priority: priorityOf(thing.type),
    quote: thing.quote,
    page: thing.place.page,
    probability: Math.round(probability * 1000) / 1000,
  });

/**
 * Reads the dates of a syllabus without a language model; the result is always the same. Every thing with a date is
 * found first, and a trained decision says how likely it is an event. Nothing is certain while the term is not.
 */
export const readSyllabus = (syllabus: Syllabus): SyllabusReading => {
  const pages = withoutMarkup(syllabus.pages);
  const { scope, termChoices } = courseDates(pages, syllabus);
  if (termChoices.length > 0) return { dates: [], toCheck: [], skipped: [], termChoices };
  const rules = readByRules(
    pages.flatMap((page) => page.blocks),
    scope,
  );
  const decided = decide({ things: withRules(findThings(pages, scope), rules), rules }, outcomes.toCheck);
  const byDay = decided.toSorted((a, b) => compareDays(a.thing.day, b.thing.day));
  const [sure, unsure] = [
    byDay.filter(({ probability }) => probability >= outcomes.created).slice(0, mostDates),
    byDay.filter(({ probability }) => probability < outcomes.created).slice(0, mostToCheck),
  ];
  const quoted = [...sure, ...unsure].map(({ thing }) => thing);
  return {
    dates: sure.map(foundDate),
    toCheck: unsure.map(foundDate),
    skipped: skippedLines(pages, scope, quoted),
    termChoices: [],
  };
};
