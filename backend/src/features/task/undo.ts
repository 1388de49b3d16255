import { type Done, Rejection } from '../../platform/domain/index.ts';
import { takenBack } from '../../platform/commands/index.ts';
import type { Task } from './decider.ts';
import type { TaskEvent } from './events.ts';

/** Takes back what a command did to a task; taking back its adding deletes it. */
export const undoTask = (done: Done<TaskEvent, Task | null>): readonly TaskEvent[] => {
  const { events, after, now, beganAt } = done;
  if (now?.deleted && !after?.deleted) throw new Rejection('changed_since');
  const { taskId } = events[0].data;
  const task = takenBack(done);
  if (!task || task.deleted) return [{ type: 'TaskDeleted', data: { taskId } }];
  const { ownerId, fields, completed } = task;
  return [{ type: 'TaskRestored', data: { taskId, ownerId, ...fields, completed, createdAt: beganAt } }];
};
