import { ExtractedDate } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { CalendarEventCommand } from './decider.ts';
import { calendarEvent } from './decider.ts';
import type { CalendarEventEvent } from './events.ts';
import { ann, bob, calendarEventId, classId, completed, lost, newer, older, removed } from './testing/examples.ts';

const fields = { title: 'Midterm', dueDate: '2026-03-20', dueTime: null, eventType: 'exam', priority: 'high' } as const;
const read = { ...fields, description: null };
const dateOf = (more: object = {}) => ExtractedDate.parse({ ...fields, quote: 'Midterm: March', ...more });

const scheduled: CalendarEventEvent = {
  type: 'CalendarEventScheduled',
  data: {
    calendarEventId,
    ownerId: ann,
    classId,
    ...read,
    source: 'syllabus',
    sourceQuote: 'Midterm',
    documentId: older,
  },
};
const renamed: CalendarEventEvent = { type: 'CalendarEventChanged', data: { calendarEventId, title: 'My midterm' } };

const given = (...history: CalendarEventEvent[]) => {
  const state = (all: readonly CalendarEventEvent[]) =>
    all.reduce((before, event) => calendarEvent.evolve(before, event), calendarEvent.initialState);
  const when = (command: CalendarEventCommand) => calendarEvent.decide(command, state(history));
  return { when, state: (...more: readonly CalendarEventEvent[]) => state([...history, ...more]) };
};
const common = { calendarEventId, by: ann, bySyllabus: newer } as const;
const follow = (more: object = {}): CalendarEventCommand => ({ ...common, type: 'FollowSyllabus', date: dateOf(more) });
const leave: CalendarEventCommand = { ...common, type: 'LeaveSyllabus' };
const removeGone: CalendarEventCommand = { ...common, type: 'RemoveGone' };

describe('[Q5] an event that a newer syllabus names too', () => {
  it('moves in place, with its id and its completion', () => {
    const events = given(scheduled, completed).when(follow({ dueDate: '2026-03-27' }));
    expect(events).toMatchObject([
      { type: 'CalendarEventFollowed', data: { calendarEventId, documentId: newer, dueDate: '2026-03-27' } },
    ]);
    expect(given(scheduled, completed).state(...events)).toMatchObject({
      completed: true,
      fields: { dueDate: '2026-03-27', title: 'Midterm' },
      origin: { documentId: newer, sourceState: 'current', read: { dueDate: '2026-03-27' } },
    });
  });
  it('keeps the student’s edits, and updates the rest', () => {
    const events = given(scheduled, renamed).when(follow({ title: 'Mid-term', dueDate: '2026-03-27' }));
    expect(given(scheduled, renamed).state(...events)?.fields).toMatchObject({
      title: 'My midterm',
      dueDate: '2026-03-27',
    });
  });
  it('belongs to the newer one even if nothing else changes, and a repeat records nothing', () => {
    const events = given(scheduled).when(follow());
    expect(events).toHaveLength(1);
    expect(given(scheduled, ...events).when(follow())).toEqual([]);
  });
  it('is current again when an earlier one had dropped it', () => {
    const events = given(scheduled, lost('no_longer_in_syllabus')).when(follow());
    expect(given(scheduled).state(...events)?.origin.sourceState).toBe('current');
  });
  it('stays removed when the student removed it', () => {
    expect(given(scheduled, removed).when(follow())).toEqual([]);
  });
});

describe('[Q5] an event that a newer syllabus does not name', () => {
  it('is marked and stays', () => {
    expect(given(scheduled).when(leave)).toEqual([lost('no_longer_in_syllabus')]);
    expect(given(scheduled, lost('no_longer_in_syllabus')).when(leave)).toEqual([]);
  });
  it('is removed when the student agrees', () => {
    expect(given(scheduled, lost('no_longer_in_syllabus')).when(removeGone)).toEqual([removed]);
    expect(given(scheduled, removed).when(removeGone)).toEqual([]);
  });
  it.each([
    ['completed', completed],
    ['edited', renamed],
  ])('stays even then if it was %s in the meantime', (_case, touched) => {
    expect(given(scheduled, touched).when(removeGone)).toEqual([]);
  });
});

describe('[Q54] an event whose syllabus was deleted', () => {
  const lose: CalendarEventCommand = { ...common, bySyllabus: older, type: 'LoseSyllabus' };
  it('stays and is marked, once', () => {
    expect(given(scheduled).when(lose)).toEqual([lost('source_deleted')]);
    expect(given(scheduled, lost('source_deleted')).when(lose)).toEqual([]);
  });
  it('is not affected by another syllabus', () => {
    expect(given(scheduled).when({ ...lose, bySyllabus: newer })).toEqual([]);
  });
});

describe('[Q54] removing the dates of a syllabus', () => {
  const remove: CalendarEventCommand = { ...common, bySyllabus: older, type: 'RemoveUntouched' };
  it('removes untouched ones', () => {
    expect(given(scheduled).when(remove)).toEqual([removed]);
    expect(given(scheduled, lost('source_deleted')).when(remove)).toEqual([removed]);
  });
  it('keeps those that were completed, edited or read from another syllabus', () => {
    expect(given(scheduled, completed).when(remove)).toEqual([]);
    expect(given(scheduled, renamed).when(remove)).toEqual([]);
    expect(given(scheduled).when({ ...remove, bySyllabus: newer })).toEqual([]);
    expect(given(scheduled, removed).when(remove)).toEqual([]);
  });
});

it("another student's event is not found", () => {
  expect(() => given(scheduled).when({ ...leave, by: bob })).toThrow(
    expect.objectContaining({ code: 'event_not_found' }),
  );
});
