import type { SubtaskId, SubtaskView, TaskForm } from '@hub/contracts';

/** A subtask without its tick. */
export interface Subtask {
  readonly id: SubtaskId;
  readonly title: string;
}

/** What a student can change of a task. One without a time or subtasks does not name them; without a day it has no time. */
export type TaskFields = Omit<TaskForm, 'repeats' | 'subtasks'> & {
  readonly subtasks?: Subtask[] | undefined;
};

/** What a task without a time and subtasks has there. */
export const plain = (): Pick<TaskFields, 'dueTime' | 'subtasks'> => ({ dueTime: null, subtasks: [] });

export const fieldsOf = ({
  title,
  description,
  dueDate,
  priority,
  classId,
  dueTime,
  subtasks,
}: TaskFields): TaskFields => ({
  title,
  description,
  dueDate,
  priority,
  classId,
  ...(dueDate && dueTime && { dueTime }),
  ...(subtasks && subtasks.length > 0 && { subtasks: subtasks.map(({ id, title: name }) => ({ id, title: name })) }),
});

/** The ids of the subtasks that are ticked. */
export type Ticked = Readonly<Record<string, true>>;

export const tickedOf = (subtasks: readonly SubtaskView[] = []): Ticked =>
  Object.fromEntries(subtasks.filter(({ completed }) => completed).map(({ id }) => [id, true]));

/** Those ticks that belong to a subtask of the list. */
export const keptTicks = (ticked: Ticked, subtasks: readonly Subtask[] = []): Ticked =>
  tickedOf(withTicks(subtasks, ticked));

export const withTicks = (subtasks: readonly Subtask[], ticked: Ticked): SubtaskView[] =>
  subtasks.map(({ id, title }) => ({ id, title, completed: ticked[id] === true }));
