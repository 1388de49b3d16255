import { findingOf } from '@hub/mfe/testing';
import { expect, it } from 'vitest';
import { reviewGroups } from './review-groups.ts';

/** The titles of the sections that are not empty. */
const titlesOf = (findings: Parameters<typeof reviewGroups>[0]) =>
  Object.fromEntries(
    Object.entries(reviewGroups(findings)).flatMap(([name, group]) =>
      group.length === 0 ? [] : [[name, group.map(({ title }) => title)]],
    ),
  );

it('a review lists what to check, what is on the calendar and what was left out', () => {
  const findings = [
    findingOf({ title: 'on the calendar' }),
    findingOf({ title: 'to check', outcome: 'to_check', calendarEventId: null }),
    findingOf({ title: 'left out', outcome: 'left_out', dueDate: null, calendarEventId: null }),
    findingOf({ title: 'checked', outcome: 'to_check', decision: 'accepted' }),
    findingOf({ title: 'added', outcome: 'left_out', decision: 'edited' }),
  ];
  expect(titlesOf(findings)).toEqual({
    toCheck: ['to check'],
    onCalendar: ['on the calendar', 'checked', 'added'],
    leftOut: ['left out'],
  });
});

it('a review leaves out what was dismissed, and events that were deleted on the calendar', () => {
  const gone = { calendarEventId: null };
  const findings = [
    findingOf(gone),
    findingOf({ ...gone, decision: 'accepted' }),
    findingOf({ ...gone, outcome: 'to_check', decision: 'dismissed' }),
    findingOf({ ...gone, outcome: 'left_out', decision: 'dismissed' }),
  ];
  expect(titlesOf(findings)).toEqual({});
});

it('a review of a newer syllabus lists apart what it moves, adds and drops', () => {
  const findings = [
    findingOf({ title: 'moved', outcome: 'to_check', movedFrom: { dueDate: '2026-10-01', dueTime: null } }),
    findingOf({ title: 'added', change: 'new' }),
    findingOf({ title: 'dropped', change: 'gone' }),
    findingOf({ title: 'as before' }),
  ];
  expect(titlesOf(findings)).toEqual({
    moved: ['moved'],
    fresh: ['added'],
    gone: ['dropped'],
    onCalendar: ['as before'],
  });
});
