import { CalendarFeedId, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import type { CalendarFeedEvent } from './events.ts';
import { calendarFeedList } from './projection.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const calendarFeedId = CalendarFeedId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const recorded = { ownerId, recordedAt: '2026-11-21T09:00:00.000Z' };
const data = { calendarFeedId, ownerId, contents: 'exams', classId: null } as const;
const added: CalendarFeedEvent = { type: 'CalendarFeedAdded', data };

it('the list shows a new feed with the time of its recording, until it is removed', () => {
  const row = calendarFeedList.evolve(null, added, recorded);
  expect(row).toEqual({ ownerId, contents: 'exams', classId: null, zone: null, createdAt: recorded.recordedAt });
  expect(calendarFeedList.evolve(row, { type: 'CalendarFeedRemoved', data: { calendarFeedId } }, recorded)).toBeNull();
});
