import {
  type DocumentId,
  type FindingDecision,
  FindingId,
  type FindingOutcome,
  type FoundDate,
  type SkippedLine,
} from '@hub/contracts';
import { uuid5 } from '../../platform/domain/index.ts';
import { type Reconciled, syllabusEventId, type SyllabusItem } from '../calendar-event/index.ts';
import { type EarlierDecisions, findingKey } from './earlier-decisions.ts';
import type { Finding } from './events.ts';

/** What an analysis found. */
export interface Reading {
  readonly dates: readonly FoundDate[];
  readonly toCheck: readonly FoundDate[];
  readonly skipped: readonly SkippedLine[];
}

interface Known extends Pick<Reconciled, 'ids' | 'moved' | 'fresh' | 'gone'> {
  readonly documentId: DocumentId;
  readonly earlier: EarlierDecisions;
  /** Keys of what earlier syllabi of the class said; null for the first one. */
  readonly said: ReadonlySet<string> | null;
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

/** What the new syllabus moves waits for the student again. */
const earlierDecision = (found: Found, key: string, { ids, moved: waiting, earlier }: Known): FindingDecision => {
  if (earlier.declined.has(key)) return 'dismissed';
  const same = earlier.accepted.get(key)?.decision;
  if (same || found.outcome !== 'created' || waiting.has(key)) return same ?? 'none';
  const moved = [...earlier.accepted.values()].find(({ calendarEventId }) => calendarEventId === ids.get(key));
  return moved?.decision ?? 'none';
};

const changeOf = (key: string, { moved, fresh, earlier, said }: Known): Pick<Finding, 'change'> => {
  if (moved.has(key)) return { change: 'moved' };
  const isNew = fresh.has(key) && said && !said.has(key) && !earlier.declined.has(key);
  return isNew ? { change: 'new' } : {};
};

const goneFinding = ({ id, read, quote }: SyllabusItem, { documentId }: Known): Finding => {
  const { description: _none, ...date } = read;
  return {
    ...dated('created', { ...date, quote, page: 1, probability: 1 }),
    id: FindingId.parse(uuid5('finding', documentId, 'gone', id)),
    probability: null,
    calendarEventId: id,
    earlier: 'none',
    change: 'gone',
  };
};

const fitting = (findings: readonly Finding[]) => {
  let bytes = 0;
  return findings.filter((finding) => (bytes += Buffer.byteLength(JSON.stringify(finding))) <= mostBytes);
};

/** The findings of an analysis by page, after what it no longer names; an item that is found twice counts once. */
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
    return [{ id, ...first, calendarEventId, earlier: earlierDecision(first, key, known), ...changeOf(key, known) }];
  });
  const gone = known.gone.map((item) => goneFinding(item, known));
  return fitting([...gone, ...findings]).toSorted((a, b) => a.page - b.page);
};
