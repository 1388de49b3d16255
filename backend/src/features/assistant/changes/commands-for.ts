import type { PlannedChange, UserId } from '@hub/contracts';
import { type CalendarEventCommand, schedulingOf } from '../../calendar-event/index.ts';
import { uuid5 } from '../../../platform/domain/index.ts';
import { addingOf, changeOf, type TaskCommand } from '../../task/index.ts';

export interface ChangeCommands {
  readonly tasks: readonly TaskCommand[];
  readonly events: readonly CalendarEventCommand[];
}

interface Wanted {
  readonly by: UserId;
  /** The id of what the change creates. */
  readonly newId: string;
}

/** The id of the thing first, then those of its parts: the same for a repeated plan. */
const idsFrom = (newId: string) => {
  let given = 0;
  return () => {
    given += 1;
    return given === 1 ? newId : uuid5(newId, 'part', String(given));
  };
};

/** Turns a planned change into commands, one for each day of what repeats. The deciders of tasks and calendar events may still reject them. */
export const commandsFor = (planned: PlannedChange, { by, newId }: Wanted): ChangeCommands => {
  switch (planned.type) {
    case 'CREATE_EVENT': {
      const events = schedulingOf(planned.event, newId, by);
      return { tasks: [], events: events.map((scheduling) => ({ ...scheduling, source: 'assistant' })) };
    }
    case 'CREATE_TASK':
      return { tasks: addingOf(planned.task, idsFrom(newId), by), events: [] };
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
      const changing = { type: 'ChangeTask', ...of, change: changeOf(change, idsFrom(newId)) } as const;
      if (completed === undefined) return { tasks: [changing], events: [] };
      return { tasks: [changing, { type: completed ? 'CompleteTask' : 'ReopenTask', ...of }], events: [] };
    }
    case 'DELETE_EVENT':
      return { tasks: [], events: [{ type: 'RemoveCalendarEvent', calendarEventId: planned.eventId, by }] };
    case 'DELETE_TASK':
      return { tasks: [{ type: 'DeleteTask', taskId: planned.taskId, by }], events: [] };
  }
};
