import { findingOf } from '@hub/mfe/testing';
import { expect, it } from 'vitest';
import { reviewGroups } from './review-groups.ts';

const titlesOf = (findings: Parameters<typeof reviewGroups>[0]) =>
  Object.values(reviewGroups(findings)).map((group) => group.map(({ title }) => title));

it('a review lists what to check, what is on the calendar and what was left out', () => {
  const findings = [
    findingOf({ title: 'on the calendar' }),
    findingOf({ title: 'to check', outcome: 'to_check', calendarEventId: null }),
    findingOf({ title: 'left out', outcome: 'left_out', dueDate: null, calendarEventId: null }),
    findingOf({ title: 'checked', outcome: 'to_check', decision: 'accepted' }),
    findingOf({ title: 'added', outcome: 'left_out', decision: 'edited' }),
  ];
  expect(titlesOf(findings)).toEqual([['to check'], ['on the calendar', 'checked', 'added'], ['left out']]);
});

it('a review leaves out what was dismissed, and events that were deleted on the calendar', () => {
  const gone = { calendarEventId: null };
  const findings = [
    findingOf(gone),
    findingOf({ ...gone, decision: 'accepted' }),
    findingOf({ ...gone, outcome: 'to_check', decision: 'dismissed' }),
    findingOf({ ...gone, outcome: 'left_out', decision: 'dismissed' }),
  ];
  expect(titlesOf(findings)).toEqual([[], [], []]);
});
