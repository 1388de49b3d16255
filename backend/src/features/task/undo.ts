import { type UndoContext, Rejection } from '../../platform/domain/index.ts';
import { revertedState } from '../../platform/commands/index.ts';
import type { Task } from './decider.ts';
import type { TaskEvent } from './events.ts';

/** Undoes a command to a task. Undoing its creation deletes it. */
export const undoTask = (done: UndoContext<TaskEvent, Task | null>): readonly TaskEvent[] => {
  const { events, after, now, beganAt } = done;
  if (now?.deleted && !after?.deleted) throw new Rejection('changed_since');
  const { taskId } = events[0].data;
  const task = revertedState(done);
  if (!task || task.deleted) return [{ type: 'TaskDeleted', data: { taskId } }];
  const { ownerId, fields, completed } = task;
  return [{ type: 'TaskRestored', data: { taskId, ownerId, ...fields, completed, createdAt: beganAt } }];
};
