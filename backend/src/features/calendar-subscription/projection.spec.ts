import { CalendarSubscriptionId, ClassId, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import type { CalendarSubscriptionEvent } from './events.ts';
import { calendarSubscriptionList, type CalendarSubscriptionRow } from './projection.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const calendarSubscriptionId = CalendarSubscriptionId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const otherwise = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const recorded = { ownerId, recordedAt: '2026-11-21T09:00:00.000Z' };
const id = { calendarSubscriptionId };
const address = 'https://canvas.example.edu:8443/feeds/secret.ics';
const data = { ...id, ownerId, address, name: 'Canvas', zone: 'UTC', otherwise, byHand: [] };
const added: CalendarSubscriptionEvent = { type: 'CalendarSubscriptionAdded', data };
const at = '2026-11-21T08:00:00.000Z';
const failed: CalendarSubscriptionEvent = { type: 'CalendarSubscriptionFailed', data: { ...id, problem: 'gone', at } };
const later: CalendarSubscriptionEvent = {
  type: 'CalendarSubscriptionFailed',
  data: { ...id, problem: 'too_slow', at: '2026-11-22T08:00:00.000Z' },
};
const rowAfter = (...events: CalendarSubscriptionEvent[]) =>
  events.reduce<CalendarSubscriptionRow | null>(
    (row, event) => calendarSubscriptionList.evolve(row, event, recorded),
    null,
  );

const shown = {
  ownerId,
  name: 'Canvas',
  host: 'canvas.example.edu:8443',
  otherwise,
  problem: null,
  failingSince: null,
  isPaused: false,
  createdAt: recorded.recordedAt,
};

it('the list shows the host of a calendar, and never its address', () => {
  expect(rowAfter(added)).toEqual(shown);
});

it('the list shows the newest problem, since the first one, until it is solved', () => {
  const paused: CalendarSubscriptionEvent = { type: 'CalendarSubscriptionPaused', data: id };
  expect(rowAfter(added, failed, later, paused)).toEqual({
    ...shown,
    problem: 'too_slow',
    failingSince: at,
    isPaused: true,
  });
  const read: CalendarSubscriptionEvent = {
    type: 'CalendarSubscriptionRead',
    data: { ...id, fingerprint: 'a', added: 0, changed: 0, removed: 0 },
  };
  expect(rowAfter(added, failed, paused, read)).toEqual(shown);
  expect(rowAfter(added, failed, paused, { type: 'CalendarSubscriptionResumed', data: id })).toEqual(shown);
});

it('the list shows what was changed, until the subscription is removed', () => {
  const change: CalendarSubscriptionEvent = { type: 'CalendarSubscriptionChanged', data: { ...id, otherwise: null } };
  expect(rowAfter(added, change)).toEqual({ ...shown, otherwise: null });
  expect(rowAfter(added, { type: 'CalendarSubscriptionRemoved', data: id })).toBeNull();
});
