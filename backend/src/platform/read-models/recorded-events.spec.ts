import { expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyAggregate } from '../domain/index.ts';
import { recordedEvents } from './recorded-events.ts';

const projection = recordedEvents([
  { category: 'task', events: z.object({ type: z.literal('TaskCompleted') }) } as unknown as AnyAggregate,
  { category: 'class', events: z.object({ type: z.literal('ClassAdded') }) } as unknown as AnyAggregate,
]);
const taskId = '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11';
const event = { type: 'TaskCompleted', data: { taskId } };
const head = {
  id: 'e1',
  position: 2n ** 60n,
  actor: 'student',
  actorId: 'ann',
  correlationId: 'r1',
  causationId: undefined,
};
const recorded = {
  ownerId: 'ann',
  recordedAt: '2026-11-25T08:00:00.000Z',
  streamId: `task-${taskId}`,
  commandId: 'c1',
};

it('keeps the head of an event, with its place in the log to the last digit', () => {
  expect(projection.key(event, { ...recorded, head })).toBe('e1');
  const row = projection.evolve(null, event, { ...recorded, head });
  expect(row).toEqual({
    ownerId: 'ann',
    position: '1152921504606846976',
    subject: 'task',
    subjectId: taskId,
    type: 'TaskCompleted',
    actor: 'student',
    tokenId: null,
    commandId: 'c1',
    correlationId: 'r1',
    causationId: null,
    recordedAt: '2026-11-25T08:00:00.000Z',
  });
  expect(projection.evolve(row, event, { ...recorded, head })).toBe(row);
});

it('names the access token with which it was done', () => {
  const byToken = { ...head, actor: 'token', actorId: 't1' };
  expect(projection.evolve(null, event, { ...recorded, head: byToken })).toMatchObject({
    actor: 'token',
    tokenId: 't1',
  });
});

it('has no row for an event that is not in the log yet', () => {
  expect(projection.key(event, recorded)).toBeNull();
  expect(projection.evolve(null, event, recorded)).toBeNull();
});
