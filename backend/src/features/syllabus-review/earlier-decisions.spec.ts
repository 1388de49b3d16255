import { describe, expect, it } from 'vitest';
import { earlierDecisions, findingKey, scheduledBy } from './earlier-decisions.ts';
import type { Finding } from './events.ts';
import type { Decision } from './state.ts';
import { created, leftOut, toCheck } from './testing/examples.ts';

const review = (findings: Finding[], decided: readonly (readonly [Finding, Decision['decision']])[] = []) => ({
  findings,
  decisions: Object.fromEntries(decided.map(([{ id }, decision]) => [id, { decision, changes: {} }])),
});
const ids = (...findings: Finding[]) => new Set(findings.map(({ calendarEventId }) => calendarEventId));
const there = { present: ids(created, toCheck, leftOut), removedByStudent: ids() };
const keys = (...findings: Finding[]) => new Set(findings.map(findingKey));

describe('what the student decided about earlier syllabi', () => {
  it('is what was dismissed and what was accepted, and nothing about the rest', () => {
    const decided = review(
      [created, toCheck, leftOut],
      [
        [toCheck, 'dismissed'],
        [leftOut, 'edited'],
      ],
    );
    const { declined, accepted } = earlierDecisions([decided], there);
    expect(declined).toEqual(keys(toCheck));
    const { calendarEventId } = leftOut;
    expect([...accepted]).toEqual([[findingKey(leftOut), { calendarEventId, decision: 'edited' }]]);
  });
  it('is that a merged one does not come back, and that a kept one stays', () => {
    const decided = review(
      [created, toCheck],
      [
        [created, 'kept'],
        [toCheck, 'merged'],
      ],
    );
    const { declined, accepted } = earlierDecisions([decided], there);
    expect(declined).toEqual(keys(toCheck));
    expect([...accepted.values()]).toEqual([{ calendarEventId: created.calendarEventId, decision: 'kept' }]);
  });
  it('includes events that the student removed from the calendar', () => {
    const reviews = [review([created, toCheck], [[toCheck, 'accepted']])];
    const removedByStudent = ids(created, toCheck);
    const { declined, accepted } = earlierDecisions(reviews, { present: ids(), removedByStudent });
    expect(declined).toEqual(keys(created, toCheck));
    expect(accepted.size).toBe(0);
  });
  it('is open again if the event is gone for another reason', () => {
    const reviews = [review([toCheck], [[toCheck, 'dismissed']]), review([toCheck], [[toCheck, 'accepted']])];
    expect(earlierDecisions(reviews, { present: ids(), removedByStudent: ids() })).toEqual({
      declined: new Set(),
      accepted: new Map(),
    });
  });
  it('is the last decision about the same item', () => {
    const [first, second] = [review([toCheck], [[toCheck, 'dismissed']]), review([toCheck], [[toCheck, 'accepted']])];
    expect(earlierDecisions([first, second], there).declined).toEqual(new Set());
    expect(earlierDecisions([second, first], there)).toEqual({ declined: keys(toCheck), accepted: new Map() });
  });
  it('is about items with the same title and day, whatever the case', () => {
    expect(findingKey({ ...toCheck, title: toCheck.title.toUpperCase() })).toBe(findingKey(toCheck));
    expect(findingKey({ ...toCheck, dueDate: '2027-03-15' })).not.toBe(findingKey(toCheck));
  });
});

it('events are looked up where a finding was created or decided', () => {
  const reviews = [review([created, toCheck, leftOut], [[leftOut, 'edited']])];
  expect(scheduledBy(reviews)).toEqual([created.calendarEventId, leftOut.calendarEventId]);
});
