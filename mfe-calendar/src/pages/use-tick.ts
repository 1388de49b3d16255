import type { SubtaskId, TaskView } from '@hub/contracts';
import { useState } from 'react';
import { useToggleEvent } from '../features/calendar/api.ts';
import { useToggleSubtask, useToggleTask } from '../features/tasks/api.ts';
import type { TodoItem } from '../features/tasks/todo.ts';

/** Ticks a task or an event, and remembers which were ticked since the list showed `scope`. */
export const useTick = (scope: string | null = null) => {
  const toggleTask = useToggleTask();
  const toggleEvent = useToggleEvent();
  const toggleSubtask = useToggleSubtask();
  const [ticked, setTicked] = useState({ scope, ids: new Set<string>() });
  const justTicked = ticked.scope === scope ? ticked.ids : new Set<string>();
  const toggle = (item: TodoItem) => {
    setTicked({ scope, ids: new Set([...justTicked, item.id]) });
    if (item.kind === 'event') toggleEvent.mutate({ item, fields: { completed: !item.completed } });
    else toggleTask.mutate({ item, fields: { completed: !item.completed } });
  };
  const tickSubtask = (item: TaskView, id: SubtaskId) => {
    const subtasks = item.subtasks.map((each) => (each.id === id ? { ...each, completed: !each.completed } : each));
    toggleSubtask.mutate({ item, fields: { subtasks } });
  };
  return { justTicked, toggle, tickSubtask };
};
