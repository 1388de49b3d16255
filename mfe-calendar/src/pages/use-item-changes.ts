import { useDeleteEvent, useMoveEvent } from '../features/calendar/api.ts';
import type { ViewProps } from '../features/calendar/view-props.ts';
import { useDeleteTask, useMoveTask } from '../features/tasks/api.ts';

/** What a calendar view changes of an event or a task where it is shown. Of a repeating event, it is the one day. */
export const useItemChanges = (): Pick<ViewProps, 'onMove' | 'onDelete'> => {
  const moveTask = useMoveTask();
  const moveEvent = useMoveEvent();
  const deleteTask = useDeleteTask();
  const deleteEvent = useDeleteEvent();
  return {
    onMove: (item, to) => {
      if (item.kind === 'event') moveEvent.mutate({ item, fields: to });
      else if (to.dueDate)
        moveTask.mutate({ item, fields: { dueDate: to.dueDate, ...(to.dueTime && { dueTime: to.dueTime }) } });
    },
    onDelete: (item) => {
      if (item.kind === 'event') deleteEvent.mutate({ id: item.id, scope: 'this' });
      else deleteTask.mutate({ id: item.id, scope: 'this' });
    },
  };
};
