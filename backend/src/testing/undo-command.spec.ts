import { TaskForm, TaskId, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { taskAggregate } from '../features/task/aggregate.ts';
import { type CommandContext, createCommands } from '../platform/commands/index.ts';
import { Rejection, uuid5 } from '../platform/domain/index.ts';
import { createInMemoryEventLog } from '../platform/testing/in-memory-event-log.ts';
import { codec, log, noWait } from './histories.ts';

const by = UserId.parse(uuid5('ann'));
const ids = ['one', 'two', 'three'].map((name) => TaskId.parse(uuid5(name)));
const touched = ids.map((id) => ({ aggregate: taskAggregate, id }));
const commandId = uuid5('completing all');
const context: CommandContext = { ownerId: by, actorId: by, actorKind: 'student', correlationId: 'c1' };

/** Three tasks completed by one command; appends can be made to fail. */
const start = async () => {
  const eventLog = createInMemoryEventLog();
  let appendsLeft = Number.POSITIVE_INFINITY;
  const failing = {
    ...eventLog,
    append(...args: Parameters<typeof eventLog.append>) {
      appendsLeft -= 1;
      return appendsLeft < 0 ? Promise.reject(new Rejection('unavailable')) : eventLog.append(...args);
    },
  };
  const commands = createCommands({ eventLog: failing, codec, progress: noWait, log });
  const toAll = (type: 'CompleteTask' | 'ReopenTask', named?: string) =>
    commands.handleAll(
      taskAggregate,
      ids.map((id) => ({ id, command: { type, taskId: id, by } as const })),
      { ...context, commandId: named },
    );
  for (const taskId of ids) {
    const form = TaskForm.omit({ repeats: true, subtasks: true }).parse({ title: 'Read' });
    await commands.handle(taskAggregate, { id: taskId, command: { type: 'AddTask', taskId, by, form } }, context);
  }
  await toAll('CompleteTask', commandId);
  const completed = () => Promise.all(ids.map(async (id) => (await commands.load(taskAggregate, id))?.completed));
  const undo = (id = commandId) => commands.undo(id, touched, { ...context, commandId: uuid5('the undo') });
  const failAfter = (appends: number) => {
    appendsLeft = appends;
  };
  return { eventLog, commands, completed, undo, failAfter };
};

describe('a command that changed several things', () => {
  it('is undone in all of them, once', async () => {
    const { eventLog, completed, undo } = await start();
    await undo();
    expect(await completed()).toEqual([false, false, false]);
    const recorded = eventLog.all.slice(-3);
    expect(recorded.map(({ metadata }) => metadata['undoes'])).toEqual([commandId, commandId, commandId]);
    expect(recorded.filter(({ metadata }) => 'commandId' in metadata)).toEqual([]);
    await Promise.all([undo(), undo()]);
    expect(eventLog.all).toHaveLength(9);
  });

  it('is undone in none of them if one has changed in the meantime', async () => {
    const { eventLog, commands, completed, undo } = await start();
    const id = TaskId.parse(ids[1]);
    await commands.handle(taskAggregate, { id, command: { type: 'DeleteTask', taskId: id, by } }, context);
    await expect(undo()).rejects.toMatchObject({ code: 'changed_since' });
    expect(await completed()).toEqual([true, true, true]);
    expect(eventLog.all).toHaveLength(7);
  });

  it('is completely undone by the next attempt if the first was interrupted', async () => {
    const { eventLog, completed, undo, failAfter } = await start();
    failAfter(1);
    await expect(undo()).rejects.toMatchObject({ code: 'unavailable' });
    expect((await completed()).filter(Boolean)).toHaveLength(2);
    failAfter(Number.POSITIVE_INFINITY);
    await undo();
    expect(await completed()).toEqual([false, false, false]);
    expect(eventLog.all).toHaveLength(9);
  });

  it('is unknown under another id', async () => {
    const { undo } = await start();
    await expect(undo(uuid5('another'))).rejects.toMatchObject({ code: 'change_not_found' });
  });
});
