import type { EventType } from '@hub/contracts';
import { dayFinder, type NamedDays, type Syllabus, timeOfDay } from '@hub/study-rules';
import { linesOf, withPlainSpaces } from './syllabus-lines.ts';
import { placesIn, type Place } from './quote-places.ts';

/** An event as a language model reports it. */
export interface ModelEvent {
  readonly title: string;
  readonly dueDate: string;
  readonly dueTime: string | null;
  readonly eventType: EventType;
  readonly quote: string;
}

/**
 * What the rules find at the quote: the day (`stated`), no date at all (`unstated`), or the day next to another
 * weekday (`contradicted`).
 */
type Evidence = 'stated' | 'unstated' | 'contradicted';

export interface CheckedEvent extends ModelEvent {
  /** Where the quote is; counts from 1. */
  readonly page: number;
  readonly evidence: Evidence;
}

/** undefined when only other days are named. */
const evidenceFor = (day: string, named: readonly NamedDays[]): Evidence | undefined => {
  const own = named.filter(({ days }) => days.includes(day));
  if (own.length === 0) return undefined;
  return own.some(({ isContradicted }) => !isContradicted) ? 'stated' : 'contradicted';
};

const strongest = (found: readonly CheckedEvent[]) =>
  found.find(({ evidence }) => evidence === 'stated') ??
  found.find(({ evidence }) => evidence === 'contradicted') ??
  found[0];

const wordsOf = (title: string) => title.toLowerCase().match(/\p{L}{3,}/gu) ?? title.toLowerCase().split(/\s/u);

export interface SyllabusAndEvents {
  readonly syllabus: Syllabus;
  readonly events: readonly ModelEvent[];
}

/**
 * Checks a model's events against the document. Dropped: a quote that is not in it verbatim (apart from spaces and line
 * breaks), a title without a word from that place, and a day where quote, line or neighbouring lines name only others.
 * A time is kept if the rules read the same one.
 */
export const checkEvents = async ({ syllabus, events }: SyllabusAndEvents): Promise<CheckedEvent[]> => {
  const find = await dayFinder(syllabus);
  const known = new Map<string, NamedDays[]>();
  const daysIn = (text: string) => {
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
  const placesOf = placesIn(linesOf(syllabus.pages));

  const evidenceAt = (day: string, quote: string, { own, near }: Place): Evidence | undefined => {
    const here = daysIn(own);
    if (here.length === 0) {
      const dated = near.map(daysIn).filter((found) => found.length > 0);
      return dated.length === 0 ? 'unstated' : evidenceFor(day, dated.flat());
    }
    // a quote can end in the middle of a date: the whole line counts too
    const quoted = daysIn(quote);
    if (quoted.length > 0 && !quoted.some(({ days }) => days.includes(day))) return undefined;
    return evidenceFor(day, here);
  };

  const checked = (event: ModelEvent): CheckedEvent[] => {
    const quote = withPlainSpaces(event.quote);
    const found = placesOf(quote).flatMap((place) => {
      const around = [place.own, ...place.near].join(' ').toLowerCase();
      const evidence = evidenceAt(event.dueDate, quote, place);
      if (evidence === undefined || !wordsOf(event.title).some((word) => around.includes(word))) return [];
      const dueTime = [quote, place.own].some((text) => timeOfDay(text) === event.dueTime) ? event.dueTime : null;
      return [{ ...event, quote, dueTime, page: place.page, evidence }];
    });
    const best = strongest(found);
    return best ? [best] : [];
  };
  return events.flatMap(checked);
};
