import { FoundDate, mostToCheck } from '@hub/contracts';
import { isSameEvent, priorityOf, type SyllabusReading } from '@hub/study-rules';
import type { CheckedEvent } from './check-events.ts';
import { withPlainSpaces } from './syllabus-lines.ts';

export interface ModelReading {
  readonly events: readonly CheckedEvent[];
  /** The part of the document that the model did not get: there the rules decide alone. */
  readonly unread: string;
}

/** The least that two readers together are right, and the most that one alone is. */
const likely = { both: 0.97, one: 0.5 } as const;

/** As many events as one analysis can record. */
const mostCreated = 500;

type Named = Pick<FoundDate, 'title' | 'dueDate' | 'eventType'>;

const isSame = (a: Named, b: Named) =>
  isSameEvent(
    { title: a.title, day: a.dueDate, type: a.eventType },
    { title: b.title, day: b.dueDate, type: b.eventType },
  );

const byDay = (a: FoundDate, b: FoundDate) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0);

/** The model alone read this. */
const foundBy = (event: CheckedEvent): FoundDate =>
  FoundDate.parse({ ...event, priority: priorityOf(event.eventType), probability: likely.one });

/** Events at the end of one piece are also at the beginning of the next. */
const withoutRepeats = (events: readonly CheckedEvent[]) =>
  events.reduce<CheckedEvent[]>(
    (kept, event) => (kept.some((other) => isSame(other, event)) ? kept : [...kept, event]),
    [],
  );

const overlaps = (a: string, b: string) => a.includes(b) || b.includes(a);

/**
 * Combines both readings. The same thing on the same day in both is created, also when the rules alone left it to the
 * student; what only one found is to check, also when the rules alone would have created it. A weekday that contradicts
 * its date confirms nothing. Where more is uncertain than a student is shown, the rules' decision remains.
 */
export const agree = (rules: SyllabusReading, { events, unread }: ModelReading): SyllabusReading => {
  const sure = rules.dates.map((date) => FoundDate.parse(date));
  const unsure = rules.toCheck ?? [];
  const witnesses = events.filter(({ evidence }) => evidence !== 'contradicted');
  const matchOf = (found: FoundDate) => witnesses.find((event) => isSame(found, event));
  const isAlone = (found: FoundDate) => !matchOf(found);
  const confirmed = [...sure, ...unsure].flatMap((found) => {
    const match = matchOf(found);
    if (!match) return [];
    return [
      { ...found, dueTime: found.dueTime ?? match.dueTime, probability: Math.max(found.probability, likely.both) },
    ];
  });

  const end = withPlainSpaces(unread);
  const isUnread = ({ quote }: FoundDate) =>
    end !== '' && quote.split(/[…\n\t]/u).every((part) => end.includes(withPlainSpaces(part)));
  const left = unsure.filter(isAlone);
  const alone = sure.filter(isAlone);
  const doubted = alone.filter((found) => !isUnread(found)).slice(0, mostToCheck - left.length);
  const added = events.filter((event) => ![...sure, ...unsure].some((found) => isSame(found, event)));
  const toCheck = [
    ...left,
    ...doubted.map((found) => ({ ...found, probability: Math.min(found.probability, likely.one) })),
    ...withoutRepeats(added).map(foundBy),
  ].slice(0, mostToCheck);

  return {
    ...rules,
    dates: [...confirmed, ...alone.filter((found) => !doubted.includes(found))].toSorted(byDay).slice(0, mostCreated),
    toCheck: toCheck.toSorted(byDay),
    skipped: rules.skipped.filter(
      ({ quote }) => !toCheck.some((found) => overlaps(found.quote, withPlainSpaces(quote))),
    ),
  };
};
