import { type CalendarEventId, FoundDate } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { earlierDecisions, findingKey } from './earlier-decisions.ts';
import { findingsOf, type Reading } from './findings.ts';
import { created, documentId, leftOut, toCheck } from './testing/examples.ts';

const found = (title: string, more: object = {}) =>
  FoundDate.parse({
    title,
    dueDate: '2027-03-14',
    eventType: 'exam',
    priority: 'high',
    quote: `${title}: March 14`,
    page: 2,
    probability: 0.7,
    ...more,
  });
const skipped = { quote: 'Office hours: March 2', page: 1, reason: 'policy' } as const;
const there = {
  present: new Set([created, toCheck, leftOut].map(({ calendarEventId }) => calendarEventId)),
  removedByStudent: new Set<CalendarEventId>(),
};
const nothing = earlierDecisions([], there);
const first = {
  documentId,
  ids: new Map(),
  moved: new Set<string>(),
  fresh: new Set<string>(),
  gone: [],
  earlier: nothing,
  said: null,
};
const findings = (reading: Partial<Reading>, known: Partial<Parameters<typeof findingsOf>[1]> = {}) =>
  findingsOf({ dates: [], toCheck: [], skipped: [], ...reading }, { ...first, ...known });

describe('the findings of an analysis', () => {
  it('are created, to check and left out, by page and with their evidence', () => {
    const all = findings({ dates: [found('Midterm')], toCheck: [found('Quiz', { page: 3 })], skipped: [skipped] });
    expect(all).toMatchObject([
      { outcome: 'left_out', title: '', dueDate: null, probability: null, ...skipped },
      { outcome: 'created', title: 'Midterm', page: 2, probability: 0.7, reason: null, quote: 'Midterm: March 14' },
      { outcome: 'to_check', title: 'Quiz', page: 3 },
    ]);
  });
  it('have the same ids when the analysis is repeated', () => {
    const reading = { dates: [found('Midterm')], skipped: [skipped] };
    expect(findings(reading)).toEqual(findings(reading));
    expect(new Set(findings(reading).map(({ id }) => id)).size).toBe(2);
  });
  it('count an item once that is found twice', () => {
    expect(findings({ dates: [found('Midterm')], toCheck: [found('MIDTERM.')] })).toMatchObject([
      { outcome: 'created' },
    ]);
  });
  it('fit into one append to the event log, whatever the alphabet', () => {
    const long = (index: number) => found(`${'題'.repeat(190)} ${index}`, { quote: '課'.repeat(500) });
    const all = findings({ dates: Array.from({ length: 500 }, (_, index) => long(index)) });
    expect(all.length).toBeGreaterThan(200);
    expect(Buffer.byteLength(JSON.stringify(all))).toBeLessThan(900_000);
  });
});

describe('what a newer syllabus changes', () => {
  const date = found('Midterm');
  const key = findingKey(date);
  it('is new where no earlier syllabus said it, and nothing is new in the first one', () => {
    const fresh = new Set([key]);
    expect(findings({ dates: [date] }, { fresh, said: new Set() })).toMatchObject([{ change: 'new' }]);
    for (const said of [null, fresh])
      expect(findings({ dates: [date] }, { fresh, said })).toEqual([expect.not.objectContaining({ change: 'new' })]);
  });
  it('waits again when it moves, whatever was decided about the event', () => {
    const { calendarEventId } = created;
    const earlier = {
      declined: new Set<string>(),
      accepted: new Map([['other', { calendarEventId, decision: 'accepted' as const }]]),
    };
    const known = { ids: new Map([[key, calendarEventId]]), moved: new Set([key]), earlier };
    expect(findings({ dates: [date] }, known)).toMatchObject([{ change: 'moved', earlier: 'none', calendarEventId }]);
  });
  it('lists the event that is gone, with the line of the earlier syllabus', () => {
    const { quote, page: _page, probability: _probability, ...read } = date;
    const { calendarEventId: id } = created;
    const now = { dueDate: read.dueDate, dueTime: null, isTouched: false };
    const gone = [{ id, ...read, read: { ...read, description: null }, quote, documentId, now }];
    expect(findings({ dates: [] }, { gone })).toMatchObject([
      { change: 'gone', title: 'Midterm', dueDate: read.dueDate, quote, calendarEventId: id, earlier: 'none' },
    ]);
  });
});

describe('a finding that the student has decided about in an earlier syllabus', () => {
  const after = (finding: typeof created, decision: 'accepted' | 'edited' | 'dismissed') =>
    earlierDecisions([{ findings: [finding], decisions: { [finding.id]: { decision, changes: {} } } }], there);
  const { title, dueDate } = toCheck;

  it('keeps the decision', () => {
    const reading = { toCheck: [found(title, { dueDate })] };
    expect(findings(reading, { earlier: after(toCheck, 'dismissed') })).toMatchObject([{ earlier: 'dismissed' }]);
    const { calendarEventId } = toCheck;
    expect(findings(reading, { earlier: after(toCheck, 'edited') })).toMatchObject([
      { earlier: 'edited', calendarEventId },
    ]);
    const line = { skipped: [{ ...skipped, page: 9 }] };
    expect(findings(line, { earlier: after(leftOut, 'edited') })).toMatchObject([{ earlier: 'edited' }]);
  });
  it('keeps it when it was created again on another day, but waits when the new day is uncertain', () => {
    const moved = found(created.title, { dueDate: '2027-03-21' });
    const known = {
      earlier: after(created, 'accepted'),
      ids: new Map([['2027-03-21 quiz 1', created.calendarEventId]]),
    };
    expect(findings({ dates: [moved] }, known)).toMatchObject([{ earlier: 'accepted' }]);
    expect(findings({ toCheck: [moved] }, known)).toMatchObject([
      { earlier: 'none', calendarEventId: created.calendarEventId },
    ]);
  });
});
