import {
  addTask,
  changeTask,
  completeTask,
  deleteTask,
  getStats,
  listTasks,
  type TaskForm,
  type TaskId,
  type TaskView,
} from '@hub/contracts';
import { change, keyOf, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { formatWeekday } from '../../shared/format-dates.ts';
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

export const useChangeTask = (id: TaskId, onDone: () => void) =>
  useChange({
    send: (form: TaskForm) => change(changeTask, { params: { id }, body: form }),
    refresh,
    done: { title: t('task.saved') },
    failed: { title: t('failed.update'), fallback: t('task.updateFailed') },
    onDone,
  });

export const useDeleteTask = (onDone?: () => void) =>
  useChange({
    send: (id: TaskId) => change(deleteTask, { params: { id } }),
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

/** Moves a task to another day. */
export const useMoveTask = () =>
  useImmediateChange({
    lists: allTasks,
    counts: stats,
    send: ({ item: { id }, fields: { dueDate } }: { item: TaskView; fields: Partial<TaskView> }) =>
      change(changeTask, { params: { id }, body: { dueDate: dueDate ?? null } }),
    done: ({ dueDate }) => ({ title: t('task.moved', { day: formatWeekday(dueDate ?? '') }) }),
    failed: { title: t('failed.update'), fallback: t('task.updateFailed') },
  });
