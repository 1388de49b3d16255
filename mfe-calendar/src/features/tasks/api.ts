import {
  addTask,
  changeTask,
  completeSubtask,
  completeTask,
  deleteTask,
  getStats,
  listTasks,
  type RepeatScope,
  type RepeatsFromNow,
  type TaskChange,
  type TaskForm,
  type TaskId,
  type TaskView,
} from '@hub/contracts';
import { change, keyOf, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { formatTimes, formatWeekday } from '../../shared/format-dates.ts';
import { inScope } from '../../shared/in-scope.ts';
import { useImmediateChange, usePendingChanges } from '../../shared/use-immediate-change.ts';

const allTasks = keyOf(listTasks);
const stats = keyOf(getStats);
const refresh = [allTasks, stats];

export const useTasks = ({ enabled = true } = {}) =>
  useQuery({ ...query(listTasks), enabled, select: usePendingChanges<TaskView>(allTasks) });

export const useAddTask = (onDone?: () => void) =>
  useChange({
    send: (form: TaskForm) => change(addTask, { body: form }),
    refresh,
    done: { title: t('task.added') },
    failed: { title: t('failed.title'), fallback: t('task.addFailed') },
    onDone,
  });

/** Changes a task, or the occurrences in a scope. */
export const useChangeTask = (id: TaskId, onDone: () => void) =>
  useChange({
    send: ({ scope, ...body }: TaskChange & RepeatsFromNow & { scope: RepeatScope }) =>
      change(changeTask, { params: { id }, query: inScope(scope), body }),
    refresh,
    done: { title: t('task.saved') },
    failed: { title: t('failed.update'), fallback: t('task.updateFailed') },
    onDone,
  });

export const useDeleteTask = (onDone?: () => void) =>
  useChange({
    send: ({ id, scope }: { id: TaskId; scope: RepeatScope }) =>
      change(deleteTask, { params: { id }, query: inScope(scope) }),
    refresh,
    done: { title: t('task.deleted') },
    failed: { title: t('failed.title'), fallback: t('task.deleteFailed') },
    onDone,
  });

export const useToggleTask = () =>
  useImmediateChange({
    lists: allTasks,
    counts: stats,
    send: ({ item: { id, completed } }: { item: TaskView }) =>
      change(completeTask, { params: { id }, body: { completed: !completed } }),
    done: { title: t('task.updated'), description: t('task.statusUpdated') },
    failed: { title: t('failed.update'), fallback: t('task.updateFailed') },
  });

/** Ticks the subtask in which the given ones differ from those of the task. */
export const useToggleSubtask = () =>
  useImmediateChange({
    lists: allTasks,
    counts: stats,
    send: ({ item: { id, subtasks }, fields }: { item: TaskView; fields: Partial<TaskView> }) => {
      const ticked = fields.subtasks?.find(({ completed }, at) => completed !== subtasks[at]?.completed);
      if (!ticked) throw new Error('no subtask was ticked');
      return change(completeSubtask, {
        params: { id, subtaskId: ticked.id },
        body: { completed: ticked.completed },
      });
    },
    done: { title: t('task.updated'), description: t('task.statusUpdated') },
    failed: { title: t('failed.update'), fallback: t('task.updateFailed') },
  });

/** Moves a task to another day or time; other occurrences stay where they are. */
export const useMoveTask = () =>
  useImmediateChange({
    lists: allTasks,
    counts: stats,
    send: ({ item: { id }, fields }: { item: TaskView; fields: Pick<TaskChange, 'dueDate' | 'dueTime'> }) =>
      change(changeTask, { params: { id }, query: {}, body: fields }),
    done: ({ dueDate, dueTime }) => ({
      title: t('task.moved', {
        day: [formatWeekday(dueDate ?? ''), formatTimes({ dueTime })].filter(Boolean).join(', '),
      }),
    }),
    failed: { title: t('failed.update'), fallback: t('task.updateFailed') },
  });
