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
import { change, keyOf, query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { useChange } from '../../shared/use-change.ts';
import { useTicks, useToggle } from '../../shared/use-toggle.ts';

const allTasks = keyOf(listTasks);
const stats = keyOf(getStats);

export const useTasks = ({ enabled = true } = {}) =>
  useQuery({ ...query(listTasks), enabled, select: useTicks(allTasks) });

export const useAddTask = (onDone: () => void) =>
  useChange({
    send: (form: TaskForm) => change(addTask, { body: form }),
    changes: [allTasks, stats],
    done: { title: t('task.added') },
    failed: { title: t('failed.title'), description: t('task.addFailed') },
    onDone,
  });

export const useChangeTask = (id: TaskId, onDone: () => void) =>
  useChange({
    send: (form: TaskForm) => change(changeTask, { params: { id }, body: form }),
    changes: [allTasks, stats],
    done: { title: t('task.saved') },
    failed: { title: t('failed.update'), description: t('task.updateFailed') },
    onDone,
  });

export const useDeleteTask = (onDone: () => void) =>
  useChange({
    send: (id: TaskId) => change(deleteTask, { params: { id } }),
    changes: [allTasks, stats],
    done: { title: t('task.deleted') },
    failed: { title: t('failed.title'), description: t('task.deleteFailed') },
    onDone,
  });

export const useToggleTask = () =>
  useToggle({
    lists: allTasks,
    counts: stats,
    send: ({ id, completed }: TaskView) => change(completeTask, { params: { id }, body: { completed: !completed } }),
    done: { title: t('task.updated'), description: t('task.statusUpdated') },
    failed: { title: t('failed.update'), description: t('task.updateFailed') },
  });
