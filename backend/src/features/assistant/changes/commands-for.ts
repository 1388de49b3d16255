import { CalendarEventId, type PlannedChange, TaskId, type UserId } from '@hub/contracts';
import type { CalendarEventCommand } from '../../calendar-event/index.ts';
import type { TaskCommand } from '../../task/index.ts';

export interface ChangeCommands {
  readonly tasks: readonly TaskCommand[];
  readonly events: readonly CalendarEventCommand[];
}

interface Wanted {
  readonly by: UserId;
  /** The id of what the change creates. */
  readonly newId: string;
}

/** Turns a planned change into commands. The deciders of tasks and calendar events may still reject them. */
export const commandsFor = (planned: PlannedChange, { by, newId }: Wanted): ChangeCommands => {
  switch (planned.type) {
    case 'CREATE_EVENT': {
      const calendarEventId = CalendarEventId.parse(newId);
      const scheduling = { type: 'ScheduleCalendarEvent', calendarEventId, by, form: planned.event } as const;
      return { tasks: [], events: [{ ...scheduling, source: 'assistant' }] };
    }
    case 'CREATE_TASK':
      return { tasks: [{ type: 'AddTask', taskId: TaskId.parse(newId), by, form: planned.task }], events: [] };
    case 'UPDATE_EVENT': {
      const { completed, ...change } = planned.change;
      const of = { calendarEventId: planned.eventId, by };
      const changing = { type: 'ChangeCalendarEvent', ...of, change } as const;
      if (completed === undefined) return { tasks: [], events: [changing] };
      const type = completed ? 'CompleteCalendarEvent' : 'ReopenCalendarEvent';
      return { tasks: [], events: [changing, { type, ...of }] };
    }
    case 'UPDATE_TASK': {
      const { completed, ...change } = planned.change;
      const of = { taskId: planned.taskId, by };
      const changing = { type: 'ChangeTask', ...of, change } as const;
      if (completed === undefined) return { tasks: [changing], events: [] };
      return { tasks: [changing, { type: completed ? 'CompleteTask' : 'ReopenTask', ...of }], events: [] };
    }
    case 'DELETE_EVENT':
      return { tasks: [], events: [{ type: 'RemoveCalendarEvent', calendarEventId: planned.eventId, by }] };
    case 'DELETE_TASK':
      return { tasks: [{ type: 'DeleteTask', taskId: planned.taskId, by }], events: [] };
  }
};
