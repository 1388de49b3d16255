import type { Aggregate } from '../../platform/domain/index.ts';
import { type Task, task, type TaskCommand } from './decider.ts';
import { TaskEvent } from './events.ts';
import { undoTask } from './undo.ts';

export const taskAggregate: Aggregate<TaskCommand, TaskEvent, Task | null> = {
  category: 'task',
  decider: task,
  events: TaskEvent,
  undo: undoTask,
};
