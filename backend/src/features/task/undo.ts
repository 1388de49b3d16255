import { type UndoContext, Rejection } from '../../platform/domain/index.ts';
import { revertedState } from '../../platform/commands/index.ts';
import type { Task } from './decider.ts';
import type { TaskEvent } from './events.ts';
import { fieldsOf, withTicks } from './task-fields.ts';

/** Undoes a command to a task. Undoing its creation deletes it. */
export const undoTask = (done: UndoContext<TaskEvent, Task | null>): readonly TaskEvent[] => {
  const { events, after, now, beganAt } = done;
  if (now?.deleted && !after?.deleted) throw new Rejection('changed_since');
  const { taskId } = events[0].data;
  const task = revertedState(done);
  if (!task || task.deleted) return [{ type: 'TaskDeleted', data: { taskId } }];
  const { ownerId, fields, ticked, series, completed } = task;
  const { subtasks, ...others } = fieldsOf(fields);
  const parts = subtasks && { subtasks: withTicks(subtasks, ticked) };
  const data = { taskId, ownerId, ...others, ...parts, ...series, completed, createdAt: beganAt };
  return [{ type: 'TaskRestored', data }];
};
