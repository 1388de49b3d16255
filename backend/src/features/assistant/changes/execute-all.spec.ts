import { PlannedChange, UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../../../platform/domain/index.ts';
import { summaryOf } from './describe-change.ts';
import { executeAll } from './execute-all.ts';

const by = UserId.parse(randomUUID());
const repeats = { every: 'week', weekdays: [2, 4], until: '2026-12-10' };
const planned = (change: object) => PlannedChange.parse(change);
const lab = planned({
  type: 'CREATE_EVENT',
  event: { classId: randomUUID(), title: 'Lab', dueDate: '2026-11-26', dueTime: '14:00', endTime: '16:00', repeats },
});
const reading = planned({ type: 'CREATE_TASK', task: { title: 'Reading', dueDate: '2026-11-26', repeats } });

/** A student who may have so many more tasks and events. */
const execute = async (change: PlannedChange, room: number) => {
  const handled: { readonly type: string }[] = [];
  const one = async (command: { readonly type: string }) => void handled.push(command);
  const all = async (commands: readonly { readonly type: string }[]) => void handled.push(...commands);
  const require = async (_owner: UserId, added: number) => {
    if (added > room) throw new Rejection('list_too_long');
  };
  const dependencies = {
    handleTask: one,
    handleTasks: all,
    handleEvent: one,
    handleEvents: all,
    requireRoomForTasks: require,
    requireRoomForEvents: require,
  };
  const context = { correlationId: randomUUID(), onStale: () => undefined } as never;
  const changes = [{ planned: change, title: 'It', now: null }];
  return { handled, ...(await executeAll(dependencies, { id: randomUUID(), by, context }, changes)) };
};

describe('what repeats', () => {
  it.each([lab, reading])('is added on each of its days, as one change', async (change) => {
    const { handled, done, undone } = await execute(change, 5);
    expect(handled).toHaveLength(5);
    expect([done.length, undone]).toEqual([1, []]);
  });

  it.each([lab, reading])('is not added at all where a student may not have as many', async (change) => {
    const { handled, done, undone } = await execute(change, 4);
    expect([handled, done]).toEqual([[], []]);
    expect(undone).toMatchObject([expect.stringContaining('It, 2026-11-26, 5 times until 2026-12-10 (Tue, Thu)')]);
  });

  it('is described with its number and last day', () => {
    const daily = planned({
      type: 'CREATE_TASK',
      task: { title: 'Cards', dueDate: '2026-11-26', repeats: { every: 'day', times: 3 } },
    });
    expect(summaryOf({ planned: daily, title: 'Cards', now: null })).toBe(
      'Cards, 2026-11-26, 3 times until 2026-11-28',
    );
  });
});
