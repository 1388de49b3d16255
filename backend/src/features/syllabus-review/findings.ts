import {
  type CalendarEventId,
  type DocumentId,
  type FindingDecision,
  FindingId,
  type FindingOutcome,
  type FoundDate,
  type SkippedLine,
} from '@hub/contracts';
import { uuid5 } from '../../platform/domain/index.ts';
import { syllabusEventId } from '../calendar-event/index.ts';
import { type EarlierDecisions, findingKey } from './earlier-decisions.ts';
import type { Finding } from './events.ts';

/** What an analysis found. */
export interface Reading {
  readonly dates: readonly FoundDate[];
  readonly toCheck: readonly FoundDate[];
  readonly skipped: readonly SkippedLine[];
}

interface Known {
  readonly documentId: DocumentId;
  /** Events of dates that are on the calendar, by key. */
  readonly ids: ReadonlyMap<string, CalendarEventId>;
  readonly earlier: EarlierDecisions;
}

/** An append to the event log holds 1 MB; what does not fit is left out from the end. */
const mostBytes = 800_000;

type Found = Omit<Finding, 'id' | 'calendarEventId' | 'earlier'>;

const dated = (outcome: FindingOutcome, { quote, ...date }: FoundDate): Found => ({
  outcome,
  ...date,
  quote,
  reason: null,
});

const leftOut = ({ quote, page, reason }: SkippedLine): Found => ({
  outcome: 'left_out',
  title: '',
  dueDate: null,
  dueTime: null,
  eventType: 'other',
  priority: 'medium',
  quote,
  page,
  probability: null,
  reason,
});

/** A date to check that the new syllabus moves waits for the student again: its key is another one. */
const earlierDecision = (found: Found, key: string, { ids, earlier }: Known): FindingDecision => {
  if (earlier.declined.has(key)) return 'dismissed';
  const same = earlier.accepted.get(key)?.decision;
  if (same || found.outcome !== 'created') return same ?? 'none';
  const moved = [...earlier.accepted.values()].find(({ calendarEventId }) => calendarEventId === ids.get(key));
  return moved?.decision ?? 'none';
};

const fitting = (findings: readonly Finding[]) => {
  let bytes = 0;
  return findings.filter((finding) => (bytes += Buffer.byteLength(JSON.stringify(finding))) <= mostBytes);
};

/** The findings of an analysis by page; an item that is found twice counts once. */
export const findingsOf = ({ dates, toCheck, skipped }: Reading, known: Known): Finding[] => {
  const { documentId, ids, earlier } = known;
  const found = [
    ...dates.map((date) => dated('created', date)),
    ...toCheck.map((date) => dated('to_check', date)),
    ...skipped.map(leftOut),
  ];
  const byKey = Map.groupBy(found, findingKey);
  const findings = [...byKey].flatMap(([key, [first]]): Finding[] => {
    if (!first) return [];
    const id = FindingId.parse(uuid5('finding', documentId, key));
    const calendarEventId =
      ids.get(key) ?? earlier.accepted.get(key)?.calendarEventId ?? syllabusEventId(documentId, key);
    return [{ id, ...first, calendarEventId, earlier: earlierDecision(first, key, known) }];
  });
  return fitting(findings).toSorted((a, b) => a.page - b.page);
};
